#include "oracle.h"

#include <algorithm>

namespace nonet::tests {
namespace {

bool repeats(const std::vector<Cell>& cells, std::span<const Digit> grid) {
  Mask seen = 0;
  for (const Cell cell : cells) {
    if (grid[cell] == 0) continue;
    if ((seen & mask_of(grid[cell])) != 0) return true;
    seen |= mask_of(grid[cell]);
  }
  return false;
}

// A cage that is not full yet is only known to fail once its digits exceed the total.
bool can_add_up(const Cage& cage, std::span<const Digit> grid) {
  int sum = 0;
  bool is_full = true;
  for (const Cell cell : cage.cells) {
    sum += grid[cell];
    is_full = is_full && grid[cell] != 0;
  }
  return is_full ? sum == cage.total : sum < cage.total;
}

bool is_allowed(const Example& example, int cell, Digit digit) {
  return example.allowed.empty() || (example.allowed[cell] & mask_of(digit)) != 0;
}

bool holds(const Example& example, std::span<const Digit> grid) {
  return std::ranges::none_of(example.houses, [&](auto& cells) { return repeats(cells, grid); }) &&
         std::ranges::all_of(example.cages, [&](auto& cage) {
           return !repeats(cage.cells, grid) && can_add_up(cage, grid);
         });
}

class Oracle {
 public:
  Oracle(const Example& example, std::uint64_t limit) : example_(example), limit_(limit) {}

  std::uint64_t count() {
    for (int cell = 0; cell < example_.cell_count(); ++cell) {
      const Digit given = example_.givens[cell];
      if (given != 0 && !is_allowed(example_, cell, given)) return 0;
    }
    grid_ = example_.givens;
    if (holds(example_, grid_)) search();
    return count_;
  }

 private:
  std::vector<Digit> choices(int cell) {
    std::vector<Digit> fitting;
    for (int digit = 1; digit <= example_.size; ++digit) {
      if (!is_allowed(example_, cell, static_cast<Digit>(digit))) continue;
      grid_[cell] = static_cast<Digit>(digit);
      if (holds(example_, grid_)) fitting.push_back(grid_[cell]);
    }
    grid_[cell] = 0;
    return fitting;
  }

  void search() {
    int best = -1;
    std::vector<Digit> fewest;
    for (int cell = 0; cell < example_.cell_count() && (best < 0 || fewest.size() > 1); ++cell) {
      if (grid_[cell] != 0) continue;
      std::vector<Digit> fitting = choices(cell);
      if (best >= 0 && fitting.size() >= fewest.size()) continue;
      best = cell;
      fewest = std::move(fitting);
    }
    if (best < 0) {
      ++count_;
      return;
    }
    for (const Digit digit : fewest) {
      if (count_ >= limit_) break;
      grid_[best] = digit;
      search();
    }
    grid_[best] = 0;
  }

  const Example& example_;
  std::uint64_t limit_;
  std::uint64_t count_ = 0;
  std::vector<Digit> grid_;
};

}  // namespace

bool is_solution(const Example& example, std::span<const Digit> grid) {
  if (grid.size() != example.givens.size()) return false;
  for (int cell = 0; cell < example.cell_count(); ++cell) {
    const Digit digit = grid[cell];
    if (digit < 1 || digit > example.size || !is_allowed(example, cell, digit)) return false;
    if (example.givens[cell] != 0 && example.givens[cell] != digit) return false;
  }
  return holds(example, grid);
}

std::uint64_t count_slowly(const Example& example, std::uint64_t limit) {
  return Oracle(example, limit).count();
}

}  // namespace nonet::tests
