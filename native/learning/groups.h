// Candidates of which at most one is true, with what is still open in each group as a mask.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "../table.h"

namespace nonet::learning {

using Variable = std::uint32_t;  // a digit in a cell, or a combination of digits in a cage

// A group is a cell (one of its digits) or a digit in a house or cage (one of its places):
//
//     members  r1c1=3  r1c4=3  r1c7=3
//     open        1       0       1     a bit is cleared when its member is known to be false
//
// In an exact group one member is true; in others it may be none.
struct Group {
  std::vector<Variable> members;  // at most 32
  bool exact;
};

class Groups {
 public:
  // As small as can be, as it is most of what is read when a variable becomes known:
  //
  //     | group, 27 bits | slot, 5 bits |     the group has the variable as its member `slot`
  struct Place {
    std::uint32_t group : 27;
    std::uint32_t slot : 5;

    std::uint32_t bit() const { return std::uint32_t{1} << slot; }
  };

  Groups(std::size_t variable_count, std::span<const Group> groups) {
    std::vector<std::vector<Place>> places_of(variable_count);
    for (const auto& [members, exact] : groups) {
      const auto group = static_cast<std::uint32_t>(open_.size());
      for (std::size_t slot = 0; slot < members.size(); ++slot) {
        places_of[members[slot]].push_back({group, static_cast<std::uint32_t>(slot)});
      }
      members_.add_row(members);
      open_.push_back(static_cast<std::uint32_t>((std::uint64_t{1} << members.size()) - 1));
      exact_.push_back(exact);
    }
    for (const auto& places : places_of) places_of_.add_row(places);
  }

  bool is_exact(std::uint32_t group) const { return exact_[group] != 0; }
  std::uint32_t open(std::uint32_t group) const { return open_[group]; }
  std::span<const Variable> members(std::uint32_t group) const {
    return members_[static_cast<int>(group)];
  }
  std::span<const Place> places_of(Variable variable) const {
    return places_of_[static_cast<int>(variable)];
  }

  // Whether it is one of the last two that are open in an exact group.
  bool is_one_of_two(Variable variable) const {
    return std::ranges::any_of(places_of(variable), [&](Place place) {
      return is_exact(place.group) && std::popcount(open(place.group)) == 2;
    });
  }

  void close(Variable variable) {
    for (const Place place : places_of(variable)) open_[place.group] &= ~place.bit();
  }
  void reopen(Variable variable) {
    for (const Place place : places_of(variable)) open_[place.group] |= place.bit();
  }

 private:
  Table<Variable> members_;
  Table<Place> places_of_;
  std::vector<std::uint32_t> open_;
  std::vector<std::uint8_t> exact_;
};

}  // namespace nonet::learning
