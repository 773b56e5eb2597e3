// Uniqueness: four cells, two digits. If the four held nothing else, the two digits could change
// places and the puzzle would have a second solution. Holds only for puzzles that have just one.
#include "fitting_sets.h"
#include "rectangle.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// Type 1: only one corner has anything else; it must be one of those.
template <int W>
void find_type_1(const Corners<W>& corners, Search& search) {
  if (corners.roof.count() != 1) return;
  Step step = corners.describe();
  const Cell cell = corners.roof.first();
  for (Digit digit : Digits(corners.position.candidates(cell) & corners.pair)) {
    step.eliminations.push_back({cell, digit});
  }
  search.accept(std::move(step));
}

// Types 2 and 5: the roof has one other digit; one of its cells must hold it.
template <int W>
void find_one_extra(const Corners<W>& corners, Search& search, bool in_line) {
  const bool is_line = corners.roof.count() == 2 && !corners.is_roof_diagonal();
  if (corners.roof.count() < 2 || is_line != in_line) return;
  if (!std::has_single_bit(corners.extras)) return;
  for (Cell cell : corners.roof) {
    if (!(corners.position.candidates(cell) & corners.extras)) return;
  }
  Step step = corners.describe();
  const Digit extra = lowest_digit(corners.extras);
  const CellSet<W> seen = corners.position.shape().common_peers(corners.roof);
  remove_from(seen & corners.position.cells_of(extra), extra, step);
  search.accept(std::move(step));
}

// Type 3: the other digits of the roof make a naked subset with more cells of a house.
template <int W>
class TypeThree {
 public:
  TypeThree(const Corners<W>& corners, Search& search)
      : corners_(corners), position_(corners.position), search_(search) {}

  void find() {
    if (corners_.roof.count() != 2 || corners_.is_roof_diagonal()) return;
    for (int house : position_.shape().common_houses(corners_.roof)) {
      const CellSet<W> others =
          (position_.shape().house(house).set & position_.empty_cells()) - corners_.cells();
      each_fitting_set(position_, search_, others, corners_.extras,
                       [&](const CellSet<W>& cells, Mask digits) { report(cells, digits); });
    }
  }

 private:
  void report(const CellSet<W>& cells, Mask digits) {
    Step step = corners_.describe();
    step.marks.push_back(mark(Role::set, cells, digits));
    CellSet<W> seen;
    for (int house : position_.shape().common_houses(cells | corners_.roof)) {
      seen |= position_.shape().house(house).set;
    }
    seen -= cells | corners_.roof;
    for (Digit digit : Digits(digits)) {
      remove_from(seen & position_.cells_of(digit), digit, step);
    }
    search_.accept(std::move(step));
  }

  const Corners<W>& corners_;
  const Position<W>& position_;
  Search& search_;
};

template <int W>
void find_type_3(const Corners<W>& corners, Search& search) {
  TypeThree<W>(corners, search).find();
}

// Type 4: one of the two digits must be in the roof, so the other one cannot.
template <int W>
void find_type_4(const Corners<W>& corners, Search& search) {
  if (corners.roof.count() != 2 || corners.is_roof_diagonal()) return;
  for (Digit sure : Digits(corners.pair)) {
    const Digit other = lowest_digit(corners.pair & ~mask_of(sure));
    const std::vector<Cell> roof = list(corners.roof);
    const int house = corners.locking_house(sure, roof[0], roof[1]);
    if (house < 0) continue;
    Step step = corners.describe({house}, sure);
    remove_from(corners.roof & corners.position.cells_of(other), other, step);
    search.accept(std::move(step));
  }
}

// Type 6: a digit has no other places on two opposite sides; it cannot be in a roof of two
// opposite corners, as then the floor would hold the other one twice.
template <int W>
void find_type_6(const Corners<W>& corners, Search& search) {
  if (corners.roof.count() != 2 || !corners.is_roof_diagonal()) return;
  const auto& [a, b, c, d] = corners.corners;
  for (Digit digit : Digits(corners.pair)) {
    const Cell sides[2][4] = {{a, b, c, d}, {a, c, b, d}};
    for (const auto& [one, two, three, four] : sides) {
      const int first = corners.locking_house(digit, one, two);
      const int second = corners.locking_house(digit, three, four);
      if (first < 0 || second < 0) continue;
      Step step = corners.describe({first, second}, digit);
      remove_from(corners.roof & corners.position.cells_of(digit), digit, step);
      search.accept(std::move(step));
      break;
    }
  }
}

