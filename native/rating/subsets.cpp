// Naked and hidden sets, fish, and wings.
#include "patterns.h"
#include "producers.h"

namespace nonet::rating {
namespace {

// A family whose sizes 2 to 4 have names and ratings of their own.
struct Sized {
  Technique technique;
  int tenths;
};

constexpr std::array<Sized, 3> naked_sets{
    {{Technique::naked_pair, 30}, {Technique::naked_triple, 36}, {Technique::naked_quad, 50}}};
constexpr std::array<Sized, 3> hidden_sets{
    {{Technique::hidden_pair, 34}, {Technique::hidden_triple, 40}, {Technique::hidden_quad, 54}}};
constexpr std::array<Sized, 3> fish_sizes{
    {{Technique::x_wing, 32}, {Technique::swordfish, 38}, {Technique::jellyfish, 52}}};

void restart(Hint& hint, const std::array<Sized, 3>& family, int size) {
  hint.restart(family[size - 2].technique, family[size - 2].tenths);
}

}  // namespace

bool find_naked_set(const Grid& grid, int size, Hint& hint) {
  return each_naked_set(grid, grid.marks(), size, [&](const Subset& set) {
    restart(hint, naked_sets, size);
    for (int position = 0; position < 9; ++position) {
      if (set.cells & bit(position)) continue;
      const int cell = tables.house_cells[set.house][position];
      hint.remove(cell, grid.digits(cell) & set.digits);
    }
    return true;
  });
}

bool find_hidden_set(const Grid& grid, int size, Hint& hint) {
  return each_hidden_set(grid, grid.marks(), size, [&](const Subset& set) {
    restart(hint, hidden_sets, size);
    for (Bits rest = set.cells; rest; rest &= rest - 1) {
      const int cell = tables.house_cells[set.house][first_bit(rest)];
      hint.remove(cell, grid.digits(cell) & ~set.digits);
    }
    return true;
  });
}

bool find_fish(const Grid& grid, int size, Hint& hint) {
  return each_fish(grid, grid.marks(), size, [&](const Fish& fish) {
    restart(hint, fish_sizes, size);
    for (int base = 0; base < 9; ++base) {
      if (fish.bases & bit(base)) continue;
      for (Bits rest = fish.covers; rest; rest &= rest - 1) {
        const int cell = fish.cell(base, first_bit(rest));
        hint.remove(cell, grid.digits(cell) & bit(fish.digit));
      }
    }
    return true;
  });
}

namespace {

// A pivot with two pincers that share one digit: one of the pincers must hold it.
struct Wing {
  int pivot, first, second;
  bool pivot_too;  // XYZ: the pivot may hold the digit as well
};

bool is_wing(Bits pivot, Bits first, Bits second) {
  const Bits all = pivot | first | second, common = pivot & first & second;
  return size_of(all) == 3 && size_of(common) == size_of(pivot) - 2;
}

bool use_wing(const Grid& grid, const Wing& wing, Hint& hint) {
  const Bits shared = grid.digits(wing.first) & grid.digits(wing.second);
  const Bits digit = shared & -shared;
  CellSet victims = tables.peer_set[wing.first] & tables.peer_set[wing.second];
  if (wing.pivot_too) victims = victims & tables.peer_set[wing.pivot];
  victims.remove(wing.pivot);
  hint.restart(wing.pivot_too ? Technique::xyz_wing : Technique::xy_wing, wing.pivot_too ? 44 : 42);
  victims.each([&](int cell) { hint.remove(cell, grid.digits(cell) & digit); });
  return !hint.removals.empty();
}

bool find_wing_at(const Grid& grid, int pivot, bool pivot_too, Hint& hint) {
  std::array<int, 20> pincers{};
  int count = 0;
  for (const int peer : tables.peers[pivot]) {
    if (size_of(grid.digits(peer)) == 2) pincers[count++] = peer;
  }
  const Bits digits = grid.digits(pivot);
  for (int i = 0; i < count; ++i) {
    if (size_of(digits & ~grid.digits(pincers[i])) != 1) continue;
    for (int j = 0; j < count; ++j) {
      if (!is_wing(digits, grid.digits(pincers[i]), grid.digits(pincers[j]))) continue;
      if (use_wing(grid, {pivot, pincers[i], pincers[j], pivot_too}, hint)) return true;
    }
  }
  return false;
}

bool find_wing(const Grid& grid, bool pivot_too, Hint& hint) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (size_of(grid.digits(cell)) != (pivot_too ? 3 : 2)) continue;
    if (find_wing_at(grid, cell, pivot_too, hint)) return true;
  }
  return false;
}

}  // namespace

bool find_xy_wing(const Grid& grid, Hint& hint) {
  return find_wing(grid, false, hint);
}

bool find_xyz_wing(const Grid& grid, Hint& hint) {
  return find_wing(grid, true, hint);
}

}  // namespace nonet::rating
