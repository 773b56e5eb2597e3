// Sums that follow from others and from complete houses together: innies, outies and the like.
#pragma once

#include <span>
#include <vector>

#include "../general/board.h"
#include "primitive.h"

namespace nonet::rules {

// A sum with what it follows from: houses by their numbers on the board, and which of the sums.
struct Derived {
  Linear sum;
  std::vector<int> houses;
  std::vector<int> sources;
};

// A union of k disjoint complete houses adds up to k times the total of all digits. Each sum is
// taken away from that, or added to it, as long as fewer cells are left then. What is left with few
// cells is worth knowing, and the fewest come first.
std::vector<Derived> derive_sums(const Board& board, std::span<const Linear> sums);

}  // namespace nonet::rules
