// What follows from the candidates as they are: the consequences of every change, to a fixpoint.
#pragma once

#include <vector>

#include "board.h"
#include "sums.h"
#include "trace.h"

namespace nonet {

// Works on one array of candidates, a mask for each cell, that the search owns and swaps. Cheap
// rules come first; a rule runs only when no cheaper one has anything left to say, and then for all
// that waits (but for one sum at a time, as they are dear):
//
//     singles   a cell with one candidate takes it from its peers
//     houses    a digit with one place in a complete house goes there
//     sums      cages and what follows from several of them
//     leftovers sets of cells that hold the same digits
//     overlaps  a digit that fits in a house only where it overlaps another
//     pairs     a digit with two places in a house leaves the cells that see both
template <class Watcher>
class Propagator {
 public:
  Propagator(const Board& board, const Sums& sums, Watcher& watcher);

  // From now on works on these candidates, where `open` cells have more than one.
  void attach(Mask* candidates, int open) {
    candidates_ = candidates;
    open_ = open;
  }
  int open() const { return open_; }

  // Loads a puzzle into the attached candidates and draws all conclusions; false if there is a
  // contradiction, as in all that follows.
  bool load(std::span<const Digit> givens, std::span<const Mask> allowed);
  bool place(Cell cell, Mask digit) { return settle(keep(cell, digit)); }
  bool remove(Cell cell, Mask digits) { return settle(drop(cell, digits)); }
  bool renew_sums();  // the sums have become more

 private:
  bool settle(bool consistent);
  void forget();
  bool run();
  // Each digit that was placed has left its peers, so a full board has no house left to look at.
  bool is_done() const { return open_ == 0 && sums_.empty(); }

  bool keep(Cell cell, Mask digits) { return drop(cell, ~digits); }
  bool drop(Cell cell, Mask digits) {
    const Mask before = candidates_[cell];
    const Mask after = before & ~digits;
    if (after == before) return true;
    candidates_[cell] = after;
    houses_.add(board_.house_marks(cell));
    leftovers_.add(board_.leftover_marks(cell));
    if (!sums_.empty()) sums_agenda_.add(sums_.marks(cell));
    if ((after & (after - 1)) == 0) {
      if (after == 0) return false;
      singles_.push_back(cell);
    }
    return true;
  }
  bool drop_from(std::span<const Cell> cells, Mask digits);
  bool drop_from_common_peers(std::span<const Cell> cells, Mask digit);
  Mask union_of(std::span<const Cell> cells) const;

  bool load_cell(Cell cell, Mask mask, bool given);
  bool run_singles();
  bool scan_house(int house);
  bool scan_overlap(int number);
  bool scan_leftover(int pair);
  bool scan_pairs(int house);
  bool scan_sum(const Sum& sum);
  bool drop_required(std::span<const Cell> cells, Mask digit);

  const Board& board_;
  const Sums& sums_;
  Watcher& watcher_;
  Mask* candidates_ = nullptr;
  int open_ = 0;
  std::vector<Cell> singles_;
  Agenda houses_, overlaps_, leftovers_, pairs_, sums_agenda_;
};

}  // namespace nonet
