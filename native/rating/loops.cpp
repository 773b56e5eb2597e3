// Unique rectangles and loops: cells that could swap two digits all around, so that some extra
// candidate among them must hold.
#include <algorithm>

#include "combinations.h"
#include "producers.h"

namespace nonet::rating {
namespace {

constexpr int longest_loop = 18;  // a digit pair fills each house at most once

struct Loop {
  std::array<std::uint8_t, longest_loop> cells;
  int size = 0;
  CellSet set;
};

// Ratings are ordered by the original's floating-point sums, whose rounding decides some ties.
double order_of(const Loop& loop, int set_size) {
  double order = 4.5;
  if (loop.size >= 10) order += 0.3;
  if (loop.size >= 8) {
    order += 0.2;
  } else if (loop.size >= 6) {
    order += 0.1;
  }
  return set_size ? order + (set_size - 1) * 0.1 : order;
}

struct Found {
  double order;
  int type;
  Hint hint;
};

class LoopSearch {
 public:
  explicit LoopSearch(const Grid& grid) : grid_(grid) {
    for (int cell = 0; cell < cell_count; ++cell) {
      for (Bits rest = grid.digits(cell); rest; rest &= rest - 1) {
        places_[first_bit(rest)].add(cell);
      }
    }
  }

  bool run(Hint& hint) {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (size_of(grid_.digits(cell)) == 2) start_at(cell);
    }
    if (!has_best_) return false;
    hint = best_.hint;
    return true;
  }

 private:
  void start_at(int cell) {
    if (pair_ != grid_.digits(cell)) use_pair(grid_.digits(cell));
    if (!meeting_.has(cell)) return;
    loop_ = Loop{};
    used_ = {};
    extend(cell, 2, 0, -1);
  }

  // A loop goes on from each cell in two houses: what cannot is taken away until all can.
  void use_pair(Bits pair) {
    pair_ = pair;
    meeting_ = places_[first_bit(pair)] & places_[first_bit(pair & (pair - 1))];
    for (bool changed = true; changed;) {
      changed = false;
      const CellSet before = meeting_;
      before.each([&](int cell) {
        if (count_meeting_houses(cell) >= 2) return;
        meeting_.remove(cell);
        changed = true;
      });
    }
  }

  int count_meeting_houses(int cell) const {
    int count = 0;
    for (const int house : tables.houses[cell]) {
      count += (meeting_ & tables.house_set[house]).has_two();
    }
    return count;
  }

  // Every house holds one cell of each colour (odd and even places in the loop) or none; a second
  // one of the same colour can never become a proper loop.
  bool enter(int cell) {
    auto& used = used_[loop_.size % 2];
    unsigned mine = 0;
    for (const int house : tables.houses[cell]) mine |= 1u << house;
    if (used & mine) return false;
    used |= mine;
    loop_.cells[loop_.size++] = static_cast<std::uint8_t>(cell);
    loop_.set.add(cell);
    return true;
  }

  void leave(int cell) {
    --loop_.size;
    loop_.set.remove(cell);
    for (const int house : tables.houses[cell]) used_[loop_.size % 2] &= ~(1u << house);
  }

  // `extra` gathers digits over all neighbours tried so far, as the original does.
  void extend(int cell, int extra_cells, Bits extra, int last_kind) {
    if (!enter(cell)) return;
    for (int kind = 0; kind < 3; ++kind) {
      if (kind == last_kind) continue;
      for (const int next : tables.house_cells[tables.houses[cell][kind]]) {
        if (next == loop_.cells[0] && loop_.size >= 4) {
          if (used_[0] == used_[1]) use_loop();
          continue;
        }
        const Bits digits = grid_.digits(next);
        if (loop_.set.has(next) || (digits & pair_) != pair_) continue;
        extra |= digits & ~pair_;
        const bool is_plain = size_of(digits) == 2;
        if (!is_plain && size_of(extra) != 1 && extra_cells <= 0) continue;
        if (loop_.size < longest_loop && meeting_.has(next))
          extend(next, extra_cells - !is_plain, extra, kind);
      }
    }
    leave(cell);
  }

  void use_loop() {
    std::array<int, longest_loop> rescue{};
    int count = 0;
    Bits extra = 0;
    for (int i = 0; i < loop_.size; ++i) {
      const Bits digits = grid_.digits(loop_.cells[i]);
      if (size_of(digits) > 2) rescue[count++] = loop_.cells[i], extra |= digits & ~pair_;
    }
    if (count == 1) return use_one_rescue(rescue[0]);
    if (count >= 2 && (count > 2 || size_of(extra) == 1)) use_common_digit({rescue.data(), count});
    if (count != 2) return;
    if (size_of(extra) >= 2) use_set(rescue[0], rescue[1], extra);
    use_locked_digit(rescue[0], rescue[1]);
  }

  void use_one_rescue(int cell) {
    Hint hint = fresh(1, 0);
    hint.remove(cell, pair_);
    offer(1, 0, std::move(hint));
  }

  struct Cells {
    const int* data;
    int count;
  };

