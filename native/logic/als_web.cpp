#include "als_web.h"

#include "widths.h"

namespace nonet::logic {

template <int W>
AlsWeb<W>::AlsWeb(const Position<W>& position, Search& search)
    : position_(position),
      sets_(almost_locked_sets(position, 1, largest_als(position.shape().size()))),
      seeing_(sets_.size() * position.shape().size()),
      bonds_(sets_.size()) {
  for (int number = 0; number < count(); ++number) {
    for (Digit digit : Digits(sets_[number].digits)) {
      seeing_[number * position.shape().size() + digit - 1] =
          position.shape().common_peers(sets_[number].places(position, digit));
    }
  }
  for (int one = 0; one < count() && !search.done(); ++one) {
    for (int two = one + 1; two < count(); ++two) {
      const Mask digits = restricted(one, two);
      if (!digits) continue;
      bonds_[one].push_back({two, digits});
      bonds_[two].push_back({one, digits});
    }
  }
}

template <int W>
Mask AlsWeb<W>::restricted(int one, int two) const {
  Mask digits = 0;
  for (Digit digit : Digits(sets_[one].digits & sets_[two].digits)) {
    const bool is_restricted = sets_[two].places(position_, digit).within(seeing(one, digit));
    if (is_restricted) digits |= mask_of(digit);
  }
  return digits;
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
  return position.kept().template get<AlsWeb<W>>(Kept::slots - 1,
                                                 [&] { return AlsWeb<W>(position, search); });
}

#define NONET_ALS_WEB(W)    \
  template class AlsWeb<W>; \
  template const AlsWeb<W>& als_web_of(const Position<W>&, Search&);
NONET_EACH_WIDTH(NONET_ALS_WEB)

}  // namespace nonet::logic
