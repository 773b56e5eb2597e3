#include "leftovers.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "families.h"

namespace nonet {
namespace {

constexpr int max_leftover = 5;  // cells on each side: bigger pairs hardly ever tell anything

void add_difference(Table<Cell>& table, std::span<const Word> from, std::span<const Word> without) {
  for (std::size_t n = 0; n < from.size(); ++n) {
    for_each_bit(from[n] & ~without[n], static_cast<int>(n) * word_bits,
                 [&](int cell) { table.push(static_cast<Cell>(cell)); });
  }
  table.end_row();
}

// Compares runs of neighbouring lines with as many houses of another family.
class Comparison {
 public:
  Comparison(const Board& board, const Family& lines, const Family& others, Table<Cell>& table)
      : board_(board), lines_(lines), others_(others), table_(table), common_(others.size()) {}

  // Runs of more than half the lines say the same as the lines that are left.
  void compare_runs() {
    for (std::size_t begin = 0; begin < lines_.size(); ++begin) {
      std::ranges::fill(common_, 0);
      const std::size_t longest = std::min(lines_.size() / 2, lines_.size() - begin);
      for (std::size_t count = 1; count <= longest; ++count) {
        const auto line = board_.house_set(lines_[begin + count - 1]);
        for (std::size_t n = 0; n < others_.size(); ++n) {
          common_[n] += count_common(board_.house_set(others_[n]), line);
        }
        compare(std::span(lines_).subspan(begin, count));
      }
    }
  }

 private:
  // Adds a pair if the lines and as many of the closest other houses differ in few cells.
  void compare(std::span<const int> run) {
    const int left = board_.size() * static_cast<int>(run.size()) - most_common(run.size());
    if (left == 0 || left > max_leftover) return;
    const auto ours = union_of(board_, run);
    const auto theirs = union_of(board_, closest(run.size()));
    add_difference(table_, ours, theirs);
    add_difference(table_, theirs, ours);
  }

  // How many cells the lines share with the `count` houses that are closest to them.
  int most_common(std::size_t count) const {
    std::array<std::uint8_t, max_digits + 1> houses_with{};
    for (const int common : common_) ++houses_with[common];
    int total = 0;
    for (int common = board_.size(); count > 0; --common) {
      const std::size_t taken = std::min<std::size_t>(count, houses_with[common]);
      total += common * static_cast<int>(taken);
      count -= taken;
    }
    return total;
  }

  Family closest(std::size_t count) const {
    std::vector<std::size_t> order(others_.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t n) { return common_[n]; });
    Family houses;
    for (std::size_t n = 0; n < count; ++n) houses.push_back(others_[order[n]]);
    return houses;
  }

  const Board& board_;
  const Family& lines_;
  const Family& others_;
  Table<Cell>& table_;
  std::vector<int> common_;  // cells that each of the others shares with the run
};

}  // namespace

Table<Cell> find_leftovers(const Board& board) {
  Table<Cell> table;
  const std::size_t size = board.size();
  const std::vector<Family> families = find_families(board);
  for (const Family& lines : families) {  // both have as many houses as on a plain square
    for (const Family& others : families) {
      if (&lines == &others || lines.size() != size || others.size() != size) continue;
      Comparison(board, lines, others, table).compare_runs();
    }
  }
  return table;
}

}  // namespace nonet
