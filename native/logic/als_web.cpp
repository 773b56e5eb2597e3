#include "als_web.h"

#include <algorithm>
#include <utility>

#include "widths.h"

namespace nonet::logic {

template <int W>
AlsWeb<W>::AlsWeb(const Position<W>& position, Search& search)
    : position_(position),
      sets_(sets_of(position)),
      seeing_(sets_.size() * position.shape().size()),
      bonds_(sets_.size()) {
  Places places(position.shape().cell_count() * position.shape().size());
  for (int number = 0; number < count() && !search.done(); ++number) {
    for (Digit digit : Digits(sets_[number].digits)) {
      const CellSet<W> cells = sets_[number].places(position, digit);
      seeing_[index(number, digit)] = position.shape().common_peers(cells);
      places[index(cells.first(), digit)].push_back({number, cells});
    }
  }
  std::vector<Mask> restricted(sets_.size());
  for (int number = 0; number < count() && !search.done(); ++number) {
    add_bonds(number, places, restricted);
  }
}

// Only sets whose first place of a digit is seen can be restricted, so only they are looked at.
template <int W>
void AlsWeb<W>::add_bonds(int number, const Places& places, std::vector<Mask>& restricted) {
  std::vector<Bond>& bonds = bonds_[number];
  for (Digit digit : Digits(sets_[number].digits)) {
    const CellSet<W>& seen = seeing(number, digit);
    for (Cell cell : seen& position_.cells_of(digit)) {
      for (const auto& [other, cells] : places[index(cell, digit)]) {
        if (!cells.within(seen)) continue;
        if (!restricted[other]) bonds.push_back({other, 0});
        restricted[other] |= mask_of(digit);
      }
    }
  }
  std::ranges::sort(bonds, {}, &Bond::other);
  for (Bond& bond : bonds) bond.digits = std::exchange(restricted[bond.other], 0);
}

template <int W>
void AlsWeb<W>::remove_common(int one, int two, Mask except, Step& step) const {
  for (Digit digit : Digits(sets_[one].digits & sets_[two].digits & ~except)) {
    remove_from(seeing(one, digit) & seeing(two, digit) & position_.cells_of(digit), digit, step);
  }
}

template <int W>
Link AlsWeb<W>::tie(int one, int two, Digit digit) const {
  return {{digit, list(sets_[one].places(position_, digit))},
          {digit, list(sets_[two].places(position_, digit))},
          false};
}

template <int W>
const AlsWeb<W>& als_web_of(const Position<W>& position, Search& search) {
  return position.kept().template get<AlsWeb<W>>(Kept::als_web,
                                                 [&] { return AlsWeb<W>(position, search); });
}

#define NONET_ALS_WEB(W)    \
  template class AlsWeb<W>; \
  template const AlsWeb<W>& als_web_of(const Position<W>&, Search&);
NONET_EACH_WIDTH(NONET_ALS_WEB)

}  // namespace nonet::logic
