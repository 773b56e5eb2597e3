// The position that a rating works on: what is placed, and which candidates are left.
#pragma once

#include <span>

#include "slots.h"

namespace nonet::rating {

// Candidates that are left, seen from all 324 slots at once.
struct Marks {
  std::array<Bits, slot_count> slot{};

  Bits digits(int cell) const { return slot[cell]; }
  Bits places(int house, int digit) const { return slot[slot_of(house, digit)]; }
  bool has(Candidate candidate) const {
    return slot[cell_of(candidate)] & bit(digit_of(candidate));
  }
  void add(Candidate candidate) {
    const Membership& member = tables.membership[candidate];
    for (int kind = 0; kind < kind_count; ++kind) slot[member.slot[kind]] |= member.bit[kind];
  }
  void remove(Candidate candidate) {
    const Membership& member = tables.membership[candidate];
    for (int kind = 0; kind < kind_count; ++kind) {
      slot[member.slot[kind]] &= static_cast<Bits>(~member.bit[kind]);
    }
  }
  bool operator==(const Marks&) const = default;
};

// Marks and what is placed. An unsolved cell may have run out of candidates: then the puzzle has
// no solution.
class Grid {
 public:
  explicit Grid(std::span<const Digit> givens);

  const Marks& marks() const { return marks_; }
  Bits digits(int cell) const { return marks_.digits(cell); }
  Bits places(int house, int digit) const { return marks_.places(house, digit); }
  bool has(Candidate candidate) const { return marks_.has(candidate); }
  int empty_cells(int house) const { return empty_[house]; }
  int placed(int digit) const { return placed_[digit]; }
  bool is_full() const { return left_ == 0; }
  bool is_valid() const { return valid_; }
  const std::array<Digit, cell_count>& entries() const { return entry_; }

  void place(int cell, int digit);
  void remove(int cell, Bits digits);

 private:
  Marks marks_;
  std::array<Digit, cell_count> entry_{};
  std::array<std::uint8_t, house_count> empty_{};
  std::array<std::uint8_t, digit_count> placed_{};
  int left_ = cell_count;
  bool valid_ = true;  // no digit was placed where it was already impossible
};

}  // namespace nonet::rating
