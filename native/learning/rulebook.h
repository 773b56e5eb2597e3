// Rules that are not written as clauses: asked what follows, and why only where it matters.
#pragma once

#include <span>
#include <vector>

#include "../bitset.h"
#include "../rules/rules.h"
#include "formula.h"

namespace nonet::learning {

// When a variable became known, as a place on the trail; 0 if it is so for good.
using Moment = std::uint32_t;

// Keeps the candidates of each cell as masks, in which rules think. To explain what a rule said it
// is asked again with what was known then, and cells get back what they had lost as long as it
// still says the same:
//
//     known when asked   r1c1 = 12   r1c2 = 8   r1c3 = 45    sum 15: r1c3 is not 4
//     explained by       r1c1 = 12   r1c2 = 8   r1c3 = any
class Rulebook {
 public:
  explicit Rulebook(const Formula& formula);

  bool is_empty() const { return list_ == nullptr; }

  // Notes that a candidate is true or false since then, or open again.
  void note_true(Variable variable, Moment moment) { true_since_[variable] = moment; }
  void note_false(Variable variable, Moment moment);
  void note_open(Variable variable);

  // Asks the next rule that may have something to say: its number, or -1 if there is none.
  int ask();
  // What the rule that was asked last says: nothing is possible, or these candidates are false.
  bool is_impossible() const { return narrowed_ == Narrowed::impossible; }
  std::span<const Variable> ruled_out() const { return ruled_out_; }
  // Its conclusions have been drawn: where it has said all, they are no news to it.
  void close(int rule) {
    if (narrowed_ == Narrowed::wholly) agenda_.remove(rule);
  }
  void forget_questions() { agenda_.clear(); }

  // Adds variables to `causes` from whose values at that moment it follows that the rule cannot be
  // kept, or that the candidate is false.
  void explain_conflict(int rule, Moment asked, std::vector<Variable>& causes);
  void explain(int rule, Moment asked, Variable candidate, std::vector<Variable>& causes);

 private:
  static constexpr Moment never = ~Moment{0};

  std::span<const Cell> cells_of(int rule) const { return (*list_)[rule].cells(); }
  Variable variable_of_digit(Cell cell, Mask digit) const {
    return first_of_[cell] + std::popcount(at_first_[cell] & (digit - 1));
  }
  void recall(int rule, Moment asked);
  void suppose(int rule, Variable candidate);
  bool is_broken(int rule);
  void relax(int rule);
  void give_back(int rule, std::size_t place, Mask digits);
  void name_causes(int rule, Moment asked, std::vector<Variable>& causes) const;

  const rules::RuleList* list_;
  std::vector<Candidate> candidates_;
  std::vector<Variable> first_of_;  // of each cell
  std::vector<Mask> at_first_;      // when the formula was written
  std::vector<Mask> masks_;
  std::vector<Moment> true_since_;
  std::vector<Moment> false_since_;
  Agenda agenda_;
  Narrowed narrowed_ = Narrowed::wholly;
  std::vector<Variable> ruled_out_;
  // Of the rule that is asked or explained, one for each of its cells:
  std::vector<Mask> trial_;
  std::vector<Mask> known_;
  std::vector<Mask> before_;    // any decision
  std::vector<Moment> latest_;  // when the last candidate was lost
  std::vector<std::size_t> order_;
};

}  // namespace nonet::learning
