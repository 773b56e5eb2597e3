// Almost locked sets: n cells of one house with n + 1 digits. When one digit is gone, the others
// are all there.
#pragma once

#include <vector>

#include "position.h"

namespace nonet::logic {

template <int W>
struct Als {
  CellSet<W> cells;
  Mask digits;
  CellSet<W> peers;  // cells that see the whole set

  // Where the digit is in the set.
  CellSet<W> places(const Position<W>& position, Digit digit) const {
    return cells & position.cells_of(digit);
  }
};

// All of them with `least` to `most` cells, smallest first; each once, whatever houses it is in.
template <int W>
std::vector<Als<W>> almost_locked_sets(const Position<W>& position, int least, int most);

// All of them that steps are made of, worked out once for a position.
template <int W>
const std::vector<Als<W>>& sets_of(const Position<W>& position);

// How many cells a set may have before nobody sees it any more: all of a 9x9 house, but fewer on
// big boards, where there would be too many.
int largest_als(int size);

}  // namespace nonet::logic
