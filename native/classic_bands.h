// The band search, once for each kind of CPU.
#pragma once

#include "classic.h"

namespace nonet::classic {

Tally run_bands(const Puzzle& puzzle, const Limits& limits, Control& control,
                std::span<Digit> found);
Tally survey_bands(const Puzzle& puzzle, const Limits& limits, Control& control,
                   Occurrences& known);
Tally run_bands_avx2(const Puzzle& puzzle, const Limits& limits, Control& control,
                     std::span<Digit> found);
Tally survey_bands_avx2(const Puzzle& puzzle, const Limits& limits, Control& control,
                        Occurrences& known);

}  // namespace nonet::classic
