// A layout compiled for the techniques: houses, peers, and where each cell is in its houses.
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "cells.h"

namespace nonet::logic {

class Book;

// Lines of one kind never cross each other; that is all that the techniques know of them.
enum class Kind : std::uint8_t { row, column, block, extra, cage };

struct HousePlan {
  Kind kind;
  std::vector<Cell> cells;
  int total = 0;  // of a cage
};

// Where a cell is: its house, and its bit in the masks of places of that house.
struct Spot {
  std::uint16_t house;
  std::uint8_t index;
};

template <int W>
struct House {
  Kind kind;
  bool complete;  // every digit must appear
  int total;      // of a cage
  std::vector<Cell> cells;
  CellSet<W> set;

  bool is_line() const { return kind == Kind::row || kind == Kind::column; }
};

// Four cells a, b, c, d whose digits a = d = x, b = c = y can be swapped without anyone noticing:
//     a b
//     c d
struct Rectangle {
  Cell a, b, c, d;
};

// Cells that some lines have and as many blocks have not, and the other way round: both hold the
// same digits.
template <int W>
struct Leftover {
  CellSet<W> of_lines;
  CellSet<W> of_blocks;
  std::vector<int> houses;
};

template <int W>
class Shape {
 public:
  Shape(int size, int cell_count, const std::vector<HousePlan>& houses,
        std::shared_ptr<const Book> book);

  int size() const { return size_; }
  int cell_count() const { return static_cast<int>(peers_.size()); }
  Mask all() const { return all_digits(size_); }
  const std::vector<House<W>>& houses() const { return houses_; }
  const House<W>& house(int number) const { return houses_[number]; }
  const CellSet<W>& peers(Cell cell) const { return peers_[cell]; }
  std::span<const Spot> spots(Cell cell) const { return spots_[cell]; }
  bool see(Cell a, Cell b) const { return peers_[a].has(b); }

  // The cells that see every cell of the set.
  CellSet<W> common_peers(const CellSet<W>& cells) const;
  // The numbers of the houses that hold every cell of the set.
  std::vector<int> common_houses(const CellSet<W>& cells) const;
  // Whether every digit must appear in every house, and nothing else is asked: then a grid of pairs
  // would have a second solution.
  bool only_complete_houses() const { return only_complete_houses_; }
  // The rules beyond houses and cages, or nothing.
  const Book* book() const { return book_.get(); }
  // Found when first asked for.
  const std::vector<Rectangle>& rectangles() const;
  const std::vector<Leftover<W>>& leftovers() const;

 private:
  void fill_tables();
  void find_rectangles() const;
  void add_rectangles_at(Cell a, Cell b) const;
  bool is_deadly(const Rectangle& corners) const;

  int size_;
  std::shared_ptr<const Book> book_;
  bool only_complete_houses_ = true;
  std::vector<House<W>> houses_;
  std::vector<CellSet<W>> peers_;
  std::vector<std::vector<Spot>> spots_;
  mutable std::once_flag rectangles_found_;
  mutable std::vector<Rectangle> rectangles_;
  mutable std::once_flag leftovers_found_;
  mutable std::vector<Leftover<W>> leftovers_;
};

}  // namespace nonet::logic
