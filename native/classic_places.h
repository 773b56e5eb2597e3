// One digit on the whole board, and what follows for it alone: a part of the band search.
//
// A template over the operations of a kind of CPU, as in classic_search.h. Include it only there.
#pragma once

#include <array>

#include "classic_tables.h"

namespace nonet::classic {

using Triple = std::array<Word, 3>;  // one word per band

// Not inline, so that each kind of CPU has its own.
static Word columns(Word cells) {
  return (cells | cells >> 9 | cells >> 18) & all_columns;
}

// One digit on the whole board, while it is worked on.
template <class Ops>
struct Places {
  Triple cells;
  Triple rows;     // minirow pattern of each band
  Triple columns;  // of each band

  // Takes away what no way to place the digit uses; false when there is no way.
  // Rows and columns are looked at by turns until neither changes anything. Exact within a band and
  // within a stack, so every hidden single ends up as the one candidate of its box.
  bool close() {
    while (true) {
      for (int band = 0; band < 3; ++band) {
        rows[band] = Ops::minirows(cells[band]);
        cells[band] &= tables.locked[rows[band]];
        columns[band] = classic::columns(cells[band]);
      }
      const Word before = columns[0] | columns[1] << 9 | columns[2] << 18;
      const Word after = tables.stacked[Ops::minicolumns(before, 0)] |
                         tables.stacked[Ops::minicolumns(before, 1)] << 3 |
                         tables.stacked[Ops::minicolumns(before, 2)] << 6;
      if (before == after) return cells[0] != 0 && cells[1] != 0 && cells[2] != 0;
      if (after == 0) return false;
      for (int band = 0; band < 3; ++band) {
        cells[band] &= (after >> 9 * band & all_columns) * every_row;
      }
    }
  }

  // The cells of a band that are the only candidate in their box.
  Word placed(int band) const {
    const int boxes = tables.one_row[rows[band]] & tables.single[columns[band]];
    return cells[band] & tables.cells_of_boxes[boxes];
  }
};

}  // namespace nonet::classic
