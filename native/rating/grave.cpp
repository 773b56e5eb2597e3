// Bivalue universal grave: but for a few extra candidates every cell and every digit in every house
// would have two choices, and the puzzle two solutions.
#include "combinations.h"
#include "producers.h"

namespace nonet::rating {
namespace {

class GraveSearch {
 public:
  explicit GraveSearch(const Grid& grid) : grid_(grid), rest_(grid.marks()) {}

  bool run(Hint& hint) {
    if (!collect() || !is_grave()) return false;
    if (count_ == 1) return use_one_cell(hint);
    if (size_of(extra_) == 1) return use_one_digit(hint) || use_locked_digit(hint);
    if (count_ < 2 || common_.empty()) return false;
    return use_locked_digit(hint) || use_naked_set(hint);
  }

 private:
  // Finds the cells and digits that are too many. False where there is surely no grave.
  bool collect() {
    for (int house = 0; house < house_count; ++house) {
      for (int digit = 0; digit < digit_count; ++digit) {
        const Bits places = grid_.places(house, digit);
        if (places == 0 || size_of(places) == 2) continue;
        int crowded = 0, cell = -1;
        for (Bits rest = places; rest; rest &= rest - 1) {
          const int here = tables.house_cells[house][first_bit(rest)];
          if (size_of(grid_.digits(here)) >= 3) ++crowded, cell = here;
        }
        if (crowded == 0 || (crowded == 1 && !add_extra(cell, digit))) return false;
      }
    }
    return true;
  }

  bool add_extra(int cell, int digit) {
    common_ = count_ ? common_ & tables.peer_set[cell] : tables.peer_set[cell];
    if (!is_extra_.has(cell)) {
      is_extra_.add(cell);
      cells_[count_++] = cell;
    }
    for (int i = 0; i < count_; ++i) common_.remove(cells_[i]);
    extra_of_[cell] |= bit(digit);
    extra_ |= bit(digit);
    rest_.remove(candidate_of(cell, digit));
    return count_ < 2 || size_of(extra_) < 2 || !common_.empty();
  }

  bool is_grave() const {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (grid_.entries()[cell] == 0 && size_of(rest_.digits(cell)) != 2) return false;
    }
    for (int slot = cell_count; slot < slot_count; ++slot) {
      if (rest_.slot[slot] != 0 && size_of(rest_.slot[slot]) != 2) return false;
    }
    return true;
  }

  bool use_one_cell(Hint& hint) const {
    hint.restart(Technique::bug_plus_1, 56);
    hint.remove(cells_[0], grid_.digits(cells_[0]) & ~extra_);
    return true;
  }

  bool use_one_digit(Hint& hint) const {
    hint.restart(Technique::bug_plus_several, 57);
    common_.each([&](int cell) { hint.remove(cell, grid_.digits(cell) & extra_); });
    return !hint.removals.empty();
  }

  // Two cells that share a house and one further digit, which must then be in one of them.
  bool use_locked_digit(Hint& hint) const {
    if (count_ != 2 || !tables.peer_set[cells_[0]].has(cells_[1])) return false;
    const Bits shared = grid_.digits(cells_[0]) & grid_.digits(cells_[1]) & ~extra_;
    if (size_of(shared) != 1) return false;
    hint.restart(Technique::bug_plus_several, 57);
    for (int i = 0; i < 2; ++i) {
      const int cell = cells_[i];
      hint.remove(cell, grid_.digits(cell) & ~extra_of_[cell] & ~shared);
    }
    return true;
  }

  bool use_naked_set(Hint& hint) const {
    for (int kind = 0; kind < 3; ++kind) {
      const int house = tables.houses[cells_[0]][kind];
      bool shared = true;
      for (int i = 1; i < count_; ++i) shared &= tables.houses[cells_[i]][kind] == house;
      if (shared && use_naked_set_in(house, hint)) return true;
    }
    return false;
  }

  bool use_naked_set_in(int house, Hint& hint) const {
    std::array<int, 9> near{};
    int count = 0;
    for (const int cell : tables.peers[cells_[0]]) {
      if (common_.has(cell) && tables.house_set[house].has(cell)) near[count++] = cell;
    }
    for (int size = 2; size <= 6 && size <= count; ++size) {
      for (unsigned chosen = 0; chosen < 1u << count; ++chosen) {
        if (std::popcount(chosen) != size - 1) continue;
        if (use_chosen({near.data(), static_cast<std::size_t>(count)}, chosen, size, hint)) {
          return true;
        }
      }
    }
    return false;
  }

  bool use_chosen(std::span<const int> near, unsigned chosen, int size, Hint& hint) const {
    Bits digits = 0;
    for (unsigned rest = chosen; rest; rest &= rest - 1) {
      const Bits here = grid_.digits(near[first_bit(rest)]);
      if (size_of(here) < 2) return false;
      digits |= here;
    }
    if (size_of(digits) != size || size_of(digits | extra_) != size) return false;
    hint.restart(Technique::bug_plus_several, 57 + size - 1);
    for (std::size_t i = 0; i < near.size(); ++i) {
      if (!(chosen >> i & 1)) hint.remove(near[i], grid_.digits(near[i]) & digits);
    }
    return !hint.removals.empty();
  }

  const Grid& grid_;
  Marks rest_;  // without the extra candidates
  std::array<int, cell_count> cells_{};
  int count_ = 0;
  CellSet is_extra_;
  CellSet common_;  // cells that see all of them
  std::array<Bits, cell_count> extra_of_{};
  Bits extra_ = 0;
};

}  // namespace

bool find_grave(const Grid& grid, Hint& hint) {
  return GraveSearch(grid).run(hint);
}

}  // namespace nonet::rating
