// What a finder is given beside the position: where its steps go, and when to end.
#pragma once

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "../control.h"
#include "position.h"

namespace nonet::logic {

class Search {
 public:
  Search(Control& control, bool only_first, bool tells_reasons = true)
      : control_(control), only_first_(only_first), tells_reasons_(tells_reasons) {}

  // Whether the finder should go home: it has what was asked for, or the time is up.
  bool done() {
    if (finished_) return true;
    if (++asked_ % 16 == 0 && control_.should_stop()) stopped_ = finished_ = true;
    return finished_;
  }
  // The same, but asked between pieces of work that take long.
  bool done_now() {
    if (!finished_ && control_.should_stop()) stopped_ = finished_ = true;
    return finished_;
  }
  bool stopped() const { return stopped_; }

  // Takes the step unless it changes nothing or says what an earlier one said.
  void accept(Step step) {
    if (finished_ || (step.eliminations.empty() && step.placements.empty())) return;
    std::ranges::sort(step.eliminations);
    if (!only_first_ && !keeps_repeats_ && !is_new(step)) return;
    steps_.push_back(std::move(step));
    finished_ = only_first_;
  }
  bool only_first() const { return only_first_; }
  // Whether anybody is going to look at the marks of a step; some of them take long to find.
  bool tells_reasons() const { return tells_reasons_; }
  std::vector<Step>& steps() { return steps_; }
  const std::vector<Step>& steps() const { return steps_; }
  // A search for all steps of another technique, in the same time, even if they say the same: what
  // follows from where they were found may differ.
  Search anew() const {
    Search search(control_, false);
    search.keeps_repeats_ = true;
    return search;
  }

 private:
  bool is_new(const Step& step) {
    return outcomes_.insert({step.placements, step.eliminations}).second;
  }

  Control& control_;
  bool only_first_;
  bool tells_reasons_;
  bool keeps_repeats_ = false;
  bool finished_ = false;
  bool stopped_ = false;
  unsigned asked_ = 0;
  std::vector<Step> steps_;
  std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> outcomes_;
};

template <int W>
std::vector<Cell> list(const CellSet<W>& cells) {
  std::vector<Cell> numbers;
  for (Cell cell : cells) numbers.push_back(cell);
  return numbers;
}

template <int W>
void remove_from(const CellSet<W>& cells, Digit digit, Step& step) {
  for (Cell cell : cells) step.eliminations.push_back({cell, digit});
}

template <int W>
Mark mark(Role role, const CellSet<W>& cells, Mask digits) {
  return {role, list(cells), digits, -1};
}

template <int W>
Mark mark_house(Role role, const Shape<W>& shape, int house, Mask digits = 0) {
  return {role, shape.house(house).cells, digits, house};
}

}  // namespace nonet::logic
