// Which digits to add to a puzzle with several solutions, so that one of them is left.
#pragma once

#include <span>
#include <vector>

#include "../control.h"
#include "../types.h"

namespace nonet::make {

struct Addition {
  Cell cell;
  Digit digit;

  friend bool operator==(const Addition&, const Addition&) = default;
};

struct Additions {
  std::vector<std::vector<Addition>> lists;  // each is enough; all have the same length
  bool proven = false;                       // no shorter list is enough
};

// The shortest lists, up to `most` of them, for a puzzle that has exactly these solutions (several;
// one digit per cell each, back to back). When stopped, what is known by then: one list at least.
Additions find_additions(std::span<const Digit> solutions, int cell_count, std::size_t most,
                         Control& control);

}  // namespace nonet::make
