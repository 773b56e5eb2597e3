// The classic board as an exact cover: 729 candidates, and 324 slots that each hold exactly one.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "../types.h"

namespace nonet::rating {

using Bits = std::uint16_t;       // nine bits: digits of a cell, or positions in a house
using Candidate = std::uint16_t;  // cell * 9 + digit - 1

constexpr int cell_count = 81;
constexpr int digit_count = 9;
constexpr int house_count = 27;
constexpr int candidate_count = cell_count * digit_count;
constexpr int slot_count = cell_count + house_count * digit_count;

// Slots: a cell (bit = digit), or a digit in a house (bit = position in the house).
//
//   0        81          162         243         323
//   | cells  | boxes x 9 | rows x 9  | columns x 9 |
//
// Houses are counted in the same order: boxes 0-8, rows 9-17, columns 18-26. Every candidate lies
// in four slots, always listed as cell, box, row, column.
enum Kind : int { in_cell, in_box, in_row, in_column, kind_count };

constexpr int first_box = 0, first_row = 9, first_column = 18;

constexpr int slot_of(int house, int digit) {
  return cell_count + house * digit_count + digit;
}
constexpr Candidate candidate_of(int cell, int digit) {
  return static_cast<Candidate>(cell * digit_count + digit);
}
constexpr int cell_of(Candidate candidate) {
  return candidate / digit_count;
}
constexpr int digit_of(Candidate candidate) {
  return candidate % digit_count;
}
constexpr Bits bit(int index) {
  return static_cast<Bits>(1u << index);
}
constexpr int first_bit(unsigned bits) {
  return std::countr_zero(bits);
}

// How many bits are set. A table: what we ship must run on processors without a popcount.
inline constexpr auto bit_counts = [] {
  std::array<std::uint8_t, 512> counts{};
  for (unsigned bits = 0; bits < 512; ++bits) {
    counts[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  }
  return counts;
}();
constexpr int size_of(Bits bits) {
  return bit_counts[bits];
}

struct Membership {
  std::array<std::uint16_t, kind_count> slot;
  std::array<Bits, kind_count> bit;
};

// A set of cells.
class CellSet {
 public:
  constexpr void add(int cell) { word_[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  constexpr void remove(int cell) { word_[cell >> 6] &= ~(std::uint64_t{1} << (cell & 63)); }
  constexpr bool has(int cell) const { return word_[cell >> 6] >> (cell & 63) & 1; }
  constexpr int size() const { return std::popcount(word_[0]) + std::popcount(word_[1]); }
  constexpr bool empty() const { return (word_[0] | word_[1]) == 0; }
  constexpr bool has_two() const {
    return (word_[0] && word_[1]) || ((word_[0] | word_[1]) & ((word_[0] | word_[1]) - 1));
  }
  constexpr CellSet operator&(const CellSet& other) const {
    CellSet both;
    both.word_ = {word_[0] & other.word_[0], word_[1] & other.word_[1]};
    return both;
  }
  constexpr CellSet operator|(const CellSet& other) const {
    CellSet either;
    either.word_ = {word_[0] | other.word_[0], word_[1] | other.word_[1]};
    return either;
  }
  constexpr bool operator==(const CellSet&) const = default;

  template <class Visit>
  void each(Visit visit) const {
    for (int part = 0; part < 2; ++part) {
      for (std::uint64_t rest = word_[part]; rest; rest &= rest - 1) {
        visit(part * 64 + std::countr_zero(rest));
      }
    }
  }

 private:
  std::array<std::uint64_t, 2> word_{};
};

struct Tables {
  std::array<std::array<std::uint8_t, 9>, house_count> house_cells;
  std::array<std::array<std::uint8_t, 3>, cell_count> houses;     // box, row, column of a cell
  std::array<std::array<std::uint8_t, 3>, cell_count> positions;  // of the cell in each of them
  std::array<std::array<std::uint8_t, 20>, cell_count> peers;     // in the order box, row, column
  std::array<CellSet, cell_count> peer_set;
  std::array<CellSet, house_count> house_set;
  std::array<std::array<Candidate, 9>, slot_count> members;
  std::array<Membership, candidate_count> membership;
};

extern const Tables tables;

}  // namespace nonet::rating
