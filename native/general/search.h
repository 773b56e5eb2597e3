// The general engine: any board, by propagation and guessing.
#pragma once

#include <bit>
#include <cmath>
#include <limits>
#include <vector>

#include "../engine.h"
#include "board.h"
#include "propagate.h"
#include "sums.h"
#include "trace.h"

namespace nonet {

// A search that can be left and taken up again between any two steps. A guess copies the top
// position and goes on in the copy, a dead end drops it and takes the guess away from the one
// below:
//
//     positions_ | level 0 | level 1 | level 2 (top) | room |
//     guesses_   | r1c4=3  | r5c5=1  |
template <class Watcher, class RuleSet = NoRules>
class BasicSearch {
 public:
  explicit BasicSearch(const Problem& problem, Watcher watcher = {});
  BasicSearch(const BasicSearch&) = delete;
  BasicSearch& operator=(const BasicSearch&) = delete;

  // One guess, or one guess taken back.
  enum class Step : std::uint8_t { on, solution, exhausted };
  Step step();

  // Goes on to the next solution (End::limit), or until there have been `nodes` guesses in all. One
  // that `is_known` is not reported again.
  End next(Control& control, std::uint64_t nodes, bool is_known = false);
  // Whether a solution has one of the digits in the cell (End::limit) or not (End::exhausted: they
  // are gone then), as far as so many guesses tell. Only after the first step, and not together
  // with `next`: it always begins with the position that follows from the puzzle.
  End find_with(Cell cell, Mask digits, Control& control, std::uint64_t nodes);
  // Guesses try these digits first, one mask per cell, which must live on; an empty list: any.
  void prefer(std::span<const Mask> digits) { preferred_ = digits; }
  // One random way down from there: how many such ways there are by the choices that it met, as a
  // logarithm; minus infinity where it ends without a solution. `pick(n)` is a number below n.
  template <class Pick>
  double probe(const Pick& pick);
  bool is_exhausted() const { return started_ && !alive_ && guesses_.empty(); }

  std::span<const Digit> solution() const { return solution_; }
  std::uint64_t nodes() const { return nodes_; }
  // The candidates on the way to the next step; before the first step there are none.
  std::span<const Mask> candidates() const { return top().candidates; }
  Watcher& watcher() { return watcher_; }

 private:
  static constexpr bool has_rules = Propagator<Watcher, RuleSet>::has_rules;

  struct Guess {
    Cell cell;
    Mask digit;
  };

  // What the score of a cell is divided by when it has so many candidates. Rules leave cells with
  // few of them in many places, so there it counts for more.
  static float weight_of(int candidates) {
    return static_cast<float>(has_rules ? candidates * candidates : candidates);
  }

  Position& top() { return positions_[guesses_.size()]; }
  const Position& top() const { return positions_[guesses_.size()]; }

  void score_rules(const Rules& rules);
  bool guess();
  bool start_anew();
  void open_level();
  bool take_back();
  void blame(Cell cell);
  void blame_rule();
  Guess choose() const;
  int choose_cell(float& best) const;
  Guess choose_place(Guess guess, float best) const;
  Mask first_of(int cell, Mask mask) const {
    const Mask liked = preferred_.empty() ? mask : mask & preferred_[cell];
    return liked != 0 ? liked & -liked : mask & -mask;
  }
  void back_to_root();
  void note_solution();

  const Board& board_;
  std::size_t cells_;
  std::vector<Digit> givens_;
  std::vector<Mask> allowed_;
  Sums sums_;
  Watcher watcher_;
  Propagator<Watcher, RuleSet> propagator_;
  std::vector<Position> positions_;
  std::vector<Guess> guesses_;
  std::vector<float> scores_;  // how often a guess in the cell has failed, lately
  std::vector<Digit> solution_;
  std::span<const Mask> preferred_;
  std::uint64_t nodes_ = 0;
  float blame_ = 1;
  bool started_ = false;
  bool alive_ = false;  // the top has no contradiction and no guess yet
  bool derived_ = false;
  bool found_ = false;  // a solution: from then on, none may be found twice
  std::uint64_t patience_;
  std::uint64_t start_anew_at_;  // so many nodes
};

template <class Watcher, class RuleSet>
template <class Pick>
double BasicSearch<Watcher, RuleSet>::probe(const Pick& pick) {
  double ways = 0;
  bool alive = true;
  while (alive && top().open != 0) {
    float best = -1;
    const auto cell = static_cast<Cell>(choose_cell(best));
    Mask mask = top().candidates[cell];
    const int choices = std::popcount(mask);
    ways += std::log(choices);
    for (int skip = pick(choices); skip > 0; --skip) mask &= mask - 1;
    open_level();
    guesses_.push_back({cell, mask & -mask});
    propagator_.attach(top());
    alive = propagator_.place(cell, mask & -mask);
  }
  if (alive) note_solution();
  back_to_root();
  return alive ? ways : -std::numeric_limits<double>::infinity();
}

using Search = BasicSearch<Silent>;
using TracedSearch = BasicSearch<Recorder>;
// For problems with rules.
using RuledSearch = BasicSearch<Silent, Rules>;
using TracedRuledSearch = BasicSearch<Recorder, Rules>;

// As many solutions as are `known` have been reported before.
Outcome search(const Problem& problem, const Limits& limits, Control& control,
               std::uint64_t known = 0);

}  // namespace nonet
