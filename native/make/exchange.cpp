#include "exchange.h"

#include <array>
#include <bit>
#include <utility>

namespace nonet::make {
namespace {

// A table, as this is asked hundreds of times for each grid.
constexpr std::array<std::uint8_t, 81> boxes = [] {
  std::array<std::uint8_t, 81> made{};
  for (int cell = 0; cell < 81; ++cell) {
    made[cell] = static_cast<std::uint8_t>(cell / 27 * 3 + cell % 9 / 3);
  }
  return made;
}();

int box_of(int row, int column) {
  return boxes[9 * row + column];
}

}  // namespace

Places::Places(const Grid& grid) {
  for (int cell = 0; cell < 81; ++cell) note(grid[cell] - 1, cell / 9, cell % 9);
}

void Places::note(int digit, int row, int column) {
  column_of_[digit][row] = static_cast<std::uint8_t>(column);
  row_of_[digit][column] = static_cast<std::uint8_t>(row);
  row_in_box_[digit][box_of(row, column)] = static_cast<std::uint8_t>(row);
}

// Going one way is enough: the rows of a column, and those of a box, follow each other in circles.
unsigned Places::closed_rows(int a, int b, int row) const {
  const Lines& columns = column_of_[a];
  const Lines& rows = row_of_[b];
  const Lines& rows_in_boxes = row_in_box_[b];
  unsigned closed = 1U << row;
  for (unsigned fresh = closed; fresh != 0 && closed != 0777;) {
    const int next = std::countr_zero(fresh);
    const int column = columns[next];
    const unsigned found =
        (1U << rows[column] | 1U << rows_in_boxes[box_of(next, column)]) & ~closed;
    closed |= found;
    fresh = (fresh & (fresh - 1)) | found;
  }
  return closed;
}

// Digits that change places everywhere change their names only; for many rows it is quicker to do
// that, and to take it back in the others.
void Places::exchange(int a, int b, unsigned rows) {
  if (std::popcount(rows) > 4) {
    std::swap(column_of_[a], column_of_[b]);
    std::swap(row_of_[a], row_of_[b]);
    std::swap(row_in_box_[a], row_in_box_[b]);
    rows ^= 0777;
  }
  for (; rows != 0; rows &= rows - 1) {
    const int row = std::countr_zero(rows);
    const int left = column_of_[a][row];
    const int right = column_of_[b][row];
    note(a, row, right);
    note(b, row, left);
  }
}

Grid Places::grid() const {
  Grid grid;
  for (int digit = 0; digit < 9; ++digit) {
    for (int row = 0; row < 9; ++row) grid[cell(digit, row)] = static_cast<Digit>(digit + 1);
  }
  return grid;
}

}  // namespace nonet::make
