// Ratings for Python.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "../batch.h"
#include "../rating/rate.h"
#include "bindings.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace nonet {
namespace {

using rating::Rating;
using Uses = std::vector<std::pair<int, int>>;  // number of technique, how often
using Rated = std::tuple<int, int, int, int, int, int, int, Uses>;

constexpr std::size_t puzzle_size = rating::cell_count;

std::span<const Digit> checked(const nb::bytes& puzzles) {
  const std::span all(reinterpret_cast<const Digit*>(puzzles.c_str()), puzzles.size());
  if (all.size() % puzzle_size != 0) throw nb::value_error("a puzzle needs 81 digits");
  for (const Digit digit : all) {
    if (digit > rating::digit_count) throw nb::value_error("a digit must be 0-9");
  }
  return all;
}

Rated as_tuple(const Rating& made) {
  Uses uses;
  for (std::size_t technique = 0; technique < made.uses.size(); ++technique) {
    if (made.uses[technique]) uses.emplace_back(technique, made.uses[technique]);
  }
  const int hardest = static_cast<int>(made.hardest_technique);
  return {static_cast<int>(made.verdict),
          made.er,
          made.ep,
          made.ed,
          made.hardest,
          hardest,
          made.tedium,
          uses};
}

std::vector<Rated> rate_many(const nb::bytes& puzzles, int workers, Control& control) {
  const std::span<const Digit> all = checked(puzzles);
  std::vector<Rated> results(all.size() / puzzle_size, as_tuple(Rating{}));
  nb::gil_scoped_release unlocked;
  run_batch({.count = results.size(), .workers = workers}, control, [&](std::size_t n) {
    results[n] = as_tuple(rating::rate(all.subspan(n * puzzle_size, puzzle_size), control));
  });
  return results;
}

int er_up_to(const nb::bytes& puzzle, int most, Control& control) {
  const std::span<const Digit> givens = checked(puzzle);
  if (givens.size() != puzzle_size) throw nb::value_error("a puzzle needs 81 digits");
  nb::gil_scoped_release unlocked;
  return rating::rate_up_to(givens, most, control).er;
}

}  // namespace

void bind_rating(nb::module_& module) {
  module.def(
      "rate_many", &rate_many, "puzzles"_a, "workers"_a, "control"_a,
      "For each 81 bytes of `puzzles`: verdict (no solution, rated, several, stopped), ER, "
      "EP and ED in tenths, how many steps are as hard as ER and the technique of the first, "
      "tedium in thousandths, and how often each technique was used.");
  module.def("er_up_to", &er_up_to, "puzzle"_a, "most"_a, "control"_a,
             "ER in tenths of a puzzle that has one solution; most + 1 where it is more than "
             "`most`, 0 when stopped.");
  module.def(
      "rated_technique_names",
      [] {
        return std::vector<std::string_view>(rating::technique_names.begin(),
                                             rating::technique_names.end());
      },
      "The number of a technique of a rating is its index.");
}

}  // namespace nonet
