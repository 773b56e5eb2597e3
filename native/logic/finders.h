// Finders of one family that another one builds on.
#pragma once

#include "position.h"
#include "search.h"

namespace nonet::logic {

template <int W>
void find_pointing(const Position<W>&, Search&);
template <int W>
void find_claiming(const Position<W>&, Search&);
template <int W>
void find_hidden_subset(const Position<W>&, Search&, int size);

}  // namespace nonet::logic
