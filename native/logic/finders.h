// The finders of all techniques, one file per family. Each reports the steps it sees to the search.
#pragma once

#include "position.h"
#include "search.h"

namespace nonet::logic {

template <int W>
void find_full_house(const Position<W>&, Search&);
template <int W>
void find_naked_single(const Position<W>&, Search&);
template <int W>
void find_hidden_single(const Position<W>&, Search&);

template <int W>
void find_pointing(const Position<W>&, Search&);
template <int W>
void find_claiming(const Position<W>&, Search&);

template <int W>
void find_locked_subset(const Position<W>&, Search&, int size);
template <int W>
void find_naked_subset(const Position<W>&, Search&, int size);
template <int W>
void find_hidden_subset(const Position<W>&, Search&, int size);

}  // namespace nonet::logic
