// The general engine for Python.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <variant>

#include "../batch.h"
#include "../general/census.h"
#include "../general/search.h"
#include "../learning/learner.h"
#include "bindings.h"
#include "shape.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace nonet {
namespace {

// A puzzle on its shape. Owns all that a search on another thread needs.
struct Task {
  Task(const Shape& shape_, const nb::bytes& digits, std::vector<Mask> masks)
      : shape(shape_),
        givens(digits.c_str(), digits.c_str() + digits.size()),
        allowed(std::move(masks)) {
    const std::size_t cells = shape.board->cell_count();
    if (givens.size() != cells || (!allowed.empty() && allowed.size() != cells)) {
      throw nb::value_error("a puzzle needs one digit, and one mask or none, per cell");
    }
    if (cells > 0 && std::ranges::max(givens) > shape.board->size()) {
      throw nb::value_error("a given is greater than the number of digits");
    }
  }

  // Where there are rules, cages are among them.
  Problem problem() const {
    if (shape.rules) return {*shape.board, givens, allowed, {}, shape.rules.get()};
    return {*shape.board, givens, allowed, *shape.cages};
  }
  // The same puzzle with its cages as rules.
  Problem ruled_problem() const {
    const Ruled& ruled = shape.cages_as_rules->of(*shape.board, *shape.cages);
    return {*ruled.board, givens, allowed, {}, ruled.rules.get()};
  }

  Shape shape;
  std::vector<Digit> givens;
  std::vector<Mask> allowed;
};

nb::object as_grid(std::span<const Digit> digits) {
  if (digits.empty()) return nb::none();
  return nb::bytes(reinterpret_cast<const char*>(digits.data()), digits.size());
}

// Guesses after which cages are searched as rules: that sees more, but has to be compiled first.
constexpr std::uint64_t guesses_on_cages = 150;
constexpr std::uint64_t most_solutions = 1000;  // to look for: where there are many, that is slower

Outcome search_task(const Task& task, const Limits& limits, Control& control,
                    std::uint64_t known = 0) {
  const Problem problem = task.problem();
  if (problem.cages.empty() || limits.nodes <= guesses_on_cages ||
      limits.solutions > most_solutions) {
    return search(problem, limits, control, known);
  }
  const Outcome outcome = search(problem, {limits.solutions, guesses_on_cages}, control, known);
  if (outcome.end != End::budget) return outcome;
  return search(task.ruled_problem(), limits, control, std::max(known, outcome.count));
}

using Found = nb::typed<nb::tuple, std::uint64_t, End, std::optional<nb::bytes>>;

Found as_tuple(const Outcome& outcome) {
  return Found(nb::make_tuple(outcome.count, outcome.end, as_grid(outcome.first)));
}

// Without a `Task` of Python's, which would take longer to make than many puzzles to solve.
Found run_search(const Shape& shape, const nb::bytes& givens, std::vector<Mask> allowed,
                 std::uint64_t solutions, std::uint64_t nodes, Control* control,
                 std::uint64_t known) {
  const Task task(shape, givens, std::move(allowed));
  Outcome outcome;
  {
    nb::gil_scoped_release unlocked;
    Control own;
    outcome = search_task(task, {solutions, nodes}, control ? *control : own, known);
  }
  return as_tuple(outcome);
}

nb::typed<nb::list, Found> run_many(const nb::typed<nb::sequence, Task>& tasks,
                                    std::uint64_t solutions,
                                    const std::vector<std::uint64_t>& nodes, int workers,
                                    Control& control) {
  std::vector<const Task*> items;
  for (const nb::handle task : tasks) items.push_back(nb::cast<const Task*>(task));
  if (items.size() != nodes.size()) throw nb::value_error("each task needs its number of nodes");
  std::vector<Outcome> outcomes(items.size(), {.end = End::stopped});
  {
    nb::gil_scoped_release unlocked;
    run_batch({.count = items.size(), .workers = workers}, control, [&](std::size_t n) {
      outcomes[n] = search_task(*items[n], {solutions, nodes[n]}, control);
    });
  }
  nb::list found;
  for (const Outcome& outcome : outcomes) found.append(as_tuple(outcome));
  return nb::typed<nb::list, Found>(found);
}

// A search together with the puzzle that it works on.
template <class Plain, class Ruled>
struct Running {
  explicit Running(const Task& task_) : task(task_) {
    if (task.shape.rules) {
      search.template emplace<Ruled>(task.problem());
    } else {
      search.template emplace<Plain>(task.problem());
    }
  }

