// The generator for Python.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "../batch.h"
#include "../make/additions.h"
#include "../make/board_puzzle.h"
#include "../make/cages.h"
#include "../make/canonical.h"
#include "../make/diary.h"
#include "../make/few.h"
#include "../make/fill.h"
#include "../make/form.h"
#include "../make/pattern.h"
#include "../make/puzzle.h"
#include "../make/regions.h"
#include "bindings.h"
#include "shape.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace nonet::make {
namespace {

constexpr int cell_count = 81;

Grid as_grid(const nb::bytes& digits) {
  Grid grid;
  if (digits.size() != grid.size()) throw nb::value_error("a grid needs 81 digits");
  std::copy_n(reinterpret_cast<const Digit*>(digits.c_str()), grid.size(), grid.begin());
  if (std::ranges::max(grid) > 9) throw nb::value_error("a digit must be 0-9");
  return grid;
}

nb::bytes as_bytes(const Grid& grid) {
  return nb::bytes(reinterpret_cast<const char*>(grid.data()), grid.size());
}

using Bytes = nb::typed<nb::list, nb::bytes>;

Bytes as_list(const std::vector<Grid>& grids) {
  nb::list list;
  for (const Grid& grid : grids) list.append(as_bytes(grid));
  return Bytes(list);
}

std::vector<CellSet> as_orbits(const std::vector<std::vector<int>>& lists) {
  std::vector<CellSet> orbits;
  CellSet all;
  int count = 0;
  for (const auto& list : lists) {
    CellSet& orbit = orbits.emplace_back();
    for (const int cell : list) {
      if (cell < 0 || cell >= cell_count) throw nb::value_error("cells are 0 to 80");
      orbit.add(cell);
      all.add(cell);
      ++count;
    }
  }
  if (count != cell_count || all.count() != cell_count) {
    throw nb::value_error("each cell must be in one orbit");
  }
  return orbits;
}

Bytes make_puzzles(const std::vector<std::vector<int>>& orbits, int givens, bool minimal,
                   bool stuck, std::uint64_t seed, std::size_t count, int workers,
                   Control& control) {
  const Wish wish{givens, minimal, stuck, as_orbits(orbits)};
  std::vector<Grid> puzzles(count);
  {
    nb::gil_scoped_release unlocked;
    make_many(wish, seed, workers, control, puzzles);
  }
  return as_list(puzzles);
}

std::optional<nb::bytes> fill_cells(const std::vector<int>& cells, std::uint64_t seed,
                                    Control& control) {
  CellSet pattern;
  for (const int cell : cells) {
    if (cell < 0 || cell >= cell_count) throw nb::value_error("cells are 0 to 80");
    pattern.add(cell);
  }
  Random random(seed);
  std::optional<Grid> puzzle;
  {
    nb::gil_scoped_release unlocked;
    puzzle = fill_pattern(pattern, random, control);
  }
  if (!puzzle) return std::nullopt;
  return as_bytes(*puzzle);
}

nb::bytes make_grid(std::uint64_t seed) {
  Random random(seed);
  return as_bytes(random_grid(random));
}

// Canonical forms are about grids without conflicts: elsewhere a row may need more than nine names.
bool has_conflict(const Grid& grid) {
  std::array<std::uint16_t, 27> seen{};
  for (int cell = 0; cell < cell_count; ++cell) {
    const int row = cell / 9, column = cell % 9;
    const auto bit = static_cast<std::uint16_t>(1U << grid[cell] & ~1U);
    for (const int house : {row, 9 + column, 18 + row / 3 * 3 + column / 3}) {
      if ((seen[house] & bit) != 0) return true;
      seen[house] |= bit;
    }
  }
  return false;
}

std::pair<nb::bytes, std::uint64_t> find_canonical(const nb::bytes& digits) {
  const Grid grid = as_grid(digits);
  if (has_conflict(grid)) throw nb::value_error("the digits break a rule");
  Canonical found;
  {
    nb::gil_scoped_release unlocked;
    found = canonical(grid);
  }
  return {as_bytes(found.grid), found.automorphisms};
}

nb::bytes make_form(const nb::bytes& digits, std::uint64_t seed) {
  Random random(seed);
  return as_bytes(random_form(random).of(as_grid(digits)));
}

// A puzzle with several solutions has no neighbourhood.
void check_unique(const Grid& givens) {
  Control control;
  if (classic::engines().front().run({givens.data()}, {}, control, {}).count != 1) {
    throw nb::value_error("the puzzle must have one solution");
  }
}

Bytes find_moved(const nb::bytes& puzzle) {
  const Grid givens = as_grid(puzzle);
  check_unique(givens);
  std::vector<Grid> found;
  {
    nb::gil_scoped_release unlocked;
    Neighbourhood here(givens);
    for (int number = 0; number < here.count(); ++number) {
      const std::vector<Grid> moved = here.find_moved(number);
      found.insert(found.end(), moved.begin(), moved.end());
    }
  }
  return as_list(found);
}

Bytes replaced_of(const nb::bytes& puzzle) {
  const Grid givens = as_grid(puzzle);
  check_unique(givens);
  std::vector<Grid> found;
  {
    nb::gil_scoped_release unlocked;
    found = find_replaced(givens);
  }
  return as_list(found);
}

nb::bytes as_bytes(const std::vector<Digit>& digits) {
  return nb::bytes(reinterpret_cast<const char*>(digits.data()), digits.size());
}

using CellLists = std::vector<std::vector<Cell>>;

void check_lists(const Board& board, const CellLists& lists) {
  for (const auto& list : lists) {
    for (const Cell cell : list) {
      if (cell >= board.cell_count()) throw nb::value_error("there is no such cell");
    }
  }
}

nb::typed<nb::list, std::optional<nb::bytes>> make_board_puzzles(
    const Shape& shape, const CellLists& orbits, int givens, std::uint64_t guesses,
    std::optional<Kinds> singles, bool stuck, std::uint64_t seed, std::size_t count, int workers,
    Control& control) {
  check_lists(*shape.board, orbits);
  if ((singles || stuck) && !shape.cages->empty()) {
    throw nb::value_error("singles are not enough where there are cages");
  }
  const BoardWish wish{*shape.board, *shape.cages, orbits, givens, guesses, singles, stuck};
  std::vector<std::optional<std::vector<Digit>>> made(count);
  {
    nb::gil_scoped_release unlocked;
    run_batch({.count = count, .workers = workers}, control, [&](std::size_t n) {
      Random random(seed + n);
      made[n] = make_board_puzzle(wish, random, control);
      control.report(0, made[n] ? 1 : 0);
    });
  }
  nb::list list;
  for (const auto& puzzle : made) {
    if (puzzle) {
      list.append(as_bytes(*puzzle));
    } else {
      list.append(nb::none());
    }
  }
  return nb::typed<nb::list, std::optional<nb::bytes>>(list);
}

std::optional<nb::bytes> fill_board(const Shape& shape, int starts, std::uint64_t seed,
                                    Control& control) {
  Random random(seed);
  std::optional<std::vector<Digit>> grid;
  {
    nb::gil_scoped_release unlocked;
    grid = random_fill(*shape.board, *shape.cages, starts, random, control);
  }
  if (!grid) return std::nullopt;
  return as_bytes(*grid);
}

std::vector<int> make_regions(int size, const std::vector<int>& regions, int exchanges,
                              std::uint64_t seed) {
  if (size < 1 || size > max_digits || static_cast<int>(regions.size()) != size * size) {
    throw nb::value_error("a square board has a region for each of its cells");
  }
  Random random(seed);
  return random_regions(size, regions, exchanges, random);
}

std::optional<std::pair<CageList, nb::bytes>> make_cages(const Shape& shape,
                                                         const CellLists& neighbours, int least,
                                                         int most, std::uint64_t seed,
                                                         Control& control) {
  check_lists(*shape.board, neighbours);
  if (static_cast<int>(neighbours.size()) != shape.board->cell_count()) {
    throw nb::value_error("each cell needs its neighbours");
  }
  if (least < 1 || most < least || most > shape.board->size()) {
    throw nb::value_error("a cage has from one cell to as many as there are digits");
  }
  Random random(seed);
  std::optional<Killer> killer;
  {
    nb::gil_scoped_release unlocked;
    killer = make_killer(*shape.board, neighbours, {least, most}, random, control);
  }
  if (!killer) return std::nullopt;
  CageList cages;
  for (Cage& cage : killer->cages) cages.emplace_back(cage.total, std::move(cage.cells));
  return std::pair(std::move(cages), as_bytes(killer->solution));
}

using Pages = nb::typed<nb::list, nb::typed<nb::tuple, nb::bytes, std::vector<Cell>, nb::bytes>>;

Pages take_pages(Diary& diary) {
  nb::list pages;
  for (const Page& page : diary.take()) {
    pages.append(nb::make_tuple(as_bytes(page.solution), page.order, as_bytes(page.givens)));
  }
  return Pages(pages);
}

using AdditionLists = std::vector<std::vector<std::pair<Cell, Digit>>>;

std::pair<AdditionLists, bool> list_additions(const nb::bytes& solutions, int cells,
                                              std::size_t most, Control& control) {
  const auto* digits = reinterpret_cast<const Digit*>(solutions.c_str());
  const std::span<const Digit> grids(digits, solutions.size());
  if (cells < 1 || grids.size() % cells != 0 || grids.size() < 2 * std::size_t(cells) || most < 1) {
    throw nb::value_error("two solutions at least are needed, with a digit for each cell");
  }
  Additions found;
  {
    nb::gil_scoped_release unlocked;
    found = find_additions(grids, cells, most, control);
  }
  AdditionLists lists;
  for (const auto& list : found.lists) {
    auto& pairs = lists.emplace_back();
    for (const Addition& addition : list) pairs.emplace_back(addition.cell, addition.digit);
  }
  return {std::move(lists), found.proven};
}

}  // namespace
}  // namespace nonet::make

