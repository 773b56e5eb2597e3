#include "search.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr int steps_between_looks = 64;    // at the clock and the cancel flag
constexpr std::uint64_t derive_after = 8;  // guesses: most killers are done before it pays
constexpr float growth = 1.02F;            // of the blame: what failed lately counts for more
constexpr float too_much = 1e30F;

bool is_open(Mask mask) {
  return (mask & (mask - 1)) != 0;
}

}  // namespace

template <class Watcher>
BasicSearch<Watcher>::BasicSearch(const Problem& problem, Watcher watcher)
    : board_(problem.board),
      cells_(problem.board.cell_count()),
      givens_(problem.givens.begin(), problem.givens.end()),
      allowed_(problem.allowed.begin(), problem.allowed.end()),
      sums_(problem.board, problem.cages),
      watcher_(std::move(watcher)),
      propagator_(board_, sums_, watcher_),
      scores_(cells_, 1) {
  positions_.emplace_back(board_);
}

template <class Watcher>
typename BasicSearch<Watcher>::Step BasicSearch<Watcher>::step() {
  if (!started_) {
    started_ = true;
    propagator_.attach(top());
    alive_ = propagator_.load(givens_, allowed_);
  } else if (is_exhausted()) {
    return Step::exhausted;
  } else {
    alive_ = alive_ ? guess() : take_back();
  }
  if (!alive_) {
    watcher_.dead_end();
  } else if (top().open == 0) {
    note_solution();
    return Step::solution;
  }
  return Step::on;
}

template <class Watcher>
void BasicSearch<Watcher>::note_solution() {
  solution_.resize(cells_);
  std::ranges::transform(top().candidates, solution_.begin(), lowest_digit);
  alive_ = false;
  watcher_.solution();
}

template <class Watcher>
bool BasicSearch<Watcher>::guess() {
  if (!derived_ && nodes_ >= derive_after) {
    derived_ = true;
    if (!sums_.empty()) {
      sums_.derive();
      return propagator_.renew_sums();
    }
  }
  ++nodes_;
  const Guess guess = choose();
  open_level();
  guesses_.push_back(guess);
  propagator_.attach(top());
  watcher_.opened();
  watcher_.guessed(guess.cell);
  if (propagator_.place(guess.cell, guess.digit)) return true;
  blame(guess.cell);
  return false;
}

template <class Watcher>
void BasicSearch<Watcher>::open_level() {
  const std::size_t next = guesses_.size() + 1;
  if (next < positions_.size()) {
    positions_[next] = positions_[next - 1];
  } else {
    positions_.push_back(positions_.back());
  }
}

template <class Watcher>
bool BasicSearch<Watcher>::take_back() {
  const Guess guess = guesses_.back();
  guesses_.pop_back();
  watcher_.closed();
  propagator_.attach(top());
  if (propagator_.remove(guess.cell, guess.digit)) return true;
  blame(guess.cell);
  return false;
}

template <class Watcher>
void BasicSearch<Watcher>::blame(Cell cell) {
  scores_[cell] += blame_;
  blame_ *= growth;
  if (blame_ < too_much) return;
  blame_ /= too_much;
  for (float& score : scores_) score /= too_much;
}

// The cell with the best score for its candidates, or a place of a digit that has two in a house.
template <class Watcher>
typename BasicSearch<Watcher>::Guess BasicSearch<Watcher>::choose() const {
  float best = -1;
  const int cell = choose_cell(best);
  const Mask mask = top().candidates[cell];
  const Guess guess{static_cast<Cell>(cell), mask & -mask};
  return is_open(mask & (mask - 1)) ? choose_place(guess, best) : guess;
}

template <class Watcher>
int BasicSearch<Watcher>::choose_cell(float& best) const {
  int chosen = -1;
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    const Mask mask = top().candidates[cell];
    if (!is_open(mask)) continue;
    const float rating = scores_[cell] / static_cast<float>(std::popcount(mask));
    if (rating <= best) continue;
    best = rating;
    chosen = static_cast<int>(cell);
  }
  return chosen;
}

template <class Watcher>
typename BasicSearch<Watcher>::Guess BasicSearch<Watcher>::choose_place(Guess guess,
                                                                        float best) const {
  for (int house = 0; house < board_.complete_count(); ++house) {
    const auto cells = board_.houses()[house];
    const Seen seen = look_at(top().candidates.data(), cells);
    const Mask pairs = seen.twice & ~seen.thrice;
    if (pairs == 0) continue;
    for (const Cell cell : cells) {
      const Mask here = top().candidates[cell] & pairs;
      if (here == 0 || scores_[cell] / 2 <= best) continue;
      best = scores_[cell] / 2;
      guess.cell = cell;
      guess.digit = here & -here;
    }
  }
  return guess;
}

template <class Watcher>
End BasicSearch<Watcher>::next(Control& control, std::uint64_t nodes, bool is_known) {
  std::uint64_t reported = nodes_;
  const auto leave = [&](End end) {
    control.report(nodes_ - reported, end == End::limit && !is_known ? 1 : 0);
    return end;
  };
  for (int steps = 0;; ++steps) {
    if (steps % steps_between_looks == 0) {
      control.report(nodes_ - reported, 0);
      reported = nodes_;
      if (control.should_stop()) return leave(End::stopped);
    }
    if (alive_ && nodes_ >= nodes) return leave(End::budget);
    const Step step = this->step();
    if (step == Step::solution) return leave(End::limit);
    if (step == Step::exhausted) return leave(End::exhausted);
  }
}

template class BasicSearch<Silent>;
template class BasicSearch<Recorder>;

Outcome search(const Problem& problem, const Limits& limits, Control& control,
               std::uint64_t known) {
  Search search(problem);
  Outcome outcome;
  do {
    outcome.end = search.next(control, limits.nodes, outcome.count < known);
    outcome.nodes = search.nodes();
    if (outcome.end != End::limit) return outcome;
    if (outcome.count++ == 0) {
      outcome.first.assign(search.solution().begin(), search.solution().end());
    }
  } while (outcome.count < limits.solutions);
  return outcome;
}

}  // namespace nonet