  // What `ask` finds out from the search, whichever it is.
  template <class Ask>
  auto ask(const Ask& ask) {
    return search.index() == 1 ? ask(std::get<1>(search)) : ask(std::get<2>(search));
  }

  Task task;
  std::variant<std::monostate, Plain, Ruled> search;
};
using Solutions = Running<Search, RuledSearch>;
using Trace = Running<TracedSearch, TracedRuledSearch>;

using NextSolution = nb::typed<nb::tuple, End, std::optional<nb::bytes>>;

NextSolution next_solution(Solutions& self, std::uint64_t nodes, Control& control) {
  End end;
  {
    nb::gil_scoped_release unlocked;
    end = self.ask([&](auto& search) { return search.next(control, nodes); });
  }
  std::span<const Digit> found;
  if (end == End::limit) found = self.ask([](auto& search) { return search.solution(); });
  return NextSolution(nb::make_tuple(end, as_grid(found)));
}

using Masks = std::vector<Mask>;
using TruthTuple = nb::typed<nb::tuple, Masks, Masks>;

TruthTuple find_true_candidates(const Task& task, std::uint64_t nodes, Control& control) {
  Truth truth;
  {
    nb::gil_scoped_release unlocked;
    truth = true_candidates(task.problem(), control, nodes);
  }
  return TruthTuple(nb::make_tuple(std::move(truth.seen), std::move(truth.undecided)));
}

using Counts = std::vector<std::uint64_t>;
using TallyTuple = nb::typed<nb::tuple, std::uint64_t, End, Counts>;

TallyTuple tally_solutions(const Task& task, std::uint64_t limit, Control& control) {
  Tally found;
  {
    nb::gil_scoped_release unlocked;
    found = tally(task.problem(), limit, control);
  }
  return TallyTuple(nb::make_tuple(found.solutions, found.end, std::move(found.counts)));
}

using Weights = std::vector<double>;
using ProbeTuple = nb::typed<nb::tuple, Weights, Weights>;

ProbeTuple probe_solutions(const Task& task, std::uint64_t count, std::uint64_t seed,
                           Control& control) {
  Probes found;
  {
    nb::gil_scoped_release unlocked;
    found = probe(task.problem(), count, seed, control);
  }
  return ProbeTuple(nb::make_tuple(std::move(found.weights), std::move(found.shares)));
}

using EventList = nb::typed<nb::list, nb::typed<nb::tuple, Act, int, int>>;

EventList next_events(Trace& self) {
  const std::vector<Event>* happened = nullptr;
  {
    nb::gil_scoped_release unlocked;
    happened = self.ask([](auto& search) {
      search.watcher().clear();
      search.step();
      return &search.watcher().events();
    });
  }
  nb::list events;
  for (const Event& event : *happened) {
    events.append(nb::make_tuple(event.act, event.cell, event.digit));
  }
  return EventList(events);
}

// Clause learning on a puzzle, taken up again for each solution.
struct Learning {
  explicit Learning(const Task& task_) : task(task_) {
    if (task.shape.rules) {
      start<RuledSearch>();
    } else {
      start<Search>();
    }
  }

  template <class AnySearch>
  void start() {
    const Problem problem = task.problem();
    AnySearch search(problem);
    if (search.step() != AnySearch::Step::solution && search.is_exhausted()) return;
    const auto formula = learning::formula_of(problem, search.candidates());
    fits = formula.has_value();
    if (fits) learner.emplace(*formula);
  }

  Task task;
  bool fits = true;
  std::optional<learning::Learner> learner;  // nothing if it is clear that there is no solution
};

NextSolution next_learned(Learning& self, Control& control) {
  End end = End::exhausted;
  if (self.learner) {
    nb::gil_scoped_release unlocked;
    end = self.learner->next(control);
  }
  if (end != End::limit) return NextSolution(nb::make_tuple(end, nb::none()));
  return NextSolution(
      nb::make_tuple(end, as_grid(self.learner->solution(self.task.givens.size()))));
}

// What was measured: sums see more than clauses tell, but on many digits the search gets lost.
bool suits_learning(const Shape& shape) {
  if (!shape.rules) return true;
  if (shape.rules->has_choices()) return false;
  return shape.board->size() > 9 || !shape.rules->has_sums();
}

}  // namespace

