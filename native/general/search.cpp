#include "search.h"

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

constexpr int steps_between_looks = 64;    // at the clock and the cancel flag
constexpr std::uint64_t derive_after = 8;  // guesses: most killers are done before it pays
constexpr std::uint64_t derive_soon = 1;   // with rules, for which it is done once for all puzzles
constexpr std::uint64_t first_patience = 1000;  // guesses before a search with rules starts anew
constexpr float score_of_link = 0.1F;  // cells with many relations first, before any has failed
constexpr float growth = 1.02F;        // of the blame: what failed lately counts for more
constexpr float too_much = 1e30F;

bool is_open(Mask mask) {
  return (mask & (mask - 1)) != 0;
}

template <class RuleSet>
const RuleSet& rules_of(const Problem& problem) {
  if constexpr (std::is_same_v<RuleSet, NoRules>) {
    return no_rules;
  } else {
    return *problem.rules;
  }
}

}  // namespace

template <class Watcher, class RuleSet>
BasicSearch<Watcher, RuleSet>::BasicSearch(const Problem& problem, Watcher watcher)
    : board_(problem.board),
      cells_(problem.board.cell_count()),
      givens_(problem.givens.begin(), problem.givens.end()),
      allowed_(problem.allowed.begin(), problem.allowed.end()),
      sums_(problem.board, problem.cages),
      watcher_(std::move(watcher)),
      propagator_(board_, sums_, rules_of<RuleSet>(problem), watcher_),
      scores_(cells_, 1),
      patience_(first_patience),
      start_anew_at_(first_patience) {
  positions_.emplace_back(board_);
  if constexpr (has_rules) score_rules(*problem.rules);
}

// Cells that rules say much about come first, before any guess has failed.
template <class Watcher, class RuleSet>
void BasicSearch<Watcher, RuleSet>::score_rules(const Rules& rules) {
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    const auto links = rules.relations().links_of(static_cast<Cell>(cell));
    scores_[cell] += score_of_link * static_cast<float>(links.size());
  }
  for (const auto& rule : rules.own().rules()) {
    const std::span<const Cell> cells = rule->cells();
    for (const Cell cell : cells) scores_[cell] += 1 / static_cast<float>(cells.size());
  }
}

