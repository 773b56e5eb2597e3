// Cells that add up to a total: which digits each of them can have.
#pragma once

#include <vector>

#include "position.h"
#include "search.h"

namespace nonet::logic {

// Open cells and what they add up to; those that see each other differ.
template <int W>
struct Sum {
  CellSet<W> cells;
  int total;
};

// The open cells of a set whose digits add up to a total, and what is left for them.
template <int W>
Sum<W> open_part(const Position<W>& position, const CellSet<W>& cells, int total);

template <int W>
class Sums {
 public:
  // More cells than this allow nearly everything, and take long to try.
  static constexpr int most_cells = 6;

  Sums(const Position<W>& position, Search& search) : position_(position), search_(search) {}

  // Whether the cells can add up to the total without the banned digits.
  bool is_possible(const Sum<W>& sum, Mask banned = 0);
  // Adds to the step what no way to reach the total needs.
  void remove_impossible(const Sum<W>& sum, Step& step);

 private:
  void load(const Sum<W>& sum, Mask banned);
  // Fills the cells from the given one on; `left` is what they must add up to.
  bool fill(std::size_t index, int left);
  bool is_free(std::size_t index, Digit digit) const;

  const Position<W>& position_;
  Search& search_;
  std::vector<Cell> cells_;
  std::vector<Mask> masks_;  // what each cell may try
  std::vector<int> least_;   // of this cell and all after it
  std::vector<int> most_;
  std::vector<Digit> digits_;  // the way that is being tried
};

}  // namespace nonet::logic
