// Locked candidates: all places of a digit in one house are in another house as well, or are seen
// from the same cell.
#include "finders.h"
#include "techniques.h"
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

// All places of the digit are seen from cells outside, by different houses: where one house holds
// them all, they are locked. Never in rows, columns and boxes alone.
template <int W>
void find_common_peers_of(const Position<W>& position, Search& search, int house, Digit digit) {
  const CellSet<W> places = position.place_cells(house, digit);
  if (places.empty() || places.count() < 2) return;
  CellSet<W> seen = position.shape().common_peers(places) & position.cells_of(digit);
  for (int common : position.shape().common_houses(places)) {
    seen -= position.shape().house(common).set;
  }
  Step step;
  remove_from(seen, digit, step);
  step.marks = {mark(Role::pattern, places, mask_of(digit)),
                mark_house(Role::base, position.shape(), house, mask_of(digit))};
  search.accept(std::move(step));
}

}  // namespace

template <int W>
void find_common_peers(const Position<W>& position, Search& search) {
  const int count = static_cast<int>(position.shape().houses().size());
  for (int house = 0; house < count && !search.done(); ++house) {
    if (!position.shape().house(house).complete) continue;
    for (Digit digit = 1; digit <= position.shape().size(); ++digit) {
      find_common_peers_of(position, search, house, digit);
    }
  }
}

template <int W>
void find_pointing(const Position<W>& position, Search& search) {
  find_locked(position, search, false);
}

template <int W>
void find_claiming(const Position<W>& position, Search& search) {
  find_locked(position, search, true);
}

NONET_FAMILY(locked, {"pointing", find_pointing<W>}, {"claiming", find_claiming<W>},
             {"common_peers", find_common_peers<W>})
NONET_FINDER(find_pointing)
NONET_FINDER(find_claiming)

}  // namespace nonet::logic
