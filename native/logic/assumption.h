// What is left for the cells of a rule, and what would be left if one of them had a digit.
#pragma once

#include <algorithm>
#include <vector>

#include "book.h"
#include "techniques.h"

namespace nonet::logic {

using Masks = std::vector<Mask>;

template <int W>
Mask mask_at(const Position<W>& position, Cell cell) {
  const Digit digit = position.digit(cell);
  return digit ? mask_of(digit) : position.candidates(cell);
}

// What is left for each cell of a rule.
template <int W>
Masks masks_of(const Position<W>& position, const Unit& unit) {
  Masks masks;
  for (const Cell cell : unit.cells()) masks.push_back(mask_at(position, cell));
  return masks;
}

inline bool has_empty(const Masks& masks) {
  return std::ranges::find(masks, Mask{0}) != masks.end();
}

// What is left if one digit stands in a cell of a rule: the rule first, then what sees its cells.
template <int W>
class Assumption {
 public:
  Assumption(const Position<W>& position, const Unit& unit)
      : position_(position), unit_(unit), after_(position.shape().cell_count()) {}

  // What the rule itself leaves; false where it has no way then.
  bool narrow(const Masks& start, std::size_t place, Digit digit) {
    masks_ = start;
    masks_[place] = mask_of(digit);
    return unit_.narrow(masks_);
  }
  // Whether that is all that there was but for the digit itself: then every rule of the cell says
  // the same.
  bool adds_nothing(const Masks& start, std::size_t place) const {
    for (std::size_t n = 0; n < masks_.size(); ++n) {
      if (n != place && masks_[n] != start[n]) return false;
    }
    return true;
  }
  // And what the digits that are known then leave to those that see them.
  void spread(const Masks& start) {
    changed_ = {};
    for (std::size_t n = 0; n < masks_.size(); ++n) set(unit_.cells()[n], masks_[n]);
    for (std::size_t n = 0; n < masks_.size(); ++n) {
      if (start[n] != masks_[n] && rules::is_single(masks_[n])) see(unit_.cells()[n], masks_[n]);
    }
  }

  Mask at(Cell cell) const { return changed_.has(cell) ? after_[cell] : mask_at(position_, cell); }
  const CellSet<W>& changed() const { return changed_; }

 private:
  void see(Cell cell, Mask digit) {
    for (const Cell peer : position_.shape().peers(cell) & position_.empty_cells()) {
      const Mask before = at(peer);
      if ((before & digit) != 0) set(peer, before & ~digit);
    }
  }
  void set(Cell cell, Mask mask) {
    changed_.add(cell);
    after_[cell] = mask;
  }

  const Position<W>& position_;
  const Unit& unit_;
  Masks masks_;
  std::vector<Mask> after_;  // by cell
  CellSet<W> changed_;
};

}  // namespace nonet::logic
