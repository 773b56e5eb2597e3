// Boards and puzzles for the native tests, made from a seed.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine.h"
#include "general/board.h"

namespace nonet::tests {

// Where choices come from: SplitMix64, so that a seed means the same with every compiler.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  virtual ~Random() = default;

  virtual std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
  int between(int least, int most) { return least + below(most - least + 1); }
  bool one_in(int chances) { return below(chances) == 0; }

  template <typename T>
  void shuffle(std::vector<T>& items) {
    for (int last = static_cast<int>(items.size()) - 1; last > 0; --last) {
      std::swap(items[last], items[below(last + 1)]);
    }
  }

 private:
  std::uint64_t state_;
};

// Choices that a fuzzer makes, a byte each; 0 when they are used up.
class Bytes final : public Random {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : Random(0), bytes_(bytes) {}

  std::uint64_t next() override {
    if (bytes_.empty()) return 0;
    const std::uint8_t first = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return first;
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

using Houses = std::vector<std::vector<Cell>>;

// A problem that owns everything it is made of.
struct Example {
  int size;
  Houses houses;
  std::vector<Digit> givens;
  std::vector<Mask> allowed;
  std::vector<Cage> cages;

  int cell_count() const { return static_cast<int>(givens.size()); }
  Board board() const { return Board(size, cell_count(), houses); }
  Problem problem(const Board& board) const { return {board, givens, allowed, cages}; }
};

// Rows, columns and boxes of `rows` x `columns` cells; no givens.
Example empty_board(int rows, int columns);

// A random full grid of such a board.
std::vector<Digit> full_grid(int rows, int columns, Random& random);

// A full grid of which about one cell in `chances` is left.
Example standard_puzzle(int rows, int columns, int chances, Random& random);

// Anything that the readers would accept: overlapping houses of any size, cages, masks, givens that
// may contradict each other.
Example strange_puzzle(int most_digits, int most_cells, Random& random);

// Cuts the board into cages of up to `most_cells` cells that `grid` fulfils.
std::vector<Cage> random_cages(const std::vector<Digit>& grid, int size, int most_cells,
                               Random& random);

}  // namespace nonet::tests
