#include "board.h"

#include <algorithm>

namespace nonet {

Board::Board(int size, int cell_count, const std::vector<std::vector<Cell>>& houses)
    : size_(size), cell_count_(cell_count), houses_(houses), peers_(cell_count) {
  for (const auto& house : houses_) {
    for (const Cell cell : house) {
      for (const Cell peer : house) {
        if (peer != cell) peers_[cell].push_back(peer);
      }
    }
  }
  for (auto& cells : peers_) {
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  }
}

}  // namespace nonet
