// A layout compiled, as Python hands it to searches and to the generator.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "../board.h"
#include "../engine.h"

namespace nonet {

using CageList = std::vector<std::pair<int, std::vector<Cell>>>;

// The core trusts its tables, so whatever does not fit them is refused here.
inline void check_cells(std::span<const Cell> cells, int size, int cell_count) {
  if (static_cast<int>(cells.size()) > size) {
    throw nanobind::value_error("a house or a cage has at most as many cells as there are digits");
  }
  if (std::ranges::any_of(cells, [&](Cell cell) { return cell >= cell_count; })) {
    throw nanobind::value_error("cells are numbered from 0 and below the number of cells");
  }
}

inline std::shared_ptr<const Board> make_board(int size, int cell_count,
                                               const std::vector<std::vector<Cell>>& houses) {
  if (size < 1 || size > max_digits || cell_count < 0 || cell_count > max_cells) {
    throw nanobind::value_error("a board has 1-25 digits and at most 2048 cells");
  }
  for (const auto& house : houses) check_cells(house, size, cell_count);
  return std::make_shared<const Board>(size, cell_count, houses);
}

inline std::shared_ptr<const std::vector<Cage>> make_cages(const Board& board,
                                                           const CageList& list) {
  auto cages = std::make_shared<std::vector<Cage>>();
  for (const auto& [total, cells] : list) {
    check_cells(cells, board.size(), board.cell_count());
    cages->push_back({total, cells});
  }
  return cages;
}

// A layout compiled: what all puzzles on it share.
struct Shape {
  Shape(int size, int cell_count, const std::vector<std::vector<Cell>>& houses,
        const CageList& list)
      : board(make_board(size, cell_count, houses)), cages(make_cages(*board, list)) {}
  Shape(const Shape& other, const CageList& list)
      : board(other.board), cages(make_cages(*board, list)) {}

  std::shared_ptr<const Board> board;
  std::shared_ptr<const std::vector<Cage>> cages;
};

}  // namespace nonet
