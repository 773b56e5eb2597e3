// Primitives as numbers, the way they come over from Python.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "primitive.h"

namespace nonet::rules {

// `numbers` are the machines of automata, then the primitives:
//
//     count, for each machine: start, states, for each state 1 if accepting, moves by state and
//     digit count, for each primitive a number for its kind, then
//       0 allowed       cell mask
//       1 different     count cells
//       2 sum           count cells coefficients least most
//       3 relation      first second masks
//       4 automaton     count cells machine
//       5 at least      count cells count digits
//       6 counted       count cells
//       7 consecutive   count cells
//       8 one of        count, for each branch: count primitives
//
// Whatever the core could not trust is refused by std::invalid_argument.
std::vector<Primitive> read(std::span<const std::int32_t> numbers, int size, int cell_count);

}  // namespace nonet::rules
