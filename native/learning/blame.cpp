// From a conflict to the clause that is learned from it.
#include <algorithm>
#include <utility>

#include "learner.h"

namespace nonet::learning {
namespace {

constexpr std::uint64_t warm_up = 100;  // conflicts until the means can be trusted

void move_mean(double& mean, double value, double weight) {
  mean += (value - mean) * weight;
}

}  // namespace

// False if the conflict does not depend on any decision.
bool Learner::resolve_conflict() {
  ++conflicts_;
  if (level() == 0) return false;
  find_blame();
  shorten();
  replace_by_common_cause();
  leave_out_the_obvious();
  forget_seen(0);
  jump_back_and_learn();
  order_.age();
  return true;
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
    visit_causes(variable, [&](Variable cause) { blame(cause); });
  }
}

void Learner::blame(Variable variable) {
  if (seen_[variable] || levels_[variable] == 0) return;
  seen_[variable] = 1;
  seen_list_.push_back(variable);
  order_.reward(variable);
  if (levels_[variable] == level()) {
    ++open_paths_;
  } else {
    learned_.push_back(denial(variable));
  }
}

template <class Visit>
void Learner::visit_causes(Variable variable, const Visit& visit) const {
  const auto [kind, index] = reasons_[variable];
  if (kind == Because::other_is_true) {
    visit(index);
  } else if (kind == Because::others_are_false) {
    for (const Variable other : groups_.members(index)) {
      if (other != variable) visit(other);
    }
  } else if (kind == Because::clause) {
    for (const Literal literal : clauses_.literals(index)) {
      if (variable_of(literal) != variable) visit(variable_of(literal));
    }
  }
}

// Leaves out what follows from the rest of the clause.
void Learner::shorten() {
  ++stamp_;
  for (const Literal literal : learned_) level_stamps_[levels_[variable_of(literal)]] = stamp_;
  const auto rest = std::remove_if(learned_.begin() + 1, learned_.end(), [&](Literal literal) {
    return follows_from_the_rest(variable_of(literal));
  });
  learned_.erase(rest, learned_.end());
}

bool Learner::follows_from_the_rest(Variable variable) {
  if (reasons_[variable].kind == Because::decided) return false;
  const std::size_t seen_before = seen_list_.size();
  bool follows = true;
  to_visit_.assign(1, variable);
  while (follows && !to_visit_.empty()) {
    const Variable next = to_visit_.back();
    to_visit_.pop_back();
    visit_causes(next, [&](Variable cause) {
      if (!follows || seen_[cause] || levels_[cause] == 0) return;
      follows = reasons_[cause].kind != Because::decided && level_stamps_[levels_[cause]] == stamp_;
      if (!follows) return;
      seen_[cause] = 1;
      seen_list_.push_back(cause);
      to_visit_.push_back(cause);
    });
  }
  if (!follows) forget_seen(seen_before);
  return follows;
}

void Learner::forget_seen(std::size_t kept) {
  for (std::size_t n = kept; n < seen_list_.size(); ++n) seen_[seen_list_[n]] = 0;
  seen_list_.resize(kept);
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
    for (const auto place : groups_.places_of(variable_of(literal))) {
      group_stamps_[place.group] = stamp_;
    }
  }
  const auto rest = std::remove_if(learned_.begin() + 1, learned_.end(), [&](Literal literal) {
    const auto places = groups_.places_of(variable_of(literal));
    return !says_false(literal) && std::ranges::any_of(places, [&](Groups::Place place) {
      return group_stamps_[place.group] == stamp_;
    });
  });
  learned_.erase(rest, learned_.end());
}

void Learner::jump_back_and_learn() {
  const std::uint32_t worth = count_levels(learned_);
  const double weight = conflicts_ < warm_up ? 1 : 1.0 / 8192;
  move_mean(recent_levels_, worth, std::max(weight, 1.0 / 32));
  move_mean(usual_levels_, worth, weight);
  if (learned_.size() == 1) {
    go_back(0);
    assign(learned_[0], {});
    return;
  }
  const auto latest = std::max_element(
      learned_.begin() + 1, learned_.end(),
      [&](Literal a, Literal b) { return levels_[variable_of(a)] < levels_[variable_of(b)]; });
  std::swap(learned_[1], *latest);
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
