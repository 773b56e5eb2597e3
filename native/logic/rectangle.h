// The corners of a possible deadly rectangle, sorted by what else they have.
#pragma once

#include "position.h"
#include "search.h"

namespace nonet::logic {

template <int W>
struct Corners {
  const Position<W>& position;
  Rectangle corners;
  Mask pair;         // the two digits
  CellSet<W> floor;  // corners with the two digits and nothing else
  CellSet<W> roof;   // the other corners
  Mask extras;       // what the roof has beside the two digits

  CellSet<W> cells() const { return floor | roof; }

  bool is_roof_diagonal() const { return roof.has(corners.a) == roof.has(corners.d); }

  // A house in which the digit has only these two places, or -1.
  int locking_house(Digit digit, Cell one, Cell two) const {
    CellSet<W> both(one);
    both.add(two);
    for (int house : position.shape().common_houses(both)) {
      if (position.shape().house(house).complete && position.place_cells(house, digit) == both) {
        return house;
      }
    }
    return -1;
  }

  // The step, with the houses that it relies on.
  Step describe(std::initializer_list<int> houses = {}, Digit digit = 0) const {
    Step step;
    step.marks = {mark(Role::rectangle, cells(), pair), mark(Role::floor, floor, pair)};
    for (int house : houses) {
      step.marks.push_back(mark_house(Role::house, position.shape(), house, mask_of(digit)));
    }
    return step;
  }
};

// Calls `use` for every pair of digits that the four empty corners could swap. A corner may lack
// one of the two: it was ruled out on the way, but no rule forbids it.
template <int W, typename Use>
void for_each_pair(const Position<W>& position, const Rectangle& rectangle, const Use& use) {
  const Cell cells[4] = {rectangle.a, rectangle.b, rectangle.c, rectangle.d};
  Mask tried = 0;
  Mask allowed = position.shape().all();
  for (Cell cell : cells) {
    if (position.digit(cell)) return;
    allowed &= position.allowed(cell);
  }
  for (Cell start : cells) {
    const Mask pair = position.candidates(start);
    if (std::popcount(pair) != 2 || (pair & ~allowed) || pair == tried) continue;
    tried = pair;
    Corners<W> corners{position, rectangle, pair, {}, {}, 0};
    bool possible = true;
    for (Cell cell : cells) {
      const Mask mask = position.candidates(cell);
      possible &= (mask & pair) != 0;
      (mask == pair ? corners.floor : corners.roof).add(cell);
      corners.extras |= mask & ~pair;
    }
    if (possible && !corners.roof.empty()) use(corners);
  }
}

}  // namespace nonet::logic
