#include "many.h"

#include <algorithm>
#include <array>
#include <atomic>

#include "../batch.h"

namespace nonet::classic {
namespace {

constexpr std::size_t grain = 128;  // at 0.5 us a puzzle: a look at the clock each 64 us
constexpr std::size_t checked_together = 256;

// Items of a batch: first pieces of `checked_together` lines that are checked, then each line to be
// solved. So all lines are checked before much is solved, by all workers, without a pause.
class Checks {
 public:
  explicit Checks(const Lines& lines) : lines_(lines) {}

  std::size_t count() const { return (lines_.size() + checked_together - 1) / checked_together; }

  void run(std::size_t item) {
    const std::size_t begin = item * checked_together;
    note(begin, std::min(begin + checked_together, lines_.size()));
  }

  void finish(std::size_t reached) {
    if (reached < count()) note(reached * checked_together, lines_.size());
  }

  std::size_t bad() const { return bad_.load(std::memory_order_relaxed); }

 private:
  void note(std::size_t begin, std::size_t end) {
    const std::size_t found = find_bad_line(lines_, begin, end);
    std::size_t first = bad();
    while (found < first && !bad_.compare_exchange_weak(first, found)) {
    }
  }

  const Lines& lines_;
  std::atomic<std::size_t> bad_{no_line};
};

struct Reached {
  std::size_t lines;  // so many, from the first one
  std::size_t bad;
};

template <class RunLine>
Reached run_many(const Many& many, Control& control, const RunLine& run_line) {
  Checks checks(many.lines);
  const std::size_t first = checks.count();
  const Batch batch{first + many.lines.size(), many.workers, grain};
  const auto run = [&](std::size_t begin, std::size_t end) {
    Control share(Control::Share{control});
    for (std::size_t item = begin; item < end; ++item) {
      if (item < first) {
        checks.run(item);
      } else if (checks.bad() == no_line) {
        std::array<Digit, 81> givens;
        read_line(many.lines[item - first], givens.data());
        run_line(item - first, Puzzle{givens.data()}, share);
      }
    }
  };
  const std::size_t reached = run_chunks(batch, control, run);
  checks.finish(reached);
  return {reached - std::min(reached, first), checks.bad()};
}

}  // namespace

Status status_of(const Tally& tally) {
  if (tally.end == End::stopped) return Status::stopped;
  return static_cast<Status>(std::min<std::uint64_t>(tally.count, 2));
}

std::size_t solve_many(const Many& many, Control& control, Status* statuses, Digit* solutions) {
  const auto run_line = [&](std::size_t n, const Puzzle& puzzle, Control& share) {
    Digit* const solution = solutions + 81 * n;
    const Tally tally = many.run(puzzle, {}, share, {solution, 81});
    if (tally.count == 0) std::fill_n(solution, 81, Digit{0});
    statuses[n] = status_of(tally);
  };
  const Reached reached = run_many(many, control, run_line);
  const std::size_t rest = many.lines.size() - reached.lines;
  std::fill_n(statuses + reached.lines, rest, Status::stopped);
  std::fill_n(solutions + 81 * reached.lines, 81 * rest, Digit{0});
  return reached.bad;
}

std::size_t count_many(const Many& many, std::uint64_t limit, Control& control,
                       std::uint64_t* counts) {
  const auto run_line = [&](std::size_t n, const Puzzle& puzzle, Control& share) {
    const Tally tally = many.run(puzzle, {.solutions = limit}, share, {});
    counts[n] = tally.end == End::stopped ? not_counted : tally.count;
  };
  const Reached reached = run_many(many, control, run_line);
  std::fill(counts + reached.lines, counts + many.lines.size(), not_counted);
  return reached.bad;
}

}  // namespace nonet::classic
