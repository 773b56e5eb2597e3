// Sue de Coq: cells where two houses cross, some cells from each of the two houses with no digit in
// common, and altogether as many digits as cells: every digit is there once.
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
struct Part {
  CellSet<W> cells;
  Mask digits;
};

template <int W>
class SueDeCoq {
 public:
  SueDeCoq(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search) {}

  void find_all() {
    const int count = static_cast<int>(shape_.houses().size());
    for (int one = 0; one < count; ++one) {
      for (int two = one + 1; two < count && !search_.done(); ++two) {
        const CellSet<W> shared = shape_.house(one).set & shape_.house(two).set;
        if (shared.count() >= 2) find_at(one, two, shared & position_.empty_cells());
      }
    }
  }

 private:
  static constexpr std::size_t most_cells = 5;  // of a part

  void find_at(int one, int two, const CellSet<W>& shared) {
    if (shared.empty() || shared.count() < 2) return;
    one_ = one;
    two_ = two;
    const std::vector<Part<W>> middles = parts_of(shared, 2);
    std::vector<Part<W>> firsts, seconds;
    for (const Part<W>& middle : middles) {
      if (std::popcount(middle.digits) < middle.cells.count() + 2) continue;
      if (firsts.empty()) {
        firsts = parts_of((shape_.house(one).set & position_.empty_cells()) - shared, 1);
        seconds = parts_of((shape_.house(two).set & position_.empty_cells()) - shared, 1);
      }
      for (const Part<W>& first : firsts) {
        if (search_.done()) return;
        if (is_promising(middle, first)) try_seconds(middle, first, seconds);
      }
    }
  }

  // The cells of the first part may bring new digits, but fewer than they are.
  static bool is_promising(const Part<W>& middle, const Part<W>& first) {
    return std::popcount(first.digits & ~middle.digits) < first.cells.count() &&
           (first.digits & middle.digits);
  }

  void try_seconds(const Part<W>& middle, const Part<W>& first,
                   const std::vector<Part<W>>& seconds) {
    const Mask so_far = middle.digits | first.digits;
    const int left = std::popcount(so_far) - middle.cells.count() - first.cells.count();
    if (left <= 0) return;
    for (const Part<W>& second : seconds) {
      if (second.digits & first.digits) continue;
      if (second.cells.count() - std::popcount(second.digits & ~so_far) != left) continue;
      report(middle, first, second);
    }
  }

  std::vector<Part<W>> parts_of(const CellSet<W>& cells, int least) const {
    std::vector<Part<W>> parts;
    const std::vector<Cell> usable = list(cells);
    extend(usable, 0, {{}, 0}, least, parts);
    return parts;
  }

  void extend(const std::vector<Cell>& usable, std::size_t from, const Part<W>& part, int least,
              std::vector<Part<W>>& parts) const {
    const int count = part.cells.count();
    if (count >= least) parts.push_back(part);
    if (count == most_cells) return;
    for (std::size_t i = from; i < usable.size(); ++i) {
      Part<W> wider = part;
      wider.cells.add(usable[i]);
      wider.digits |= position_.candidates(usable[i]);
      extend(usable, i + 1, wider, least, parts);
    }
  }

  void report(const Part<W>& middle, const Part<W>& first, const Part<W>& second) {
    Step step;
    const CellSet<W> in_one = shape_.house(one_).set - middle.cells - first.cells;
    const CellSet<W> in_two = shape_.house(two_).set - middle.cells - second.cells;
    const Mask all = middle.digits | first.digits | second.digits;
    for (Digit digit : Digits(all)) {
      CellSet<W> gone;
      if (!(second.digits & mask_of(digit))) gone |= in_one;
      if (!(first.digits & mask_of(digit))) gone |= in_two;
      remove_from(gone & position_.cells_of(digit), digit, step);
    }
    step.marks = {mark(Role::pattern, middle.cells, middle.digits),
                  mark(Role::set, first.cells, first.digits),
                  mark(Role::set, second.cells, second.digits),
                  mark_house(Role::house, shape_, one_), mark_house(Role::house, shape_, two_)};
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  int one_ = 0;
  int two_ = 0;
};

}  // namespace

NONET_FAMILY(sue_de_coq, {"sue_de_coq", NONET_BY(SueDeCoq)})

}  // namespace nonet::logic
