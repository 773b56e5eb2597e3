// Aligned exclusion: every way to fill two or three cells with a certain digit repeats a digit, or
// leaves nothing for a cell that sees them all.
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
class ExclusionFinder {
 public:
  ExclusionFinder(const Position<W>& position, Search& search, int size)
      : position_(position), shape_(position.shape()), search_(search), size_(size) {
    const int count = shape_.cell_count();
    narrow_.resize(count);
    for (int number = 0; number < count; ++number) collect(static_cast<Cell>(number));
  }

  void find_all() {
    for (std::size_t j = 1; j < cells_.size(); ++j) {
      for (std::size_t i = 0; i < j && !search_.done(); ++i) {
        const CellSet<W> shared = narrow_[cells_[i]] & narrow_[cells_[j]];
        if (shared.count() >= 2) look_at(cells_[i], cells_[j], shared);
      }
    }
  }

 private:
  // Cells that others of a few candidates see.
  void collect(Cell cell) {
    if (position_.digit(cell) || std::popcount(position_.candidates(cell)) < 2) return;
    for (Cell peer : shape_.peers(cell) & position_.empty_cells()) {
      const int count = std::popcount(position_.candidates(peer));
      if (count >= 2 && count <= size_) narrow_[cell].add(peer);
    }
    if (!narrow_[cell].empty()) cells_.push_back(cell);
  }

  void look_at(Cell first, Cell second, const CellSet<W>& shared) {
    if (size_ == 2) return try_cells({first, second}, shared);
    CellSet<W> thirds = narrow_[first] | narrow_[second];
    thirds.remove(first);
    thirds.remove(second);
    for (Cell third : thirds) {
      const CellSet<W> all = shared & narrow_[third];
      if (all.count() >= 2) try_cells({first, second, third}, all);
      if (search_.done()) return;
    }
  }

  void try_cells(std::vector<Cell> cells, const CellSet<W>& excluders) {
    cells_tried_ = std::move(cells);
    excluders_ = list(excluders);
    left_.assign(cells_tried_.size(), 0);
    chosen_.assign(cells_tried_.size(), 0);
    fill(0);
    Step step;
    for (std::size_t i = 0; i < cells_tried_.size(); ++i) {
      for (Digit digit : Digits(position_.candidates(cells_tried_[i]) & ~left_[i])) {
        step.eliminations.push_back({cells_tried_[i], digit});
      }
    }
    if (!step.eliminations.empty()) report(std::move(step));
  }

  // Goes through all ways, and notes the digits of those that are possible.
  void fill(std::size_t place) {
    if (place == cells_tried_.size()) return note();
    const Cell cell = cells_tried_[place];
    for (Digit digit : Digits(position_.candidates(cell))) {
      chosen_[place] = digit;
      if (!repeats(place)) fill(place + 1);
    }
  }

  bool repeats(std::size_t place) const {
    for (std::size_t i = 0; i < place; ++i) {
      const bool same = chosen_[i] == chosen_[place];
      if (same && shape_.see(cells_tried_[i], cells_tried_[place])) return true;
    }
    return false;
  }

  void note() {
    if (emptied() != nullptr) return;
    for (std::size_t i = 0; i < chosen_.size(); ++i) left_[i] |= mask_of(chosen_[i]);
  }

  // The cell that the digits leave nothing for, if any.
  const Cell* emptied() const {
    Mask taken = 0;
    for (Digit digit : chosen_) taken |= mask_of(digit);
    for (const Cell& cell : excluders_) {
      if ((position_.candidates(cell) & ~taken) == 0) return &cell;
    }
    return nullptr;
  }

  // With those of the narrow cells that it takes to rule out the digits.
  void report(Step step) {
    CellSet<W> used;
    for (std::size_t place = 0; place < cells_tried_.size(); ++place) {
      for (Candidate gone : step.eliminations) {
        if (gone.cell == cells_tried_[place]) gather(0, place, gone.digit, used);
      }
    }
    if (used.empty()) return;  // a naked subset
    for (Cell cell : cells_tried_) {
      step.marks.push_back({Role::pattern, {cell}, position_.candidates(cell), -1});
    }
    for (Cell cell : used) {
      step.marks.push_back({Role::set, {cell}, position_.candidates(cell), -1});
    }
    search_.accept(std::move(step));
  }

  void gather(std::size_t place, std::size_t fixed, Digit digit, CellSet<W>& used) {
    if (place == cells_tried_.size()) {
      if (const Cell* cell = emptied()) used.add(*cell);
      return;
    }
    const Mask open = position_.candidates(cells_tried_[place]);
    for (Digit tried : Digits(place == fixed ? mask_of(digit) : open)) {
      chosen_[place] = tried;
      if (!repeats(place)) gather(place + 1, fixed, digit, used);
    }
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  const int size_;
  std::vector<Cell> cells_;         // those that narrow cells see
  std::vector<CellSet<W>> narrow_;  // by cell: peers with two candidates, or up to three
  std::vector<Cell> cells_tried_;
  std::vector<Cell> excluders_;
  std::vector<Mask> left_;
  std::vector<Digit> chosen_;
};

}  // namespace

NONET_FAMILY(exclusion, {"aligned_pair_exclusion", NONET_BY(ExclusionFinder, 2)},
             {"aligned_triple_exclusion", NONET_BY(ExclusionFinder, 3)})

}  // namespace nonet::logic
