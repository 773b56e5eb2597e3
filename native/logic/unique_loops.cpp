// Unique loops: six or more cells with the same two digits, each house holding one of each colour
// or none. If they held nothing else, the two digits could change places all around.
#include "book.h"
#include "fitting_sets.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
class LoopFinder {
 public:
  LoopFinder(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search) {}

  void find_all() {
    std::vector<Mask> pairs;
    for (Cell cell : position_.cells_with_count(2)) pairs.push_back(position_.candidates(cell));
    std::ranges::sort(pairs);
    const auto twice = std::ranges::unique(pairs);
    pairs.erase(twice.begin(), twice.end());
    for (Mask pair : pairs) {
      if (search_.done()) return;
      find_with(pair);
    }
  }

 private:
  static constexpr std::size_t shortest = 6;
  static constexpr int most_tried = 20'000;  // for a pair of digits

  void find_with(Mask pair) {
    pair_ = pair;
    tried_ = 0;
    open_ = cells_with_pair();
    for (Cell start : list(open_)) {
      if (position_.candidates(start) != pair_ || !open_.has(start)) continue;
      used_[0].assign(shape_.houses().size(), false);
      used_[1] = used_[0];
      loop_.clear();
      enter(start);
      extend(2, 0);
      leave();
      if (search_.done()) return;
      open_.remove(start);  // all loops through it have been seen
    }
  }

  // Cells that could hold either digit, and in each of whose houses there is another such cell.
  CellSet<W> cells_with_pair() const {
    const Digit low = lowest_digit(pair_);
    const Digit high = lowest_digit(pair_ & ~mask_of(low));
    CellSet<W> cells = position_.cells_of(low) & position_.cells_of(high);
    for (bool changed = true; changed;) {
      changed = false;
      for (Cell cell : list(cells)) {
        if (can_be_in_loop(cell, cells)) continue;
        cells.remove(cell);
        changed = true;
      }
    }
    return cells;
  }

  // No rule may look at it: that could tell the two ways apart.
  bool can_be_in_loop(Cell cell, const CellSet<W>& cells) const {
    if ((pair_ & ~position_.allowed(cell)) != 0) return false;
    if (shape_.book() && shape_.book()->has_rule_at(cell)) return false;
    return std::ranges::all_of(shape_.spots(cell), [&](Spot spot) {
      return (cells & shape_.house(spot.house).set).count() >= 2;
    });
  }

  bool enter(Cell cell) {
    std::vector<bool>& used = used_[loop_.size() % 2];
    for (Spot spot : shape_.spots(cell)) {
      if (used[spot.house]) return false;
    }
    for (Spot spot : shape_.spots(cell)) used[spot.house] = true;
    loop_.push_back(cell);
    in_loop_.add(cell);
    return true;
  }

  void leave() {
    const Cell cell = loop_.back();
    loop_.pop_back();
    in_loop_.remove(cell);
    for (Spot spot : shape_.spots(cell)) used_[loop_.size() % 2][spot.house] = false;
  }

  // At most two cells may have several more candidates; any number, if all have the same one.
  void extend(int free, Mask extras) {
    if (++tried_ > most_tried || search_.done()) return;
    const Cell cell = loop_.back();
    if (loop_.size() >= shortest && loop_.size() % 2 == 0 && shape_.see(cell, loop_.front()) &&
        used_[0] == used_[1]) {
      report(extras);
    }
    for (Cell next : shape_.peers(cell) & open_) {
      if (in_loop_.has(next)) continue;
      const Mask own = position_.candidates(next) & ~pair_;
      const Mask all = extras | own;
      if (own != 0 && free == 0 && !std::has_single_bit(all)) continue;
      if (!enter(next)) continue;
      extend(own != 0 && free > 0 ? free - 1 : free, all);
      leave();
    }
  }

  void report(Mask extras) {
    roof_ = {};
    for (Cell cell : in_loop_) {
      if (position_.candidates(cell) != pair_) roof_.add(cell);
    }
    if (roof_.empty()) return;
    if (roof_.count() == 1) return report_only_way_out();
    if (std::has_single_bit(extras)) report_one_extra(lowest_digit(extras));
    if (roof_.count() != 2) return;
    for (int house : shape_.common_houses(roof_)) {
      report_locked(house);
      if (!std::has_single_bit(extras))
        report_fitting_sets(position_, search_, house, roof_, extras, [&] { return describe(); });
    }
  }

  Step describe() const {
    Step step;
    step.marks = {mark(Role::rectangle, in_loop_, pair_),
                  mark(Role::floor, in_loop_ - roof_, pair_)};
    return step;
  }

  void report_only_way_out() {
    Step step = describe();
    for (Digit digit : Digits(pair_)) step.eliminations.push_back({roof_.first(), digit});
    search_.accept(std::move(step));
  }

  void report_one_extra(Digit extra) {
    Step step = describe();
    remove_from(shape_.common_peers(roof_) & position_.cells_of(extra), extra, step);
    search_.accept(std::move(step));
  }

  void report_locked(int house) {
    if (!shape_.house(house).complete) return;
    for (Digit sure : Digits(pair_)) {
      if (!(position_.place_cells(house, sure) == roof_)) continue;
      Step step = describe();
      step.marks.push_back(mark_house(Role::house, shape_, house, mask_of(sure)));
      remove_from(roof_, lowest_digit(pair_ & ~mask_of(sure)), step);
      search_.accept(std::move(step));
    }
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  Mask pair_ = 0;
  int tried_ = 0;
  CellSet<W> open_;
  std::vector<Cell> loop_;
  CellSet<W> in_loop_;
  std::vector<bool> used_[2];  // by colour: houses that have a cell of it
  CellSet<W> roof_;            // the cells with more candidates
};

}  // namespace

NONET_FAMILY(unique_loops, {"unique_loop", NONET_BY(LoopFinder)})

}  // namespace nonet::logic
