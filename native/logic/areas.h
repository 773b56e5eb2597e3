// Areas: several complete houses of one kind that do not overlap. Every digit is in them as often
// as there are houses.
#pragma once

#include <vector>

#include "shape.h"

namespace nonet::logic {

template <int W>
struct Area {
  std::vector<int> houses;
  CellSet<W> cells;
};

// Calls `use` for every area of `least` to `most` houses of a kind, until `stop` says so.
template <int W, typename Stop, typename Use>
class AreaWalk {
 public:
  AreaWalk(const Shape<W>& shape, int least, int most, const Stop& stop, const Use& use)
      : shape_(shape), least_(least), most_(most), stop_(stop), use_(use) {}

  void visit(Kind kind) {
    houses_.clear();
    for (std::size_t number = 0; number < shape_.houses().size(); ++number) {
      const House<W>& house = shape_.houses()[number];
      if (house.complete && house.kind == kind) houses_.push_back(static_cast<int>(number));
    }
    extend(0, {});
  }

 private:
  void extend(std::size_t from, const Area<W>& area) {
    const int count = static_cast<int>(area.houses.size());
    if (count >= least_) use_(area);
    if (count == most_) return;
    for (std::size_t i = from; i < houses_.size() && !stop_(); ++i) {
      const CellSet<W>& cells = shape_.house(houses_[i]).set;
      if (cells.meets(area.cells)) continue;
      Area<W> wider = area;
      wider.houses.push_back(houses_[i]);
      wider.cells |= cells;
      extend(i + 1, wider);
    }
  }

  const Shape<W>& shape_;
  int least_;
  int most_;
  const Stop& stop_;
  const Use& use_;
  std::vector<int> houses_;
};

}  // namespace nonet::logic
