#include "ruled_board.h"

#include <algorithm>

#include "oracle.h"

namespace nonet::tests {

std::uint64_t count_by_trial(const Example& example, std::span<const rules::Primitive> primitives) {
  std::vector<Digit> grid(example.givens.size(), 1);
  std::uint64_t count = 0;
  while (true) {
    const auto keeps = [&](const rules::Primitive& primitive) { return holds(primitive, grid); };
    count += is_solution(example, grid) && std::ranges::all_of(primitives, keeps);
    const auto next = std::ranges::find_if(grid, [&](Digit d) { return d < example.size; });
    std::fill(grid.begin(), next, Digit{1});
    if (next == grid.end()) return count;
    ++*next;
  }
}

}  // namespace nonet::tests
