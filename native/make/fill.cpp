#include "fill.h"

#include <algorithm>

#include "../general/propagate.h"

namespace nonet::make {
namespace {

// Processors without an instruction for it are still to be served, and there std::popcount calls a
// function for each cell at each guess.
constexpr int count_digits(Mask mask) {
  mask -= mask >> 1 & 0x55555555;
  mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333);
  mask = (mask + (mask >> 4)) & 0x0f0f0f0f;
  return static_cast<int>(mask * 0x01010101 >> 24);
}

class Filler {
 public:
  Filler(const Board& board, std::span<const Cage> cages, Random& random)
      : board_(board),
        random_(random),
        sums_(board, cages),
        propagator_(board, sums_, no_rules, watcher_) {}

  // Whether the board is full before there were too many guesses.
  bool run(Control& control) {
    levels_.clear();
    levels_.push_back({Position(board_), {}});
    propagator_.attach(top().position);
    const std::vector<Digit> givens(board_.cell_count());
    bool alive = propagator_.load(givens, {});
    int guesses = 0;
    while (alive && top().position.open > 0) {
      if (++guesses > 2 * board_.cell_count() || control.should_stop()) return false;
      alive = guess() || take_back();
    }
    control.report(static_cast<std::uint64_t>(guesses), 0);
    return alive;
  }

  std::vector<Digit> grid() const {
    std::vector<Digit> digits(board_.cell_count());
    std::ranges::transform(levels_.back().position.candidates, digits.begin(), lowest_digit);
    return digits;
  }

 private:
  struct Choice {
    Cell cell;
    Mask digit;
  };
  struct Level {
    Position position;
    Choice choice;  // what was tried on top of it
  };

  Level& top() { return levels_.back(); }

  bool guess() {
    top().choice = choose();
    const Choice choice = top().choice;
    levels_.push_back({top().position, {}});
    propagator_.attach(top().position);
    return propagator_.place(choice.cell, choice.digit);
  }

  bool take_back() {
    while (levels_.size() > 1) {
      levels_.pop_back();
      propagator_.attach(top().position);
      if (propagator_.remove(top().choice.cell, top().choice.digit)) return true;
    }
    return false;
  }

  Choice choose() {
    int fewest = max_digits + 1;
    int ties = 0;
    Cell chosen = 0;
    for (int cell = 0; cell < board_.cell_count(); ++cell) {
      const int count = count_digits(top().position.candidates[cell]);
      if (count == 1 || count > fewest) continue;
      ties = count < fewest ? 1 : ties + 1;
      fewest = count;
      if (random_.below(ties) == 0) chosen = static_cast<Cell>(cell);
    }
    Mask mask = top().position.candidates[chosen];
    for (int skipped = random_.below(fewest); skipped > 0; --skipped) mask &= mask - 1;
    return {chosen, mask & -mask};
  }

  const Board& board_;
  Random& random_;
  const Sums sums_;
  Silent watcher_;
  Propagator<Silent> propagator_;
  std::vector<Level> levels_;
};

}  // namespace

std::optional<std::vector<Digit>> random_fill(const Board& board, std::span<const Cage> cages,
                                              int starts, Random& random, Control& control) {
  Filler filler(board, cages, random);
  for (int start = 0; start < starts && !control.should_stop(); ++start) {
    if (filler.run(control)) return filler.grid();
  }
  return std::nullopt;
}

}  // namespace nonet::make