template <class Watcher, class RuleSet>
typename BasicSearch<Watcher, RuleSet>::Step BasicSearch<Watcher, RuleSet>::step() {
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

template <class Watcher, class RuleSet>
void BasicSearch<Watcher, RuleSet>::note_solution() {
  solution_.resize(cells_);
  std::ranges::transform(top().candidates, solution_.begin(), lowest_digit);
  alive_ = false;
  found_ = true;
  watcher_.solution();
}

template <class Watcher, class RuleSet>
bool BasicSearch<Watcher, RuleSet>::guess() {
  if (!derived_ && nodes_ >= (has_rules ? derive_soon : derive_after)) {
    derived_ = true;
    if constexpr (has_rules) {
      if (propagator_.has_derived()) return propagator_.add_derived();
    } else if (!sums_.empty()) {
      sums_.derive();
      return propagator_.renew_sums();
    }
  }
  if (has_rules && !found_ && nodes_ >= start_anew_at_ && !guesses_.empty()) return start_anew();
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

// The first guesses were made when nothing was known of where they fail; what follows without any
// stays. Each time there is twice the patience, so that every search comes to its end.
template <class Watcher, class RuleSet>
bool BasicSearch<Watcher, RuleSet>::start_anew() {
  for (; !guesses_.empty(); guesses_.pop_back()) watcher_.closed();
  propagator_.attach(top());
  patience_ *= 2;
  start_anew_at_ = nodes_ + patience_;
  return true;
}

template <class Watcher, class RuleSet>
void BasicSearch<Watcher, RuleSet>::open_level() {
  const std::size_t next = guesses_.size() + 1;
  if (next < positions_.size()) {
    positions_[next] = positions_[next - 1];
  } else {
    positions_.push_back(positions_.back());
  }
}

template <class Watcher, class RuleSet>
bool BasicSearch<Watcher, RuleSet>::take_back() {
  const Guess guess = guesses_.back();
  guesses_.pop_back();
  watcher_.closed();
  propagator_.attach(top());
  if (propagator_.remove(guess.cell, guess.digit)) return true;
  blame(guess.cell);
  return false;
}

// Where a rule could not be kept, its cells share the blame.
template <class Watcher, class RuleSet>
void BasicSearch<Watcher, RuleSet>::blame_rule() {
  if constexpr (has_rules) {
    const std::span<const Cell> cells = propagator_.culprit();
    const float share = blame_ / std::sqrt(static_cast<float>(cells.size()));
    for (const Cell cell : cells) scores_[cell] += share;
  }
}

template <class Watcher, class RuleSet>
void BasicSearch<Watcher, RuleSet>::blame(Cell cell) {
  blame_rule();
  scores_[cell] += blame_;
  blame_ *= growth;
  if (blame_ < too_much) return;
  blame_ /= too_much;
  for (float& score : scores_) score /= too_much;
}

// The cell with the best score for its candidates, or a place of a digit that has two in a house.
template <class Watcher, class RuleSet>
typename BasicSearch<Watcher, RuleSet>::Guess BasicSearch<Watcher, RuleSet>::choose() const {
  float best = -1;
  const int cell = choose_cell(best);
  const Mask mask = top().candidates[cell];
  const Guess guess{static_cast<Cell>(cell), first_of(cell, mask)};
  return is_open(mask & (mask - 1)) ? choose_place(guess, best) : guess;
}

template <class Watcher, class RuleSet>
int BasicSearch<Watcher, RuleSet>::choose_cell(float& best) const {
  int chosen = -1;
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    const Mask mask = top().candidates[cell];
    if (!is_open(mask)) continue;
    const float rating = scores_[cell] / weight_of(std::popcount(mask));
    if (rating <= best) continue;
    best = rating;
    chosen = static_cast<int>(cell);
  }
  return chosen;
}

template <class Watcher, class RuleSet>
typename BasicSearch<Watcher, RuleSet>::Guess BasicSearch<Watcher, RuleSet>::choose_place(
    Guess guess, float best) const {
  for (int house = 0; house < board_.complete_count(); ++house) {
    const auto cells = board_.houses()[house];
    const Seen seen = look_at(top().candidates.data(), cells);
    const Mask pairs = seen.twice & ~seen.thrice;
    if (pairs == 0) continue;
    for (const Cell cell : cells) {
      const Mask here = top().candidates[cell] & pairs;
      if (here == 0 || scores_[cell] / weight_of(2) <= best) continue;
      best = scores_[cell] / weight_of(2);
      guess.cell = cell;
      guess.digit = first_of(cell, here);
    }
  }
  return guess;
}

template <class Watcher, class RuleSet>
End BasicSearch<Watcher, RuleSet>::next(Control& control, std::uint64_t nodes, bool is_known) {
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

template <class Watcher, class RuleSet>
void BasicSearch<Watcher, RuleSet>::back_to_root() {
  guesses_.clear();
  propagator_.attach(top());
  alive_ = true;
}

template <class Watcher, class RuleSet>
End BasicSearch<Watcher, RuleSet>::find_with(Cell cell, Mask digits, Control& control,
                                             std::uint64_t nodes) {
  const std::uint64_t most = nodes_ + nodes;
  open_level();
  guesses_.push_back({cell, digits});
  propagator_.attach(top());
  alive_ = propagator_.remove(cell, ~digits & board_.all());
  End end = End::exhausted;
  for (int steps = 0; alive_ || guesses_.size() > 1; ++steps) {
    if (alive_ && top().open == 0) {
      note_solution();
      end = End::limit;
      break;
    }
    if (steps % steps_between_looks == 0 && control.should_stop()) {
      end = End::stopped;
      break;
    }
    if (nodes_ >= most) {
      end = End::budget;
      break;
    }
    alive_ = alive_ ? guess() : take_back();
  }
  back_to_root();
  if (end == End::exhausted) alive_ = propagator_.remove(cell, digits);
  return end;
}

template class BasicSearch<Silent>;
template class BasicSearch<Recorder>;
template class BasicSearch<Silent, Rules>;
template class BasicSearch<Recorder, Rules>;

namespace {

template <class AnySearch>
Outcome run_search(const Problem& problem, const Limits& limits, Control& control,
                   std::uint64_t known) {
  AnySearch search(problem);
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

}  // namespace

Outcome search(const Problem& problem, const Limits& limits, Control& control,
               std::uint64_t known) {
  return problem.rules ? run_search<RuledSearch>(problem, limits, control, known)
                       : run_search<Search>(problem, limits, control, known);
}

}  // namespace nonet
