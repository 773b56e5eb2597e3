// Singles: the last cell of a house, the last candidate of a cell, the last place of a digit.
#include "techniques.h"
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

template <int W>
void find_hidden_single_in(const Position<W>& position, Search& search, int house) {
  for (Digit digit = 1; digit <= position.shape().size(); ++digit) {
    const Mask places = position.places(house, digit);
    if (!std::has_single_bit(places)) continue;
    const Cell cell = position.shape().house(house).cells[std::countr_zero(places)];
    search.accept(placed(position, cell, digit, house));
  }
}

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

// In blocks, where people look first, or in all other houses.
template <int W>
void find_hidden_single(const Position<W>& position, Search& search, int in_box) {
  const int count = static_cast<int>(position.shape().houses().size());
  for (int number = 0; number < count && !search.done(); ++number) {
    const House<W>& house = position.shape().house(number);
    if (house.complete && (house.kind == Kind::block) == (in_box != 0)) {
      find_hidden_single_in(position, search, number);
    }
  }
}

}  // namespace

NONET_FAMILY(singles, {"full_house", find_full_house<W>}, {"naked_single", find_naked_single<W>},
             {"hidden_single", NONET_SIZED(find_hidden_single, 0)},
             {"hidden_single_in_box", NONET_SIZED(find_hidden_single, 1)})

}  // namespace nonet::logic
