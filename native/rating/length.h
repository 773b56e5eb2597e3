// How the length of a chain adds to its rating, and how chains of one producer are ordered.
#pragma once

#include <compare>

namespace nonet::rating {

// Tenths added for a chain of so many nodes: one for each of 4, 6, 8, 12, 16, 24 ... exceeded by
// the nodes without the two ends.
constexpr int length_tenths(int nodes) {
  int added = 0;
  for (int ceiling = 4; nodes - 2 > ceiling; ++added) {
    ceiling = added % 2 == 0 ? ceiling * 3 / 2 : ceiling * 4 / 3;
  }
  return added;
}

// The original sorts by sums of floating-point tenths, and their rounding decides between chains
// of different kinds that print the same rating: 6.6 + 0.1 sorts before 6.5 + 0.2.
constexpr double length_order(double base, int nodes) {
  double added = 0;
  for (int tenths = length_tenths(nodes); tenths > 0; --tenths) added += 0.1;
  return base + added;
}

// Where a hint stands among all hints of its producer; the earlier found wins among equals.
struct Rank {
  double order = 1e9;
  int nodes = 0;
  int key = 0;  // the kind of hint

  friend auto operator<=>(const Rank&, const Rank&) = default;
};

}  // namespace nonet::rating
