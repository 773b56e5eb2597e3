// Nice loops and alternating inference chains.
#pragma once

#include "grid.h"

namespace nonet::hodoku {

enum class LoopKind { discontinuous, continuous, chain };

struct Loop {
  Conclusion conclusion;
  LoopKind kind = LoopKind::chain;
};

// The best one; with `with_groups` through groups of cells, too.
Loop nice_loop(const Grid& grid, bool with_groups);

}  // namespace nonet::hodoku
