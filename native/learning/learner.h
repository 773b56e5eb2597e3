// Clause learning: each dead end leaves a clause behind that keeps the search out of all dead ends
// for the same reason.
#pragma once

#include <vector>

#include "clauses.h"
#include "formula.h"
#include "groups.h"
#include "order.h"
#include "rulebook.h"

namespace nonet::learning {

// Decides that a candidate is true, follows what that means, and so on. At a conflict it works out
// which decisions were to blame, learns that as a clause, and goes back as far as the clause holds.
//
//     trail_    r1c1=3 not r1c2=3 ... | r5c5=7 not r5c6=7 ... | r9c4=1 ...
//     starts_                         ^ level 1               ^ level 2
//     head_                                 what follows from all before this is known, and those
//                                           that are false are closed in their groups
class Learner {
 public:
  explicit Learner(const Formula& formula);

  // Goes on to the next solution (End::limit), or to the end.
  End next(Control& control);

  std::vector<Digit> solution(std::size_t cell_count) const;

 private:
  enum class Because : std::uint8_t {
    decided,
    other_is_true,
    others_are_false,
    clause,
    rule,       // what it concluded from is not known yet
    explained,  // now it is
  };
  struct Reason {
    Because kind = Because::decided;
    std::uint32_t index = 0;  // of a variable, a group, a clause, a question, an explanation
  };
  // A rule that was asked, and when.
  struct Question {
    int rule;
    Moment asked;
  };
  enum class Value : std::int8_t { no = -1, open = 0, yes = 1 };
  enum class Look : std::uint8_t { stays, moved, conflict };

  Value value(Literal literal) const { return values_[literal]; }
  Moment now() const { return static_cast<Moment>(trail_.size()) + 1; }
  std::uint32_t level() const { return static_cast<std::uint32_t>(starts_.size()); }
  // The literal that says the opposite of what is known about the variable.
  Literal denial(Variable variable) const {
    return value(is_true(variable)) == Value::yes ? is_false(variable) : is_true(variable);
  }

  End go_on(Control& control);
  void report(Control& control);

  void assign(Literal literal, Reason reason);
  void set(Literal literal);
  bool propagate();
  bool follow();
  bool obey(int rule);
  void note(Literal literal);
  void reopen(Variable variable);
  void explain(Variable variable);
  bool visit_clauses(Literal literal);
  Look look_at(Clauses::Watch& watch, Literal falsified);
  bool visit_groups(Literal literal);
  bool rule_out_others(Variable variable);
  bool look_for_last(Variable variable);
  void note_clash(Variable variable);
  void go_back(std::uint32_t level);

  bool resolve_conflict();
  void find_blame();
  void blame(Variable variable);
  void shorten();
  std::uint32_t latest_level(std::span<const Variable> variables) const;
  bool causes_follow(Variable variable, int depth);
  bool follows_from_the_rest(Variable variable, int depth);
  void replace_by_common_cause();
  void leave_out_the_obvious();
  void jump_back_and_learn();
  void see(Variable variable);
  void forget_seen();
  std::uint32_t count_levels(std::span<const Literal> literals);
  void note_use(Clause clause);
  template <class Test>
  bool all_causes(Variable variable, const Test& test) const;

  bool decide();
  bool exclude_solution();
  void tidy_up();

  std::vector<Candidate> candidates_;
  Groups groups_;
  Clauses clauses_;
  Order order_;

  std::vector<Value> values_;  // by literal
  std::vector<std::uint32_t> levels_;
  std::vector<Reason> reasons_;
  std::vector<Literal> trail_;
  std::vector<std::size_t> starts_;
  std::size_t head_ = 0;
  Rulebook rulebook_;
  std::vector<Question> questions_;
  std::vector<std::vector<Variable>> explanations_;
  std::vector<std::uint32_t> free_explanations_;

  std::vector<Variable> open_rivals_;
  std::vector<Variable> conflict_;  // what cannot be all as it is
  std::vector<Literal> learned_;    // the first is the one that follows after going back
  std::vector<std::uint8_t> seen_;
  std::vector<Variable> seen_list_;
  std::vector<Variable> skipped_;
  std::vector<std::uint64_t> level_stamps_;
  std::vector<std::uint64_t> group_stamps_;
  std::vector<std::uint64_t> cause_stamps_;
  std::vector<std::uint64_t> denied_stamps_;
  std::uint64_t stamp_ = 0;
  std::uint32_t open_paths_ = 0;

  std::uint64_t conflicts_ = 0;
  std::uint64_t reported_ = 0;
  std::uint64_t next_tidying_ = 0;
  bool contradictory_ = false;
  bool at_solution_ = false;
};

}  // namespace nonet::learning
