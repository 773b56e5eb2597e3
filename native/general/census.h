// What the solutions of a puzzle have in common, without looking at each of them where there are
// many: true candidates, how many solutions have each candidate, about how many there are.
#pragma once

#include <cstdint>
#include <vector>

#include "../control.h"
#include "../engine.h"

namespace nonet {

struct Truth {
  std::vector<Mask> seen;       // digits that some solution has, one mask per cell
  std::vector<Mask> undecided;  // digits of which it was not found out
};

// The true candidates. Each question may take so many guesses.
Truth true_candidates(const Problem& problem, Control& control, std::uint64_t nodes);

struct Tally {
  std::uint64_t solutions = 0;
  End end = End::exhausted;
  std::vector<std::uint64_t> counts;  // by cell, and within it by digit
};

// Counts solutions up to a limit, and how many of them have each digit in each cell.
Tally tally(const Problem& problem, std::uint64_t limit, Control& control);

struct Probes {
  std::vector<double> weights;  // of each random way, as a logarithm; see BasicSearch::probe
  std::vector<double> shares;   // of each candidate in the sum of all ways, by cell and digit
};

// Random ways, until there are so many or it is stopped (Knuth 1975).
Probes probe(const Problem& problem, std::uint64_t count, std::uint64_t seed, Control& control);

}  // namespace nonet
