// All choices of k out of nine, in ascending order of their masks: the order in which sets of
// cells, digits and lines are tried.
#pragma once

#include <algorithm>
#include <span>

#include "slots.h"

namespace nonet::rating {

constexpr int binomial_9(int k) {
  constexpr std::array<int, 10> row{1, 9, 36, 84, 126, 126, 84, 36, 9, 1};
  return row[k];
}

template <int k>
constexpr std::array<Bits, binomial_9(k)> make_choices() {
  std::array<Bits, binomial_9(k)> made{};
  int count = 0;
  for (unsigned mask = 0; mask < 512; ++mask) {
    if (std::popcount(mask) == k) made[count++] = static_cast<Bits>(mask);
  }
  return made;
}

inline constexpr auto choices_of_2 = make_choices<2>();
inline constexpr auto choices_of_3 = make_choices<3>();
inline constexpr auto choices_of_4 = make_choices<4>();

inline std::span<const Bits> choices(int k) {
  if (k == 2) return choices_of_2;
  if (k == 3) return choices_of_3;
  return choices_of_4;
}

}  // namespace nonet::rating
