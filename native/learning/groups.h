// Candidates of which at most one is true, and how many of each group are still open.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "../table.h"

namespace nonet::learning {

using Variable = std::uint32_t;  // a digit in a cell, or a combination of digits in a cage

// A group is a cell (one of its digits) or a digit in a house or cage (one of its places). In an
// exact group one member is true; in others it may be none.
struct Group {
  std::vector<Variable> members;
  bool exact;
};

// Of each group one word is kept that changes with what is known of its members:
//
//     | not exact, 1 bit | true, 15 bits | open, 16 bits | sum of the open ones' numbers, 32 bits |
//
// All that are not false count as open. So a word below `two` is that of an exact group that has no
// true member and one open one, whose number is the sum, or none.
class Groups {
 public:
  using Pair = std::pair<Variable, Variable>;

  // Those of `rivals` cannot be true together, either.
  Groups(std::size_t variable_count, std::span<const Group> groups,
         std::span<const Pair> rivals = {}) {
    std::vector<std::vector<std::uint32_t>> groups_of(variable_count);
    for (const auto& [members, exact] : groups) {
      std::uint64_t word = exact ? 0 : not_exact;
      for (const Variable member : members) {
        groups_of[member].push_back(static_cast<std::uint32_t>(words_.size()));
        word += share_of(member);
      }
      members_.add_row(members);
      words_.push_back(word);
    }
    for (const auto& row : groups_of) groups_of_.add_row(row);
    add_rivals(variable_count, rivals);
  }

  std::span<const Variable> members(std::uint32_t group) const {
    return members_[static_cast<int>(group)];
  }
  std::span<const std::uint32_t> groups_of(Variable variable) const {
    return groups_of_[static_cast<int>(variable)];
  }
  // All that cannot be true together with it, each of them once.
  std::span<const Variable> rivals_of(Variable variable) const {
    return rivals_of_[static_cast<int>(variable)];
  }

  bool needs_last(std::uint32_t group) const { return words_[group] < two; }
  bool is_empty(std::uint32_t group) const { return words_[group] == 0; }
  Variable last(std::uint32_t group) const { return static_cast<Variable>(words_[group]); }

  // Whether it is one of the last two that are open in an exact group.
  bool is_one_of_two(Variable variable) const {
    return std::ranges::any_of(groups_of(variable), [&](std::uint32_t group) {
      return words_[group] >= two && words_[group] < two + one;
    });
  }

  // Notes that a variable is false. Whether one of its groups needs its last member now.
  bool close(Variable variable) {
    bool needs = false;
    for (const std::uint32_t group : groups_of(variable)) {
      words_[group] -= share_of(variable);
      needs |= needs_last(group);
    }
    return needs;
  }
  void reopen(Variable variable) { add_to_groups(variable, share_of(variable)); }

  // Notes that a variable is true, or no longer known to be.
  void fulfil(Variable variable) { add_to_groups(variable, true_one); }
  void unfulfil(Variable variable) { add_to_groups(variable, -true_one); }

 private:
  static constexpr std::uint64_t one = std::uint64_t{1} << 32;
  static constexpr std::uint64_t two = 2 * one;
  static constexpr std::uint64_t true_one = std::uint64_t{1} << 48;
  static constexpr std::uint64_t not_exact = std::uint64_t{1} << 63;

  static std::uint64_t share_of(Variable variable) { return one + variable; }

  void add_to_groups(Variable variable, std::uint64_t change) {
    for (const std::uint32_t group : groups_of(variable)) words_[group] += change;
  }

  void add_rivals(std::size_t variable_count, std::span<const Pair> pairs) {
    std::vector<std::vector<Variable>> more(pairs.empty() ? 0 : variable_count);
    for (const auto& [a, b] : pairs) {
      more[a].push_back(b);
      more[b].push_back(a);
    }
    // For each variable the last one, plus 1, that it was added for: it may be met in two groups.
    std::vector<Variable> latest(variable_count);
    for (Variable variable = 0; variable < variable_count; ++variable) {
      latest[variable] = variable + 1;
      const auto add_all = [&](std::span<const Variable> others) {
        for (const Variable other : others) {
          if (std::exchange(latest[other], variable + 1) <= variable) rivals_of_.push(other);
        }
      };
      for (const std::uint32_t group : groups_of(variable)) add_all(members(group));
      if (!more.empty()) add_all(more[variable]);
      rivals_of_.end_row();
    }
  }

  Table<Variable> members_;
  Table<std::uint32_t> groups_of_;
  Table<Variable> rivals_of_;
  std::vector<std::uint64_t> words_;
};

}  // namespace nonet::learning
