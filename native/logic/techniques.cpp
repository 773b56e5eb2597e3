#include "techniques.h"

#include "widths.h"

namespace nonet::logic {

// A finder that takes a size, bound to one.
#define NONET_SIZED(find, size) [](const Position<W>& p, Search& s) { find(p, s, size); }

template <int W>
const std::vector<Technique<W>>& techniques() {
  static const std::vector<Technique<W>> list = {
      {"full_house", find_full_house<W>},
      {"naked_single", find_naked_single<W>},
      {"hidden_single", find_hidden_single<W>},
      {"locked_pair", NONET_SIZED(find_locked_subset, 2)},
      {"locked_triple", NONET_SIZED(find_locked_subset, 3)},
      {"pointing", find_pointing<W>},
      {"claiming", find_claiming<W>},
      {"naked_pair", NONET_SIZED(find_naked_subset, 2)},
      {"naked_triple", NONET_SIZED(find_naked_subset, 3)},
      {"naked_quad", NONET_SIZED(find_naked_subset, 4)},
      {"hidden_pair", NONET_SIZED(find_hidden_subset, 2)},
      {"hidden_triple", NONET_SIZED(find_hidden_subset, 3)},
      {"hidden_quad", NONET_SIZED(find_hidden_subset, 4)},
  };
  return list;
}

#define NONET_TECHNIQUES(W) template const std::vector<Technique<W>>& techniques<W>();
NONET_EACH_WIDTH(NONET_TECHNIQUES)

}  // namespace nonet::logic
