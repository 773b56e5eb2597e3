#include "puzzle.h"

#include "../batch.h"
#include "diary.h"
#include "dig.h"
#include "few.h"
#include "nearest.h"

namespace nonet::make {
namespace {

// Digging hits 22 givens three times in a hundred, 21 three times in a thousand.
constexpr int fewest_by_digging = 22;

// What has not been found by then may not exist; the next candidate is tried all the same.
constexpr int most_tries = 2000;

// Most puzzles are not stuck; others of the same grid are quicker to make than those of a new one.
constexpr int tries_per_grid = 16;

bool is_plain(const Wish& wish) {
  return wish.orbits.size() == 81;
}

bool fits(const Wish& wish, const Digger& digger) {
  if (wish.givens != 0 && digger.count() != wish.givens) return false;
  if (wish.stuck && !digger.is_stuck()) return false;
  const bool is_minimal = wish.givens == 0 && is_plain(wish);
  return !wish.minimal || is_minimal || digger.is_minimal(single_cells());
}

void note(Diary& diary, const Digger& digger, std::span<const CellSet> orbits) {
  std::vector<Cell> order;
  for (const CellSet& orbit : orbits) {
    for_each(orbit, [&](int cell) { order.push_back(static_cast<Cell>(cell)); });
  }
  diary.note_dug(digger.solution(), std::move(order), digger.givens());
}

}  // namespace

std::optional<Grid> make_puzzle(const Wish& wish, Random& random, Control& control) {
  if (is_plain(wish) && wish.givens != 0 && wish.givens < fewest_by_digging) {
    return find_few(wish.givens, random, control);
  }
  std::vector<CellSet> orbits = wish.orbits;
  std::optional<Digger> digger;
  Nearest<Grid> nearest(wish.givens);
  for (int tries = 0; tries < most_tries; ++tries) {
    if (control.should_stop()) return std::nullopt;
    if (!wish.stuck || tries % tries_per_grid == 0) digger.emplace(random_grid(random));
    random.shuffle(orbits);
    digger->dig(orbits, wish.givens);
    if (Diary* diary = Diary::of_this_thread()) note(*diary, *digger, orbits);
    if (fits(wish, *digger)) return digger->givens();
    nearest.note(digger->givens(), digger->count());
    control.report(1, 0);
  }
  return nearest.givens();
}

void make_many(const Wish& wish, std::uint64_t seed, int workers, Control& control,
               std::span<Grid> puzzles) {
  std::ranges::fill(puzzles, Grid{});
  run_batch({.count = puzzles.size(), .workers = workers}, control, [&](std::size_t n) {
    Random random(seed + n);
    if (const auto puzzle = make_puzzle(wish, random, control)) {
      puzzles[n] = *puzzle;
      control.report(1, 1);
    }
  });
}

}  // namespace nonet::make
