// The general engine for Python.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <optional>

#include "../search.h"
#include "bindings.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace nonet {
namespace {

using CageList = std::vector<std::pair<int, std::vector<Cell>>>;

std::vector<Cage> as_cages(const CageList& list) {
  std::vector<Cage> cages;
  cages.reserve(list.size());
  for (const auto& [total, cells] : list) cages.push_back({total, cells});
  return cages;
}

std::span<const Digit> as_digits(const nb::bytes& bytes, const Board& board) {
  if (bytes.size() != static_cast<std::size_t>(board.cell_count())) {
    throw nb::value_error("a grid needs one byte per cell");
  }
  return {reinterpret_cast<const Digit*>(bytes.c_str()), bytes.size()};
}

nb::object as_grid(std::span<const Digit> digits) {
  if (digits.empty()) return nb::none();
  return nb::bytes(reinterpret_cast<const char*>(digits.data()), digits.size());
}

using Found = nb::typed<nb::tuple, std::uint64_t, End, std::optional<nb::bytes>>;

Found run_search(const Board& board, const nb::bytes& givens, const std::vector<Mask>& allowed,
                 const CageList& cage_list, std::uint64_t solutions, std::uint64_t nodes,
                 Control& control) {
  const std::vector<Cage> cages = as_cages(cage_list);
  const Problem problem{board, as_digits(givens, board), allowed, cages};
  Outcome outcome;
  {
    nb::gil_scoped_release unlocked;
    outcome = search(problem, {solutions, nodes}, control);
  }
  return Found(nb::make_tuple(outcome.count, outcome.end, as_grid(outcome.first)));
}

}  // namespace

void bind_general(nb::module_& module) {
  nb::class_<Board>(module, "Board", "The houses of a layout, compiled.")
      .def(nb::init<int, int, const std::vector<std::vector<Cell>>&>(), "size"_a, "cell_count"_a,
           "houses"_a);

  module.def("search", &run_search, "board"_a, "givens"_a, "allowed"_a, "cages"_a, "solutions"_a,
             "nodes"_a, "control"_a,
             "The number of solutions, why the search ended, the first one.");
}

}  // namespace nonet
