// Puzzles of the classic board that come from a full grid by emptying cells.
#pragma once

#include <span>
#include <vector>

#include "cell_set.h"
#include "grid.h"

namespace nonet::make {

// A full grid and what is still given of it. There is always one solution only.
class Digger {
 public:
  explicit Digger(const Grid& solution);

  // Empties cells, those of the last orbit first, as long as the solution stays the only one and
  // `fewest` givens remain. An orbit is emptied as a whole or not at all.
  void dig(std::span<const CellSet> orbits, int fewest);

  const Grid& solution() const { return solution_; }
  const Grid& givens() const { return givens_; }
  int count() const { return count_; }
  // Whether each given, or each orbit, is needed: nothing more can be emptied.
  bool is_minimal(std::span<const CellSet> orbits) const;
  // Whether the engine, which knows singles and locked candidates, has to guess.
  bool is_stuck() const;

 private:
  void add_unavoidable_sets();
  void add_sets_of_digits();
  void add_sets_of_lines(int first, int second, int step);
  class Firsts;
  int count_kept(std::span<const CellSet> orbits, Firsts& firsts);
  void keep(std::span<const CellSet> orbits);
  void empty(const CellSet& cells);
  bool is_needed(const CellSet& cells) const;
  // Whether there are other solutions if these cells are emptied, too.
  bool has_others_without(const CellSet& cells) const;

  Grid solution_;
  Grid givens_;
  CellSet given_;
  int count_ = 81;
  std::vector<CellSet> unavoidable_;  // a second solution if none of the cells is given
};

// One orbit for each cell.
std::span<const CellSet> single_cells();

}  // namespace nonet::make
