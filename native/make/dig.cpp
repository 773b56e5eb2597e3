#include "dig.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "../classic/classic.h"
#include "exchange.h"

namespace nonet::make {
namespace {

classic::Tally count_to_two(const Grid& givens, std::span<Digit> found) {
  Control control;
  return classic::engines().front().run({givens.data()}, {}, control, found);
}

// Whether another digit than that of the solution fits in the cell when it is emptied.
bool has_other_digit(const Grid& givens, int cell) {
  Control control;
  Grid fewer = givens;
  fewer[cell] = 0;
  const classic::Candidate own{cell, givens[cell]};
  const classic::Puzzle puzzle{.givens = fewer.data(), .barred = {&own, 1}};
  return classic::engines().front().run(puzzle, {.solutions = 1}, control, {}).count > 0;
}

CellSet find_differences(const Grid& a, const Grid& b) {
  CellSet cells;
  for (int cell = 0; cell < 81; ++cell) {
    if (a[cell] != b[cell]) cells.add(cell);
  }
  return cells;
}

int lowest_cell(const CellSet& set) {
  return set.low != 0 ? std::countr_zero(set.low) : 64 + std::countr_zero(set.high);
}

using Ranks = std::array<std::uint8_t, 81>;  // for each cell the number of its orbit

Ranks ranks_of(std::span<const CellSet> orbits) {
  Ranks ranks{};
  for (std::size_t n = 0; n < orbits.size(); ++n) {
    for_each(orbits[n], [&](int cell) { ranks[cell] = static_cast<std::uint8_t>(n); });
  }
  return ranks;
}

CellSet without(const CellSet& set, const CellSet& others) {
  return {set.low & ~others.low, set.high & ~others.high};
}

bool are_disjoint(const CellSet& a, const CellSet& b) {
  return ((a.low & b.low) | (a.high & b.high)) == 0;
}

}  // namespace

// Unavoidable sets, in a list for each orbit: those that it is the first to have a cell of. When
// orbits are emptied from the last to the first, only they can be missed then: all others have a
// cell in an orbit before it, which is still given, or in one that was found to be needed.
//
//     head_   orbit 0: set 7 | orbit 1: none | orbit 2: set 3 | ...
//     next_   set 3: set 0, the next one of orbit 2 | ...
class Digger::Firsts {
 public:
  Firsts(std::span<const CellSet> orbits, const std::vector<CellSet>& sets)
      : sets_(sets), ranks_(ranks_of(orbits)) {
    head_.fill(none);
    while (next_.size() < sets_.size()) add_next();
  }

  // The next set gets into its list; the number of the orbit.
  int add_next() {
    int first = 80;
    for_each(sets_[next_.size()], [&](int cell) { first = std::min<int>(first, ranks_[cell]); });
    last_ = std::max(last_, first);
    next_.push_back(std::exchange(head_[first], static_cast<std::int16_t>(next_.size())));
    return first;
  }

  int last() const { return last_; }

  // Whether one of the sets of an orbit has none of these cells.
  bool miss(int orbit, const CellSet& cells) const {
    for (int n = head_[orbit]; n != none; n = next_[n]) {
      if (are_disjoint(sets_[n], cells)) return true;
    }
    return false;
  }

 private:
  static constexpr std::int16_t none = -1;

  const std::vector<CellSet>& sets_;
  const Ranks ranks_;
  std::array<std::int16_t, 81> head_;
  std::vector<std::int16_t> next_;
  int last_ = -1;  // the last orbit that has sets
};

Digger::Digger(const Grid& solution) : solution_(solution), givens_(solution) {
  for (int cell = 0; cell < 81; ++cell) given_.add(cell);
  add_unavoidable_sets();
}

// Those that are easy to find: they spare four searches out of five.
void Digger::add_unavoidable_sets() {
  unavoidable_.reserve(192);
  add_sets_of_digits();
  for (const int band : {0, 3, 6}) {
    for (const auto& [first, second] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)}) {
      add_sets_of_lines(9 * (band + first), 9 * (band + second), 1);
      add_sets_of_lines(band + first, band + second, 9);
    }
  }
}

