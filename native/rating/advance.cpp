// Removals on an assumed board, each with the earlier removals that it rests on.
#include "advance.h"

#include <algorithm>

#include "nested.h"
#include "patterns.h"

namespace nonet::rating {
namespace {

// Removals of patterns: only those that need some removal made by the assumption are news.
class PatternAdvance {
 public:
  PatternAdvance(const Grid& grid, Closure& closure) : grid_(grid), closure_(closure) {}

  bool run() { return by_locked() || by_hidden_pair() || by_naked_pair() || by_fish(); }

 private:
  const Marks& now() const { return closure_.assumed(); }
  const Marks& before() const { return closure_.board(); }

  bool by_locked() {
    bool found = false;
    each_locked(now(), [&](const Crossing& crossing, int digit, Bits victims) {
      const int slot = slot_of(crossing.base, digit);
      const Bits parents = before().slot[slot] & ~now().slot[slot] & ~crossing.in_base;
      if (!parents) return false;
      closure_.begin_advance({});
      add_parents(slot, parents);
      remove(slot_of(crossing.cover, digit), victims);
      found = true;
      return false;
    });
    return found;
  }

  bool by_hidden_pair() {
    bool found = false;
    each_hidden_set(grid_, now(), 2, [&](const Subset& set) {
      closure_.begin_advance({});
      found |= each_cell(set, [&](int cell, bool inside) {
        return inside ? Bits{0} : static_cast<Bits>(before().digits(cell) & set.digits);
      });
      return remove_from(set, [&](int cell, bool inside) {
        return inside ? static_cast<Bits>(now().digits(cell) & ~set.digits) : Bits{0};
      });
    });
    return found;
  }

  bool by_naked_pair() {
    bool found = false;
    each_naked_set(grid_, now(), 2, [&](const Subset& set) {
      closure_.begin_advance({});
      found |= each_cell(set, [&](int cell, bool inside) {
        return inside ? static_cast<Bits>(before().digits(cell) & ~set.digits) : Bits{0};
      });
      return remove_from(set, [&](int cell, bool inside) {
        return inside ? Bits{0} : static_cast<Bits>(now().digits(cell) & set.digits);
      });
    });
    return found;
  }

  bool by_fish() {
    bool found = false;
    each_fish(grid_, now(), 2, [&](const Fish& fish) {
      closure_.begin_advance({});
      bool has_parents = false;
      for (Bits bases = fish.bases; bases; bases &= bases - 1) {
        const int slot = slot_of(fish.first_base + first_bit(bases), fish.digit);
        const Bits parents = before().slot[slot] & ~now().slot[slot] & ~fish.covers;
        add_parents(slot, parents);
        has_parents |= parents != 0;
      }
      if (!has_parents) return false;
      remove_fish(fish);
      found = true;
      return false;
    });
    return found;
  }

  void remove_fish(const Fish& fish) {
    for (int cell = 0; cell < cell_count; ++cell) {
      const bool by_rows = fish.first_base == first_row;
      const int base = by_rows ? cell / 9 : cell % 9, cover = by_rows ? cell % 9 : cell / 9;
      if ((fish.bases & bit(base)) || !(fish.covers & bit(cover))) continue;
      const Candidate candidate = candidate_of(cell, fish.digit);
      if (now().has(candidate)) closure_.add_advanced(candidate);
    }
  }

  void add_parents(int slot, Bits positions) {
    for (; positions; positions &= positions - 1) {
      closure_.add_parent(tables.members[slot][first_bit(positions)]);
    }
  }

  void remove(int slot, Bits positions) {
    for (; positions; positions &= positions - 1) {
      closure_.add_advanced(tables.members[slot][first_bit(positions)]);
    }
  }

  // Adds the digits of each cell of the house that `choose` names as parents.
  template <class Choose>
  bool each_cell(const Subset& set, Choose choose) {
    bool any = false;
    for (int position = 0; position < 9; ++position) {
      const int cell = tables.house_cells[set.house][position];
      const Bits digits = choose(cell, set.cells & bit(position));
      add_parents(cell, digits);
      any |= digits != 0;
    }
    has_parents_ = any;
    return any;
  }

  // Never stops the search for further sets.
  template <class Choose>
  bool remove_from(const Subset& set, Choose choose) {
    for (int position = 0; has_parents_ && position < 9; ++position) {
      const int cell = tables.house_cells[set.house][position];
      remove(cell, choose(cell, set.cells & bit(position)));
    }
    return false;
  }

  const Grid& grid_;
  Closure& closure_;
  bool has_parents_ = false;
};

}  // namespace

BoardAdvancer::BoardAdvancer(const Grid& grid, const Control& control, int depth)
    : grid_(grid), control_(control), depth_(depth) {
  if (depth == 3) forcing_ = std::make_unique<ForcingSearch>(multiple_rules);
  if (depth >= 4) forcing_ = std::make_unique<ForcingSearch>(dynamic_rules);
  if (depth >= 5) deeper_ = std::make_unique<BoardAdvancer>(grid, control, depth - 3);
}

bool BoardAdvancer::advance(Closure& closure) {
  if (control_.should_stop()) return false;
  if (PatternAdvance(grid_, closure).run()) return true;
  if (depth_ < 2) return false;
  if (depth_ < 4 && add_static_chains(closure)) return true;
  if (depth_ < 3) return false;
  forcing_->begin(closure.assumed());
  if (add_forcing_chains(closure, *forcing_, control_)) return true;
  if (!deeper_) return false;
  forcing_->set_advancer(deeper_.get());
  return add_forcing_chains(closure, *forcing_, control_);
}

}  // namespace nonet::rating