// Hidden rectangle: opposite a corner with the two digits only, one digit is locked on both sides.
template <int W>
void find_hidden(const Corners<W>& corners, Search& search) {
  const auto& [a, b, c, d] = corners.corners;
  const Cell opposite[4][4] = {{a, d, b, c}, {d, a, b, c}, {b, c, a, d}, {c, b, a, d}};
  for (const auto& [floor, corner, side, other_side] : opposite) {
    if (!corners.floor.has(floor)) continue;
    if (!corners.roof.has(side) && !corners.roof.has(other_side)) continue;  // that is type 1
    for (Digit digit : Digits(corners.pair)) {
      const Digit other = lowest_digit(corners.pair & ~mask_of(digit));
      const int first = corners.locking_house(digit, corner, side);
      const int second = corners.locking_house(digit, corner, other_side);
      if (!corners.position.has(corner, other) || first < 0 || second < 0) continue;
      Step step = corners.describe({first, second}, digit);
      step.eliminations.push_back({corner, other});
      search.accept(std::move(step));
    }
  }
}

template <int W, typename Type>
void for_each_rectangle(const Position<W>& position, Search& search, const Type& type) {
  for (const Rectangle& rectangle : position.shape().rectangles()) {
    if (search.done()) return;
    for_each_pair(position, rectangle, [&](const Corners<W>& corners) { type(corners, search); });
  }
}

// The digits of the cell that are there three times in each of its houses, if all other digits are
// there twice or not at all, in every house.
template <int W>
Mask digits_left_over(const Position<W>& position, Cell cell) {
  const auto& shape = position.shape();
  Mask odd = position.candidates(cell);
  for (std::size_t house = 0; house < shape.houses().size(); ++house) {
    const bool with_cell = shape.houses()[house].set.has(cell);
    for (Digit digit = 1; digit <= shape.size(); ++digit) {
      const int count = std::popcount(position.places(static_cast<int>(house), digit));
      if (count != 0 && count != 2 && !(with_cell && count == 3)) return 0;
      if (with_cell && count != 3) odd &= ~mask_of(digit);
    }
  }
  return odd;
}

template <int W>
void find_unique_rectangle(const Position<W>& position, Search& search, int type) {
  switch (type) {
    case 1:
      return for_each_rectangle(position, search, find_type_1<W>);
    case 2:
    case 5:
      return for_each_rectangle(position, search, [&](const Corners<W>& corners, Search& s) {
        find_one_extra(corners, s, type == 2);
      });
    case 3:
      return for_each_rectangle(position, search, find_type_3<W>);
    case 4:
      return for_each_rectangle(position, search, find_type_4<W>);
    default:
      return for_each_rectangle(position, search, find_type_6<W>);
  }
}

template <int W>
void find_hidden_rectangle(const Position<W>& position, Search& search) {
  for_each_rectangle(position, search, find_hidden<W>);
}

// A grid of nothing but pairs, each digit twice in every house, would have two solutions. With one
// cell of three candidates it is the digit that is there three times.
template <int W>
void find_bug_plus_1(const Position<W>& position, Search& search) {
  if (!position.shape().only_complete_houses()) return;
  const CellSet<W> pairs = position.cells_with_count(2);
  const CellSet<W> triple = position.empty_cells() - pairs;
  if (triple.count() != 1) return;
  const Cell cell = triple.first();
  if (std::popcount(position.candidates(cell)) != 3) return;
  const Mask odd = digits_left_over(position, cell);
  if (!std::has_single_bit(odd)) return;
  Step step;
  for (Digit digit : Digits(position.candidates(cell) & ~odd)) {
    step.eliminations.push_back({cell, digit});
  }
  step.marks = {{Role::pattern, {cell}, odd, -1}, mark(Role::floor, pairs, position.shape().all())};
  search.accept(std::move(step));
}

}  // namespace

NONET_FAMILY(uniqueness, {"unique_rectangle_1", NONET_SIZED(find_unique_rectangle, 1)},
             {"unique_rectangle_2", NONET_SIZED(find_unique_rectangle, 2)},
             {"unique_rectangle_3", NONET_SIZED(find_unique_rectangle, 3)},
             {"unique_rectangle_4", NONET_SIZED(find_unique_rectangle, 4)},
             {"unique_rectangle_5", NONET_SIZED(find_unique_rectangle, 5)},
             {"unique_rectangle_6", NONET_SIZED(find_unique_rectangle, 6)},
             {"hidden_rectangle", find_hidden_rectangle<W>}, {"bug_plus_1", find_bug_plus_1<W>})

}  // namespace nonet::logic
