// Weighted sums of digits.
#pragma once

#include <cstdint>

#include "rule.h"

namespace nonet::rules {

// Cells that stand one after the other in a sum with the same coefficient; where there are several,
// their digits are known to be different.
struct Part {
  std::uint32_t first;
  std::uint32_t count;
  int coefficient;
};

// How many different cells a part of a sum may have, so that its totals fit in a word and its
// combinations are few.
int most_in_part(int size);

RulePointer make_linear(int size, std::vector<Cell> cells, std::vector<Part> parts,
                        std::int64_t least, std::int64_t most);

}  // namespace nonet::rules
