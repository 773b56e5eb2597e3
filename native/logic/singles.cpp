// Singles: the last cell of a house, the last candidate of a cell, the last place of a digit.
#include "finders.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
Step placed(const Position<W>& position, Cell cell, Digit digit, int house) {
  Step step;
  step.placements.push_back({cell, digit});
  if (house >= 0) {
    step.marks.push_back(mark_house(Role::house, position.shape(), house, mask_of(digit)));
  }
  step.marks.push_back({Role::pattern, {cell}, mask_of(digit), -1});
  return step;
}

}  // namespace

template <int W>
void find_full_house(const Position<W>& position, Search& search) {
  const auto& houses = position.shape().houses();
  for (std::size_t number = 0; number < houses.size() && !search.done(); ++number) {
    if (!houses[number].complete) continue;
    const CellSet<W> left = houses[number].set & position.empty_cells();
    if (left.empty() || left.count() != 1) continue;
    const Cell cell = left.first();
    const Mask mask = position.candidates(cell);
    if (std::has_single_bit(mask)) {
      search.accept(placed(position, cell, lowest_digit(mask), static_cast<int>(number)));
    }
  }
}

template <int W>
void find_naked_single(const Position<W>& position, Search& search) {
  for (Cell cell : position.empty_cells()) {
    const Mask mask = position.candidates(cell);
    if (std::has_single_bit(mask)) search.accept(placed(position, cell, lowest_digit(mask), -1));
    if (search.done()) return;
  }
}

template <int W>
void find_hidden_single(const Position<W>& position, Search& search) {
  const auto& shape = position.shape();
  for (std::size_t house = 0; house < shape.houses().size() && !search.done(); ++house) {
    if (!shape.house(static_cast<int>(house)).complete) continue;
    for (Digit digit = 1; digit <= shape.size(); ++digit) {
      const Mask places = position.places(static_cast<int>(house), digit);
      if (!std::has_single_bit(places)) continue;
      const Cell cell = shape.houses()[house].cells[std::countr_zero(places)];
      search.accept(placed(position, cell, digit, static_cast<int>(house)));
    }
  }
}

NONET_FINDER(find_full_house)
NONET_FINDER(find_naked_single)
NONET_FINDER(find_hidden_single)

}  // namespace nonet::logic
