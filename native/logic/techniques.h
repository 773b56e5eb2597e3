// The techniques by name. What order they are tried in is for the ladder to say.
#pragma once

#include <string_view>
#include <vector>

#include "finders.h"

namespace nonet::logic {

template <int W>
struct Technique {
  std::string_view name;
  void (*find)(const Position<W>&, Search&);
};

// In no order that matters; the index is the number by which callers know a technique.
template <int W>
const std::vector<Technique<W>>& techniques();

}  // namespace nonet::logic
