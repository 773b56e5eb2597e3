// What a producer finds: a rated step that places a digit or removes candidates.
#pragma once

#include <vector>

#include "grid.h"
#include "techniques.h"

namespace nonet::rating {

struct Removal {
  std::uint8_t cell;
  Bits digits;
  bool operator==(const Removal&) const = default;
};

struct Hint {
  Technique technique{};
  int tenths = 0;
  int cell = -1;  // the cell that is filled, if any
  int digit = 0;
  std::vector<Removal> removals;

  bool is_placement() const { return cell >= 0; }
  void place(int where, int what) {
    cell = where;
    digit = what;
  }
  void remove(int where, Bits digits) {
    if (digits) removals.push_back({static_cast<std::uint8_t>(where), digits});
  }
  void restart(Technique found, int rated) {
    technique = found;
    tenths = rated;
    cell = -1;
    removals.clear();
  }
};

}  // namespace nonet::rating
