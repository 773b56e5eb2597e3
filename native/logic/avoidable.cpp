// Avoidable rectangles: corners that the player has filled in, so that they could be swapped too.
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// The four corners and the digit that each must have for the rectangle to be deadly.
template <int W>
struct Deadly {
  const Position<W>& position;
  Mask pair;
  CellSet<W> placed;
  CellSet<W> open;
  std::vector<Candidate> wanted;
  bool possible = true;

  void add(Cell cell, Digit digit) {
    if (position.digit(cell)) {
      possible &= position.digit(cell) == digit && !position.is_given(cell);
      placed.add(cell);
    } else {
      possible &= position.has(cell, digit);
      open.add(cell);
      wanted.push_back({cell, digit});
    }
    possible &= (pair & ~position.allowed(cell)) == 0;  // or the corners could not be swapped
  }

  Step describe() const {
    Step step;
    step.marks = {mark(Role::rectangle, placed | open, pair), mark(Role::floor, placed, pair)};
    return step;
  }
};

template <int W>
void find_last_corner(const Deadly<W>& deadly, Search& search) {
  if (deadly.open.count() != 1) return;
  Step step = deadly.describe();
  step.eliminations = deadly.wanted;
  search.accept(std::move(step));
}

// Both open corners have their deadly digit and the same other one.
template <int W>
void find_two_corners(const Deadly<W>& deadly, Search& search) {
  if (deadly.open.count() != 2) return;
  const auto extras = [&](Candidate corner) {
    return deadly.position.candidates(corner.cell) & ~mask_of(corner.digit);
  };
  const Mask extra = extras(deadly.wanted[0]);
  if (!std::has_single_bit(extra) || extras(deadly.wanted[1]) != extra) return;
  Step step = deadly.describe();
  const Digit digit = lowest_digit(extra);
  const CellSet<W> seen = deadly.position.shape().common_peers(deadly.open);
  remove_from(seen & deadly.position.cells_of(digit), digit, step);
  search.accept(std::move(step));
}

template <int W>
void find_avoidable_rectangle(const Position<W>& position, Search& search, int type) {
  for (const auto& [a, b, c, d] : position.shape().rectangles()) {
    if (search.done()) return;
    Mask digits = 0;
    for (Cell cell : {a, b, c, d}) {
      if (position.digit(cell)) digits |= mask_of(position.digit(cell));
    }
    if (std::popcount(digits) != 2) continue;
    const Digit low = lowest_digit(digits);
    const Digit high = lowest_digit(digits & (digits - 1));
    for (auto [x, y] : {std::pair{low, high}, std::pair{high, low}}) {
      Deadly<W> deadly{position, digits, {}, {}, {}};
      deadly.add(a, x), deadly.add(d, x), deadly.add(b, y), deadly.add(c, y);
      if (!deadly.possible) continue;
      type == 1 ? find_last_corner(deadly, search) : find_two_corners(deadly, search);
    }
  }
}

}  // namespace

NONET_FAMILY(avoidable, {"avoidable_rectangle_1", NONET_SIZED(find_avoidable_rectangle, 1)},
             {"avoidable_rectangle_2", NONET_SIZED(find_avoidable_rectangle, 2)})

}  // namespace nonet::logic
