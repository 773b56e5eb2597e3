// A shape compiled for the core: houses and peers as flat tables.
#pragma once

#include <span>
#include <vector>

#include "types.h"

namespace nonet {

class Board {
 public:
  Board(int size, int cell_count, const std::vector<std::vector<Cell>>& houses);

  int size() const { return size_; }
  int cell_count() const { return cell_count_; }
  const std::vector<std::vector<Cell>>& houses() const { return houses_; }
  std::span<const Cell> peers(Cell cell) const { return peers_[cell]; }

 private:
  int size_;
  int cell_count_;
  std::vector<std::vector<Cell>> houses_;
  std::vector<std::vector<Cell>> peers_;
};

}  // namespace nonet
