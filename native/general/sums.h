// The sums that bind the cells of a puzzle: its cages, and what follows from several of them.
#pragma once

#include <span>
#include <vector>

#include "../engine.h"
#include "board.h"

namespace nonet {

// Some cells and what their digits add up to. A cell that would have to be subtracted is mirrored
// instead: its digit d counts as size + 1 - d, so that everything is a plain sum.
struct Sum {
  std::span<const Cell> plain;
  std::span<const Cell> mirrored;
  int total;
  bool distinct;  // the digits are known to be all different
};

class Sums {
 public:
  Sums(const Board& board, std::span<const Cage> cages);

  bool empty() const { return totals_.empty(); }
  int count() const { return static_cast<int>(totals_.size()); }
  Sum operator[](int number) const {
    return {cells_[2 * number], cells_[2 * number + 1], totals_[number].total,
            totals_[number].distinct};
  }
  std::span<const Mark> marks(Cell cell) const { return marks_[cell]; }
  int cage_count() const { return cage_count_; }

  // Adds innies and outies: what unions of complete houses leave over when whole cages are taken
  // away from them.
  void derive();

 private:
  struct Total {
    int total;
    bool distinct;
  };

  void make_marks();
  bool are_distinct(std::span<const Cell> cells) const;

  const Board& board_;
  Table<Cell> cells_;  // rows 2n: plain, 2n + 1: mirrored
  std::vector<Total> totals_;
  int cage_count_;
  Marks marks_;
};

}  // namespace nonet
