// The small vocabulary that every native file shares.
#pragma once

#include <bit>
#include <cstdint>

namespace nonet {

using Digit = std::uint8_t;  // 1..size; 0 is an empty cell
using Cell = std::uint16_t;  // 0..cell_count-1
using Mask = std::uint32_t;  // a set of digits: bit 0 is digit 1

constexpr int max_digits = 25;
constexpr int max_cells = 2048;

constexpr Mask mask_of(Digit digit) {
  return Mask{1} << (digit - 1);
}
constexpr Digit lowest_digit(Mask mask) {
  return static_cast<Digit>(std::countr_zero(mask) + 1);
}
constexpr Mask all_digits(int size) {
  return (Mask{1} << size) - 1;
}

}  // namespace nonet
