// The techniques by name. What order they are tried in is for the ladder to say.
#pragma once

#include <string_view>
#include <vector>

#include "position.h"
#include "search.h"
#include "widths.h"

namespace nonet::logic {

template <int W>
struct Technique {
  std::string_view name;
  void (*find)(const Position<W>&, Search&);
};

template <int W>
using Techniques = std::vector<Technique<W>>;

// The families; the techniques of each stand in the file of its name.
#define NONET_EACH_FAMILY(use)                                                                    \
  use(als_steps) use(areas) use(avoidable) use(cages) use(chains) use(colours) use(death_blossom) \
      use(direct) use(exclusion) use(fish) use(forcing_chains) use(forcing_nets) use(graves)      \
          use(kraken) use(leftovers) use(locked) use(remote_pairs) use(rule_steps)                \
              use(single_digit) use(singles) use(subsets) use(sue_de_coq) use(templates)          \
                  use(unique_loops) use(uniqueness) use(wings)

#define NONET_DECLARE(family) \
  template <int W>            \
  Techniques<W> family##_techniques();
NONET_EACH_FAMILY(NONET_DECLARE)
#undef NONET_DECLARE

// In no order that matters; the index is the number by which callers know a technique.
template <int W>
const Techniques<W>& techniques();

// A finder that is a class, with what it takes beside the position and the search.
#define NONET_BY(Finder, ...)                                          \
  [](const Position<W>& position, Search& search) {                    \
    Finder<W>(position, search __VA_OPT__(, ) __VA_ARGS__).find_all(); \
  }

// A finder that takes a size or a type, bound to one.
#define NONET_SIZED(find, size) [](const Position<W>& p, Search& s) { find(p, s, size); }

// The techniques of a family, compiled for every width.
#define NONET_FAMILY(family, ...)               \
  template <int W>                              \
  Techniques<W> family##_techniques() {         \
    return {__VA_ARGS__};                       \
  }                                             \
  template Techniques<2> family##_techniques(); \
  template Techniques<6> family##_techniques(); \
  template Techniques<32> family##_techniques();

}  // namespace nonet::logic
