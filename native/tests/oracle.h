// A solver that is small, slow and obviously right; the engines are compared with it.
#pragma once

#include "boards.h"

namespace nonet::tests {

// Whether a full grid keeps the givens and every rule.
bool is_solution(const Example& example, std::span<const Digit> grid);

// The number of solutions, up to `limit`.
std::uint64_t count_slowly(const Example& example, std::uint64_t limit);

}  // namespace nonet::tests
