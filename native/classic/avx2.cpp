// The classic engine for x86-64 with AVX2 and BMI 1 and 2. This file alone is compiled for them: it
// must not leave behind an inline function that other files use too.
#include "lanes_avx2.h"
#include "ops_avx2.h"
#include "paths.h"

namespace nonet::classic {

Tally run_avx2(const Puzzle& puzzle, const Limits& limits, Control& control,
               std::span<Digit> found) {
  return RowSearch<Avx2Ops>(puzzle, limits, control).run_with<Avx2Lanes>(found);
}

Tally survey_avx2(const Puzzle& puzzle, const Limits& limits, Control& control,
                  Occurrences& known) {
  return RowSearch<Avx2Ops>(puzzle, limits, control).survey(known);
}

}  // namespace nonet::classic
