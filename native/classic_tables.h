// What a 9-bit pattern of a band or a stack tells about one digit: the lookups of the classic
// engine.
#pragma once

#include <array>
#include <cstdint>

namespace nonet::classic {

using Word = std::uint32_t;

// A set of candidates: a word of 27 cells for each band (a third of the board) and digit, at
// 9 * band + digit - 1.
using Candidates = std::array<Word, 27>;

constexpr Word all_cells = (Word{1} << 27) - 1;  // of a band
constexpr Word all_columns = (Word{1} << 9) - 1;
constexpr Word every_row = 1 | 1 << 9 | 1 << 18;  // times a row: the same row three times
constexpr Word clash = Word{1} << 31;             // two minirows share a row or a box

// Every table is indexed by nine bits that are a 3x3 matrix. In a *minirow* pattern bit 3 * row +
// box tells that the digit is possible somewhere in that row of that box; in a *minicolumn* pattern
// bit 3 * band + column tells that it is possible somewhere in that column of that band's box:
//
//            box 0 box 1 box 2                     column 0 column 1 column 2
//     row 0    0     1     2               band 0      0        1        2
//     row 1    3     4     5               band 1      3        4        5
//     row 2    6     7     8               band 2      6        7        8
//
// In both the digit takes one place per line and per column of the matrix: one of six permutations.
// `locked` and `stacked` keep what lies on a permutation that is still possible, which is at once
// every kind of locked candidate; they are 0 when none is possible.
struct Tables {
  std::array<std::uint8_t, 512> fold{};     // row of a band -> its boxes with a candidate
  std::array<std::uint8_t, 512> single{};   // row of a band -> its boxes with exactly one
  std::array<Word, 512> locked{};           // minirows -> the cells of a band that stay possible
  std::array<Word, 512> stacked{};          // minicolumns -> those that stay, at 9 * band + column
  std::array<std::uint8_t, 512> one_row{};  // minirows -> boxes left with one minirow by `locked`
  std::array<Word, 512>
      unseen{};  // minirows -> cells that share no row or box with them, and `clash`
  std::array<Word, 8> cells_of_boxes{};  // boxes -> their cells in the band
};

constexpr Word box_cells(int box) {
  return (Word{7} << 3 * box) * every_row;
}
constexpr Word row_cells(int row) {
  return all_columns << 9 * row;
}

// The places of a 3x3 pattern that are on a permutation within the pattern.
constexpr int on_permutations(int pattern) {
  int places = 0;
  for (const int permutation : {0421, 0241, 0412, 0142, 0214, 0124}) {
    if ((pattern & permutation) == permutation) places |= permutation;
  }
  return places;
}

constexpr Tables make_tables() {
  Tables tables;
  for (int pattern = 0; pattern < 512; ++pattern) {
    const int kept = on_permutations(pattern);
    tables.unseen[pattern] = all_cells;
    for (int box = 0; box < 3; ++box) {
      const int places = pattern >> 3 * box & 7;
      const int rows = kept >> box & 0111;
      if (places != 0) tables.fold[pattern] |= 1 << box;
      if (places == 1 || places == 2 || places == 4) tables.single[pattern] |= 1 << box;
      if (rows == 0001 || rows == 0010 || rows == 0100) tables.one_row[pattern] |= 1 << box;
    }
    for (int place = 0; place < 9; ++place) {
      const int line = place / 3;
      if ((kept >> place & 1) != 0) {
        tables.locked[pattern] |= Word{7} << 3 * place;
        tables.stacked[pattern] |= Word{1} << (9 * line + place % 3);
      }
      if ((pattern >> place & 1) != 0) {
        const Word seen = row_cells(line) | box_cells(place % 3);
        if ((tables.unseen[pattern] >> 3 * place & 1) == 0) tables.unseen[pattern] |= clash;
        tables.unseen[pattern] &= ~seen;
      }
    }
  }
  for (int boxes = 0; boxes < 8; ++boxes) {
    for (int box = 0; box < 3; ++box) {
      if ((boxes >> box & 1) != 0) tables.cells_of_boxes[boxes] |= box_cells(box);
    }
  }
  return tables;
}

alignas(64) inline constexpr Tables tables = make_tables();

}  // namespace nonet::classic
