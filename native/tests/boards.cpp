#include "boards.h"

#include <algorithm>
#include <numeric>

namespace nonet::tests {
namespace {

std::vector<int> shuffled_numbers(int count, Random& random) {
  std::vector<int> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0);
  random.shuffle(numbers);
  return numbers;
}

// Lines in a new order that keeps the boxes whole: bands change places, and lines within a band.
std::vector<int> shuffled_lines(int bands, int lines, Random& random) {
  std::vector<int> order;
  for (const int band : shuffled_numbers(bands, random)) {
    for (const int line : shuffled_numbers(lines, random)) order.push_back(band * lines + line);
  }
  return order;
}

std::vector<Cell> random_cells(int count, int cell_count, Random& random) {
  const std::vector<int> order = shuffled_numbers(cell_count, random);
  return {order.begin(), order.begin() + count};
}

Cage random_cage(int size, int cell_count, Random& random) {
  const int count = random.between(1, std::min({size, cell_count, 5}));
  const int least = count * (count + 1) / 2;
  const int most = count * (size + 1) - least;
  return {random.between(least, most), random_cells(count, cell_count, random)};
}

// Three bits in four are set; a fuzzer's choices have eight bits each.
Mask random_mask(Random& random) {
  Mask mask = 0;
  for (int part = 0; part < 4; ++part) {
    mask = mask << 8 | static_cast<Mask>((random.next() | random.next()) & 0xff);
  }
  return mask;
}

}  // namespace

Example empty_board(int rows, int columns) {
  const int size = rows * columns;
  Houses houses(3 * size);
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const Cell cell = static_cast<Cell>(row * size + column);
      houses[row].push_back(cell);
      houses[size + column].push_back(cell);
      houses[2 * size + row / rows * rows + column / columns].push_back(cell);
    }
  }
  return {size, houses, std::vector<Digit>(size * size), {}, {}};
}

std::vector<Digit> full_grid(int rows, int columns, Random& random) {
  const int size = rows * columns;
  const std::vector<int> digits = shuffled_numbers(size, random);
  const std::vector<int> row_order = shuffled_lines(columns, rows, random);
  const std::vector<int> column_order = shuffled_lines(rows, columns, random);
  std::vector<Digit> grid;
  for (const int row : row_order) {
    for (const int column : column_order) {
      const int shift = columns * (row % rows) + row / rows;
      grid.push_back(static_cast<Digit>(digits[(column + shift) % size] + 1));
    }
  }
  return grid;
}

Example standard_puzzle(int rows, int columns, int chances, Random& random) {
  Example example = empty_board(rows, columns);
  const std::vector<Digit> grid = full_grid(rows, columns, random);
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if (random.one_in(chances)) example.givens[cell] = grid[cell];
  }
  return example;
}

Example strange_puzzle(int most_digits, int most_cells, Random& random) {
  Example example;
  example.size = random.between(1, most_digits);
  const int cells = random.between(1, most_cells);
  const int longest = std::min(example.size, cells);
  for (int count = random.below(cells + 2); count > 0; --count) {
    const int length = random.one_in(2) ? longest : random.between(1, longest);
    example.houses.push_back(random_cells(length, cells, random));
  }
  for (int count = random.one_in(2) ? random.below(4) : 0; count > 0; --count) {
    example.cages.push_back(random_cage(example.size, cells, random));
  }
  example.givens.resize(cells);
  for (Digit& digit : example.givens) {
    if (random.one_in(6)) digit = static_cast<Digit>(random.between(1, example.size));
  }
  if (random.one_in(3)) {
    for (int cell = 0; cell < cells; ++cell) {
      example.allowed.push_back(random_mask(random) & all_digits(example.size));
    }
  }
  return example;
}

std::vector<Cage> random_cages(const std::vector<Digit>& grid, int size, int most_cells,
                               Random& random) {
  std::vector<Cage> cages;
  Mask seen = 0;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    const bool new_row = cell % static_cast<std::size_t>(size) == 0;
    const bool is_full =
        !cages.empty() && static_cast<int>(cages.back().cells.size()) >= most_cells;
    if (new_row || is_full || (seen & mask_of(grid[cell])) != 0 || random.one_in(3)) {
      cages.push_back({0, {}});
      seen = 0;
    }
    seen |= mask_of(grid[cell]);
    cages.back().total += grid[cell];
    cages.back().cells.push_back(static_cast<Cell>(cell));
  }
  return cages;
}

}  // namespace nonet::tests
