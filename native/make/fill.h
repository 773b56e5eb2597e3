// Random full grids of any board.
#pragma once

#include <optional>
#include <vector>

#include "../engine.h"
#include "../general/board.h"
#include "random.h"

namespace nonet::make {

// Tries a random digit in a cell with the fewest candidates, again and again, and starts anew after
// a number of guesses that is more than enough for most boards. None when stopped, or when it has
// started `starts` times: then the board may have no grid.
std::optional<std::vector<Digit>> random_fill(const Board& board, std::span<const Cage> cages,
                                              int starts, Random& random, Control& control);

}  // namespace nonet::make
