// The band search, once for each kind of CPU.
#pragma once

#include "classic.h"

namespace nonet::classic {

Tally run_bands(const Puzzle& puzzle, const Limits& limits, Control& control, Digit* first);
Tally run_bands_avx2(const Puzzle& puzzle, const Limits& limits, Control& control, Digit* first);

}  // namespace nonet::classic
