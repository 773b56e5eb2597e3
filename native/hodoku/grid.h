// A classic grid as HoDoKu's order of steps needs it: which cells have a candidate.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "../logic/cells.h"

namespace nonet::hodoku {

constexpr int cell_count = 81;
constexpr int size = 9;
constexpr int house_count = 27;

using Cells = logic::CellSet<2>;

inline int row_of(int cell) {
  return cell / size;
}
inline int column_of(int cell) {
  return cell % size;
}
inline int box_of(int cell) {
  return cell / 27 * 3 + cell % size / 3;
}

struct Candidate {
  int cell;
  int digit;
};

// Houses are rows, then columns, then boxes.
class Grid {
 public:
  Grid(std::span<const Mask> masks, std::span<const Digit> digits);

  Mask mask(int cell) const { return masks_[cell]; }
  bool is_pair(int cell) const { return std::popcount(masks_[cell]) == 2; }
  bool has(int cell, int digit) const { return cells_of_[digit].has(static_cast<Cell>(cell)); }
  bool is_filled(int cell) const { return digits_[cell] != 0; }
  int digit(int cell) const { return digits_[cell]; }
  const Cells& cells_of(int digit) const { return cells_of_[digit]; }
  Cells places(int house, int digit) const { return cells_of_[digit] & houses()[house]; }

  static const std::array<Cells, house_count>& houses();
  static const std::array<Cells, cell_count>& peers();
  static std::array<int, 3> houses_of(int cell);

 private:
  std::array<Mask, cell_count> masks_;
  std::array<Digit, cell_count> digits_;
  std::array<Cells, size + 1> cells_of_;
};

// What one step rules out, digit by digit, and how it compares with others: whatever rules out
// most comes first, then the shortest, then by a sum of places. Of equals the first is taken.
struct Conclusion {
  std::vector<Candidate> eliminations;
  int length = 0;

  void tidy();
  bool is_better_than(const Conclusion& other) const;

 private:
  int sum_of_places() const;
};

// The best of what was offered so far; nothing where all of it ruled nothing out.
class Best {
 public:
  void offer(Conclusion conclusion);
  const Conclusion& get() const { return best_; }

 private:
  Conclusion best_;
};

}  // namespace nonet::hodoku
