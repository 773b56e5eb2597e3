// Cells of a house that make a locked set with digits one of which stands elsewhere in it: n cells
// with n + 1 digits, those among them.
#pragma once

#include <bit>
#include <vector>

#include "position.h"
#include "search.h"

namespace nonet::logic {

template <int W, typename Report>
class FittingSets {
 public:
  FittingSets(const Position<W>& position, Search& search, const CellSet<W>& cells,
              const Report& report)
      : position_(position), search_(search), cells_(list(cells)), report_(report) {}

  // Reports each set among the cells, with its digits.
  void extend(std::size_t from, const CellSet<W>& cells, Mask digits) {
    const int count = cells.count();
    if (count > 0 && std::popcount(digits) == count + 1) report_(cells, digits);
    if (count == most_cells || search_.done()) return;
    for (std::size_t i = from; i < cells_.size(); ++i) {
      const Mask more = digits | position_.candidates(cells_[i]);
      if (std::popcount(more) > most_cells + 1) continue;
      CellSet<W> wider = cells;
      wider.add(cells_[i]);
      extend(i + 1, wider, more);
    }
  }

 private:
  static constexpr int most_cells = 6;

  const Position<W>& position_;
  Search& search_;
  std::vector<Cell> cells_;
  const Report& report_;
};

template <int W, typename Report>
void each_fitting_set(const Position<W>& position, Search& search, const CellSet<W>& cells,
                      Mask digits, const Report& report) {
  FittingSets<W, Report>(position, search, cells, report).extend(0, {}, digits);
}

}  // namespace nonet::logic
