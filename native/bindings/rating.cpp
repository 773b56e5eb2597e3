// Ratings for Python.
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
using rating::Verdict;
using Rated = std::tuple<Verdict, int, int, int>;

constexpr std::size_t puzzle_size = rating::cell_count;

std::span<const Digit> checked(const nb::bytes& puzzles) {
  const std::span all(reinterpret_cast<const Digit*>(puzzles.c_str()), puzzles.size());
  if (all.size() % puzzle_size != 0) throw nb::value_error("a puzzle needs 81 digits");
  for (const Digit digit : all) {
    if (digit > rating::digit_count) throw nb::value_error("a digit must be 0-9");
  }
  return all;
}

std::vector<Rated> rate_many(const nb::bytes& puzzles, int workers, Control& control) {
  const std::span<const Digit> all = checked(puzzles);
  std::vector<Rated> results(all.size() / puzzle_size, {Verdict::stopped, 0, 0, 0});
  nb::gil_scoped_release unlocked;
  run_batch({.count = results.size(), .workers = workers}, control, [&](std::size_t n) {
    const Rating made = rating::rate(all.subspan(n * puzzle_size, puzzle_size), control);
    results[n] = {made.verdict, made.er, made.ep, made.ed};
  });
  return results;
}

}  // namespace

void bind_rating(nb::module_& module) {
  nb::enum_<Verdict>(module, "Verdict", "How a rating ended.")
      .value("RATED", Verdict::rated, "the puzzle has a rating")
      .value("INVALID", Verdict::invalid, "no solution or several: there is no rating")
      .value("STOPPED", Verdict::stopped, "cancelled, or the deadline has passed");

  module.def("rate_many", &rate_many, "puzzles"_a, "workers"_a, "control"_a,
             "Verdict, ER, EP and ED in tenths for each 81 bytes of `puzzles`.");
}

}  // namespace nonet