  void use_common_digit(Cells rescue) {
    CellSet victims = tables.peer_set[rescue.data[0]];
    for (int i = 1; i < rescue.count; ++i) {
      victims = victims & tables.peer_set[rescue.data[i]];
    }
    const Bits extra = grid_.digits(rescue.data[0]) & ~pair_;
    const Bits digit = extra & -extra;
    Hint hint = fresh(2, 0);
    victims.each([&](int cell) { hint.remove(cell, grid_.digits(cell) & digit); });
    offer(2, 0, std::move(hint));
  }

  // The two rescue cells act as one cell with the extra digits: part of a naked or hidden set.
  void use_set(int first, int second, Bits extra) {
    for (int size = size_of(extra); size <= 7; ++size) {
      for (int kind = 0; kind < 3; ++kind) {
        const int house = tables.houses[first][kind];
        if (house != tables.houses[second][kind]) continue;
        const int empty = grid_.empty_cells(house);
        const Bits pair_places =
            bit(tables.positions[first][kind]) | bit(tables.positions[second][kind]);
        if (size * 2 <= empty) use_naked_set(house, pair_places, extra, size, first, second);
        if (size * 2 < empty) use_hidden_set(house, pair_places, extra, size);
      }
    }
  }

  void use_naked_set(int house, Bits pair_places, Bits extra, int size, int first, int second) {
    const Bits common = extra & grid_.digits(first) & grid_.digits(second);
    each_choice(size - 1, 0x1ff & ~pair_places, [&](Bits cells) {
      Bits digits = common;
      for (Bits rest = cells; rest; rest &= rest - 1) {
        const Bits here = grid_.digits(tables.house_cells[house][first_bit(rest)]);
        if (size_of(here) < 2) return;
        digits |= here;
      }
      if (size_of(digits) != size || size_of(digits | extra) != size) return;
      Hint hint = fresh(3, size);
      for (int position = 0; position < 9; ++position) {
        if ((cells | pair_places) & bit(position)) continue;
        const int cell = tables.house_cells[house][position];
        hint.remove(cell, grid_.digits(cell) & digits);
      }
      offer(3, size, std::move(hint));
    });
  }

  void use_hidden_set(int house, Bits pair_places, Bits extra, int size) {
    const Bits others = 0x1ff & ~extra & ~pair_;
    if (size - 2 > size_of(others)) return;
    each_choice(size - 2, others, [&](Bits chosen) {
      const Bits digits = chosen | pair_;
      Bits cells = 0;
      for (Bits rest = digits; rest; rest &= rest - 1) {
        const Bits places = grid_.places(house, first_bit(rest));
        if (!places) return;
        cells |= places;
      }
      const Bits beside = cells & ~pair_places;
      if (size_of(beside) + 1 != size) return;
      Hint hint = fresh(3, size - 1);
      for (Bits rest = beside; rest; rest &= rest - 1) {
        const int cell = tables.house_cells[house][first_bit(rest)];
        hint.remove(cell, grid_.digits(cell) & ~digits);
      }
      offer(3, size - 1, std::move(hint));
    });
  }

  template <class Visit>
  static void each_choice(int size, Bits from, Visit visit) {
    for (const Bits choice : choices(size)) {
      if (!(choice & ~from)) visit(choice);
    }
  }

  // One digit of the pair has no place outside the rescue cells of a house: the other must go.
  void use_locked_digit(int first, int second) {
    const int low = first_bit(pair_), high = first_bit(pair_ & (pair_ - 1));
    bool locks_low = false, locks_high = false;
    for (int kind = 0; kind < 3; ++kind) {
      const int house = tables.houses[first][kind];
      if (house != tables.houses[second][kind]) continue;
      locks_low |= size_of(grid_.places(house, low)) == 2;
      locks_high |= size_of(grid_.places(house, high)) == 2;
    }
    if (!locks_low && !locks_high) return;
    const Bits gone = bit(locks_low ? high : low);
    Hint hint = fresh(4, 0);
    hint.remove(first, gone);
    hint.remove(second, gone);
    offer(4, 0, std::move(hint));
  }

  Hint fresh(int type, int set_size) const {
    Hint hint;
    const int added = set_size ? set_size - 1 : 0;
    hint.restart(technique_of(type), (loop_.size >= 10 ? 50 : 45 + (loop_.size - 4) / 2) + added);
    return hint;
  }

  Technique technique_of(int type) const {
    if (loop_.size > 4) return Technique::unique_loop;
    return static_cast<Technique>(static_cast<int>(Technique::unique_rectangle_1) + type - 1);
  }

  // Earlier loops win among equals, so the first find of a loop also shadows its repetitions.
  void offer(int type, int set_size, Hint&& hint) {
    if (hint.removals.empty()) return;
    const double order = order_of(loop_, set_size);
    if (has_best_ && (order > best_.order || (order == best_.order && type >= best_.type))) return;
    best_ = {order, type, std::move(hint)};
    has_best_ = true;
  }

  const Grid& grid_;
  std::array<CellSet, digit_count> places_{};
  Bits pair_ = 0;
  CellSet meeting_;  // cells with the pair that a loop may go through
  Loop loop_;
  std::array<unsigned, 2> used_{};
  Found best_{};
  bool has_best_ = false;
};

}  // namespace

bool find_unique_loop(const Grid& grid, Hint& hint) {
  return LoopSearch(grid).run(hint);
}

}  // namespace nonet::rating
