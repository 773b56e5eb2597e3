// A set of cells of the classic board.
#pragma once

#include <bit>
#include <cstdint>

namespace nonet::make {

//     low   cells 0-63    rows 0-6 and the first cell of row 7
//     high  cells 64-80   the rest
struct CellSet {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  void add(int cell) { (cell < 64 ? low : high) |= std::uint64_t{1} << cell % 64; }
  bool has(int cell) const { return ((cell < 64 ? low : high) >> cell % 64 & 1) != 0; }
  int count() const { return std::popcount(low) + std::popcount(high); }

  CellSet operator&(const CellSet& other) const { return {low & other.low, high & other.high}; }
  bool operator==(const CellSet&) const = default;
};

template <class Visit>
void for_each(const CellSet& set, const Visit& visit) {
  for (std::uint64_t left = set.low; left != 0; left &= left - 1) visit(std::countr_zero(left));
  for (std::uint64_t left = set.high; left != 0; left &= left - 1) {
    visit(64 + std::countr_zero(left));
  }
}

}  // namespace nonet::make
