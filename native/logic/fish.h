// What kind of fish to look for.
#pragma once

#include "position.h"
#include "search.h"

namespace nonet::logic {

// Basic: lines of one kind against lines of the other. Franken: other houses may join either side.
// Mutant: everything goes.
enum class FishShape : std::uint8_t { basic, franken, mutant };

// Finned and sashimi fish have places outside their covers; in a sashimi fish a base would have
// fewer than two places without them. A siamese fish is two finned ones on the same bases.
enum class Fins : std::uint8_t { none, finned, sashimi, any, siamese };

struct FishPlan {
  int size;
  FishShape shape;
  Fins fins;
};

template <int W>
void find_fish(const Position<W>& position, Search& search, FishPlan plan);

}  // namespace nonet::logic
