// Puzzles of the classic board as somebody wishes them.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "../control.h"
#include "cell_set.h"
#include "grid.h"
#include "random.h"

namespace nonet::make {

struct Wish {
  int givens = 0;               // exactly so many; 0: as many as are left when no more can go
  bool minimal = false;         // no given can be left out
  bool stuck = false;           // takes more than singles and locked candidates
  std::vector<CellSet> orbits;  // cells that are given or empty together: all 81, each in one
};

// A puzzle with one solution; after many tries the nearest, none when stopped.
std::optional<Grid> make_puzzle(const Wish& wish, Random& random, Control& control);

// Puzzle n is the one of seed + n, whatever the number of workers (0: all cores). Those that were
// not reached before a stop are empty.
void make_many(const Wish& wish, std::uint64_t seed, int workers, Control& control,
               std::span<Grid> puzzles);

}  // namespace nonet::make
