#include "search.h"

#include <algorithm>

namespace nonet {

Search::Search(const Problem& problem)
    : board_(problem.board), cages_(problem.cages.begin(), problem.cages.end()) {
  const Mask all = all_digits(board_.size());
  std::vector<Mask> candidates(board_.cell_count(), all);
  for (int cell = 0; cell < board_.cell_count(); ++cell) {
    if (!problem.allowed.empty()) candidates[cell] &= problem.allowed[cell];
    if (problem.givens[cell] != 0) candidates[cell] &= mask_of(problem.givens[cell]);
  }
  if (propagate(candidates)) solution_at_root_ = branch(std::move(candidates));
}

// Fixes single cells until nothing changes; false on a contradiction.
bool Search::propagate(std::vector<Mask>& candidates) const {
  for (bool changed = true; changed;) {
    changed = false;
    for (int cell = 0; cell < board_.cell_count(); ++cell) {
      if (candidates[cell] == 0) return false;
      if (!std::has_single_bit(candidates[cell])) continue;
      for (const Cell peer : board_.peers(static_cast<Cell>(cell))) {
        if ((candidates[peer] & candidates[cell]) == 0) continue;
        candidates[peer] &= ~candidates[cell];
        if (candidates[peer] == 0) return false;
        changed = true;
      }
    }
    for (const auto& house : board_.houses()) {
      if (static_cast<int>(house.size()) != board_.size()) continue;
      Mask once = 0;
      Mask twice = 0;
      for (const Cell cell : house) {
        twice |= once & candidates[cell];
        once |= candidates[cell];
      }
      if (once != all_digits(board_.size())) return false;
      for (const Cell cell : house) {
        const Mask hidden = candidates[cell] & ~twice;
        if (hidden == 0 || hidden == candidates[cell]) continue;
        if (!std::has_single_bit(hidden)) return false;
        candidates[cell] = hidden;
        changed = true;
      }
    }
  }
  return cages_hold(candidates);
}

bool Search::cages_hold(const std::vector<Mask>& candidates) const {
  for (const Cage& cage : cages_) {
    int least = 0;
    int most = 0;
    Mask fixed = 0;
    for (const Cell cell : cage.cells) {
      const Mask mask = candidates[cell];
      least += std::countr_zero(mask) + 1;
      most += std::bit_width(mask);
      if (!std::has_single_bit(mask)) continue;
      if ((fixed & mask) != 0) return false;
      fixed |= mask;
    }
    if (cage.total < least || cage.total > most) return false;
  }
  return true;
}

// Notes a solution (true) or opens a level at the cell with the fewest candidates (false).
bool Search::branch(std::vector<Mask> candidates) {
  int best = -1;
  for (int cell = 0; cell < board_.cell_count(); ++cell) {
    const int count = std::popcount(candidates[cell]);
    if (count > 1 && (best < 0 || count < std::popcount(candidates[best]))) best = cell;
  }
  if (best >= 0) {
    const Mask untried = candidates[best];
    levels_.push_back({std::move(candidates), static_cast<Cell>(best), untried});
    return false;
  }
  solution_.resize(candidates.size());
  std::ranges::transform(candidates, solution_.begin(), lowest_digit);
  return true;
}

Search::Event Search::next(Control& control, std::uint64_t nodes) {
  if (solution_at_root_) {
    solution_at_root_ = false;
    return Event::solution;
  }
  for (std::uint64_t spent = 0; !levels_.empty(); ++spent) {
    if (spent >= nodes) return Event::budget;
    if (spent % 256 == 0 && control.should_stop()) return Event::stopped;
    Level& level = levels_.back();
    if (level.untried == 0) {
      levels_.pop_back();
      continue;
    }
    const Mask digit = level.untried & -level.untried;
    level.untried ^= digit;
    ++nodes_;
    control.report(1, 0);
    std::vector<Mask> candidates = level.candidates;
    candidates[level.cell] = digit;
    if (propagate(candidates) && branch(std::move(candidates))) {
      control.report(0, 1);
      return Event::solution;
    }
  }
  return Event::exhausted;
}

Outcome search(const Problem& problem, const Limits& limits, Control& control) {
  Search search(problem);
  Outcome outcome;
  while (true) {
    const std::uint64_t left = limits.nodes - std::min(limits.nodes, search.nodes());
    const Search::Event event = search.next(control, left);
    outcome.nodes = search.nodes();
    if (event != Search::Event::solution) {
      outcome.end = event == Search::Event::exhausted ? End::exhausted
                    : event == Search::Event::budget  ? End::budget
                                                      : End::stopped;
      return outcome;
    }
    if (outcome.count++ == 0)
      outcome.first.assign(search.solution().begin(), search.solution().end());
    if (outcome.count >= limits.solutions) {
      outcome.end = End::limit;
      return outcome;
    }
  }
}

}  // namespace nonet