// Two rows of a band hold the same digits in some of their columns, or two columns in some of their
// rows: there they can change places. Those with two digits are known already.
void Digger::add_sets_of_lines(int first, int second, int step) {
  std::array<std::uint8_t, 10> place;
  for (int n = 0; n < 9; ++n) place[solution_[first + n * step]] = static_cast<std::uint8_t>(n);
  for (unsigned left = 0777; left != 0;) {
    CellSet cells;
    for (int n = std::countr_zero(left); (left >> n & 1) != 0;
         n = place[solution_[second + n * step]]) {
      left &= ~(1U << n);
      cells.add(first + n * step);
      cells.add(second + n * step);
    }
    if (cells.count() > 4 && cells.count() < 18) unavoidable_.push_back(cells);
  }
}

void Digger::add_sets_of_digits() {
  const Places places(solution_);
  for (int a = 0; a < 9; ++a) {
    for (int b = 0; b < a; ++b) {
      for (unsigned left = 0777; left != 0;) {
        const unsigned rows = places.closed_rows(a, b, std::countr_zero(left));
        left &= ~rows;
        CellSet cells;
        for (unsigned rest = rows; rest != 0; rest &= rest - 1) {
          cells.add(places.cell(a, std::countr_zero(rest)));
          cells.add(places.cell(b, std::countr_zero(rest)));
        }
        unavoidable_.push_back(cells);
      }
    }
  }
}

void Digger::dig(std::span<const CellSet> orbits, int fewest) {
  Firsts firsts(orbits, unavoidable_);
  int kept = count_kept(orbits, firsts);
  for (; count_ < fewest; ++kept) keep(orbits.first(kept + 1));
  for (int n = kept - 1; n >= 0 && count_ > fewest; --n) {
    if (count_ - orbits[n].count() < fewest) continue;
    if (firsts.miss(n, without(given_, orbits[n])) || has_others_without(orbits[n])) continue;
    empty(orbits[n]);
  }
}

bool Digger::is_stuck() const {
  Control control;
  return classic::engines().front().run({givens_.data()}, {.nodes = 0}, control, {}).end ==
         End::budget;
}

// How many orbits are needed at least if all after them are emptied. Emptying one after the other
// comes to the same; but each second solution tells which orbit must be reached.
int Digger::count_kept(std::span<const CellSet> orbits, Firsts& firsts) {
  int last = firsts.last();
  while (true) {
    keep(orbits.first(last + 1));
    std::array<Digit, 162> found;
    if (count_to_two(givens_, found).count == 1) return last + 1;
    Grid other;
    std::copy_n(found.begin(), 81, other.begin());
    if (other == solution_) std::copy_n(found.begin() + 81, 81, other.begin());
    unavoidable_.push_back(find_differences(other, solution_));
    last = firsts.add_next();
  }
}

void Digger::keep(std::span<const CellSet> orbits) {
  givens_ = {};
  given_ = {};
  for (const CellSet& orbit : orbits) {
    for_each(orbit, [&](int cell) {
      givens_[cell] = solution_[cell];
      given_.add(cell);
    });
  }
  count_ = given_.count();
}

void Digger::empty(const CellSet& cells) {
  for_each(cells, [&](int cell) { givens_[cell] = 0; });
  given_ = without(given_, cells);
  count_ = given_.count();
}

bool Digger::is_needed(const CellSet& cells) const {
  const CellSet left = without(given_, cells);
  const auto is_missed = [&](const CellSet& set) { return are_disjoint(set, left); };
  return std::ranges::any_of(unavoidable_, is_missed) || has_others_without(cells);
}

bool Digger::has_others_without(const CellSet& cells) const {
  if (cells.count() == 1) return has_other_digit(givens_, lowest_cell(cells));
  Grid fewer = givens_;
  for_each(cells, [&](int cell) { fewer[cell] = 0; });
  return count_to_two(fewer, {}).count > 1;
}

bool Digger::is_minimal(std::span<const CellSet> orbits) const {
  return std::ranges::all_of(orbits, [&](const CellSet& orbit) {
    const CellSet own = orbit & given_;
    return own.count() == 0 || is_needed(own);
  });
}

std::span<const CellSet> single_cells() {
  static const std::array<CellSet, 81> cells = [] {
    std::array<CellSet, 81> all;
    for (int cell = 0; cell < 81; ++cell) all[cell].add(cell);
    return all;
  }();
  return cells;
}

}  // namespace nonet::make
