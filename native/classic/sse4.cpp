// The classic engine for x86-64 with SSE4.2 and no more. This file alone is compiled for it: it
// must not leave behind an inline function that other files use too.
#include "lanes_sse4.h"
#include "ops_plain.h"
#include "paths.h"

namespace nonet::classic {

Tally run_sse4(const Puzzle& puzzle, const Limits& limits, Control& control,
               std::span<Digit> found) {
  return RowSearch<PlainOps>(puzzle, limits, control).run_with<SseLanes>(found);
}

Tally survey_sse4(const Puzzle& puzzle, const Limits& limits, Control& control,
                  Occurrences& known) {
  return RowSearch<PlainOps>(puzzle, limits, control).survey(known);
}

}  // namespace nonet::classic
