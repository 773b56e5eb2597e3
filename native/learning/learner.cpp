#include "learner.h"

#include <algorithm>
#include <utility>

namespace nonet::learning {
namespace {

constexpr std::uint64_t steps_between_looks = 64;  // at the clock and the cancel flag
constexpr std::uint64_t few_steps = 8;             // the same where rules are asked in between
constexpr std::uint64_t between_tidyings = 1000;   // conflicts until clauses are dropped
constexpr std::size_t most_looks = 40;             // at variables, to decide one of two

}  // namespace

Learner::Learner(const Formula& formula)
    : candidates_(formula.candidates),
      groups_(formula.variable_count, formula.groups, formula.rivals),
      clauses_(formula.variable_count),
      order_(formula.variable_count),
      values_(2 * formula.variable_count, Value::open),
      levels_(formula.variable_count),
      reasons_(formula.variable_count),
      rulebook_(formula),
      open_rivals_(formula.variable_count),
      seen_(formula.variable_count),
      level_stamps_(formula.variable_count + 1),
      group_stamps_(formula.groups.size()),
      cause_stamps_(formula.variable_count),
      denied_stamps_(formula.variable_count),
      next_tidying_(between_tidyings) {
  trail_.reserve(formula.variable_count);
  for (const auto& clause : formula.clauses) {
    if (clause.empty()) contradictory_ = true;
    if (clause.size() == 1) set(clause.front());
    if (clause.size() > 1) clauses_.add(clause, 0);
  }
  for (const auto& [members, exact] : formula.groups) {
    if (exact && members.empty()) contradictory_ = true;
    if (exact && members.size() == 1) set(is_true(members.front()));
  }
}

// Makes the literal true for good. Nothing has been propagated yet.
void Learner::set(Literal literal) {
  if (value(literal) == Value::no) contradictory_ = true;
  if (value(literal) == Value::open) assign(literal, {});
}

End Learner::next(Control& control) {
  if (std::exchange(at_solution_, false)) contradictory_ = !exclude_solution();
  const End end = go_on(control);
  at_solution_ = end == End::limit;
  report(control);
  return end;
}

End Learner::go_on(Control& control) {
  const std::uint64_t between_looks = rulebook_.is_empty() ? steps_between_looks : few_steps;
  for (std::uint64_t steps = 0; !contradictory_; ++steps) {
    if (steps % between_looks == 0) {
      report(control);
      if (control.should_stop()) return End::stopped;
    }
    if (!propagate()) {
      contradictory_ = !resolve_conflict();
    } else if (conflicts_ >= next_tidying_) {
      tidy_up();
    } else if (!decide()) {
      return End::limit;
    }
  }
  return End::exhausted;
}

void Learner::report(Control& control) {
  control.report(conflicts_ - std::exchange(reported_, conflicts_), 0);
}

std::vector<Digit> Learner::solution(std::size_t cell_count) const {
  std::vector<Digit> digits(cell_count);
  for (Variable variable = 0; variable < candidates_.size(); ++variable) {
    const auto [cell, digit] = candidates_[variable];
    if (value(is_true(variable)) == Value::yes) digits[cell] = digit;
  }
  return digits;
}

void Learner::assign(Literal literal, Reason reason) {
  values_[literal] = Value::yes;
  values_[opposite(literal)] = Value::no;
  levels_[variable_of(literal)] = level();
  reasons_[variable_of(literal)] = reason;
  if (!rulebook_.is_empty()) note(literal);
  trail_.push_back(literal);
  if (!says_false(literal)) groups_.fulfil(variable_of(literal));
}

void Learner::note(Literal literal) {
  const Moment moment = level() == 0 ? 0 : now();
  if (says_false(literal)) {
    rulebook_.note_false(variable_of(literal), moment);
  } else {
    rulebook_.note_true(variable_of(literal), moment);
  }
}

// Rules last: what they find has to be explained by asking them again.
bool Learner::propagate() {
  while (follow()) {
    const int rule = rulebook_.ask();
    if (rule < 0) return true;
    if (!obey(rule)) break;
  }
  rulebook_.forget_questions();
  return false;
}

bool Learner::obey(int rule) {
  if (rulebook_.is_impossible()) {
    conflict_.clear();
    if (level() > 0) rulebook_.explain_conflict(rule, now(), conflict_);
    return false;
  }
  Reason reason;
  if (level() > 0 && !rulebook_.ruled_out().empty()) {
    reason = {Because::rule, static_cast<std::uint32_t>(questions_.size())};
    questions_.push_back({rule, now()});
  }
  for (const Variable variable : rulebook_.ruled_out()) assign(is_false(variable), reason);
  rulebook_.close(rule);
  return true;
}

// Clauses first: what they find is more to the point than what the groups find, and the conflicts
// that come of it need only half as many clauses.
bool Learner::follow() {
  while (head_ < trail_.size()) {
    const Literal literal = trail_[head_];
    if (!visit_clauses(literal)) return false;
    ++head_;
    if (!visit_groups(literal)) return false;
  }
  return true;
}

bool Learner::visit_clauses(Literal literal) {
  std::vector<Clauses::Watch>& watches = clauses_.watches(literal);
  auto kept = watches.begin();
  auto at = watches.begin();
  Look look = Look::stays;
  while (at != watches.end() && look != Look::conflict) {
    look = value(at->other) == Value::yes ? Look::stays : look_at(*at, opposite(literal));
    if (look != Look::moved) *kept++ = *at;
    ++at;
  }
  watches.erase(std::move(at, watches.end(), kept), watches.end());
  return look != Look::conflict;
}

// One of the two watched literals has become false: watch another, or see what follows.
Learner::Look Learner::look_at(Clauses::Watch& watch, Literal falsified) {
  const std::span<Literal> literals = clauses_.literals(watch.clause);
  const Literal other = literals[0] ^ literals[1] ^ falsified;
  watch.other = other;
  if (value(other) == Value::yes) return Look::stays;
  literals[0] = other;
  for (Literal& literal : literals.subspan(2)) {
    if (value(literal) == Value::no) continue;
    literals[1] = std::exchange(literal, falsified);
    clauses_.watch(literals[1], watch);
    return Look::moved;
  }
  literals[1] = falsified;
  if (value(other) == Value::open) {
    assign(other, {Because::clause, watch.clause});
    return Look::stays;
  }
  conflict_.clear();
  for (const Literal literal : literals) conflict_.push_back(variable_of(literal));
  note_use(watch.clause);
  return Look::conflict;
}

bool Learner::visit_groups(Literal literal) {
  const Variable variable = variable_of(literal);
  return says_false(literal) ? look_for_last(variable) : rule_out_others(variable);
}

// Which rivals are open is anybody's guess, a CPU's too: so they are gathered without a branch.
bool Learner::rule_out_others(Variable variable) {
  Variable* end = open_rivals_.data();
  bool clashes = false;
  for (const Variable rival : groups_.rivals_of(variable)) {
    const Value known = value(is_true(rival));
    *end = rival;
    end += known == Value::open;
    clashes |= known == Value::yes;
  }
  if (clashes) {
    note_clash(variable);
    return false;
  }
  for (const Variable* rival = open_rivals_.data(); rival != end; ++rival) {
    assign(is_false(*rival), {Because::other_is_true, variable});
  }
  return true;
}

void Learner::note_clash(Variable variable) {
  const auto rival = std::ranges::find(groups_.rivals_of(variable), Value::yes,
                                       [&](Variable other) { return value(is_true(other)); });
  conflict_ = {variable, *rival};
}

bool Learner::look_for_last(Variable variable) {
  if (!groups_.close(variable)) return true;
  for (const std::uint32_t group : groups_.groups_of(variable)) {
    if (!groups_.needs_last(group)) continue;
    if (groups_.is_empty(group)) {
      const std::span<const Variable> members = groups_.members(group);
      conflict_.assign(members.begin(), members.end());
      return false;
    }
    const Variable last = groups_.last(group);
    if (value(is_true(last)) == Value::open) {
      assign(is_true(last), {Because::others_are_false, group});
    }
  }
  return true;
}

void Learner::reopen(Variable variable) {
  rulebook_.note_open(variable);
  const auto [kind, index] = reasons_[variable];
  if (kind == Because::explained) free_explanations_.push_back(index);
}

void Learner::go_back(std::uint32_t to) {
  if (level() <= to) return;
  const std::size_t kept = starts_[to];
  while (!questions_.empty() && questions_.back().asked > kept + 1) questions_.pop_back();
  for (std::size_t n = trail_.size(); n-- > kept;) {
    const Literal literal = trail_[n];
    const Variable variable = variable_of(literal);
    values_[literal] = values_[opposite(literal)] = Value::open;
    if (!rulebook_.is_empty()) reopen(variable);
    if (!says_false(literal)) {
      groups_.unfulfil(variable);
    } else if (n < head_) {
      groups_.reopen(variable);
    }
    order_.insert(variable);
  }
  trail_.resize(kept);
  starts_.resize(to);
  head_ = std::min(head_, kept);
}

// One of the last two of a group says as much when it is false as when it is true, so a dead end
// there is worth more. False if everything is known.
bool Learner::decide() {
  skipped_.clear();
  while (skipped_.size() < most_looks && !order_.is_empty()) {
    const Variable variable = order_.pop();
    if (value(is_true(variable)) != Value::open) continue;
    skipped_.push_back(variable);
    if (groups_.is_one_of_two(variable)) break;
  }
  if (skipped_.empty()) return false;
  if (!groups_.is_one_of_two(skipped_.back())) std::swap(skipped_.front(), skipped_.back());
  starts_.push_back(trail_.size());
  assign(is_true(skipped_.back()), {});
  skipped_.pop_back();
  for (const Variable variable : skipped_) order_.insert(variable);
  return true;
}

// The decisions led to this solution and no other, so the next one differs in one of them.
bool Learner::exclude_solution() {
  if (level() == 0) return false;
  learned_.clear();
  for (std::size_t n = starts_.size(); n-- > 0;) learned_.push_back(opposite(trail_[starts_[n]]));
  go_back(level() - 1);
  const bool alone = learned_.size() == 1;
  assign(learned_[0], alone ? Reason{} : Reason{Because::clause, clauses_.add(learned_, 0)});
  return true;
}

void Learner::tidy_up() {
  next_tidying_ = conflicts_ + between_tidyings;
  clauses_.drop_useless([&](Clause clause) {
    const Literal first = clauses_.literals(clause).front();
    const Reason reason = reasons_[variable_of(first)];
    return value(first) == Value::yes && reason.kind == Because::clause && reason.index == clause;
  });
  for (const Literal literal : trail_) {
    Reason& reason = reasons_[variable_of(literal)];
    if (reason.kind == Because::clause) reason.index = clauses_.moved(reason.index);
  }
}

}  // namespace nonet::learning
