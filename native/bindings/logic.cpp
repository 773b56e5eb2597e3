// The techniques for Python. Steps come out as plain tuples; `nonet.logic.step` gives them names.
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "../logic/solver.h"
#include "../rules/read.h"
#include "bindings.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace nonet {
namespace {

using namespace logic;

using HouseTuple = std::tuple<int, std::vector<Cell>, int>;           // kind, cells, total
using RuleTuple = std::tuple<bool, bool, std::vector<std::int32_t>>;  // cage, whole, primitives
using CandidateTuple = std::tuple<int, int>;
using MarkTuple = std::tuple<int, std::vector<Cell>, Mask, int>;
using NodeTuple = std::tuple<int, std::vector<Cell>>;
using LinkTuple = std::tuple<NodeTuple, NodeTuple, bool>;
using StepTuple = std::tuple<int, std::vector<CandidateTuple>, std::vector<CandidateTuple>,
                             std::vector<MarkTuple>, std::vector<LinkTuple>>;
using RungTuple = std::tuple<int, int>;
using ClimbTuple = std::tuple<int, int, int, int, int, int, std::vector<int>, bool, bool>;
using WalkTuple = std::tuple<std::vector<StepTuple>, std::vector<int>, nb::bytes, bool, bool>;

std::vector<HousePlan> as_plans(const std::vector<HouseTuple>& houses) {
  std::vector<HousePlan> plans;
  for (const auto& [kind, cells, total] : houses) {
    plans.push_back({static_cast<Kind>(kind), cells, total});
  }
  return plans;
}

std::vector<RulePlan> as_plans(const std::vector<RuleTuple>& tuples, int size, int cell_count) {
  std::vector<RulePlan> plans;
  for (const auto& [is_cage, is_whole, numbers] : tuples) {
    plans.push_back({is_cage, is_whole, rules::read(numbers, size, cell_count)});
  }
  return plans;
}

std::span<const Digit> as_digits(const nb::bytes& bytes) {
  return {reinterpret_cast<const Digit*>(bytes.c_str()), bytes.size()};
}

std::vector<CandidateTuple> as_tuples(const std::vector<Candidate>& candidates) {
  std::vector<CandidateTuple> tuples;
  for (Candidate candidate : candidates) tuples.emplace_back(candidate.cell, candidate.digit);
  return tuples;
}

NodeTuple as_tuple(const Node& node) {
  return {node.digit, node.cells};
}

StepTuple as_tuple(const Found& found) {
  std::vector<MarkTuple> marks;
  for (const logic::Mark& mark : found.step.marks) {
    marks.emplace_back(static_cast<int>(mark.role), mark.cells, mark.digits, mark.house);
  }
  std::vector<LinkTuple> links;
  for (const Link& link : found.step.links) {
    links.emplace_back(as_tuple(link.from), as_tuple(link.to), link.strong);
  }
  return {found.technique, as_tuples(found.step.placements), as_tuples(found.step.eliminations),
          marks, links};
}

std::vector<StepTuple> as_tuples(const std::vector<Found>& found) {
  std::vector<StepTuple> tuples;
  for (const Found& one : found) tuples.push_back(as_tuple(one));
  return tuples;
}

// The arguments of every question, checked and kept alive while the GIL is released.
struct Question {
  Start start;
  std::span<const int> order;

