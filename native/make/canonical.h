// The canonical form of a classic grid: two grids are essentially the same if theirs are equal.
#pragma once

#include <cstdint>

#include "grid.h"

namespace nonet::make {

struct Canonical {
  Grid grid;                    // of all forms (see form.h) the least, row by row; empty is 0
  std::uint64_t automorphisms;  // ways to turn the grid into itself; 1 for most
};

Canonical canonical(const Grid& grid);

}  // namespace nonet::make
