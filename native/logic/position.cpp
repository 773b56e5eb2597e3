#include "position.h"

#include "widths.h"

namespace nonet::logic {

template <int W>
Position<W>::Position(const Shape<W>& shape, const Start& start)
    : shape_(&shape),
      size_(shape.size()),
      digits_(shape.cell_count()),
      candidates_(shape.cell_count()),
      allowed_(shape.cell_count(), shape.all()),
      cells_of_(shape.size()),
      places_(shape.houses().size() * shape.size()) {
  for (int cell = 0; cell < shape.cell_count(); ++cell) {
    if (!start.allowed.empty()) allowed_[cell] = start.allowed[cell];
    digits_[cell] = start.givens[cell];
    if (digits_[cell]) given_.add(static_cast<Cell>(cell));
    if (!digits_[cell] && !start.entries.empty()) digits_[cell] = start.entries[cell];
    if (!digits_[cell]) empty_.add(static_cast<Cell>(cell));
  }
  load_candidates(start.left);
}

template <int W>
void Position<W>::load_candidates(std::span<const Mask> left) {
  std::vector<Mask> seen(digits_.size());
  for (const House<W>& house : shape_->houses()) {
    Mask placed = 0;
    for (Cell cell : house.cells) placed |= digits_[cell] ? mask_of(digits_[cell]) : 0;
    for (Cell cell : house.cells) seen[cell] |= placed;
  }
  for (Cell cell : empty_) {
    candidates_[cell] = allowed_[cell] & ~seen[cell];
    if (!left.empty()) candidates_[cell] &= left[cell];
    for (Digit digit : Digits(candidates_[cell])) write(cell, digit);
  }
}

template <int W>
void Position<W>::write(Cell cell, Digit digit) {
  cells_of_[digit - 1].add(cell);
  for (Spot spot : shape_->spots(cell)) {
    places_[spot.house * size_ + digit - 1] |= Mask{1} << spot.index;
  }
}

template <int W>
void Position<W>::eliminate(Cell cell, Digit digit) {
  if (!has(cell, digit)) return;
  kept_.clear();
  candidates_[cell] &= ~mask_of(digit);
  cells_of_[digit - 1].remove(cell);
  for (Spot spot : shape_->spots(cell)) {
    places_[spot.house * size_ + digit - 1] &= ~(Mask{1} << spot.index);
  }
}

template <int W>
void Position<W>::place(Cell cell, Digit digit) {
  for (Digit other : Digits(candidates_[cell])) eliminate(cell, other);
  for (Cell peer : shape_->peers(cell) & cells_of(digit)) eliminate(peer, digit);
  digits_[cell] = digit;
  empty_.remove(cell);
}

template <int W>
void Position<W>::apply(const Step& step) {
  for (Candidate candidate : step.placements) place(candidate.cell, candidate.digit);
  for (Candidate candidate : step.eliminations) eliminate(candidate.cell, candidate.digit);
}

template <int W>
Mask Position<W>::candidates_of(const CellSet<W>& cells) const {
  Mask mask = 0;
  for (Cell cell : cells) mask |= candidates_[cell];
  return mask;
}

template <int W>
CellSet<W> Position<W>::cells_at(int house, Mask places) const {
  CellSet<W> cells;
  for (; places; places &= places - 1) {
    cells.add(shape_->house(house).cells[std::countr_zero(places)]);
  }
  return cells;
}

template <int W>
CellSet<W> Position<W>::cells_with_count(int count) const {
  CellSet<W> cells;
  for (Cell cell : empty_) {
    if (std::popcount(candidates_[cell]) == count) cells.add(cell);
  }
  return cells;
}

template <int W>
bool Position<W>::is_broken() const {
  for (Cell cell : empty_) {
    if (!candidates_[cell]) return true;
  }
  for (std::size_t number = 0; number < shape_->houses().size(); ++number) {
    if (is_house_broken(static_cast<int>(number))) return true;
  }
  return false;
}

// Placed twice, or, in a complete house, nowhere to go.
template <int W>
bool Position<W>::is_house_broken(int number) const {
  const House<W>& house = shape_->house(number);
  Mask placed = 0;
  Mask possible = 0;
  for (Cell cell : house.cells) {
    const Mask digit = digits_[cell] ? mask_of(digits_[cell]) : 0;
    if (placed & digit) return true;
    placed |= digit;
    possible |= candidates_[cell];
  }
  return house.complete && (placed | possible) != shape_->all();
}

#define NONET_POSITION(W) template class Position<W>;
NONET_EACH_WIDTH(NONET_POSITION)

}  // namespace nonet::logic
