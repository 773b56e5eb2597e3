// The classic engine, once for each kind of CPU.
#pragma once

#include "classic.h"

namespace nonet::classic {

Tally run_plain(const Puzzle& puzzle, const Limits& limits, Control& control,
                std::span<Digit> found);
Tally survey_plain(const Puzzle& puzzle, const Limits& limits, Control& control,
                   Occurrences& known);

Tally run_neon(const Puzzle& puzzle, const Limits& limits, Control& control,
               std::span<Digit> found);
Tally survey_neon(const Puzzle& puzzle, const Limits& limits, Control& control, Occurrences& known);

Tally run_sse4(const Puzzle& puzzle, const Limits& limits, Control& control,
               std::span<Digit> found);
Tally survey_sse4(const Puzzle& puzzle, const Limits& limits, Control& control, Occurrences& known);

Tally run_avx2(const Puzzle& puzzle, const Limits& limits, Control& control,
               std::span<Digit> found);
Tally survey_avx2(const Puzzle& puzzle, const Limits& limits, Control& control, Occurrences& known);

Tally run_avx512(const Puzzle& puzzle, const Limits& limits, Control& control,
                 std::span<Digit> found);
Tally survey_avx512(const Puzzle& puzzle, const Limits& limits, Control& control,
                    Occurrences& known);

}  // namespace nonet::classic
