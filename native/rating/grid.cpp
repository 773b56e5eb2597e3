// Placing and removing on the board of a rating.
#include "grid.h"

namespace nonet::rating {

Grid::Grid(std::span<const Digit> givens) {
  empty_.fill(9);
  for (auto& bits : marks_.slot) bits = 0x1ff;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (givens[cell]) place(cell, givens[cell] - 1);
  }
}

void Grid::place(int cell, int digit) {
  valid_ &= marks_.has(candidate_of(cell, digit));
  entry_[cell] = static_cast<Digit>(digit + 1);
  --left_;
  ++placed_[digit];
  for (const int house : tables.houses[cell]) --empty_[house];
  remove(cell, marks_.digits(cell));
  for (const int peer : tables.peers[cell]) remove(peer, bit(digit));
}

void Grid::remove(int cell, Bits digits) {
  for (Bits rest = digits & marks_.digits(cell); rest; rest &= rest - 1) {
    marks_.remove(candidate_of(cell, first_bit(rest)));
  }
}

}  // namespace nonet::rating
