// The classic engine for any CPU: the row search alone. Vectors made of plain integers are so slow
// that the triad search would lose everywhere.
#include "ops_plain.h"
#include "paths.h"

namespace nonet::classic {

Tally run_plain(const Puzzle& puzzle, const Limits& limits, Control& control,
                std::span<Digit> found) {
  return RowSearch<PlainOps>(puzzle, limits, control).run(found);
}

Tally survey_plain(const Puzzle& puzzle, const Limits& limits, Control& control,
                   Occurrences& known) {
  return RowSearch<PlainOps>(puzzle, limits, control).survey(known);
}

}  // namespace nonet::classic
