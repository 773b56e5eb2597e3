// Random primitives for the native tests, and what they mean, written out naively.
#pragma once

#include "boards.h"
#include "rules/primitive.h"

namespace nonet::tests {

// Anything that could come over from Python, for a board with so many digits and cells.
std::vector<rules::Primitive> random_primitives(int size, int cell_count, Random& random);

bool holds(const rules::Primitive& primitive, std::span<const Digit> grid);

}  // namespace nonet::tests
