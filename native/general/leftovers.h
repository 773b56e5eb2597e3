// The law of leftovers: k rows and k regions that cover almost the same cells.
#pragma once

#include "board.h"

namespace nonet {

// k houses that share no cell hold each digit k times, and so do k others. What is left when the
// common cells are taken away holds, on both sides, the same digits, each as often:
//
//       a a a a b b          row 1 (a and what sticks out of it, x)
//       x a . . . .          the region that mostly lies in row 1 has the cell x instead of b b ...
//
// Rows 2n and 2n+1 of the table are the two sides. Only pairs with few cells are kept.
Table<Cell> find_leftovers(const Board& board);

}  // namespace nonet
