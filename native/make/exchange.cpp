#include "exchange.h"

#include <bit>

namespace nonet::make {
namespace {

constexpr int box_of(int row, int column) {
  return row / 3 * 3 + column / 3;
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
unsigned Places::next_rows(int a, int b, int row) const {
  const int column = column_of_[a][row];
  return 1U << row_of_[b][column] | 1U << row_in_box_[b][box_of(row, column)];
}

unsigned Places::closed_rows(int a, int b, int row) const {
  unsigned closed = 1U << row;
  for (unsigned fresh = closed; fresh != 0;) {
    const int next = std::countr_zero(fresh);
    fresh &= fresh - 1;
    const unsigned found = next_rows(a, b, next) & ~closed;
    closed |= found;
    fresh |= found;
  }
  return closed;
}

void Places::exchange(int a, int b, unsigned rows) {
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
