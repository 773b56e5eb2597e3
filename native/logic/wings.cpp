// Wings: a pivot whose every digit sends the same digit to one of its ends.
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
void report_wing(const Position<W>& position, Search& search, Cell pivot, Cell a, Cell b,
                 Digit shared, CellSet<W> seen) {
  seen &= position.cells_of(shared);
  if (seen.empty()) return;
  Step step;
  remove_from(seen, shared, step);
  const Digit to_a = lowest_digit(position.candidates(a) & ~mask_of(shared));
  const Digit to_b = lowest_digit(position.candidates(b) & ~mask_of(shared));
  step.marks = {{Role::pivot, {pivot}, position.candidates(pivot), -1},
                {Role::wing, {a, b}, position.candidates(a) | position.candidates(b), -1}};
  step.links = {{node(shared, a), node(to_a, a), true},
                {node(to_a, a), node(to_a, pivot), false},
                {node(to_a, pivot), node(to_b, pivot), true},
                {node(to_b, pivot), node(to_b, b), false},
                {node(to_b, b), node(shared, b), true}};
  search.accept(std::move(step));
}

// Both ends have two candidates and see the pivot; the pivot has the two that are not shared, and
// in an XYZ-wing the shared one as well.
template <int W>
void find_wings_at(const Position<W>& position, Search& search, Cell pivot, const CellSet<W>& pairs,
                   bool pivot_too) {
  const auto& shape = position.shape();
  const Mask here = position.candidates(pivot);
  const CellSet<W> ends = shape.peers(pivot) & pairs;
  for (Cell a : ends) {
    for (Cell b : ends) {
      const Mask common = position.candidates(a) & position.candidates(b);
      if (b <= a || !std::has_single_bit(common)) continue;
      const Mask all = position.candidates(a) | position.candidates(b);
      if (here != (pivot_too ? all : all & ~common)) continue;
      CellSet<W> seen = shape.peers(a) & shape.peers(b);
      if (pivot_too) seen &= shape.peers(pivot);
      report_wing(position, search, pivot, a, b, lowest_digit(common), seen);
    }
  }
}

template <int W>
void find_wings(const Position<W>& position, Search& search, bool pivot_too) {
  const CellSet<W> pairs = position.cells_with_count(2);
  for (Cell pivot : pivot_too ? position.cells_with_count(3) : pairs) {
    if (search.done()) return;
    find_wings_at(position, search, pivot, pairs, pivot_too);
  }
}

// Two cells with the same two candidates, and a house where one of the digits has just two places,
// each seen by one of the cells.
template <int W>
class WWings {
 public:
  WWings(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search) {}

  void find_all() {
    const CellSet<W> pairs = position_.cells_with_count(2);
    for (Cell a : pairs) {
      for (Cell b : pairs) {
        if (search_.done()) return;
        const Mask digits = position_.candidates(a);
        if (b <= a || digits != position_.candidates(b) || shape_.see(a, b)) continue;
        for (Digit bridge : Digits(digits)) {
          try_bridge(a, b, bridge, lowest_digit(digits & ~mask_of(bridge)));
        }
      }
    }
  }

 private:
  void try_bridge(Cell a, Cell b, Digit bridge, Digit other) {
    const CellSet<W> gone = shape_.peers(a) & shape_.peers(b) & position_.cells_of(other);
    if (gone.empty()) return;
    for (std::size_t house = 0; house < shape_.houses().size(); ++house) {
      const Mask places = position_.places(static_cast<int>(house), bridge);
      if (!shape_.houses()[house].complete || std::popcount(places) != 2) continue;
      const Cell one = shape_.houses()[house].cells[std::countr_zero(places)];
      const Cell two = shape_.houses()[house].cells[std::bit_width(places) - 1];
      if (one == a || one == b || two == a || two == b) continue;
      bridge_ = static_cast<int>(house);
      if (shape_.see(a, one) && shape_.see(b, two)) report(gone, a, one, two, b, bridge, other);
      if (shape_.see(a, two) && shape_.see(b, one)) report(gone, a, two, one, b, bridge, other);
    }
  }

  void report(const CellSet<W>& gone, Cell a, Cell one, Cell two, Cell b, Digit bridge,
              Digit other) {
    Step step;
    remove_from(gone, other, step);
    step.marks = {{Role::wing, {a, b}, position_.candidates(a), -1},
                  {Role::pattern, {one, two}, mask_of(bridge), -1},
                  mark_house(Role::house, shape_, bridge_, mask_of(bridge))};
    step.links = {{node(other, a), node(bridge, a), true},
                  {node(bridge, a), node(bridge, one), false},
                  {node(bridge, one), node(bridge, two), true},
                  {node(bridge, two), node(bridge, b), false},
                  {node(bridge, b), node(other, b), true}};
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  int bridge_ = 0;  // the house with two places
};

}  // namespace

NONET_FAMILY(wings, {"xy_wing", NONET_SIZED(find_wings, false)},
             {"xyz_wing", NONET_SIZED(find_wings, true)}, {"w_wing", NONET_BY(WWings)})

}  // namespace nonet::logic
