#include "leftovers.h"

#include <algorithm>

#include "families.h"

namespace nonet {
namespace {

constexpr int max_leftover = 5;  // cells on each side: bigger pairs hardly ever tell anything

struct Closest {
  int house;
  int common;  // cells shared with the lines in question
};

void add_difference(Table<Cell>& table, std::span<const Word> from, std::span<const Word> without) {
  for (std::size_t n = 0; n < from.size(); ++n) {
    for_each_bit(from[n] & ~without[n], static_cast<int>(n) * word_bits,
                 [&](int cell) { table.push(static_cast<Cell>(cell)); });
  }
  table.end_row();
}

// Adds a pair if the lines and as many of the closest other houses differ in few cells.
void compare(const Board& board, std::span<const int> lines, std::vector<Closest> others,
             Table<Cell>& table) {
  const auto middle = others.begin() + static_cast<std::ptrdiff_t>(lines.size());
  std::ranges::nth_element(others, middle - 1, std::ranges::greater{}, &Closest::common);
  int left = board.size() * static_cast<int>(lines.size());
  Family houses;
  for (auto other = others.begin(); other != middle; ++other) {
    left -= other->common;
    houses.push_back(other->house);
  }
  if (left == 0 || left > max_leftover) return;
  const auto ours = union_of(board, lines);
  const auto theirs = union_of(board, houses);
  add_difference(table, ours, theirs);
  add_difference(table, theirs, ours);
}

// All runs of neighbouring lines against the houses of the other family. Runs of more than half
// the lines say the same as the lines that are left.
void compare_runs(const Board& board, const Family& lines, const Family& others,
                  Table<Cell>& table) {
  for (std::size_t begin = 0; begin < lines.size(); ++begin) {
    std::vector<Closest> closest;
    for (const int house : others) closest.push_back({house, 0});
    const std::size_t longest = std::min(lines.size() / 2, lines.size() - begin);
    for (std::size_t count = 1; count <= longest; ++count) {
      const auto line = board.house_set(lines[begin + count - 1]);
      for (Closest& other : closest) {
        other.common += count_common(board.house_set(other.house), line);
      }
      compare(board, std::span(lines).subspan(begin, count), closest, table);
    }
  }
}

}  // namespace

Table<Cell> find_leftovers(const Board& board) {
  Table<Cell> table;
  const std::size_t size = board.size();
  const std::vector<Family> families = find_families(board);
  for (const Family& lines : families) {  // both have as many houses as on a plain square
    for (const Family& others : families) {
      if (&lines == &others || lines.size() != size || others.size() != size) continue;
      compare_runs(board, lines, others, table);
    }
  }
  return table;
}

}  // namespace nonet
