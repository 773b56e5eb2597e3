// Random cages that leave one solution: killers without givens.
#pragma once

#include <optional>
#include <vector>

#include "../engine.h"
#include "random.h"

namespace nonet::make {

struct Killer {
  std::vector<Cage> cages;  // of connected cells; each cell is in one of them
  std::vector<Digit> solution;
};

struct CageSizes {
  int least = 2;  // a few are smaller on large boards, and where it cannot be otherwise
  int most = 4;
};

// `neighbours` are the cells that a cell has a side in common with. None when stopped.
std::optional<Killer> make_killer(const Board& board,
                                  const std::vector<std::vector<Cell>>& neighbours,
                                  const CageSizes& sizes, Random& random, Control& control);

}  // namespace nonet::make
