// Pairs of cells whose digits depend on each other.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "../bitset.h"
#include "../general/board.h"
#include "../table.h"
#include "../types.h"

namespace nonet::rules {

// All relations of a board, each in both directions. A table answers for any set of digits at once
// what the other cell may hold then: a look-up for each piece of nine digits.
class Relations {
 public:
  struct Link {
    Cell other;
    std::uint16_t weakest;  // with more candidates than that, nothing follows for the other cell
    std::uint32_t table;
  };
  using Pairs = std::map<std::pair<Cell, Cell>, std::vector<Mask>>;  // first < second

  Relations(int size, int cell_count, const Pairs& pairs);

  bool empty() const { return links_.items().empty(); }
  // Those that say something about many candidates come first.
  std::span<const Link> links_of(Cell cell) const { return links_[cell]; }

  // What the other cell may hold when this one is one of `digits`.
  Mask image(const Link& link, Mask digits) const {
    const Mask* piece = images_.data() + static_cast<std::size_t>(link.table) * table_length_;
    const Mask low = (Mask{1} << piece_bits_) - 1;
    Mask found = piece[digits & low];
    for (digits >>= piece_bits_; digits != 0; digits >>= piece_bits_) {
      piece += std::size_t{1} << piece_bits_;
      found |= piece[digits & low];
    }
    return found;
  }

 private:
  std::uint32_t add_table(const std::vector<Mask>& table);
  std::uint16_t find_weakest(const std::vector<Mask>& table) const;

  int size_;
  int piece_bits_;
  std::size_t table_length_;
  std::vector<Mask> images_;
  std::vector<std::uint16_t> weakest_;  // by table
  std::map<std::vector<Mask>, std::uint32_t> known_;
  Table<Link> links_;
};

// For each candidate all others that cannot stand beside it: those of its cell, of its peers and of
// cells that are related to its own. A set is laid out like the places of a position, one set of
// cells for each digit.
class Conflicts {
 public:
  Conflicts(const Board& board, const Relations& relations);

  // Small boards with relations have them, others would need too much memory.
  bool empty() const { return words_.empty(); }
  std::size_t set_length() const { return length_; }
  const Word* of(Cell cell, int digit) const {
    return words_.data() + (static_cast<std::size_t>(cell) * size_ + digit) * length_;
  }

 private:
  Word* set_of(Cell cell, int digit) {
    return words_.data() + (static_cast<std::size_t>(cell) * size_ + digit) * length_;
  }
  void add_own(const Board& board, Cell cell);
  void add_related(const Board& board, const Relations& relations, Cell cell);

  int size_;
  std::size_t length_;
  std::vector<Word> words_;
};

}  // namespace nonet::rules
