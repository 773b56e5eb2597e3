// A layout compiled, as Python hands it to searches and to the generator.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "../engine.h"
#include "../general/board.h"
#include "../rules/read.h"
#include "../rules/rules.h"

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

inline void check_board(int size, int cell_count, const std::vector<std::vector<Cell>>& houses) {
  if (size < 1 || size > max_digits || cell_count < 0 || cell_count > max_cells) {
    throw nanobind::value_error("a board has 1-25 digits and at most 2048 cells");
  }
  for (const auto& house : houses) check_cells(house, size, cell_count);
}

inline std::shared_ptr<const Board> make_board(int size, int cell_count,
                                               const std::vector<std::vector<Cell>>& houses) {
  check_board(size, cell_count, houses);
  return std::make_shared<const Board>(size, cell_count, houses);
}

inline std::shared_ptr<const std::vector<Cage>> make_cages(int size, int cell_count,
                                                           const CageList& list) {
  auto cages = std::make_shared<std::vector<Cage>>();
  for (const auto& [total, cells] : list) {
    check_cells(cells, size, cell_count);
    cages->push_back({total, cells});
  }
  return cages;
}

// Houses, cages and rules compiled together: the board knows which cells rules keep different.
struct Ruled {
  Ruled(int size, int cell_count, std::vector<std::vector<Cell>> houses,
        std::span<const Cage> cages, std::span<const rules::Primitive> primitives) {
    const Rules::Sorted sorted(size, cell_count, cages, primitives);
    houses.insert(houses.end(), sorted.houses.begin(), sorted.houses.end());
    board = std::make_shared<const Board>(size, cell_count, houses, sorted.pairs, sorted.equals);
    rules = std::make_shared<const Rules>(*board, sorted);
  }

  std::shared_ptr<const Board> board;
  std::shared_ptr<const Rules> rules;
};

// Cages as rules, which takes long to compile but finds more: made when first asked for.
class CagesAsRules {
 public:
  const Ruled& of(const Board& board, std::span<const Cage> cages) {
    std::call_once(made_, [&] {
      std::vector<std::vector<Cell>> houses;
      for (int house = 0; house < board.houses().row_count(); ++house) {
        houses.emplace_back(board.houses()[house].begin(), board.houses()[house].end());
      }
      ruled_.emplace(board.size(), board.cell_count(), std::move(houses), cages,
                     std::span<const rules::Primitive>());
    });
    return *ruled_;
  }

 private:
  std::once_flag made_;
  std::optional<Ruled> ruled_;
};

// A layout compiled: what all puzzles on it share.
struct Shape {
  Shape(int size, int cell_count, const std::vector<std::vector<Cell>>& houses,
        const CageList& list)
      : board(make_board(size, cell_count, houses)),
        cages(make_cages(board->size(), board->cell_count(), list)) {}
  Shape(const Shape& other, const CageList& list)
      : board(other.board), cages(make_cages(board->size(), board->cell_count(), list)) {}
  // With further rules, as `rules::read` takes them.
  Shape(int size, int cell_count, std::vector<std::vector<Cell>> houses, const CageList& list,
        const std::vector<std::int32_t>& numbers) {
    check_board(size, cell_count, houses);
    cages = make_cages(size, cell_count, list);
    const auto primitives = rules::read(numbers, size, cell_count);
    const Ruled ruled(size, cell_count, std::move(houses), *cages, primitives);
    board = ruled.board;
    rules = ruled.rules;
  }

  std::shared_ptr<const Board> board;
  std::shared_ptr<const std::vector<Cage>> cages;
  std::shared_ptr<const Rules> rules;  // nothing if there are only houses and cages
  std::shared_ptr<CagesAsRules> cages_as_rules = std::make_shared<CagesAsRules>();
};

}  // namespace nonet
