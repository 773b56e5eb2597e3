#include "unavoidable.h"

namespace nonet::make {
namespace {

constexpr int no_set = -1;
constexpr Cell nowhere = max_cells;

// Finds the sets, which are closed: with a cell they have all cells that share a house with it and
// hold the other of the two digits.
class Exchanges {
 public:
  Exchanges(const Board& board, std::span<const Digit> solution, std::vector<int>& set_of)
      : board_(board),
        solution_(solution),
        set_of_(set_of),
        places_(board.houses().row_count() * board.size(), nowhere) {
    for (int house = 0; house < board.houses().row_count(); ++house) {
      for (const Cell cell : board.houses()[house]) place(house, solution[cell]) = cell;
    }
  }

  // Whether this is a new set: the cell and all that change their digits with it.
  bool find(Cell start, Digit other, int number) {
    if (other == solution_[start] || set_of(start, other) != no_set) return false;
    set_of(start, other) = number;
    reached_.assign(1, start);
    for (std::size_t n = 0; n < reached_.size(); ++n) {
      const Digit own = solution_[reached_[n]];
      add_rivals(reached_[n], own == other ? solution_[start] : other, number);
    }
    return true;
  }

 private:
  Cell& place(int house, Digit digit) { return places_[house * board_.size() + digit - 1]; }

  // A row of the table has no place for the cell's own digit, so those above it move up.
  int& set_of(Cell cell, Digit other) {
    return set_of_[cell * (board_.size() - 1) + other - (other < solution_[cell] ? 1 : 2)];
  }

  void add_rivals(Cell cell, Digit other, int number) {
    for (const int house : board_.houses_of(cell)) {
      const Cell rival = place(house, other);
      if (rival == nowhere || set_of(rival, solution_[cell]) != no_set) continue;
      set_of(rival, solution_[cell]) = number;
      reached_.push_back(rival);
    }
  }

  const Board& board_;
  const std::span<const Digit> solution_;
  std::vector<int>& set_of_;
  std::vector<Cell> places_;  // of each digit in each house
  std::vector<Cell> reached_;
};

}  // namespace

Unavoidable::Unavoidable(const Board& board, std::span<const Digit> solution)
    : others_(board.size() - 1), set_of_(solution.size() * others_, no_set) {
  Exchanges exchanges(board, solution, set_of_);
  for (int cell = 0; cell < board.cell_count(); ++cell) {
    for (Digit other = 1; other <= board.size(); ++other) {
      missed_ += exchanges.find(static_cast<Cell>(cell), other, missed_);
    }
  }
  given_.resize(missed_);
}

}  // namespace nonet::make
