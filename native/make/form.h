// The forms of a classic grid that are essentially the same: bands, stacks and lines change places,
// the board is mirrored, digits get other names.
#pragma once

#include "grid.h"
#include "random.h"

namespace nonet::make {

//     made[9 * r + c] = digits[grid[9 * rows[r] + columns[c]]]    or with row and column exchanged
struct Form {
  std::array<std::uint8_t, 9> rows;
  std::array<std::uint8_t, 9> columns;
  std::array<Digit, 10> digits;  // 0 stays 0
  bool transposed;

  Grid of(const Grid& grid) const;
};

// All 3,359,232 x 9! forms are equally likely.
Form random_form(Random& random);

}  // namespace nonet::make
