// The rating of Sudoku Explainer 1.2.1 for a classic 9x9 puzzle.
#pragma once

#include <span>

#include "../control.h"
#include "hint.h"

namespace nonet::rating {

// Only a puzzle with exactly one solution has a rating.
enum class Verdict : std::uint8_t { no_solution, rated, several_solutions, stopped };

struct Rating {
  Verdict verdict = Verdict::stopped;
  int er = 0;                     // the hardest step, in tenths
  int ep = 0;                     // the hardest step up to the first placement
  int ed = 0;                     // the first step
  int hardest = 0;                // how many steps are as hard as that
  Technique hardest_technique{};  // of the first of them
  int tedium = 0;  // thousandths: each step shared by the cells that singles could fill then
  std::array<std::uint16_t, technique_names.size()> uses{};  // by number of technique
};

// What happens at each step, for tests and comparisons; called before the step is applied.
using Watch = void (*)(void* context, const Grid& grid, const Hint& hint);

Rating rate(std::span<const Digit> givens, Control& control, Watch watch = nullptr,
            void* context = nullptr);

// The rating of a puzzle that has one solution, given up as soon as it is more than `most` tenths:
// then ER is most + 1, whatever it would have been. Spares whoever wants easy ones the chains.
Rating rate_up_to(std::span<const Digit> givens, int most, Control& control);

}  // namespace nonet::rating
