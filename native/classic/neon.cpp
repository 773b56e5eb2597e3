// The classic engine for 64-bit ARM, which always has NEON.
#include "lanes_neon.h"
#include "ops_plain.h"
#include "paths.h"

namespace nonet::classic {

Tally run_neon(const Puzzle& puzzle, const Limits& limits, Control& control,
               std::span<Digit> found) {
  return RowSearch<PlainOps>(puzzle, limits, control).run_with<NeonLanes>(found);
}

Tally survey_neon(const Puzzle& puzzle, const Limits& limits, Control& control,
                  Occurrences& known) {
  return RowSearch<PlainOps>(puzzle, limits, control).survey(known);
}

}  // namespace nonet::classic
