// Operations of the row search for any CPU.
#pragma once

#include <algorithm>
#include <bit>

#include "rows.h"
#include "search.h"

namespace nonet::classic {
namespace {

struct PlainOps {
  using Rows = Row;

  static std::array<std::array<Word, 3>, 9> find_givens(const Digit* givens) {
    std::array<std::array<Word, 3>, 10>
        cells{};  // by digit, 0 for the empty cells: no branch on what is given
    for (int band = 0; band < 3; ++band) {
      for (int cell = 0; cell < 27; ++cell) {
        cells[givens[27 * band + cell]][band] |= Word{1} << cell;
      }
    }
    std::array<std::array<Word, 3>, 9> found;
    std::copy(cells.begin() + 1, cells.end(), found.begin());
    return found;
  }

  static Word find_best(const DigitRows& candidates, const Cells& some) {
    Word best = 0;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        const int cells = std::popcount(candidates[place_of(digit, band)] & some[band]);
        best = std::max(best, score_of(cells, 9 * band + digit));
      }
    }
    return best;
  }
};

}  // namespace
}  // namespace nonet::classic
