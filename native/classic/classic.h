// The classic engine: 9x9 boards with rows, columns and boxes, much quicker than the general one.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "../engine.h"

namespace nonet::classic {

using Word = std::uint32_t;

// A set of candidates: a word of 27 cells for each band (a third of the board) and digit, at
// 9 * band + digit - 1.
using Candidates = std::array<Word, 27>;

// A digit in a cell.
struct Candidate {
  int cell;
  Digit digit;
};

struct Puzzle {
  const Digit* givens;                     // 81, row by row
  const Mask* allowed = nullptr;           // 81, or null: everything is allowed
  std::span<const Candidate> barred = {};  // ruled out as well, for callers who ask about a few
};

struct Tally {
  std::uint64_t count = 0;
  std::uint64_t nodes = 0;
  End end = End::exhausted;
};

// Counts solutions; as many of them as there is room for (81 digits each) are written to `found`.
// Allocates nothing, so that it costs next to nothing to call.
using Run = Tally (*)(const Puzzle& puzzle, const Limits& limits, Control& control,
                      std::span<Digit> found);

// Which candidates occur in solutions, and which of them in more than one.
struct Occurrences {
  Candidates once{};  // at least
  Candidates twice{};
};

// Adds the candidates of all solutions to those that are known. Leaves out the parts of the search
// where every candidate occurs twice already: afterwards it is certain which ones occur in no
// solution, in one, and in more, though not all solutions have been seen.
using Survey = Tally (*)(const Puzzle& puzzle, const Limits& limits, Control& control,
                         Occurrences& known);

struct Engine {
  const char* name;
  Run run;
  Survey survey;
  bool has_triads;
};

// Those that this CPU can run, the quickest first. All of them answer alike, but for which solution
// of several comes first; those that have triads, and those that have not, need the same nodes.
std::span<const Engine> engines();

// With the signature of the general engine; the problem must be on the classic board.
Outcome search(const Problem& problem, const Limits& limits, Control& control);

}  // namespace nonet::classic
