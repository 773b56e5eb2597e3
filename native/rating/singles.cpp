// Hidden and naked singles, locked candidates, and the direct rules: locked candidates or a hidden
// set that at once leave a hidden single. A direct rule only places that single and removes
// nothing.
#include "patterns.h"
#include "producers.h"

namespace nonet::rating {
namespace {

bool find_hidden_single(const Grid& grid, int first_house, Technique technique, int tenths,
                        Hint& hint) {
  const bool last_cell = technique == Technique::full_house;
  for (int house = first_house; house < first_house + 9; ++house) {
    if (grid.empty_cells(house) == 0 || (grid.empty_cells(house) == 1) != last_cell) continue;
    for (int digit = 0; digit < digit_count; ++digit) {
      const Bits places = grid.places(house, digit);
      if (size_of(places) != 1) continue;
      hint.restart(technique, tenths);
      hint.place(tables.house_cells[house][first_bit(places)], digit);
      return true;
    }
  }
  return false;
}

// The only place that is left for the digit in some house like the base once the cover is cleared.
int single_after(const Grid& grid, const Crossing& crossing, int digit) {
  const int first = crossing.base / 9 * 9;
  for (int house = first; house < first + 9; ++house) {
    if (house == crossing.base) continue;
    const Bits places = grid.places(house, digit);
    if (!(places & (places - 1))) continue;
    CellSet left;
    for (Bits rest = places; rest; rest &= rest - 1) {
      const int cell = tables.house_cells[house][first_bit(rest)];
      if (!tables.house_set[crossing.cover].has(cell)) left.add(cell);
    }
    if (left.size() != 1) continue;
    int single = -1;
    left.each([&](int cell) { single = cell; });
    return single;
  }
  return -1;
}

// A digit outside the hidden set that has one place left beside its cells.
bool place_beside(const Grid& grid, const Subset& set, Hint& hint) {
  for (int digit = 0; digit < digit_count; ++digit) {
    const Bits places = grid.places(set.house, digit);
    const Bits left = places & ~set.cells;
    if ((set.digits & bit(digit)) || size_of(places) < 2 || size_of(left) != 1) continue;
    hint.place(tables.house_cells[set.house][first_bit(left)], digit);
    return true;
  }
  return false;
}

bool find_direct_hidden_set(const Grid& grid, int size, Hint& hint) {
  const bool is_pair = size == 2;
  for (const int house : subset_houses) {
    if (grid.empty_cells(house) <= size) continue;
    const HouseView view = view_digits(grid.marks(), house, size);
    const bool found = each_tight_choice(view, size, [&](Bits digits, Bits cells) {
      hint.restart(is_pair ? Technique::direct_hidden_pair : Technique::direct_hidden_triple,
                   is_pair ? 20 : 25);
      return place_beside(grid, {house, cells, digits}, hint);
    });
    if (found) return true;
  }
  return false;
}

}  // namespace

bool find_hidden_single(const Grid& grid, Hint& hint) {
  return find_hidden_single(grid, first_box, Technique::full_house, 10, hint) ||
         find_hidden_single(grid, first_column, Technique::full_house, 10, hint) ||
         find_hidden_single(grid, first_row, Technique::full_house, 10, hint) ||
         find_hidden_single(grid, first_box, Technique::hidden_single_in_box, 12, hint) ||
         find_hidden_single(grid, first_column, Technique::hidden_single, 15, hint) ||
         find_hidden_single(grid, first_row, Technique::hidden_single, 15, hint);
}

bool find_naked_single(const Grid& grid, Hint& hint) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (size_of(grid.digits(cell)) != 1) continue;
    hint.restart(Technique::naked_single, 23);
    hint.place(cell, first_bit(grid.digits(cell)));
    return true;
  }
  return false;
}

bool find_direct_locked(const Grid& grid, Hint& hint) {
  return each_locked(grid.marks(), [&](const Crossing& crossing, int digit, Bits) {
    const int single = single_after(grid, crossing, digit);
    if (single < 0) return false;
    const bool points = is_pointing(crossing);
    hint.restart(points ? Technique::direct_pointing : Technique::direct_claiming,
                 points ? 17 : 19);
    hint.place(single, digit);
    return true;
  });
}

bool find_direct_hidden_pair(const Grid& grid, Hint& hint) {
  return find_direct_hidden_set(grid, 2, hint);
}

bool find_direct_hidden_triplet(const Grid& grid, Hint& hint) {
  return find_direct_hidden_set(grid, 3, hint);
}

bool find_locked(const Grid& grid, Hint& hint) {
  return each_locked(grid.marks(), [&](const Crossing& crossing, int digit, Bits victims) {
    const bool points = is_pointing(crossing);
    hint.restart(points ? Technique::pointing : Technique::claiming, points ? 26 : 28);
    for (; victims; victims &= victims - 1) {
      hint.remove(tables.house_cells[crossing.cover][first_bit(victims)], bit(digit));
    }
    return true;
  });
}

}  // namespace nonet::rating
