// Subsets: as many cells as digits, seen from the cells (naked) or from the digits (hidden).
#include "finders.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// Naked subsets of one house, cell by cell.
template <int W>
class NakedSubsets {
 public:
  NakedSubsets(const Position<W>& position, Search& search, int size, bool locked)
      : position_(position), search_(search), size_(size), locked_(locked) {}

  void find_in(int house) {
    house_ = house;
    usable_.clear();
    for (Cell cell : position_.shape().house(house).set & position_.empty_cells()) {
      const int count = std::popcount(position_.candidates(cell));
      if (count >= 2 && count <= size_) usable_.push_back(cell);
    }
    extend(0, 0, {});
  }

 private:
  void extend(std::size_t from, Mask digits, const CellSet<W>& cells) {
    if (cells.count() == size_) return report(cells, digits);
    for (std::size_t i = from; i < usable_.size() && !search_.done(); ++i) {
      const Mask more = digits | position_.candidates(usable_[i]);
      if (std::popcount(more) > size_) continue;
      CellSet<W> wider = cells;
      wider.add(usable_[i]);
      extend(i + 1, more, wider);
    }
  }

  // A locked subset takes from two houses at once; a plain one only when it is not locked.
  void report(const CellSet<W>& cells, Mask digits) {
    if (std::popcount(digits) != size_) return;
    Step step;
    int houses = 0;
    for (int house : position_.shape().common_houses(cells)) {
      const std::size_t before = step.eliminations.size();
      if (locked_ || house == house_) remove_in(house, cells, digits, step);
      houses += step.eliminations.size() > before;
    }
    if (locked_ && houses < 2) return;
    drop_repeats(step);
    step.marks = {mark(Role::set, cells, digits),
                  mark_house(Role::house, position_.shape(), house_, digits)};
    search_.accept(std::move(step));
  }

  void remove_in(int house, const CellSet<W>& cells, Mask digits, Step& step) {
    for (Digit digit : Digits(digits)) {
      remove_from(position_.place_cells(house, digit) - cells, digit, step);
    }
  }

  static void drop_repeats(Step& step) {
    std::ranges::sort(step.eliminations);
    const auto rest = std::ranges::unique(step.eliminations);
    step.eliminations.erase(rest.begin(), rest.end());
  }

  const Position<W>& position_;
  Search& search_;
  int size_;
  bool locked_;
  int house_ = 0;
  std::vector<Cell> usable_;
};

template <int W>
void find_naked(const Position<W>& position, Search& search, int size, bool locked) {
  NakedSubsets<W> subsets(position, search, size, locked);
  const int houses = static_cast<int>(position.shape().houses().size());
  for (int house = 0; house < houses && !search.done(); ++house) subsets.find_in(house);
}

// Hidden subsets of one complete house, digit by digit; cells are bits of the house.
template <int W>
class HiddenSubsets {
 public:
  HiddenSubsets(const Position<W>& position, Search& search, int size)
      : position_(position), search_(search), size_(size) {}

  void find_in(int house) {
    house_ = house;
    usable_ = 0;
    for (Digit digit = 1; digit <= position_.shape().size(); ++digit) {
      const int count = std::popcount(position_.places(house, digit));
      if (count >= 2 && count <= size_) usable_ |= mask_of(digit);
    }
    extend(usable_, 0, 0);
  }

 private:
  void extend(Mask left, Mask digits, Mask places) {
    if (std::popcount(digits) == size_) return report(digits, places);
    for (; left && !search_.done(); left &= left - 1) {
      const Digit digit = lowest_digit(left);
      const Mask more = places | position_.places(house_, digit);
      if (std::popcount(more) <= size_) extend(left & (left - 1), digits | mask_of(digit), more);
    }
  }

  void report(Mask digits, Mask places) {
    Step step;
    const CellSet<W> cells = position_.cells_at(house_, places);
    for (Cell cell : cells) {
      for (Digit digit : Digits(position_.candidates(cell) & ~digits)) {
        step.eliminations.push_back({cell, digit});
      }
    }
    if (step.eliminations.empty()) return;
    step.marks = {mark(Role::set, cells, digits),
                  mark_house(Role::house, position_.shape(), house_, digits)};
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  Search& search_;
  int size_;
  int house_ = 0;
  Mask usable_ = 0;
};

}  // namespace

template <int W>
void find_locked_subset(const Position<W>& position, Search& search, int size) {
  find_naked(position, search, size, true);
}

template <int W>
void find_naked_subset(const Position<W>& position, Search& search, int size) {
  find_naked(position, search, size, false);
}

template <int W>
void find_hidden_subset(const Position<W>& position, Search& search, int size) {
  HiddenSubsets<W> subsets(position, search, size);
  const auto& houses = position.shape().houses();
  for (std::size_t house = 0; house < houses.size() && !search.done(); ++house) {
    if (houses[house].complete) subsets.find_in(static_cast<int>(house));
  }
}

NONET_FAMILY(subsets, {"locked_pair", NONET_SIZED(find_locked_subset, 2)},
             {"locked_triple", NONET_SIZED(find_locked_subset, 3)},
             {"naked_pair", NONET_SIZED(find_naked_subset, 2)},
             {"naked_triple", NONET_SIZED(find_naked_subset, 3)},
             {"naked_quad", NONET_SIZED(find_naked_subset, 4)},
             {"hidden_pair", NONET_SIZED(find_hidden_subset, 2)},
             {"hidden_triple", NONET_SIZED(find_hidden_subset, 3)},
             {"hidden_quad", NONET_SIZED(find_hidden_subset, 4)})
NONET_SIZED_FINDER(find_hidden_subset)

}  // namespace nonet::logic
