// What a sum says about the candidates of its cells.
#pragma once

#include <cstdint>
#include <span>

#include "../types.h"

namespace nonet {

// What came of it: the total cannot be reached, there may be more to find at a second look, or not.
enum class Narrowed : std::uint8_t { impossible, partly, wholly };

// Takes from each mask the digits that cannot be part of the total.
Narrowed narrow_sum(int total, std::span<Mask> masks);

// The same for digits that are all different. `required` gets the digits that are in it for sure.
Narrowed narrow_distinct(int size, int total, std::span<Mask> masks, Mask& required);

// Digit d becomes size + 1 - d.
Mask mirrored(int size, Mask digits);

}  // namespace nonet
