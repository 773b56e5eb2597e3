#include "classic_many.h"

#include <algorithm>
#include <array>

#include "batch.h"

namespace nonet::classic {
namespace {

constexpr std::size_t grain = 64;  // at 2 us a puzzle: a look at the clock each 0.1 ms

template <class RunLine>
void run_many(const Many& many, const Control& control, const RunLine& run_line) {
  const Batch batch{many.lines.size(), many.workers, grain};
  run_batch(batch, control, [&](std::size_t item) {
    std::array<Digit, 81> givens;
    read_line(many.lines[item], givens.data());
    run_line(item, Puzzle{givens.data()});
  });
}

}  // namespace

Status status_of(const Tally& tally) {
  if (tally.end == End::stopped) return Status::stopped;
  return static_cast<Status>(std::min<std::uint64_t>(tally.count, 2));
}

void solve_many(const Many& many, Control& control, Status* statuses, Digit* solutions) {
  std::fill_n(statuses, many.lines.size(), Status::stopped);
  std::fill_n(solutions, 81 * many.lines.size(), Digit{0});
  run_many(many, control, [&](std::size_t item, const Puzzle& puzzle) {
    statuses[item] = status_of(many.run(puzzle, {}, control, {solutions + 81 * item, 81}));
  });
}

void count_many(const Many& many, std::uint64_t limit, Control& control, Tally* tallies) {
  std::fill_n(tallies, many.lines.size(), Tally{.end = End::stopped});
  run_many(many, control, [&](std::size_t item, const Puzzle& puzzle) {
    tallies[item] = many.run(puzzle, {.solutions = limit}, control, {});
  });
}

}  // namespace nonet::classic
