#include "grid.h"

#include <algorithm>
#include <tuple>

namespace nonet::hodoku {

namespace {

std::array<Cells, house_count> make_houses() {
  std::array<Cells, house_count> houses;
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int house : Grid::houses_of(cell)) houses[house].add(static_cast<Cell>(cell));
  }
  return houses;
}

std::array<Cells, cell_count> make_peers() {
  std::array<Cells, cell_count> peers;
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int house : Grid::houses_of(cell)) peers[cell] |= Grid::houses()[house];
    peers[cell].remove(static_cast<Cell>(cell));
  }
  return peers;
}

}  // namespace

Grid::Grid(std::span<const Mask> masks, std::span<const Digit> digits) {
  for (int cell = 0; cell < cell_count; ++cell) {
    masks_[cell] = masks[cell];
    digits_[cell] = digits[cell];
    for (Digit digit : logic::Digits(masks[cell])) cells_of_[digit].add(static_cast<Cell>(cell));
  }
}

const std::array<Cells, house_count>& Grid::houses() {
  static const auto houses = make_houses();
  return houses;
}

const std::array<Cells, cell_count>& Grid::peers() {
  static const auto peers = make_peers();
  return peers;
}

std::array<int, 3> Grid::houses_of(int cell) {
  return {row_of(cell), size + column_of(cell), 2 * size + box_of(cell)};
}

void Conclusion::tidy() {
  const auto order = [](Candidate one) { return std::pair{one.digit, one.cell}; };
  std::ranges::sort(eliminations, {}, order);
  const auto twice = std::ranges::unique(eliminations, {}, order);
  eliminations.erase(twice.begin(), twice.end());
}

int Conclusion::sum_of_places() const {
  int sum = 0;
  int weight = 1;
  for (Candidate gone : eliminations) {
    sum += gone.cell * weight + gone.digit;
    weight += 80;
  }
  return sum;
}

bool Conclusion::is_better_than(const Conclusion& other) const {
  const auto key = [](const Conclusion& one) {
    return std::tuple{-static_cast<int>(one.eliminations.size()), one.length, one.sum_of_places()};
  };
  return key(*this) < key(other);
}

void Best::offer(Conclusion conclusion) {
  conclusion.tidy();
  if (conclusion.is_better_than(best_)) best_ = std::move(conclusion);
}

}  // namespace nonet::hodoku
