// Puzzles of any board.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "../engine.h"
#include "random.h"
#include "singles.h"

namespace nonet::make {

using Orbit = std::vector<Cell>;  // cells that are given or empty together

struct BoardWish {
  const Board& board;
  std::span<const Cage> cages;
  std::vector<Orbit> orbits;  // every cell is in one of them
  int givens = 0;             // exactly so many; 0: as many as are left when no more can go
  // How many guesses it may take to prove that there is one solution only: none makes puzzles for
  // people, and quickly; on boards with more than nine digits few come close to minimal, too.
  std::uint64_t guesses = 0;
  // Singles of these kinds must be enough, on a board without cages: no search is needed then.
  std::optional<Kinds> singles = {};
  bool stuck = false;  // singles must not be enough, on a board without cages
};

// A puzzle with one solution; after many tries the nearest, none when stopped.
std::optional<std::vector<Digit>> make_board_puzzle(const BoardWish& wish, Random& random,
                                                    Control& control);

}  // namespace nonet::make
