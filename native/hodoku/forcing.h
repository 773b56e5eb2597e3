// What follows from a candidate being on and off, from all candidates of a cell or of a house, or
// from one that leads to a contradiction.
#pragma once

#include "grid.h"

namespace nonet::hodoku {

struct Forced {
  std::vector<Candidate> placements;  // at most one, or one of the eliminations
  std::vector<Candidate> eliminations;
};

// By chains alone.
Forced forcing_chain(const Grid& grid);

}  // namespace nonet::hodoku
