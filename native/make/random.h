// Random numbers that are the same for the same seed on every machine: SplitMix64, as in Python.
#pragma once

#include <cstdint>
#include <iterator>
#include <utility>

namespace nonet::make {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    return mixed ^ mixed >> 31;
  }

  // A number from 0 to `bound` - 1, all equally likely.
  int below(int bound) {
    const auto limit = static_cast<std::uint64_t>(bound);
    std::uint64_t number = next();
    // Numbers from the incomplete last round would favour the small results. Where that round
    // begins takes a division, so it is looked at only for numbers near the end.
    while (~number < limit && ~number < -limit % limit) number = next();
    return static_cast<int>(number % limit);
  }

  // All orders are equally likely.
  template <class Items>
  void shuffle(Items&& items) {
    for (int last = static_cast<int>(std::size(items)) - 1; last > 0; --last) {
      std::swap(items[last], items[below(last + 1)]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace nonet::make
