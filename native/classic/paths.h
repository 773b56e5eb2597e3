// The classic engine, once for each kind of CPU.
#pragma once

#include "classic.h"

namespace nonet::classic {

#define NONET_DECLARE(path)                                                         \
  Tally run_##path(const Puzzle& puzzle, const Limits& limits, Control& control,    \
                   std::span<Digit> found);                                         \
  Tally survey_##path(const Puzzle& puzzle, const Limits& limits, Control& control, \
                      Occurrences& known);
NONET_DECLARE(plain)
NONET_DECLARE(neon)
NONET_DECLARE(sse4)
NONET_DECLARE(avx2)
NONET_DECLARE(avx512)
#undef NONET_DECLARE

// Both for a CPU that has lanes: they carry the triad search beside the row search.
#define NONET_PATH(path, Ops, Lanes)                                                \
  Tally run_##path(const Puzzle& puzzle, const Limits& limits, Control& control,    \
                   std::span<Digit> found) {                                        \
    return RowSearch<Ops>(puzzle, limits, control).run_with<Lanes>(found);          \
  }                                                                                 \
  Tally survey_##path(const Puzzle& puzzle, const Limits& limits, Control& control, \
                      Occurrences& known) {                                         \
    return RowSearch<Ops>(puzzle, limits, control).survey(known);                   \
  }

}  // namespace nonet::classic
