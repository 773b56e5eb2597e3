// The classic engine: 9x9 boards with rows, columns and boxes, much quicker than the general one.
#pragma once

#include <span>

#include "engine.h"

namespace nonet::classic {

struct Puzzle {
  const Digit* givens;            // 81, row by row
  const Mask* allowed = nullptr;  // 81, or null: everything is allowed
};

struct Tally {
  std::uint64_t count = 0;
  std::uint64_t nodes = 0;
  End end = End::exhausted;
};

// Counts solutions; the first one is written to `first` (81 digits) unless that is null.
// Allocates nothing, so that it costs next to nothing to call.
using Run = Tally (*)(const Puzzle& puzzle, const Limits& limits, Control& control, Digit* first);

struct Engine {
  const char* name;
  Run run;
};

// Those that this CPU can run, the quickest first; they answer alike, node for node where they are
// the same search compiled for different CPUs.
std::span<const Engine> engines();

// With the signature of the general engine; the problem must be on the classic board.
Outcome search(const Problem& problem, const Limits& limits, Control& control);

}  // namespace nonet::classic
