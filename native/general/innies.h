// Innies and outies: sums that follow from cages and complete houses together.
#pragma once

#include <vector>

#include "board.h"
#include "sums.h"

namespace nonet {

// The digits in `plain` minus those in `subtracted` come to `total`.
struct Balance {
  std::vector<Cell> plain;
  std::vector<Cell> subtracted;
  int total;

  auto operator<=>(const Balance&) const = default;
};

// A union of k disjoint complete houses adds up to k times the total of all digits. Cages inside it
// are taken away; of a cage that sticks out, either the part inside stays (innies) or the whole
// cage is taken away and the part outside given back (outies), whichever is smaller:
//
//       +-----------+            .  union of houses
//       | a a b . i |            i  innie: a cell of the union that is left
//       | a . b b o-|--o         o  its cage sticks out
//       +-----------+
//
// The smallest balances come first. Cages that overlap an earlier one are passed over.
std::vector<Balance> find_innies(const Board& board, const Sums& cages);

}  // namespace nonet
