// From a conflict to the clause that is learned from it.
#include <algorithm>
#include <utility>

#include "learner.h"

namespace nonet::learning {
namespace {

constexpr int deepest = 300;  // causes of causes that are looked at to leave a literal out

}  // namespace

// False if the conflict does not depend on any decision.
bool Learner::resolve_conflict() {
  ++conflicts_;
  if (!rulebook_.is_empty()) go_back(latest_level(conflict_));
  if (level() == 0) return false;
  find_blame();
  shorten();
  replace_by_common_cause();
  leave_out_the_obvious();
  forget_seen();
  jump_back_and_learn();
  order_.age();
  return true;
}

// A rule may see at last what it could have seen some decisions ago.
std::uint32_t Learner::latest_level(std::span<const Variable> variables) const {
  std::uint32_t latest = 0;
  for (const Variable variable : variables) latest = std::max(latest, levels_[variable]);
  return latest;
}

// Replaces what followed on this level by its causes, latest first, until one thing is left from
// which all of it follows.
void Learner::find_blame() {
  learned_.assign(1, 0);
  open_paths_ = 0;
  for (const Variable variable : conflict_) blame(variable);
  for (std::size_t n = trail_.size(); n-- > 0;) {
    const Variable variable = variable_of(trail_[n]);
    if (!seen_[variable]) continue;
    learned_[0] = denial(variable);
    if (--open_paths_ == 0) return;
    if (reasons_[variable].kind == Because::clause) note_use(reasons_[variable].index);
    explain(variable);
    all_causes(variable, [&](Variable cause) {
      blame(cause);
      return true;
    });
  }
}

void Learner::blame(Variable variable) {
  if (seen_[variable] || levels_[variable] == 0) return;
  see(variable);
  order_.reward(variable);
  if (levels_[variable] == level()) {
    ++open_paths_;
  } else {
    learned_.push_back(denial(variable));
  }
}

// Finds out from what a rule concluded that the variable is false.
void Learner::explain(Variable variable) {
  Reason& reason = reasons_[variable];
  if (reason.kind != Because::rule) return;
  if (free_explanations_.empty()) {
    free_explanations_.push_back(static_cast<std::uint32_t>(explanations_.size()));
    explanations_.emplace_back();
  }
  const auto [rule, asked] = questions_[reason.index];
  reason = {Because::explained, free_explanations_.back()};
  free_explanations_.pop_back();
  std::vector<Variable>& causes = explanations_[reason.index];
  causes.clear();
  rulebook_.explain(rule, asked, variable, causes);
}

template <class Test>
bool Learner::all_causes(Variable variable, const Test& test) const {
  const auto [kind, index] = reasons_[variable];
  if (kind == Because::decided) return true;
  if (kind == Because::other_is_true) return test(index);
  if (kind == Because::explained) return std::ranges::all_of(explanations_[index], test);
  if (kind == Because::others_are_false) {
    return std::ranges::all_of(groups_.members(index),
                               [&](Variable other) { return other == variable || test(other); });
  }
  const std::span<const Literal> others = clauses_.literals(index).subspan(1);
  return std::ranges::all_of(others, [&](Literal other) { return test(variable_of(other)); });
}

// Leaves out what follows from the rest of the clause.
void Learner::shorten() {
  ++stamp_;
  for (const Literal literal : learned_) level_stamps_[levels_[variable_of(literal)]] = stamp_;
  const auto rest = std::remove_if(learned_.begin() + 1, learned_.end(), [&](Literal literal) {
    const Variable variable = variable_of(literal);
    return reasons_[variable].kind != Because::decided && causes_follow(variable, deepest);
  });
  learned_.erase(rest, learned_.end());
}

bool Learner::causes_follow(Variable variable, int depth) {
  explain(variable);
  return all_causes(variable, [&](Variable cause) { return follows_from_the_rest(cause, depth); });
}

// The answer is kept for the next question: in `seen_` if it was yes, as a stamp if it was no.
bool Learner::follows_from_the_rest(Variable variable, int depth) {
  if (seen_[variable] || levels_[variable] == 0) return true;
  if (reasons_[variable].kind == Because::decided || denied_stamps_[variable] == stamp_ ||
      level_stamps_[levels_[variable]] != stamp_ || depth == 0) {
    return false;
  }
  const bool follows = causes_follow(variable, depth - 1);
  if (follows) {
    see(variable);
  } else {
    denied_stamps_[variable] = stamp_;
  }
  return follows;
}

void Learner::see(Variable variable) {
  seen_[variable] = 1;
  seen_list_.push_back(variable);
}

void Learner::forget_seen() {
  for (const Variable variable : seen_list_) seen_[variable] = 0;
  seen_list_.clear();
}

// Where one true variable made several others false, it says the same in one literal. Such a clause
// is a little weaker, but so much shorter that it is looked at less and tells more at once.
void Learner::replace_by_common_cause() {
  const std::uint64_t once = ++stamp_;
  const std::uint64_t again = ++stamp_;
  for (std::size_t n = 1, size = learned_.size(); n < size; ++n) {
    const auto [kind, cause] = reasons_[variable_of(learned_[n])];
    if (kind != Because::other_is_true) continue;
    std::uint64_t& stamp = cause_stamps_[cause];
    if (stamp == once) learned_.push_back(is_false(cause));
    stamp = stamp < once ? once : again;
  }
}

// "a is false or b is true" says no more than "a is false" where both cannot be true.
void Learner::leave_out_the_obvious() {
  ++stamp_;
  for (const Literal literal : learned_) {
    if (!says_false(literal)) continue;
    for (const std::uint32_t group : groups_.groups_of(variable_of(literal))) {
      group_stamps_[group] = stamp_;
    }
  }
  const auto rest = std::remove_if(learned_.begin() + 1, learned_.end(), [&](Literal literal) {
    const auto groups = groups_.groups_of(variable_of(literal));
    return !says_false(literal) && std::ranges::any_of(groups, [&](std::uint32_t group) {
      return group_stamps_[group] == stamp_;
    });
  });
  learned_.erase(rest, learned_.end());
}

void Learner::jump_back_and_learn() {
  const std::uint32_t worth = count_levels(learned_);
  if (learned_.size() == 1) {
    go_back(0);
    assign(learned_[0], {});
    return;
  }
  const auto latest = std::max_element(
      learned_.begin() + 1, learned_.end(),
      [&](Literal a, Literal b) { return levels_[variable_of(a)] < levels_[variable_of(b)]; });
  std::swap(learned_[1], *latest);
  // The next to be watched come first: few variables become true, so few of these become false.
  std::stable_partition(learned_.begin() + 2, learned_.end(), says_false);
  go_back(levels_[variable_of(learned_[1])]);
  assign(learned_[0], {Because::clause, clauses_.add(learned_, worth)});
}

std::uint32_t Learner::count_levels(std::span<const Literal> literals) {
  ++stamp_;
  std::uint32_t count = 0;
  for (const Literal literal : literals) {
    count += std::exchange(level_stamps_[levels_[variable_of(literal)]], stamp_) != stamp_;
  }
  return count;
}

void Learner::note_use(Clause clause) {
  std::uint32_t& levels = clauses_.levels(clause);
  clauses_.note_use(clause);
  if (levels > Clauses::precious)
    levels = std::min(levels, count_levels(clauses_.literals(clause)));
}

}  // namespace nonet::learning
