// Locked candidates, subsets and fish as patterns on bare marks: used by the ladder itself, and by
// chains that look for them on a board full of assumptions. Each finder calls `visit` for every
// pattern that removes something, in order, until `visit` returns true.
#pragma once

#include "combinations.h"
#include "grid.h"

namespace nonet::rating {

// A house whose places for a digit may all lie in a second one.
//
//   base (a box)        cover (a row)
//   x x x               x x x . . . . . .     in_base:  positions of the crossing in the base
//   . . .               \___/                 in_cover: the same cells as positions in the cover
//   . . .              crossing
struct Crossing {
  std::uint8_t base, cover;
  Bits in_base, in_cover;
};

constexpr int crossing_count = 108;  // the first half are boxes (pointing), then lines (claiming)
extern const std::array<Crossing, crossing_count> crossings;

inline bool is_pointing(const Crossing& crossing) {
  return crossing.base < first_row;
}

// Subsets are looked for in boxes, then columns, then rows.
extern const std::array<std::uint8_t, house_count> subset_houses;

inline bool is_locked(const Marks& marks, const Crossing& crossing, int digit) {
  const Bits places = marks.places(crossing.base, digit);
  return !(places & ~crossing.in_base) && (places & (places - 1));
}

template <class Visit>
bool each_locked(const Marks& marks, Visit visit) {
  for (const Crossing& crossing : crossings) {
    for (int digit = 0; digit < digit_count; ++digit) {
      if (!is_locked(marks, crossing, digit)) continue;
      const Bits victims = marks.places(crossing.cover, digit) & ~crossing.in_cover;
      if (victims && visit(crossing, digit, victims)) return true;
    }
  }
  return false;
}

// A set of cells and a set of digits of one house, as many of one as of the other.
struct Subset {
  int house;
  Bits cells;  // positions in the house
  Bits digits;
};

struct HouseView {
  std::array<Bits, 9> sets;  // digits of each position, or positions of each digit
  Bits eligible;             // those with between two and `size` members
};

inline HouseView view_cells(const Marks& marks, int house, int size) {
  HouseView view{};
  for (int position = 0; position < 9; ++position) {
    const Bits digits = marks.digits(tables.house_cells[house][position]);
    view.sets[position] = digits;
    if (size_of(digits) >= 2 && size_of(digits) <= size) view.eligible |= bit(position);
  }
  return view;
}

inline HouseView view_digits(const Marks& marks, int house, int size) {
  HouseView view{};
  for (int digit = 0; digit < digit_count; ++digit) {
    const Bits places = marks.places(house, digit);
    view.sets[digit] = places;
    if (size_of(places) >= 2 && size_of(places) <= size) view.eligible |= bit(digit);
  }
  return view;
}

// Calls visit(choice, union) for each choice of `size` eligible sets that cover `size` members.
template <class Visit>
bool each_tight_choice(const HouseView& view, int size, Visit visit) {
  if (size_of(view.eligible) < size) return false;
  for (const Bits choice : choices(size)) {
    if (choice & ~view.eligible) continue;
    Bits covered = 0;
    for (Bits rest = choice; rest; rest &= rest - 1) covered |= view.sets[first_bit(rest)];
    if (size_of(covered) == size && visit(choice, covered)) return true;
  }
  return false;
}

template <class Visit>
bool each_naked_set(const Grid& grid, const Marks& marks, int size, Visit visit) {
  for (const int house : subset_houses) {
    if (grid.empty_cells(house) < size * 2) continue;
    const HouseView view = view_cells(marks, house, size);
    const bool stopped = each_tight_choice(view, size, [&](Bits cells, Bits digits) {
      Bits others = 0;
      for (int position = 0; position < 9; ++position) {
        if (!(cells & bit(position))) others |= view.sets[position];
      }
      return (others & digits) && visit(Subset{house, cells, digits});
    });
    if (stopped) return true;
  }
  return false;
}

template <class Visit>
bool each_hidden_set(const Grid& grid, const Marks& marks, int size, Visit visit) {
  for (const int house : subset_houses) {
    if (grid.empty_cells(house) <= size * 2) continue;
    const HouseView view = view_digits(marks, house, size);
    const bool stopped = each_tight_choice(view, size, [&](Bits digits, Bits cells) {
      Bits others = 0;
      for (int digit = 0; digit < digit_count; ++digit) {
        if (!(digits & bit(digit))) others |= view.sets[digit];
      }
      return (others & cells) && visit(Subset{house, cells, digits});
    });
    if (stopped) return true;
  }
  return false;
}

// `size` parallel lines that hold a digit in `size` crossing lines only.
struct Fish {
  int digit;
  int first_base, first_cover;  // first_column and first_row, or the other way round
  Bits bases, covers;           // which lines

  int cell(int base, int cover) const {
    return first_base == first_row ? base * 9 + cover : cover * 9 + base;
  }
};

template <class Visit>
bool each_fish_one_way(const Grid& grid, const Marks& marks, int size, Fish fish, Visit visit) {
  std::array<HouseView, digit_count> views{};
  for (int digit = 0; digit < digit_count; ++digit) {
    if (grid.placed(digit) + size * 2 > 9) continue;
    for (int line = 0; line < 9; ++line) {
      const Bits places = marks.places(fish.first_base + line, digit);
      views[digit].sets[line] = places;
      if (size_of(places) >= 2 && size_of(places) <= size) views[digit].eligible |= bit(line);
    }
  }
  for (const Bits bases : choices(size)) {
    for (int digit = 0; digit < digit_count; ++digit) {
      if (bases & ~views[digit].eligible) continue;
      Bits covers = 0, others = 0;
      for (int line = 0; line < 9; ++line) {
        (bases & bit(line) ? covers : others) |= views[digit].sets[line];
      }
      if (size_of(covers) != size || !(others & covers)) continue;
      fish.digit = digit, fish.bases = bases, fish.covers = covers;
      if (visit(fish)) return true;
    }
  }
  return false;
}

template <class Visit>
bool each_fish(const Grid& grid, const Marks& marks, int size, Visit visit) {
  return each_fish_one_way(grid, marks, size, {0, first_column, first_row, 0, 0}, visit) ||
         each_fish_one_way(grid, marks, size, {0, first_row, first_column, 0, 0}, visit);
}

}  // namespace nonet::rating
