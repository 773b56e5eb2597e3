// A shape compiled for the core: everything that the search needs to know about it as flat tables.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "../bitset.h"
#include "../table.h"
#include "../types.h"

namespace nonet {

// Two houses that share at least two cells:
//
//        only_a   shared   only_b
//      [ a a a a [ x x x ] b b b ]
//
// What fits in a complete house only where they overlap cannot be elsewhere in the other.
struct Overlap {
  std::span<const Cell> shared, only_a, only_b;
  bool b_complete;  // a always is
};

using CellPair = std::pair<Cell, Cell>;

class Board {
 public:
  // Cells of `pairs` see each other, too, as if each were a house; those of `equals` have the same
  // digit, so they see the same cells.
  Board(int size, int cell_count, const std::vector<std::vector<Cell>>& houses,
        std::span<const CellPair> pairs = {}, std::span<const CellPair> equals = {});

  int size() const { return size_; }
  int cell_count() const { return cell_count_; }
  Mask all() const { return all_digits(size_); }

  // The houses without repetitions and without those of a single cell, complete ones first.
  const Table<Cell>& houses() const { return houses_; }
  int complete_count() const { return complete_count_; }
  std::span<const Word> house_set(int house) const {
    return {house_sets_.data() + house * set_words_, static_cast<std::size_t>(set_words_)};
  }
  std::span<const int> houses_of(Cell cell) const { return houses_of_[cell]; }

  std::span<const Cell> peers(Cell cell) const { return peers_[cell]; }
  std::span<const Word> peer_set(Cell cell) const {
    return {peer_sets_.data() + cell * set_words_, static_cast<std::size_t>(set_words_)};
  }
  int set_words() const { return set_words_; }  // in a set of cells

  int overlap_count() const { return static_cast<int>(b_complete_.size()); }
  Overlap overlap(int number) const {
    return {overlap_cells_[3 * number], overlap_cells_[3 * number + 1],
            overlap_cells_[3 * number + 2], b_complete_[number] != 0};
  }

  // Pairs of sets of cells (rows 2n and 2n+1) that hold the same digits, each as often.
  const Table<Cell>& leftovers() const { return leftovers_; }
  int leftover_count() const { return leftovers_.row_count() / 2; }

  // What to look at again when a cell has lost a candidate: complete houses, leftovers.
  std::span<const Mark> house_marks(Cell cell) const { return house_marks_[cell]; }
  std::span<const Mark> leftover_marks(Cell cell) const { return leftover_marks_[cell]; }
  // The overlaps of a house.
  std::span<const Mark> overlap_marks(int house) const { return overlap_marks_[house]; }

 private:
  void add_houses(const std::vector<std::vector<Cell>>& houses);
  void add_peers(std::span<const CellPair> pairs, std::span<const CellPair> equals);
  bool share_peers(Cell a, Cell b);
  std::span<Word> peers_to_be(Cell cell) {
    return {peer_sets_.data() + static_cast<std::size_t>(cell) * set_words_,
            static_cast<std::size_t>(set_words_)};
  }
  void find_houses_of_cells();
  void add_overlaps();
  void add_overlap(int a, int b);
  void add_marks();

  int size_;
  int cell_count_;
  int set_words_;
  int complete_count_ = 0;
  Table<Cell> houses_;
  std::vector<Word> house_sets_;
  Table<int> houses_of_;
  Table<Cell> peers_;
  std::vector<Word> peer_sets_;
  Table<Cell> overlap_cells_;
  std::vector<std::uint8_t> b_complete_;
  Table<Cell> leftovers_;
  Marks house_marks_;
  Marks leftover_marks_;
  Marks overlap_marks_;
};

}  // namespace nonet
