// Cells of a house that make a locked set with digits one of which stands elsewhere in it: n cells
// with n + 1 digits, those among them.
#pragma once

#include <bit>
#include <vector>

#include "position.h"
#include "search.h"
#include "step.h"

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

// Reports the sets among the others of a house that go with digits one of which stands in some of
// its cells; `describe` begins each step.
template <int W, typename Describe>
void report_fitting_sets(const Position<W>& position, Search& search, int house,
                         const CellSet<W>& cells, Mask digits, const Describe& describe) {
  const CellSet<W>& all = position.shape().house(house).set;
  each_fitting_set(position, search, (all & position.empty_cells()) - cells, digits,
                   [&](const CellSet<W>& set, Mask locked) {
                     Step step = describe();
                     step.marks.push_back(mark(Role::set, set, locked));
                     for (Digit digit : Digits(locked))
                       remove_from((all - (set | cells)) & position.cells_of(digit), digit, step);
                     search.accept(std::move(step));
                   });
}

}  // namespace nonet::logic
