// Random full grids of the classic board.
#pragma once

#include <array>

#include "../types.h"
#include "random.h"

namespace nonet::make {

using Grid = std::array<Digit, 81>;  // row by row

// As good as equally likely, all 6.7e21 of them; every digit is exactly equally likely in each
// cell.
Grid random_grid(Random& random);

}  // namespace nonet::make