  Question(const Solver& solver, const nb::bytes& givens, const nb::bytes& entries,
           const std::vector<Mask>& allowed, const std::vector<Mask>& left,
           const std::vector<int>& techniques)
      : start{as_digits(givens), as_digits(entries), allowed, left}, order(techniques) {
    const auto fits = [&](std::size_t count, bool may_lack) {
      return count == static_cast<std::size_t>(solver.cell_count()) || (may_lack && count == 0);
    };
    if (!fits(givens.size(), false) || !fits(entries.size(), true) || !fits(allowed.size(), true) ||
        !fits(left.size(), true)) {
      throw nb::value_error("a position needs one item per cell");
    }
    const int count = static_cast<int>(technique_names().size());
    for (int technique : techniques) {
      if (technique < 0 || technique >= count) throw nb::index_error("no such technique");
    }
  }
};

std::vector<StepTuple> find(const Solver& solver, const nb::bytes& givens, const nb::bytes& entries,
                            const std::vector<Mask>& allowed, const std::vector<Mask>& left,
                            const std::vector<int>& techniques, bool only_first, Control& control) {
  const Question question(solver, givens, entries, allowed, left, techniques);
  std::vector<Found> found;
  {
    nb::gil_scoped_release unlocked;
    found = only_first ? solver.find_first(question.start, question.order, control)
                       : solver.find_all(question.start, question.order, control);
  }
  return as_tuples(found);
}

WalkTuple walk(const Solver& solver, const nb::bytes& givens, const nb::bytes& entries,
               const std::vector<Mask>& allowed, const std::vector<Mask>& left,
               const std::vector<int>& techniques, bool keep_steps, Control& control) {
  const Question question(solver, givens, entries, allowed, left, techniques);
  Walk way;
  {
    nb::gil_scoped_release unlocked;
    way = solver.walk(question.start, question.order, keep_steps, control);
  }
  const nb::bytes digits(reinterpret_cast<const char*>(way.digits.data()), way.digits.size());
  return {as_tuples(way.steps), way.counts, digits, way.solved, way.stopped};
}

ClimbTuple climb(const Solver& solver, const nb::bytes& givens, const std::vector<Mask>& allowed,
                 const std::vector<RungTuple>& ladder, Control& control) {
  std::vector<Rung> rungs;
  std::vector<int> techniques;
  for (const auto& [technique, tenths] : ladder) {
    rungs.push_back({technique, tenths});
    techniques.push_back(technique);
  }
  const Question question(solver, givens, nb::bytes("", 0), allowed, {}, techniques);
  nb::gil_scoped_release unlocked;
  const Climb made = solver.climb(question.start, rungs, control);
  return {made.er,     made.ep,   made.ed,     made.hardest, made.hardest_technique,
          made.tedium, made.uses, made.solved, made.stopped};
}

std::tuple<std::vector<Mask>, bool> candidates(const Solver& solver, const nb::bytes& givens,
                                               const nb::bytes& entries,
                                               const std::vector<Mask>& allowed,
                                               const std::vector<Mask>& left) {
  const Question question(solver, givens, entries, allowed, left, {});
  return {solver.candidates(question.start), solver.is_broken(question.start)};
}

}  // namespace

void bind_logic(nb::module_& module) {
  nb::class_<Solver>(module, "LogicSolver", "A layout compiled for the techniques.")
      .def(
          "__init__",
          [](Solver* self, int size, int cell_count, const std::vector<HouseTuple>& houses,
             const std::vector<RuleTuple>& rules) {
            new (self)
                Solver(size, cell_count, as_plans(houses), as_plans(rules, size, cell_count));
          },
          "size"_a, "cell_count"_a, "houses"_a, "rules"_a)
      .def("find", &find, "givens"_a, "entries"_a, "allowed"_a, "left"_a, "techniques"_a,
           "only_first"_a, "control"_a, "The steps of the techniques, in their order.")
      .def("walk", &walk, "givens"_a, "entries"_a, "allowed"_a, "left"_a, "techniques"_a,
           "keep_steps"_a, "control"_a,
           "The steps, how often each technique was used, the digits at the end, whether that is "
           "everything, whether the time was up.")
      .def("climb", &climb, "givens"_a, "allowed"_a, "ladder"_a, "control"_a,
           "Takes the easiest step by a ladder of (technique, tenths) until there is none: ER, EP "
           "and ED in tenths, how many steps are as hard as ER and the technique of the first, "
           "tedium in thousandths, how often each technique was used, whether that is everything, "
           "whether the time was up.")
      .def("candidates", &candidates, "givens"_a, "entries"_a, "allowed"_a, "left"_a,
           "The candidates of every cell, and whether they contradict the rules.");
  module.def("technique_names", &technique_names, "The number of a technique is its index.");
}

}  // namespace nonet
