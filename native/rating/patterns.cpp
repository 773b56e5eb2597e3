// The crossings of boxes and lines, in the order in which they are searched.
#include "patterns.h"

namespace nonet::rating {
namespace {

constexpr int house_of(int cell, int first) {
  const int row = cell / 9, column = cell % 9;
  if (first == first_box) return row / 3 * 3 + column / 3;
  return first == first_row ? first_row + row : first_column + column;
}

constexpr int position_of(int cell, int first) {
  const int row = cell / 9, column = cell % 9;
  if (first == first_box) return row % 3 * 3 + column % 3;
  return first == first_row ? column : row;
}

constexpr Crossing cross(int first_base, int base, int first_cover, int cover) {
  Crossing made{static_cast<std::uint8_t>(first_base + base),
                static_cast<std::uint8_t>(first_cover + cover), 0, 0};
  for (int cell = 0; cell < cell_count; ++cell) {
    if (house_of(cell, first_base) != made.base) continue;
    if (house_of(cell, first_cover) != made.cover) continue;
    made.in_base |= bit(position_of(cell, first_base));
    made.in_cover |= bit(position_of(cell, first_cover));
  }
  return made;
}

constexpr std::array<Crossing, crossing_count> make_crossings() {
  constexpr std::array<std::array<int, 2>, 4> kinds{{{first_box, first_column},
                                                     {first_box, first_row},
                                                     {first_column, first_box},
                                                     {first_row, first_box}}};
  std::array<Crossing, crossing_count> made{};
  int count = 0;
  for (const auto& [first_base, first_cover] : kinds) {
    for (int base = 0; base < 9; ++base) {
      for (int cover = 0; cover < 9; ++cover) {
        const Crossing crossing = cross(first_base, base, first_cover, cover);
        if (crossing.in_base) made[count++] = crossing;
      }
    }
  }
  return made;
}

constexpr std::array<std::uint8_t, house_count> make_subset_houses() {
  std::array<std::uint8_t, house_count> made{};
  int count = 0;
  for (const int first : {first_box, first_column, first_row}) {
    for (int house = first; house < first + 9; ++house) {
      made[count++] = static_cast<std::uint8_t>(house);
    }
  }
  return made;
}

constexpr auto made_crossings = make_crossings();
constexpr auto made_houses = make_subset_houses();

}  // namespace

const std::array<Crossing, crossing_count> crossings = made_crossings;
const std::array<std::uint8_t, house_count> subset_houses = made_houses;

}  // namespace nonet::rating
