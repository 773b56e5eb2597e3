// Which sets of different digits add up to a total.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "../types.h"

namespace nonet {

// All sets of digits 1..size, sorted by how many digits they have and by their total:
//
//     count 2, total 5:  {1,4} {2,3}
//     count 2, total 6:  {1,5} {2,4}   ...
class Combinations {
 public:
  static constexpr int max_size = 16;  // more digits make too many sets to go through

  // The table for boards with `size` digits, made when it is first asked for.
  static const Combinations& of(int size);

  std::span<const std::uint16_t> sets(int count, int total) const {
    if (total < 0 || total > max_total_) return {};
    const std::size_t row = static_cast<std::size_t>(count) * (max_total_ + 1) + total;
    return {sets_.data() + starts_[row], sets_.data() + starts_[row + 1]};
  }

 private:
  explicit Combinations(int size);

  int max_total_;
  std::vector<std::uint32_t> starts_;
  std::vector<std::uint16_t> sets_;
};

// The total of a set of digits.
constexpr int total_of(Mask digits) {
  int total = 0;
  for (; digits != 0; digits &= digits - 1) total += lowest_digit(digits);
  return total;
}

}  // namespace nonet
