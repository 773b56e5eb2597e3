#include "few.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "diary.h"
#include "dig.h"

namespace nonet::make {
namespace {

using classic::Candidate;
using classic::Candidates;
using classic::Occurrences;

constexpr int most_steps = 200;  // without fewer givens before the next start
constexpr int merges_per_step = 20;
constexpr int freest = 8;  // as far as solutions are counted

Candidates candidates_of(const Grid& grid) {
  Candidates found{};
  for (int cell = 0; cell < 81; ++cell) {
    if (grid[cell] != 0) found[cell / 27 * 9 + grid[cell] - 1] |= classic::Word{1} << cell % 27;
  }
  return found;
}

Grid solve(const Grid& givens) {
  Control control;
  Grid solution;
  classic::engines().front().run({givens.data()}, {.solutions = 1}, control, solution);
  return solution;
}

// Adds what occurs in the solutions without the barred candidates; false if there are none.
bool survey(const Grid& givens, std::span<const Candidate> barred, Occurrences& known) {
  Control control;
  const classic::Puzzle puzzle{.givens = givens.data(), .barred = barred};
  return classic::engines().front().survey(puzzle, {.solutions = ~0ULL}, control, known).count > 0;
}

// The puzzles that the givens become with a candidate that occurs once.
std::vector<Grid> complete(Grid givens, const Occurrences& known) {
  std::vector<Grid> found;
  for (int n = 0; n < 27; ++n) {
    classic::Word rare = known.once[n] & ~known.twice[n];
    for (; rare != 0; rare &= rare - 1) {
      const int cell = n / 9 * 27 + std::countr_zero(rare);
      givens[cell] = static_cast<Digit>(n % 9 + 1);
      found.push_back(givens);
      givens[cell] = 0;
    }
  }
  return found;
}

}  // namespace

Neighbourhood::Neighbourhood(const Grid& givens, Unneeded unneeded)
    : givens_(givens), solution_(candidates_of(solve(givens))) {
  for (int cell = 0; cell < 81; ++cell) {
    if (givens_[cell] == 0) continue;
    const int others = count_others(cell);
    if (others == 0 && unneeded == Unneeded::leave_out) {
      givens_[cell] = 0;
      continue;
    }
    cells_.push_back(cell);
    freedom_.push_back(others);
  }
  known_.resize(cells_.size());
}

int Neighbourhood::count_others(int cell) const {
  Control control;
  Grid fewer = givens_;
  fewer[cell] = 0;
  const Candidate own{cell, givens_[cell]};
  const classic::Puzzle puzzle{.givens = fewer.data(), .barred = {&own, 1}};
  const classic::Tally tally =
      classic::engines().front().run(puzzle, {.solutions = freest}, control, {});
  return static_cast<int>(tally.count);
}

// Merging takes a candidate that occurs in one solution only, so it hardly ever works where there
// are many: the tenth of the pairs with the least freedom has four merges in five, and to count a
// few solutions costs less than to find out which candidates occur.
std::vector<Neighbourhood::Pair> Neighbourhood::promising_pairs() const {
  std::vector<Pair> pairs;
  for (int second = 1; second < count(); ++second) {
    for (int first = 0; first < second; ++first) {
      const int freedom = freedom_[first] * freedom_[second];
      if (freedom > 0 && freedom < freest * freest) pairs.push_back({first, second, freedom});
    }
  }
  std::ranges::stable_sort(pairs, {}, &Pair::freedom);
  pairs.resize(std::min<std::size_t>(pairs.size(), merges_per_step));
  return pairs;
}

const Occurrences& Neighbourhood::known(int number) {
  auto& found = known_[number];
  if (!found) {
    found.emplace();
    found->once = solution_;
    const Candidate own = given(number);
    survey(without(number), {&own, 1}, *found);
  }
  return *found;
}

Grid Neighbourhood::without(int number) const {
  Grid fewer = givens_;
  fewer[cells_[number]] = 0;
  return fewer;
}

std::vector<Grid> Neighbourhood::find_moved(int number) {
  std::vector<Grid> found = complete(without(number), known(number));
  std::erase(found, givens_);
  return found;
}

std::vector<Grid> Neighbourhood::find_merged(int first, int second) {
  const Occurrences& a = known(first);
  const Occurrences& b = known(second);
  Occurrences both;
  for (int n = 0; n < 27; ++n) {
    both.once[n] = a.once[n] | b.once[n];
    // The solution of the puzzle is in both, all others are in one of them.
    both.twice[n] = a.twice[n] | b.twice[n] | (a.once[n] & b.once[n] & ~solution_[n]);
  }
  Grid fewer = without(first);
  fewer[cells_[second]] = 0;
  const std::array<Candidate, 2> own{given(first), given(second)};
  survey(fewer, own, both);
  return complete(fewer, both);
}

std::vector<Grid> find_replaced(const Grid& puzzle) {
  std::vector<Grid> found;
  const Grid solution = solve(puzzle);
  for (int cell = 0; cell < 81; ++cell) {
    if (puzzle[cell] != 0) continue;
    Grid more = puzzle;
    more[cell] = solution[cell];
    Neighbourhood here(more, Neighbourhood::Unneeded::keep);
    for (const auto& pair : here.promising_pairs()) {
      const std::vector<Grid> merged = here.find_merged(pair.first, pair.second);
      found.insert(found.end(), merged.begin(), merged.end());
    }
  }
  return found;
}

namespace {

void note(const Grid& givens) {
  if (Diary* diary = Diary::of_this_thread()) diary->note_puzzle(givens);
}

// Wanders from puzzle to puzzle with as many givens, and down wherever two of them merge into one.
class Descent {
 public:
  Descent(int goal, Random& random, Control& control)
      : goal_(goal), random_(random), control_(control) {}

