// Death blossom: a cell (the stem), and for each of its candidates an almost locked set (a petal)
// that loses it when the stem takes it. What all petals would then hold is in one of them.
#include "als_web.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
class DeathBlossom {
 public:
  DeathBlossom(const Position<W>& position, Search& search)
      : position_(position), search_(search), web_(als_web_of(position, search)) {}

  void find_all() {
    for (Cell stem : position_.empty_cells()) {
      if (search_.done()) return;
      const int count = std::popcount(position_.candidates(stem));
      if (count < 2 || count > most_petals) continue;
      if (!collect_petals(stem)) continue;
      std::vector<CellSet<W>> gone;
      for (Digit digit = 1; digit <= position_.shape().size(); ++digit) {
        gone.push_back(position_.cells_of(digit));
      }
      chosen_.clear();
      choose(0, position_.shape().all() & ~position_.candidates(stem), gone);
    }
  }

 private:
  static constexpr int most_petals = 5;

  bool collect_petals(Cell stem) {
    stem_ = stem;
    petals_.clear();
    for (Digit digit : Digits(position_.candidates(stem))) {
      petals_.emplace_back();
      for (int number = 0; number < web_.count(); ++number) {
        const Als<W>& als = web_.set(number);
        if ((als.digits & mask_of(digit)) && !als.cells.has(stem) &&
            web_.seeing(number, digit).has(stem)) {
          petals_.back().push_back(number);
        }
      }
      if (petals_.back().empty()) return false;
    }
    return true;
  }

  // `gone` holds, for every digit that all petals so far have, the cells that see it in all of
  // them.
  void choose(std::size_t index, Mask common, const std::vector<CellSet<W>>& gone) {
    if (index == petals_.size()) return report(common, gone);
    for (int number : petals_[index]) {
      if (search_.done()) return;
      Mask left = 0;
      std::vector<CellSet<W>> less = gone;
      for (Digit digit : Digits(common & web_.set(number).digits)) {
        less[digit - 1] &= web_.seeing(number, digit);
        if (!less[digit - 1].empty()) left |= mask_of(digit);
      }
      if (!left) continue;
      chosen_.push_back(number);
      choose(index + 1, left, less);
      chosen_.pop_back();
    }
  }

  void report(Mask common, const std::vector<CellSet<W>>& gone) {
    Step step;
    for (Digit digit : Digits(common)) {
      CellSet<W> cells = gone[digit - 1];
      cells.remove(stem_);
      remove_from(cells, digit, step);
    }
    step.marks = {{Role::pivot, {stem_}, position_.candidates(stem_), -1}};
    for (int number : chosen_) step.marks.push_back(web_.mark_set(number));
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  Search& search_;
  const AlsWeb<W>& web_;
  Cell stem_ = 0;
  std::vector<std::vector<int>> petals_;  // for each candidate of the stem
  std::vector<int> chosen_;
};

}  // namespace

NONET_FAMILY(death_blossom, {"death_blossom", NONET_BY(DeathBlossom)})

}  // namespace nonet::logic
