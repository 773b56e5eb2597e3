// Locked candidates: all places of a digit in one house are in another house as well.
#include "finders.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
void find_locked_in(const Position<W>& position, Search& search, int base, Digit digit) {
  const CellSet<W> places = position.place_cells(base, digit);
  if (places.empty() || places.count() < 2) return;
  for (int cover : position.shape().common_houses(places)) {
    if (cover == base) continue;
    Step step;
    remove_from(position.place_cells(cover, digit) - places, digit, step);
    if (step.eliminations.empty()) continue;
    step.marks = {mark(Role::pattern, places, mask_of(digit)),
                  mark_house(Role::base, position.shape(), base, mask_of(digit)),
                  mark_house(Role::cover, position.shape(), cover, mask_of(digit))};
    search.accept(std::move(step));
  }
}

template <int W>
void find_locked(const Position<W>& position, Search& search, bool from_lines) {
  const auto& houses = position.shape().houses();
  for (std::size_t base = 0; base < houses.size() && !search.done(); ++base) {
    if (!houses[base].complete || houses[base].is_line() != from_lines) continue;
    for (Digit digit = 1; digit <= position.shape().size(); ++digit) {
      if (position.places(static_cast<int>(base), digit)) {
        find_locked_in(position, search, static_cast<int>(base), digit);
      }
    }
  }
}

}  // namespace

template <int W>
void find_pointing(const Position<W>& position, Search& search) {
  find_locked(position, search, false);
}

template <int W>
void find_claiming(const Position<W>& position, Search& search) {
  find_locked(position, search, true);
}

NONET_FINDER(find_pointing)
NONET_FINDER(find_claiming)

}  // namespace nonet::logic
