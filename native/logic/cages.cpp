// Single cages: which digits can add up to the total, and which of them must be there.
#include "sums.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// Counts, up to two, the sets of `count` different digits out of a mask that add up to a total.
class Combinations {
 public:
  Combinations(Mask digits, int count, int total) { choose(digits, count, total, 0); }

  bool is_single() const { return found_ == 1; }
  Mask digits() const { return last_; }

 private:
  void choose(Mask left, int count, int total, Mask chosen) {
    if (count == 0) {
      if (total == 0) ++found_, last_ = chosen;
      return;
    }
    for (; left && found_ < 2; left &= left - 1) {
      const Digit digit = lowest_digit(left);
      if (digit * count > total) return;  // the digits only get bigger
      choose(left & (left - 1), count - 1, total - digit, chosen | mask_of(digit));
    }
  }

  int found_ = 0;
  Mask last_ = 0;
};

template <int W, typename Use>
void for_each_cage(const Position<W>& position, Search& search, const Use& use) {
  const auto& houses = position.shape().houses();
  for (std::size_t number = 0; number < houses.size() && !search.done(); ++number) {
    if (houses[number].kind != Kind::cage) continue;
    const Sum<W> sum = open_part(position, houses[number].set, houses[number].total);
    if (!sum.cells.empty()) use(static_cast<int>(number), sum);
  }
}

template <int W>
Mask placed_in(const Position<W>& position, int house) {
  Mask placed = 0;
  for (Cell cell : position.shape().house(house).cells) {
    if (position.digit(cell)) placed |= mask_of(position.digit(cell));
  }
  return placed;
}

// Every set of digits that fills the cage, unless there are too many to tell.
template <int W>
class WaysToFill {
 public:
  WaysToFill(const Position<W>& position, Sums<W>& sums, const Sum<W>& sum)
      : sums_(sums), sum_(sum), all_(position.shape().all()) {
    choose(position.candidates_of(sum.cells), sum.cells.count(), sum.total, 0);
  }

  void describe(Step& step) const {
    if (found_.size() > most_told) return;
    for (Mask way : found_) step.marks.push_back(mark(Role::ways, sum_.cells, way));
  }

 private:
  static constexpr std::size_t most_told = 6;

  void choose(Mask left, int count, int total, Mask chosen) {
    if (count == 0) {
      if (total == 0 && sums_.is_possible(sum_, all_ & ~chosen)) found_.push_back(chosen);
      return;
    }
    for (; left && found_.size() <= most_told; left &= left - 1) {
      const Digit digit = lowest_digit(left);
      if (digit * count > total) return;  // the digits only get bigger
      choose(left & (left - 1), count - 1, total - digit, chosen | mask_of(digit));
    }
  }

  Sums<W>& sums_;
  const Sum<W>& sum_;
  Mask all_;
  std::vector<Mask> found_;
};

template <int W>
Step describe(const Position<W>& position, int cage, Mask digits) {
  Step step;
  step.marks = {mark_house(Role::cage, position.shape(), cage, digits)};
  return step;
}

// The cell is filled where only one digit is left; that it cannot be others goes without saying.
template <int W>
void place_last(const Position<W>& position, Cell cell, Step& step) {
  Mask left = position.candidates(cell);
  for (Candidate gone : step.eliminations) {
    if (gone.cell == cell) left &= ~mask_of(gone.digit);
  }
  if (!std::has_single_bit(left)) return;
  step.placements.push_back({cell, lowest_digit(left)});
  std::erase_if(step.eliminations, [&](Candidate gone) { return gone.cell == cell; });
}

// Only one set of digits adds up to the total, whatever the candidates are.
template <int W>
void find_cage_single_combination(const Position<W>& position, Search& search) {
  for_each_cage(position, search, [&](int cage, const Sum<W>& sum) {
    const Mask free = position.shape().all() & ~placed_in(position, cage);
    const Combinations combinations(free, sum.cells.count(), sum.total);
    if (!combinations.is_single()) return;
    Step step = describe(position, cage, combinations.digits());
    for (Cell cell : sum.cells) {
      for (Digit digit : Digits(position.candidates(cell) & ~combinations.digits())) {
        step.eliminations.push_back({cell, digit});
      }
    }
    search.accept(std::move(step));
  });
}

// Candidates that no way to fill the cage needs.
template <int W>
void find_cage_combination(const Position<W>& position, Search& search) {
  Sums<W> sums(position, search);
  for_each_cage(position, search, [&](int cage, const Sum<W>& sum) {
    if (sum.cells.count() > Sums<W>::most_cells) return;
    Step step = describe(position, cage, 0);
    sums.remove_impossible(sum, step);
    if (step.eliminations.empty()) return;
    WaysToFill<W>(position, sums, sum).describe(step);
    search.accept(std::move(step));
  });
}

// The same for cages with one or two open cells, which are filled as soon as only one way is left.
template <int W>
void find_short_cage(const Position<W>& position, Search& search) {
  Sums<W> sums(position, search);
  for_each_cage(position, search, [&](int cage, const Sum<W>& sum) {
    if (sum.cells.count() > 2) return;
    Step step = describe(position, cage, 0);
    sums.remove_impossible(sum, step);
    for (Cell cell : sum.cells) place_last(position, cell, step);
    if (step.placements.empty() && step.eliminations.empty()) return;
    WaysToFill<W>(position, sums, sum).describe(step);
    search.accept(std::move(step));
  });
}

// A digit that every way to fill the cage needs is gone from all cells that see its places there.
template <int W>
void find_cage_forced_digit(const Position<W>& position, Search& search) {
  Sums<W> sums(position, search);
  for_each_cage(position, search, [&](int cage, const Sum<W>& sum) {
    if (sum.cells.count() > Sums<W>::most_cells) return;
    for (Digit digit : Digits(position.candidates_of(sum.cells))) {
      const CellSet<W> places = sum.cells & position.cells_of(digit);
      const CellSet<W> gone = position.shape().common_peers(places) & position.cells_of(digit);
      if (gone.empty() || sums.is_possible(sum, mask_of(digit))) continue;
      Step step = describe(position, cage, mask_of(digit));
      step.marks.push_back(mark(Role::pattern, places, mask_of(digit)));
      remove_from(gone, digit, step);
      search.accept(std::move(step));
    }
  });
}

}  // namespace

NONET_FAMILY(cages, {"cage_single_combination", find_cage_single_combination<W>},
             {"cage_combination", find_cage_combination<W>}, {"short_cage", find_short_cage<W>},
             {"cage_forced_digit", find_cage_forced_digit<W>})

}  // namespace nonet::logic
