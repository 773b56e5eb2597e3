#include "rulebook.h"

#include <algorithm>

namespace nonet::learning {

Rulebook::Rulebook(const Formula& formula) : list_(formula.rules) {
  if (is_empty()) return;
  candidates_ = formula.candidates;
  for (Variable variable = 0; variable < candidates_.size(); ++variable) {
    const auto [cell, digit] = candidates_[variable];
    for (; at_first_.size() <= cell; at_first_.push_back(0)) first_of_.push_back(variable);
    at_first_[cell] |= mask_of(digit);
  }
  masks_ = at_first_;
  true_since_.assign(candidates_.size(), never);
  false_since_.assign(candidates_.size(), never);
  agenda_.resize(list_->count());
  agenda_.add_all(list_->count());
  for (auto* masks : {&trial_, &known_, &before_}) masks->resize(masks_.size());
  latest_.resize(masks_.size());
}

void Rulebook::note_false(Variable variable, Moment moment) {
  const auto [cell, digit] = candidates_[variable];
  false_since_[variable] = moment;
  masks_[cell] &= ~mask_of(digit);
  agenda_.add(list_->marks(cell));
}

void Rulebook::note_open(Variable variable) {
  const auto [cell, digit] = candidates_[variable];
  true_since_[variable] = false_since_[variable] = never;
  masks_[cell] |= mask_of(digit);
}

int Rulebook::ask() {
  if (is_empty()) return -1;
  const int rule = agenda_.pop();
  if (rule < 0) return rule;
  const std::span<const Cell> cells = cells_of(rule);
  const std::span<Mask> masks{trial_.data(), cells.size()};
  for (std::size_t n = 0; n < cells.size(); ++n) masks[n] = masks_[cells[n]];
  Mask required = 0;
  narrowed_ = (*list_)[rule].narrow(masks, required);
  if (std::ranges::find(masks, Mask{0}) != masks.end()) narrowed_ = Narrowed::impossible;
  ruled_out_.clear();
  for (std::size_t n = 0; n < cells.size() && !is_impossible(); ++n) {
    for (Mask gone = masks_[cells[n]] & ~masks[n]; gone != 0; gone &= gone - 1) {
      ruled_out_.push_back(variable_of_digit(cells[n], gone & -gone));
    }
  }
  return rule;
}

void Rulebook::explain_conflict(int rule, Moment asked, std::vector<Variable>& causes) {
  recall(rule, asked);
  relax(rule);
  name_causes(rule, asked, causes);
}

// Where the rule does not see that the candidate breaks it, all that was known is to blame.
void Rulebook::explain(int rule, Moment asked, Variable candidate, std::vector<Variable>& causes) {
  recall(rule, asked);
  suppose(rule, candidate);
  if (is_broken(rule)) {
    relax(rule);
  } else {
    recall(rule, asked);
  }
  name_causes(rule, asked, causes);
}

// The cells of the rule as they were then.
void Rulebook::recall(int rule, Moment asked) {
  const std::span<const Cell> cells = cells_of(rule);
  for (std::size_t n = 0; n < cells.size(); ++n) {
    const Mask all = at_first_[cells[n]];
    known_[n] = before_[n] = all;
    latest_[n] = 0;
    Variable variable = first_of_[cells[n]];
    for (Mask rest = all; rest != 0; rest &= rest - 1) {
      const Moment moment = false_since_[variable++];
      if (moment >= asked) continue;
      known_[n] ^= rest & -rest;
      if (moment == 0) before_[n] ^= rest & -rest;
      latest_[n] = std::max(latest_[n], moment);
    }
  }
}

void Rulebook::suppose(int rule, Variable candidate) {
  const auto [cell, digit] = candidates_[candidate];
  const std::span<const Cell> cells = cells_of(rule);
  const std::ptrdiff_t place = std::ranges::find(cells, cell) - cells.begin();
  known_[place] = before_[place] = mask_of(digit);
}

// To ask again where the rule may see more at a second look makes clauses hardly shorter.
bool Rulebook::is_broken(int rule) {
  const std::span<Mask> masks{trial_.data(), cells_of(rule).size()};
  std::ranges::copy_n(known_.begin(), static_cast<std::ptrdiff_t>(masks.size()), masks.begin());
  Mask required = 0;
  return (*list_)[rule].narrow(masks, required) == Narrowed::impossible ||
         std::ranges::find(masks, Mask{0}) != masks.end();
}

// What was lost last is given back first, so that a clause goes back as far as possible.
void Rulebook::relax(int rule) {
  order_.clear();
  for (std::size_t n = 0; n < cells_of(rule).size(); ++n) {
    if (known_[n] != before_[n]) order_.push_back(n);
  }
  std::ranges::sort(order_, std::greater(), [&](std::size_t n) { return latest_[n]; });
  for (const std::size_t n : order_) give_back(rule, n, before_[n] & ~known_[n]);
  for (const std::size_t n : order_) {
    if (rules::is_single(known_[n])) continue;  // said in one word already
    for (Mask rest = before_[n] & ~known_[n]; rest != 0; rest &= rest - 1) {
      give_back(rule, n, rest & -rest);
    }
  }
}

void Rulebook::give_back(int rule, std::size_t place, Mask digits) {
  known_[place] |= digits;
  if (!is_broken(rule)) known_[place] ^= digits;
}

void Rulebook::name_causes(int rule, Moment asked, std::vector<Variable>& causes) const {
  const std::span<const Cell> cells = cells_of(rule);
  for (std::size_t n = 0; n < cells.size(); ++n) {
    Mask lost = before_[n] & ~known_[n];
    if (lost == 0) continue;
    if (rules::is_single(known_[n])) {
      const Variable only = variable_of_digit(cells[n], known_[n]);
      if (true_since_[only] < asked) {
        causes.push_back(only);
        continue;
      }
    }
    for (; lost != 0; lost &= lost - 1) causes.push_back(variable_of_digit(cells[n], lost & -lost));
  }
}

}  // namespace nonet::learning
