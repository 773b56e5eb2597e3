// All almost locked sets of a position and how they hang together: a digit that two of them share
// is restricted when all its places in one see all its places in the other, so that only one of the
// two sets can hold it.
#pragma once

#include <vector>

#include "als.h"
#include "search.h"

namespace nonet::logic {

struct Bond {
  int other;    // number of the other set
  Mask digits;  // the restricted digits
};

template <int W>
class AlsWeb {
 public:
  AlsWeb(const Position<W>& position, Search& search);

  const Position<W>& position() const { return position_; }
  int count() const { return static_cast<int>(sets_.size()); }
  const Als<W>& set(int number) const { return sets_[number]; }
  const std::vector<Bond>& bonds(int number) const { return bonds_[number]; }
  // The cells that see every place of the digit in the set.
  const CellSet<W>& seeing(int number, Digit digit) const { return seeing_[index(number, digit)]; }
  // Removes the digits that both sets have, except some, from all that sees them in both.
  void remove_common(int one, int two, Mask except, Step& step) const;
  Mark mark_set(int number) const {
    return mark(Role::set, sets_[number].cells, sets_[number].digits);
  }
  // A digit that ties two sets together.
  Link tie(int one, int two, Digit digit) const;

 private:
  // By the first place of a digit: the sets that have it there first, with all its places.
  using Places = std::vector<std::vector<std::pair<int, CellSet<W>>>>;

  std::size_t index(int number, Digit digit) const {
    return static_cast<std::size_t>(number) * position_.shape().size() + digit - 1;
  }
  void add_bonds(int number, const Places& places, std::vector<Mask>& restricted);

  const Position<W>& position_;
  const std::vector<Als<W>>& sets_;
  std::vector<CellSet<W>> seeing_;
  std::vector<std::vector<Bond>> bonds_;
};

// Worked out once for a position.
template <int W>
const AlsWeb<W>& als_web_of(const Position<W>& position, Search& search);

}  // namespace nonet::logic
