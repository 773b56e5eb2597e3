// Rules about which digits stand in some cells, and how often.
#pragma once

#include <algorithm>

#include "rule.h"

namespace nonet::rules {

// The same answer, unless a cell has nothing left.
inline Narrowed if_none_empty(std::span<const Mask> masks, Narrowed narrowed) {
  const bool holds = std::ranges::none_of(masks, [](Mask mask) { return mask == 0; });
  return holds ? narrowed : Narrowed::impossible;
}

RulePointer make_allowed(Cell cell, Mask mask);
RulePointer make_different(int size, std::vector<Cell> cells);
RulePointer make_relation(Cell first, Cell second, std::vector<Mask> table);
RulePointer make_at_least(std::vector<Cell> cells, std::span<const Digit> digits);
RulePointer make_counted(int size, std::vector<Cell> cells);
// The cells, whose digits are known to be different, hold one of the sets.
RulePointer make_sets(std::vector<Cell> cells, std::vector<Mask> sets);
RulePointer make_cage(int size, int total, std::vector<Cell> cells);
// At least one of the branches holds. `cells` are those of all rules in them.
RulePointer make_one_of(std::vector<Cell> cells, std::vector<std::vector<RulePointer>> branches);
// Holds never.
RulePointer make_impossible(Cell cell);

// `table` with its sides exchanged.
std::vector<Mask> transposed(std::span<const Mask> table);

}  // namespace nonet::rules
