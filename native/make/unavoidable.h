// Cells of a full grid of which at least one must be given: elsewhere two digits could change
// places.
#pragma once

#include <span>
#include <vector>

#include "../general/board.h"

namespace nonet::make {

// Sets of cells in which two digits can change places, and how many cells of each are given. They
// are quickly found and spare most of the searches for a second solution.
//
//     set_of_  cell 0: digits 1 2 3 ...   the number of the set in which the cell's digit and that
//              cell 1: digits 1 2 3 ...   one change places; its own digit has no place there
//     given_   how many cells of each set are given; without any there is a second solution
class Unavoidable {
 public:
  // Nothing is given yet. Totals of cages would change with the digits, so this is for boards
  // without them.
  Unavoidable(const Board& board, std::span<const Digit> solution);

  void add(Cell cell) {
    for (const int set : sets_of(cell)) missed_ -= given_[set]++ == 0;
  }
  void remove(Cell cell) {
    for (const int set : sets_of(cell)) missed_ += --given_[set] == 0;
  }
  // Whether no cell of some set is given.
  bool is_missed() const { return missed_ > 0; }

 private:
  std::span<const int> sets_of(Cell cell) const {
    return {set_of_.data() + cell * others_, static_cast<std::size_t>(others_)};
  }

  int others_;  // digits that may change places with one
  std::vector<int> set_of_;
  std::vector<std::uint16_t> given_;
  int missed_ = 0;
};

}  // namespace nonet::make
