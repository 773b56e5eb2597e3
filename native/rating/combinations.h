// All choices of k out of nine, in ascending order of their masks: the order in which sets of
// cells, digits and lines are tried.
#pragma once

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

template <int k>
inline constexpr auto choices_of = make_choices<k>();

// Up to seven: larger sets leave nothing over.
inline std::span<const Bits> choices(int k) {
  static constexpr std::array<std::span<const Bits>, 8> all{
      choices_of<0>, choices_of<1>, choices_of<2>, choices_of<3>,
      choices_of<4>, choices_of<5>, choices_of<6>, choices_of<7>};
  return all[k];
}

}  // namespace nonet::rating