  std::optional<Grid> run() {
    while (!control_.should_stop()) {
      visited_.clear();
      Neighbourhood here(start());
      if (descend(here)) return here.givens();
    }
    return std::nullopt;
  }

 private:
  Grid start() {
    std::vector<CellSet> cells(single_cells().begin(), single_cells().end());
    random_.shuffle(cells);
    Digger digger(random_grid(random_));
    digger.dig(cells, goal_);
    note(digger.givens());
    return digger.givens();
  }

  // Whether it came down to the goal, and not past it.
  bool descend(Neighbourhood& here) {
    for (int steps = 0; here.count() > goal_; ++steps) {
      control_.report(1, 0);
      if (steps == most_steps || control_.should_stop()) return false;
      if (merge(here)) {
        steps = 0;
      } else if (!move(here)) {
        return false;
      }
    }
    return here.count() == goal_;
  }

  bool merge(Neighbourhood& here) {
    return std::ranges::any_of(here.promising_pairs(), [&](const auto& pair) {
      return go_to_one_of(here.find_merged(pair.first, pair.second), here);
    });
  }

  bool move(Neighbourhood& here) {
    std::vector<int> numbers(here.count());
    std::iota(numbers.begin(), numbers.end(), 0);
    random_.shuffle(numbers);
    return std::ranges::any_of(numbers, [&](int number) {
      std::vector<Grid> moved = here.find_moved(number);
      std::erase_if(moved, [&](const Grid& puzzle) { return visited_.contains(puzzle); });
      return go_to_one_of(moved, here);
    });
  }

  bool go_to_one_of(const std::vector<Grid>& puzzles, Neighbourhood& here) {
    if (puzzles.empty()) return false;
    const Grid& next = puzzles[random_.below(static_cast<int>(puzzles.size()))];
    visited_.insert(next);
    here = Neighbourhood(next);
    note(here.givens());
    return true;
  }

  const int goal_;
  Random& random_;
  Control& control_;
  std::set<Grid> visited_;  // since the last start: to go in circles would be a waste
};

}  // namespace

std::optional<Grid> find_few(int givens, Random& random, Control& control) {
  return Descent(givens, random, control).run();
}

}  // namespace nonet::make
