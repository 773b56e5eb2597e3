#include "pattern.h"

#include <vector>

#include "../classic/classic.h"

namespace nonet::make {
namespace {

constexpr std::uint64_t too_many = 5000;  // solutions: where the descent begins
constexpr int most_changes = 100;         // without fewer solutions before the next start

// Changes one digit after the other so that fewer and fewer solutions are left.
class PatternSearch {
 public:
  PatternSearch(const CellSet& pattern, Random& random, Control& control)
      : random_(random), control_(control) {
    for_each(pattern, [&](int cell) { cells_.push_back(cell); });
  }

  std::optional<Grid> run() {
    while (!control_.should_stop() && !cells_.empty()) {
      start();
      if (descend()) return givens_;
    }
    return std::nullopt;
  }

 private:
  void start() {
    const Grid grid = random_grid(random_);
    givens_ = {};
    for (const int cell : cells_) givens_[cell] = grid[cell];
    solutions_ = count(too_many);
  }

  // Whether there is one solution in the end; what was counted when a stop came is worth nothing.
  bool descend() {
    for (int failed = 0; solutions_ > 1; ++failed) {
      if (failed == most_changes || control_.should_stop()) return false;
      if (change(cells_[random_.below(static_cast<int>(cells_.size()))])) failed = 0;
    }
    return !control_.should_stop();
  }

  // Takes a digit with as few solutions as can be had in this cell; whether they have become fewer.
  bool change(int cell) {
    const std::uint64_t before = solutions_;
    const Digit own = givens_[cell];
    Digit best = own;
    int ties = 1;
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (digit == own) continue;
      givens_[cell] = digit;
      const std::uint64_t found = count(solutions_ + 1);
      if (found == 0 || found > solutions_) continue;
      ties = found < solutions_ ? 1 : ties + 1;
      if (random_.below(ties) == 0) best = digit;
      solutions_ = found;
    }
    givens_[cell] = best;
    return solutions_ < before;
  }

  std::uint64_t count(std::uint64_t limit) {
    return classic::engines()
        .front()
        .run({givens_.data()}, {.solutions = limit}, control_, {})
        .count;
  }

  Random& random_;
  Control& control_;
  std::vector<int> cells_;
  Grid givens_{};
  std::uint64_t solutions_ = 0;
};

}  // namespace

std::optional<Grid> fill_pattern(const CellSet& pattern, Random& random, Control& control) {
  return PatternSearch(pattern, random, control).run();
}

}  // namespace nonet::make
