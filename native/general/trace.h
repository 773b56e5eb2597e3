// Who watches a search: nobody, or a recorder of all that happens.
#pragma once

#include <vector>

#include "../types.h"

namespace nonet {

// Sees nothing; a search that nobody watches pays nothing for being watchable.
struct Silent {
  void guessed(Cell) {}
  void placed(Cell, Mask) {}
  void opened() {}
  void closed() {}
  void dead_end() {}
  void solution() {}
};

enum class Act : std::uint8_t {
  guess,     // a digit is tried in a cell
  place,     // a digit follows from what is there
  remove,    // a digit is taken back
  dead_end,  // there is no solution this way
  solution,  // the board is full and right
};

struct Event {
  Act act;
  Cell cell = 0;
  Digit digit = 0;
};

// Keeps the events since it was last emptied, and what is on the board beyond the givens:
//
//     placed_   r1c1=5 r1c2=3 | r4c4=7 r4c5=1 r9c9=2 | r7c1=6
//     levels_                 2                      5         where each guess begins
class Recorder {
 public:
  void guessed(Cell cell) { guess_ = cell; }
  void placed(Cell cell, Mask digit);
  void opened() { levels_.push_back(placed_.size()); }
  void closed();
  void dead_end() { events_.push_back({Act::dead_end}); }
  void solution() { events_.push_back({Act::solution}); }

  const std::vector<Event>& events() const { return events_; }
  void clear() { events_.clear(); }

 private:
  std::vector<Event> events_;
  std::vector<Event> placed_;
  std::vector<std::size_t> levels_;
  int guess_ = -1;
};

}  // namespace nonet
