// Puzzles of the classic board whose givens are in certain cells.
#pragma once

#include <optional>

#include "../control.h"
#include "cell_set.h"
#include "grid.h"
#include "random.h"

namespace nonet::make {

// Looks for digits in the cells of the pattern that leave one solution. None when stopped: there
// may be no such puzzle.
std::optional<Grid> fill_pattern(const CellSet& pattern, Random& random, Control& control);

}  // namespace nonet::make
