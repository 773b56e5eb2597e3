// A board with rules, compiled, as tests and fuzz targets search it.
#pragma once

#include "general/search.h"
#include "random_rules.h"
#include "rules/rules.h"

namespace nonet::tests {

struct RuledBoard {
  RuledBoard(const Example& example, std::span<const rules::Primitive> primitives)
      : sorted(example.size, example.cell_count(), example.cages, primitives),
        board(example.size, example.cell_count(), joined(example.houses, sorted.houses),
              sorted.pairs, sorted.equals),
        rules(board, sorted) {}

  Problem problem(const Example& example) const {
    return {board, example.givens, example.allowed, {}, &rules};
  }

  static Houses joined(Houses houses, const Houses& further) {
    houses.insert(houses.end(), further.begin(), further.end());
    return houses;
  }

  Rules::Sorted sorted;
  Board board;
  Rules rules;
};

// Tries every grid, so for very small boards only.
std::uint64_t count_by_trial(const Example& example, std::span<const rules::Primitive> primitives);

}  // namespace nonet::tests
