// What a sum says about the candidates of its cells.
#pragma once

#include <span>

#include "types.h"

namespace nonet {

// Takes from each mask the digits that cannot be part of the total; false if it cannot be reached.
bool narrow_sum(int total, std::span<Mask> masks);

// The same for digits that are all different. `required` gets the digits that are in it for sure.
bool narrow_distinct(int size, int total, std::span<Mask> masks, Mask& required);

// Digit d becomes size + 1 - d.
Mask mirrored(int size, Mask digits);

}  // namespace nonet
