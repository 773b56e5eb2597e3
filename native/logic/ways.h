// The ways to fill the cells of a rule, one tried after the other.
#pragma once

#include <vector>

#include "book.h"

namespace nonet::logic {

class Ways {
 public:
  explicit Ways(const Unit& unit) : unit_(unit) {}

  // Whether the cells can be filled so that the rule holds and cells that see each other differ.
  // `masks` are one way then. After too many trials it says so, too, without a way.
  bool is_possible(std::vector<Mask>& masks);
  // Keeps in each mask what is part of some way.
  void keep_possible(std::vector<Mask>& masks);

 private:
  static constexpr int most_trials = 600;
  static constexpr int most_in_all = 6000;

  bool fill(std::vector<Mask>& masks);

  const Unit& unit_;
  int trials_ = 0;
  int in_all_ = 0;
};

}  // namespace nonet::logic
