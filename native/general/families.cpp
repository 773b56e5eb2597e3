#include "families.h"

#include <algorithm>

namespace nonet {

constexpr std::size_t max_families = 16;  // a board of a thousand crossing houses: keep it quick

std::vector<Family> find_families(const Board& board) {
  std::vector<Family> families;
  std::vector<std::vector<Word>> covered;
  for (int house = 0; house < board.complete_count(); ++house) {
    const auto set = board.house_set(house);
    std::size_t family = 0;
    while (family < families.size() && count_common(covered[family], set) > 0) ++family;
    if (family == max_families) continue;
    if (family == families.size()) {
      families.emplace_back();
      covered.emplace_back(board.set_words());
    }
    families[family].push_back(house);
    for (int n = 0; n < board.set_words(); ++n) covered[family][n] |= set[n];
  }
  return families;
}

std::vector<Word> union_of(const Board& board, std::span<const int> houses) {
  std::vector<Word> cells(board.set_words());
  for (const int house : houses) {
    const auto set = board.house_set(house);
    for (int n = 0; n < board.set_words(); ++n) cells[n] |= set[n];
  }
  return cells;
}

}  // namespace nonet
