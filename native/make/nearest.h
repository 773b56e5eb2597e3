// The puzzle that is nearest to a wish which may be impossible.
#pragma once

#include <cstdlib>
#include <optional>

namespace nonet::make {

// Of several puzzles the first with a number of givens as near as can be.
template <class Givens>
class Nearest {
 public:
  explicit Nearest(int wanted) : wanted_(wanted) {}

  void note(const Givens& givens, int count) {
    const int distance = std::abs(count - wanted_);
    if (distance_ >= 0 && distance >= distance_) return;
    givens_ = givens;
    distance_ = distance;
  }

  // None if there was none.
  std::optional<Givens> givens() const {
    if (distance_ < 0) return std::nullopt;
    return givens_;
  }

 private:
  int wanted_;
  int distance_ = -1;  // of the nearest, once there is one
  Givens givens_{};
};

}  // namespace nonet::make
