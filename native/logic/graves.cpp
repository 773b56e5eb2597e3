// Graves: nothing but pairs, each digit twice in every house, would have two solutions. Where a few
// candidates are too many for that, one of them must be right.
#include "fitting_sets.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
class GraveFinder {
 public:
  GraveFinder(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search) {}

  void find_all() {
    if (!shape_.only_complete_houses() || !collect() || !is_grave()) return;
    if (cells_.empty()) return;
    if (cells_.count() == 1) {
      if (!std::has_single_bit(digits_)) use_one_cell();
      return;
    }
    if (std::has_single_bit(digits_)) use_one_digit();
    for (int house : shape_.common_houses(cells_)) {
      if (cells_.count() == 2) use_locked_digit(house);
      report_fitting_sets(position_, search_, house, cells_, digits_, [&] { return describe(); });
    }
  }

 private:
  static constexpr int most_cells = 9;  // more of them hardly ever see a cell together

  // What is too many: the one cell of more than two candidates among the places of a digit.
  bool collect() {
    extra_.resize(shape_.cell_count());
    for (std::size_t house = 0; house < shape_.houses().size(); ++house) {
      for (Digit digit = 1; digit <= shape_.size(); ++digit) {
        const CellSet<W> places = position_.place_cells(static_cast<int>(house), digit);
        const int count = places.empty() ? 0 : places.count();
        if (count == 0 || count == 2) continue;
        if (!collect_from(places, digit)) return false;
      }
    }
    return cells_.empty() || cells_.count() <= most_cells;
  }

  bool collect_from(const CellSet<W>& places, Digit digit) {
    CellSet<W> crowded;
    for (Cell cell : places) {
      if (std::popcount(position_.candidates(cell)) > 2) crowded.add(cell);
    }
    if (crowded.empty()) return false;
    if (crowded.count() > 1) return true;
    cells_.add(crowded.first());
    extra_[crowded.first()] |= mask_of(digit);
    digits_ |= mask_of(digit);
    return true;
  }

  bool is_grave() const {
    for (Cell cell : position_.empty_cells()) {
      if (std::popcount(position_.candidates(cell) & ~extra_[cell]) != 2) return false;
    }
    for (std::size_t house = 0; house < shape_.houses().size(); ++house) {
      for (Digit digit = 1; digit <= shape_.size(); ++digit) {
        int count = 0;
        for (Cell cell : position_.place_cells(static_cast<int>(house), digit)) {
          count += (extra_[cell] & mask_of(digit)) == 0;
        }
        if (count != 0 && count != 2) return false;
      }
    }
    return true;
  }

  Step describe() const {
    Step step;
    for (Cell cell : cells_) step.marks.push_back({Role::pattern, {cell}, extra_[cell], -1});
    return step;
  }

  void use_one_cell() {
    Step step = describe();
    const Cell cell = cells_.first();
    for (Digit digit : Digits(position_.candidates(cell) & ~extra_[cell])) {
      step.eliminations.push_back({cell, digit});
    }
    search_.accept(std::move(step));
  }

  void use_one_digit() {
    Step step = describe();
    const Digit digit = lowest_digit(digits_);
    remove_from(shape_.common_peers(cells_) & position_.cells_of(digit), digit, step);
    search_.accept(std::move(step));
  }

  // Another digit that has no place in the house but in the two cells: one of them holds it, the
  // other one what is too many.
  void use_locked_digit(int house) {
    for (Digit digit : Digits(shape_.all() & ~digits_)) {
      if (!(position_.place_cells(house, digit) == cells_)) continue;
      Step step = describe();
      step.marks.push_back(mark_house(Role::house, shape_, house, mask_of(digit)));
      for (Cell cell : cells_) {
        const Mask kept = extra_[cell] | mask_of(digit);
        for (Digit gone : Digits(position_.candidates(cell) & ~kept)) {
          step.eliminations.push_back({cell, gone});
        }
      }
      search_.accept(std::move(step));
    }
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  CellSet<W> cells_;         // those with candidates that are too many
  std::vector<Mask> extra_;  // these candidates, by cell
  Mask digits_ = 0;          // all of them
};

}  // namespace

NONET_FAMILY(graves,  //
             {"bug_plus_several", NONET_BY(GraveFinder)})

}  // namespace nonet::logic
