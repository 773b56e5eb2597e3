// Puzzles of the classic board with few givens, down to 17, by local search.
#pragma once

#include <optional>
#include <vector>

#include "../classic/classic.h"
#include "grid.h"
#include "random.h"

namespace nonet::make {

// A puzzle in which every given is needed, as a rule, with what comes of taking givens away: which
// candidates occur in just one of the solutions that there are then. Each of them can stand in for
// what was taken away.
class Neighbourhood {
 public:
  // The puzzle has one solution. Givens that are not needed are left out first, or kept.
  enum class Unneeded : std::uint8_t { leave_out, keep };
  explicit Neighbourhood(const Grid& givens, Unneeded unneeded = Unneeded::leave_out);

  int count() const { return static_cast<int>(cells_.size()); }
  const Grid& givens() const { return givens_; }

  struct Pair {
    int first, second;  // numbers of givens
    int freedom;        // the product of theirs
  };
  // The pairs that are worth a try at merging: few solutions without either of them.
  std::vector<Pair> promising_pairs() const;

  // The puzzles with this given (by its number) in another place or of another digit.
  std::vector<Grid> find_moved(int number);
  // The puzzles with two givens replaced by one.
  std::vector<Grid> find_merged(int first, int second);

 private:
  int count_others(int cell) const;
  const classic::Occurrences& known(int number);
  Grid without(int number) const;
  classic::Candidate given(int number) const { return {cells_[number], givens_[cells_[number]]}; }

  Grid givens_;
  std::vector<int> cells_;        // of the givens
  std::vector<int> freedom_;      // how many solutions more there are without each of them, up to 8
  classic::Candidates solution_;  // of the puzzle
  // For each given what occurs in the solutions when it is taken away, once somebody has asked.
  std::vector<std::optional<classic::Occurrences>> known_;
};

// The puzzles with two givens replaced by two others, of which one at least is a digit of the same
// solution; most of them, as some take long to find.
std::vector<Grid> find_replaced(const Grid& puzzle);

// A puzzle with exactly so many givens, each of them needed; none when stopped.
std::optional<Grid> find_few(int givens, Random& random, Control& control);

}  // namespace nonet::make
