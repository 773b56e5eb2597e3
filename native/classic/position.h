// A position of the row search of the classic engine: which digits are still possible where.
#pragma once

#include <array>
#include <cstdint>

#include "classic.h"

namespace nonet::classic {

constexpr Word all_cells = (Word{1} << 27) - 1;  // of a band
constexpr Word all_columns = (Word{1} << 9) - 1;

constexpr Word row_cells(int row) {
  return all_columns << 9 * row;
}

// The cells of a digit are a *row* of four words, one for each band (a third of the board):
//
//     band 0 | band 1 | band 2 | 0
//
//     bit  0  1  2 |  3  4  5 |  6  7  8      row 0 of the band
//          9 10 11 | 12 13 14 | 15 16 17      row 1
//         18 19 20 | 21 22 23 | 24 25 26      row 2
//          box 0   |  box 1   |  box 2
//
// Vectors hold one row or two, so there is an empty tenth one, and what speaks of all digits is
// there twice.
using DigitRows = std::array<Word, 4 * 10>;
using Cells = std::array<Word, 4 * 2>;

// 224 bytes, copied at a guess.
struct alignas(32) Position {
  DigitRows candidates;  // where each digit may still be
  Cells open;            // cells without a digit
  Cells fresh;           // cells that have just got theirs; their houses don't know
};

// At 4 * digit + band in the candidates.
constexpr int place_of(int digit, int band) {
  return 4 * digit + band;
}

// How many cells a digit has in a band, and which one it is (0-26, band by band) as a number that
// grows with the cells; of equals the first one is the greatest.
constexpr Word score_of(int cells, int number) {
  return static_cast<Word>(32 * cells + 31 - number);
}
constexpr Word first_score = 32;  // of those that have a cell
constexpr int number_of(Word score) {
  return static_cast<int>(31 - score % 32);
}

// A candidate to guess; `other` is the second digit of a cell with two candidates, else -1.
struct Guess {
  int band = 0;
  Word cell = 0;
  int digit = 0;
  int other = -1;
};

}  // namespace nonet::classic
