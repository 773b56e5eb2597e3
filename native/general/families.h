// Sets of complete houses that do not touch each other, such as all rows of a board.
#pragma once

#include <vector>

#include "board.h"

namespace nonet {

// The houses of a family share no cell, so a union of k of them holds each digit k times. A
// complete house is in one family at most: there are no more than a few families.
using Family = std::vector<int>;

std::vector<Family> find_families(const Board& board);

std::vector<Word> union_of(const Board& board, std::span<const int> houses);

}  // namespace nonet
