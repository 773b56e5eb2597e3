#include "relations.h"

#include <algorithm>

#include "counts.h"

namespace nonet::rules {
namespace {

constexpr std::size_t many_pairs = 4000;  // with as many tables, long pieces would fill the memory

constexpr std::size_t most_words = 1 << 19;  // of conflicts: 4 MB

}  // namespace

Relations::Relations(int size, int cell_count, const Pairs& pairs)
    : size_(size), piece_bits_(pairs.size() > many_pairs && size > 9 ? 4 : 9) {
  const int pieces = (size + piece_bits_ - 1) / piece_bits_;
  table_length_ = static_cast<std::size_t>(pieces) << piece_bits_;
  std::vector<std::vector<Link>> links(cell_count);
  for (const auto& [cells, table] : pairs) {
    const auto add = [&](Cell from, Cell to, const std::vector<Mask>& one) {
      const std::uint32_t number = add_table(one);
      links[from].push_back({to, weakest_[number], number});
    };
    add(cells.first, cells.second, table);
    add(cells.second, cells.first, transposed(table));
  }
  for (auto& row : links) {
    std::ranges::stable_sort(row, std::greater(), &Link::weakest);
    links_.add_row(row);
  }
  known_.clear();
}

std::uint32_t Relations::add_table(const std::vector<Mask>& table) {
  const auto [entry, is_new] = known_.emplace(table, static_cast<std::uint32_t>(known_.size()));
  if (!is_new) return entry->second;
  const Mask piece_size = Mask{1} << piece_bits_;
  for (int first = 0; first < size_; first += piece_bits_) {
    const std::size_t start = images_.size();
    images_.push_back(0);
    for (Mask digits = 1; digits < piece_size; ++digits) {
      const int lowest = first + std::countr_zero(digits);
      images_.push_back(images_[start + (digits & (digits - 1))] |
                        (lowest < size_ ? table[lowest] : 0));
    }
  }
  weakest_.push_back(find_weakest(table));
  return entry->second;
}

// The greatest number of digits that all rule the same one out.
std::uint16_t Relations::find_weakest(const std::vector<Mask>& table) const {
  const std::vector<Mask> back = transposed(table);
  int fewest = size_;
  for (const Mask mask : back) fewest = std::min(fewest, std::popcount(mask));
  return static_cast<std::uint16_t>(size_ - fewest);
}

Conflicts::Conflicts(const Board& board, const Relations& relations)
    : size_(board.size()), length_(static_cast<std::size_t>(board.size()) * board.set_words()) {
  const std::size_t count = static_cast<std::size_t>(board.cell_count()) * size_ * length_;
  if (relations.empty() || count > most_words) return;
  words_.resize(count);
  for (int cell = 0; cell < board.cell_count(); ++cell) {
    add_own(board, static_cast<Cell>(cell));
    add_related(board, relations, static_cast<Cell>(cell));
  }
}

void Conflicts::add_own(const Board& board, Cell cell) {
  for (int digit = 0; digit < size_; ++digit) {
    Word* const set = set_of(cell, digit);
    std::ranges::copy(board.peer_set(cell), set + digit * board.set_words());
    for (int other = 0; other < size_; ++other) {
      const std::span<Word> plane{set + other * board.set_words(),
                                  static_cast<std::size_t>(board.set_words())};
      if (other != digit) insert(plane, cell);
    }
  }
}

void Conflicts::add_related(const Board& board, const Relations& relations, Cell cell) {
  for (const Relations::Link& link : relations.links_of(cell)) {
    for (int digit = 0; digit < size_; ++digit) {
      Mask gone = board.all() & ~relations.image(link, Mask{1} << digit);
      for (; gone != 0; gone &= gone - 1) {
        Word* const plane = set_of(cell, digit) + std::countr_zero(gone) * board.set_words();
        insert({plane, static_cast<std::size_t>(board.set_words())}, link.other);
      }
    }
  }
}

}  // namespace nonet::rules
