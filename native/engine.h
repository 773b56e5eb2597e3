// What every engine is given and gives back, so that tests and benchmarks can loop over all of
// them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "control.h"
#include "types.h"

namespace nonet {

struct Cage {
  int total;
  std::vector<Cell> cells;
};

// A shape compiled once: the houses of a layout as flat tables.
class Board;
// The rules of a layout beyond its houses, compiled once, too.
class Rules;

struct Problem {
  const Board& board;
  std::span<const Digit> givens;  // one per cell
  std::span<const Mask> allowed;  // one per cell, or empty: everything is allowed
  std::span<const Cage> cages;
  const Rules* rules = nullptr;  // where there are some, cages are among them
};

enum class End : std::uint8_t {
  exhausted,  // the whole search space was seen: the count is exact
  limit,      // as many solutions as asked for
  budget,     // more nodes than the caller wanted to spend
  stopped,    // deadline or cancelled
};

struct Outcome {
  std::uint64_t count = 0;
  std::uint64_t nodes = 0;
  End end = End::exhausted;
  std::vector<Digit> first;  // the first solution found, empty if none
};

struct Limits {
  std::uint64_t solutions = 2;
  std::uint64_t nodes = ~std::uint64_t{0};
};

}  // namespace nonet
