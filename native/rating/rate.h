// The rating of Sudoku Explainer 1.2.1 for a classic 9x9 puzzle.
#pragma once

#include <span>

#include "../control.h"
#include "hint.h"

namespace nonet::rating {

enum class Verdict : std::uint8_t { rated, invalid, stopped };

struct Rating {
  Verdict verdict = Verdict::stopped;
  int er = 0;  // the hardest step, in tenths
  int ep = 0;  // the hardest step up to the first placement
  int ed = 0;  // the first step
};

// What happens at each step, for tests and comparisons; called before the step is applied.
using Watch = void (*)(void* context, const Grid& grid, const Hint& hint);

// `invalid`: the puzzle has no solution or several, so it has no rating.
Rating rate(std::span<const Digit> givens, Control& control, Watch watch = nullptr,
            void* context = nullptr);

}  // namespace nonet::rating
