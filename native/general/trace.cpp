#include "trace.h"

namespace nonet {

void Recorder::placed(Cell cell, Mask digit) {
  const Act act = guess_ == cell ? Act::guess : Act::place;
  guess_ = -1;
  events_.push_back({act, cell, lowest_digit(digit)});
  placed_.push_back(events_.back());
}

void Recorder::closed() {
  for (; placed_.size() > levels_.back(); placed_.pop_back()) {
    events_.push_back({Act::remove, placed_.back().cell, placed_.back().digit});
  }
  levels_.pop_back();
}

}  // namespace nonet