void bind_general(nb::module_& module) {
  nb::class_<Shape>(module, "Shape", "A layout compiled: its houses and cages as flat tables.")
      .def(nb::init<int, int, const std::vector<std::vector<Cell>>&, const CageList&>(), "size"_a,
           "cell_count"_a, "houses"_a, "cages"_a)
      .def(nb::init<int, int, std::vector<std::vector<Cell>>, const CageList&,
                    const std::vector<std::int32_t>&>(),
           "size"_a, "cell_count"_a, "houses"_a, "cages"_a, "rules"_a)
      .def(
          "with_cages", [](const Shape& self, const CageList& cages) { return Shape(self, cages); },
          "cages"_a, "The same houses, compiled already, with other cages.")
      .def_prop_ro(
          "has_rules", [](const Shape& self) { return self.rules != nullptr; },
          "Whether there are rules beyond houses and cages.")
      .def_prop_ro("suits_learning", &suits_learning,
                   "Whether clause learning is quicker than the search where both take long.");

  nb::class_<Task>(module, "Task", "A puzzle on its shape, ready to be searched.")
      .def(nb::init<const Shape&, const nb::bytes&, std::vector<Mask>>(), "shape"_a, "givens"_a,
           "allowed"_a);

  module.def("search", &run_search, "shape"_a, "givens"_a, "allowed"_a, "solutions"_a, "nodes"_a,
             "control"_a.none(), "known"_a = 0,
             "The number of solutions, why the search ended, the first one; as many as are `known` "
             "have been reported before.");
  module.def("search_many", &run_many, "tasks"_a, "solutions"_a, "nodes"_a, "workers"_a,
             "control"_a, "`search` for each task, in order, on several threads.");
  nb::class_<Solutions>(module, "Solutions", "A search that is taken up again and again.")
      .def(nb::init<const Task&>(), "task"_a)
      .def("next", &next_solution, "nodes"_a, "control"_a,
           "LIMIT and the next solution, or why there is none; `nodes` counts from the start.")
      .def_prop_ro("nodes", [](Solutions& self) {
        return self.ask([](auto& search) { return search.nodes(); });
      });

  module.def("true_candidates", &find_true_candidates, "task"_a, "nodes"_a, "control"_a,
             "The digits that some solution has, and those of which it was not found out: a mask "
             "for each cell. Each question may take so many guesses.");
  module.def(
      "tally", &tally_solutions, "task"_a, "limit"_a, "control"_a,
      "The number of solutions up to a limit, why the count ended (EXHAUSTED: these are all), "
      "and how many have each digit in each cell.");
  module.def("probe", &probe_solutions, "task"_a, "count"_a, "seed"_a, "control"_a,
             "The logarithms of what random ways through the search stand for, whose average is "
             "the number of solutions, and the share of each candidate in it.");
  nb::class_<Learning>(module, "Learning", "Clause learning, taken up again for each solution.")
      .def(nb::init<const Task&>(), "task"_a)
      .def_ro("fits", &Learning::fits, "Whether cages and relations are not too many for clauses.")
      .def("next", &next_learned, "control"_a,
           "LIMIT and the next solution, in no certain order, or why there is none.");

  nb::enum_<Act>(module, "Act", "What happens in a search.")
      .value("GUESS", Act::guess, "a digit is tried in a cell")
      .value("PLACE", Act::place, "a digit follows from what is there")
      .value("REMOVE", Act::remove, "a digit is taken back")
      .value("DEAD_END", Act::dead_end, "there is no solution this way")
      .value("SOLUTION", Act::solution, "the board is full and right");

  nb::class_<Trace>(module, "Trace", "A search that tells what it does.")
      .def(nb::init<const Task&>(), "task"_a)
      .def("step", &next_events, "What happens next: act, cell and digit of each event.")
      .def_prop_ro("is_exhausted", [](Trace& self) {
        return self.ask([](auto& search) { return search.is_exhausted(); });
      });
}

}  // namespace nonet
