// Random regions for jigsaws.
#pragma once

#include <vector>

#include "random.h"

namespace nonet::make {

// The number of the region of each cell of a square board, row by row. Starts from `regions` that
// are connected and exchanges cells on their borders, so often as told or nearly; the more often,
// the wilder they look.
std::vector<int> random_regions(int size, std::vector<int> regions, int exchanges, Random& random);

}  // namespace nonet::make
