// The generator for Python.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <utility>

#include "../batch.h"
#include "../make/canonical.h"
#include "../make/few.h"
#include "../make/form.h"
#include "../make/puzzle.h"
#include "bindings.h"

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
                   std::uint64_t seed, std::size_t count, int workers, Control& control) {
  const Wish wish{givens, minimal, as_orbits(orbits)};
  std::vector<Grid> puzzles(count);
  {
    nb::gil_scoped_release unlocked;
    make_many(wish, seed, workers, control, puzzles);
  }
  return as_list(puzzles);
}

nb::bytes make_grid(std::uint64_t seed) {
  Random random(seed);
  return as_bytes(random_grid(random));
}

std::pair<nb::bytes, std::uint64_t> find_canonical(const nb::bytes& digits) {
  const Grid grid = as_grid(digits);
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

}  // namespace
}  // namespace nonet::make

namespace nonet {

void bind_make(nb::module_& module) {
  module.def("classic_make", &make::make_puzzles, "orbits"_a, "givens"_a, "minimal"_a, "seed"_a,
             "count"_a, "workers"_a, "control"_a,
             "Puzzles of the seeds from `seed` on; those not reached before a stop are empty.");
  module.def("classic_grid", &make::make_grid, "seed"_a, "A random full grid.");
  module.def("classic_canonical", &make::find_canonical, "grid"_a,
             "The least form of a grid, and in how many ways it can be turned into itself.");
  module.def("classic_form", &make::make_form, "grid"_a, "seed"_a, "A random form of a grid.");
  module.def("classic_moved", &make::find_moved, "puzzle"_a,
             "The puzzles with one given in another place or of another digit.");
}

}  // namespace nonet
