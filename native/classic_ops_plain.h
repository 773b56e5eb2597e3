// Operations of the band search for any CPU.
#pragma once

#include <algorithm>

#include "classic_search.h"

namespace nonet::classic {
namespace {

struct PlainOps {
  using Rows = Row;

  static std::array<Triple, 9> find_givens(const Digit* givens) {
    std::array<Triple, 10> cells{};  // by digit, 0 for the empty cells: no branch on what is given
    for (int band = 0; band < 3; ++band) {
      for (int cell = 0; cell < 27; ++cell) {
        cells[givens[27 * band + cell]][band] |= Word{1} << cell;
      }
    }
    std::array<Triple, 9> found;
    std::copy(cells.begin() + 1, cells.end(), found.begin());
    return found;
  }

  static Word clear(Band& band, Word cells) {
    Word touched = 0;
    for (int digit = 0; digit < 9; ++digit) {
      const Word hit = band.candidates[digit] & cells;
      band.candidates[digit] ^= hit;
      touched |= hit != 0 ? Word{1} << digit : 0;
    }
    band.open &= ~cells;
    return touched;
  }

  static Word minirows(Word cells) {
    return static_cast<Word>(tables.fold[cells & all_columns] |
                             tables.fold[cells >> 9 & all_columns] << 3 |
                             tables.fold[cells >> 18] << 6);
  }

  static Word minicolumns(Word columns, int stack) {
    const Word own = columns >> 3 * stack;
    return (own & 7) | (own >> 6 & 070) | (own >> 12 & 0700);
  }
};

}  // namespace
}  // namespace nonet::classic
