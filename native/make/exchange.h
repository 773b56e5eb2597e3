// Two digits of a full classic grid, and the parts of it in which they can change places.
#pragma once

#include "../types.h"
#include "grid.h"

namespace nonet::make {

// Where each digit is. In every row two digits have a cell each; a set of rows in which they change
// places leaves the grid right if it is closed: with the row where one digit is in a column or box,
// it has the row where the other digit is in the same column or box.
//
//     . 1 . | 2 . . | . . .        rows 0 and 1 are closed for the digits 1 and 2: their four
//     . 2 . | 1 . . | . . .        cells are an unavoidable set, and hold 2 1 / 1 2 as well
class Places {
 public:
  explicit Places(const Grid& grid);

  // The smallest closed set of rows with this one, for two digits 0-8.
  unsigned closed_rows(int a, int b, int row) const;
  // Exchanges the digits in a closed set of rows.
  void exchange(int a, int b, unsigned rows);

  int cell(int digit, int row) const { return 9 * row + column_of_[digit][row]; }
  Grid grid() const;

 private:
  void note(int digit, int row, int column);

  using Lines = std::array<std::uint8_t, 9>;
  std::array<Lines, 9> column_of_;   // digit, row
  std::array<Lines, 9> row_of_;      // digit, column
  std::array<Lines, 9> row_in_box_;  // digit, box
};

}  // namespace nonet::make