namespace nonet {

void bind_make(nb::module_& module) {
  nb::class_<make::Diary>(module, "Diary", "What happens while a puzzle is made.")
      .def(nb::init<>())
      .def(
          "__enter__",
          [](make::Diary& self) {
            make::Diary::of_this_thread() = &self;
            return &self;
          },
          "From here on it notes what this thread makes.")
      .def(
          "__exit__",
          [](make::Diary&, const nb::args&) { make::Diary::of_this_thread() = nullptr; },
          nb::sig("def __exit__(self, *fault: object) -> None"))
      .def(
          "take", &make::take_pages,
          "What is new: full grid, order of its cells (tried last in front), givens that are left; "
          "or no grid and no order where a search has come to other givens.");
  nb::enum_<make::Kinds>(module, "Singles", "Which singles must be enough to solve a puzzle.")
      .value("HIDDEN", make::Kinds::hidden)
      .value("ALL", make::Kinds::all);
  module.def("classic_make", &make::make_puzzles, "orbits"_a, "givens"_a, "minimal"_a, "stuck"_a,
             "seed"_a, "count"_a, "workers"_a, "control"_a,
             "Puzzles of the seeds from `seed` on; those not reached before a stop are empty.");
  module.def("classic_pattern", &make::fill_cells, "cells"_a, "seed"_a, "control"_a,
             "A puzzle with its givens in these cells; None when stopped.");
  module.def("classic_grid", &make::make_grid, "seed"_a, "A random full grid.");
  module.def("classic_canonical", &make::find_canonical, "grid"_a,
             "The least form of a grid, and in how many ways it can be turned into itself.");
  module.def("classic_form", &make::make_form, "grid"_a, "seed"_a, "A random form of a grid.");
  module.def("board_make", &make::make_board_puzzles, "shape"_a, "orbits"_a, "givens"_a,
             "guesses"_a, "singles"_a, "stuck"_a, "seed"_a, "count"_a, "workers"_a, "control"_a,
             "Puzzles of the seeds from `seed` on; None where it was stopped before.");
  module.def("board_fill", &make::fill_board, "shape"_a, "starts"_a, "seed"_a, "control"_a,
             "A random full grid; None if it was not found in so many starts, or stopped.");
  module.def("make_regions", &make::make_regions, "size"_a, "regions"_a, "exchanges"_a, "seed"_a,
             "The region of each cell, after cells on the borders were exchanged.");
  module.def("make_cages", &make::make_cages, "shape"_a, "neighbours"_a, "least"_a, "most"_a,
             "seed"_a, "control"_a,
             "Cages that leave one solution without any givens, and that; None when stopped.");
  module.def(
      "find_additions", &make::list_additions, "solutions"_a, "cells"_a, "most"_a, "control"_a,
      "The shortest lists of cells and digits that leave one of the solutions (all different, "
      "back to back), and whether they are proven to be the shortest.");
  module.def("classic_moved", &make::find_moved, "puzzle"_a,
             "The puzzles with one given in another place or of another digit.");
  module.def("classic_replaced", &make::replaced_of, "puzzle"_a,
             "Most of the puzzles with two givens replaced by two others.");
}

}  // namespace nonet
