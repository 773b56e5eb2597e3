// Templates: all ways to place one digit on the whole board. A candidate in none of them is gone,
// one in all of them is placed.
#include <algorithm>

#include "finders.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// A cell that all templates of a digit use is taken from the templates of the others, until nothing
// changes any more.
template <int W>
class Templates {
 public:
  Templates(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search), forced_(shape_.size()) {
    for (Digit digit = 1; digit <= shape_.size(); ++digit)
      cells_.push_back(position.cells_of(digit));
    while (!search_.done() && narrow()) {
    }
  }

  void find_placements() {
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      Step step = describe(digit);
      for (Cell cell : forced_[digit - 1]) step.placements.push_back({cell, digit});
      search_.accept(std::move(step));
    }
  }

  void find_eliminations() {
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      Step step = describe(digit);
      for (Cell cell : position_.cells_of(digit)) {
        if (!is_possible(digit, cell)) step.eliminations.push_back({cell, digit});
      }
      search_.accept(std::move(step));
    }
  }

 private:
  // Whether anything was taken away.
  bool narrow() {
    bool changed = false;
    for (Digit digit = 1; digit <= shape_.size(); ++digit) {
      for (Cell cell : cells_[digit - 1]) {
        if (forced_[digit - 1].has(cell) || !is_forced(digit, cell)) continue;
        forced_[digit - 1].add(cell);
        for (Digit other = 1; other <= shape_.size(); ++other) {
          if (other != digit) cells_[other - 1].remove(cell);
        }
        changed = true;
      }
    }
    return changed;
  }

  bool is_forced(Digit digit, Cell cell) {
    return !exist(digit, cells_[digit - 1] - CellSet<W>(cell));
  }

  bool is_possible(Digit digit, Cell cell) {
    return cells_[digit - 1].has(cell) && exist(digit, with(cell, cells_[digit - 1]));
  }

  Step describe(Digit digit) const {
    Step step;
    step.marks = {mark(Role::pattern, position_.cells_of(digit), mask_of(digit))};
    return step;
  }

  // Whether the digit can be placed in every complete house, in some of the cells.
  bool exist(Digit digit, const CellSet<W>& cells) {
    todo_.clear();
    for (std::size_t house = 0; house < shape_.houses().size(); ++house) {
      if (shape_.houses()[house].complete && !is_placed_in(static_cast<int>(house), digit)) {
        todo_.push_back(static_cast<int>(house));
      }
    }
    return can_fill(cells, {});
  }

  bool is_placed_in(int house, Digit digit) const {
    return std::ranges::any_of(shape_.house(house).cells,
                               [&](Cell cell) { return position_.digit(cell) == digit; });
  }

  CellSet<W> with(Cell cell, const CellSet<W>& cells) const {
    CellSet<W> left = cells - shape_.peers(cell);
    left.add(cell);
    return left;
  }

  // The house with the fewest places first.
  bool can_fill(const CellSet<W>& cells, const CellSet<W>& chosen) {
    if (search_.done()) return true;  // nothing is proved
    CellSet<W> tightest;
    int least = max_digits + 1;
    for (int house : todo_) {
      const CellSet<W> places = shape_.house(house).set & cells;
      if (places.meets(chosen)) continue;
      const int count = places.count();
      if (count < least) least = count, tightest = places;
    }
    if (least > max_digits) return true;
    for (Cell cell : tightest) {
      CellSet<W> more = chosen;
      more.add(cell);
      if (can_fill(with(cell, cells), more)) return true;
    }
    return false;
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  std::vector<CellSet<W>> cells_;   // by digit, where a template may have it
  std::vector<CellSet<W>> forced_;  // by digit, where every template has it
  std::vector<int> todo_;
};

}  // namespace

template <int W>
void find_template_set(const Position<W>& position, Search& search) {
  Templates<W>(position, search).find_placements();
}

template <int W>
void find_template_delete(const Position<W>& position, Search& search) {
  Templates<W>(position, search).find_eliminations();
}

NONET_FINDER(find_template_set)
NONET_FINDER(find_template_delete)

}  // namespace nonet::logic
