#include "innies.h"

#include <algorithm>

#include "families.h"

namespace nonet {
namespace {

constexpr int max_balance = 5;          // cells: longer ones say little for the time they take
constexpr std::size_t max_found = 160;  // balances that the search can carry
constexpr int max_subset_family = 9;    // up to here all unions of a family are tried, else runs

struct Inventory {
  const Board& board;
  std::vector<Sum> cages;    // no two of them overlap
  std::vector<int> cage_of;  // by cell, -1 where there is none
};

Inventory take_inventory(const Board& board, const Sums& sums) {
  Inventory inventory{board, {}, std::vector<int>(board.cell_count(), -1)};
  for (int number = 0; number < sums.cage_count(); ++number) {
    const Sum cage = sums[number];
    const auto is_taken = [&](Cell cell) { return inventory.cage_of[cell] >= 0; };
    if (std::ranges::any_of(cage.plain, is_taken)) continue;
    for (const Cell cell : cage.plain) {
      inventory.cage_of[cell] = static_cast<int>(inventory.cages.size());
    }
    inventory.cages.push_back(cage);
  }
  return inventory;
}

// Counts, while houses come and go, how many cells of each cage are in their union.
class Union {
 public:
  Union(const Inventory& inventory, const Family& family)
      : inventory_(inventory), cage_count_(inventory.cages.size()), inside_(cage_count_) {
    for (const Sum& cage : inventory.cages) sizes_.push_back(static_cast<int>(cage.plain.size()));
    for (const int house : family) add_counts(house);
  }

  void add(std::size_t member) { change(member, 1); }
  void remove(std::size_t member) { change(member, -1); }

  // How many cells its balance has.
  int balance_size() const {
    int size = loose_;
    for (std::size_t n = 0; n < cage_count_; ++n) {
      size += std::min(inside_[n], sizes_[n] - inside_[n]);
    }
    return size;
  }

  Balance balance(std::span<const int> houses) const {
    const int house_total = inventory_.board.size() * (inventory_.board.size() + 1) / 2;
    Balance balance{{}, {}, house_total * static_cast<int>(houses.size())};
    for (const int house : houses) {
      for (const Cell cell : inventory_.board.houses()[house]) {
        const int cage = inventory_.cage_of[cell];
        if (cage < 0 || !is_taken_away(cage)) balance.plain.push_back(cell);
      }
    }
    const auto cells = union_of(inventory_.board, houses);
    for (std::size_t n = 0; n < cage_count_; ++n) {
      if (is_taken_away(n)) take_away(inventory_.cages[n], cells, balance);
    }
    std::ranges::sort(balance.plain);
    std::ranges::sort(balance.subtracted);
    return balance;
  }

 private:
  void add_counts(int house) {
    loose_of_.push_back(0);
    counts_.resize(counts_.size() + cage_count_);
    int* const counts = counts_.data() + counts_.size() - cage_count_;
    for (const Cell cell : inventory_.board.houses()[house]) {
      const int cage = inventory_.cage_of[cell];
      ++(cage < 0 ? loose_of_.back() : counts[cage]);
    }
  }

  void change(std::size_t member, int sign) {
    const int* const counts = counts_.data() + member * cage_count_;
    for (std::size_t n = 0; n < cage_count_; ++n) inside_[n] += sign * counts[n];
    loose_ += sign * loose_of_[member];
  }

  bool is_taken_away(std::size_t cage) const { return 2 * inside_[cage] > sizes_[cage]; }

  static void take_away(const Sum& cage, std::span<const Word> cells, Balance& balance) {
    balance.total -= cage.total;
    for (const Cell cell : cage.plain) {
      if (!contains(cells, cell)) balance.subtracted.push_back(cell);
    }
  }

  const Inventory& inventory_;
  std::size_t cage_count_;
  std::vector<int> inside_;
  std::vector<int> sizes_;
  std::vector<int> counts_;    // a row of cage counts for each house of the family
  std::vector<int> loose_of_;  // cells of the house that are in no cage
  int loose_ = 0;
};

// Subsets in the order of a Gray code: each differs from the one before in a single house.
void try_subsets(const Family& family, Union& cells, std::vector<Balance>& found) {
  const std::uint32_t last = (1U << family.size()) - 1;
  std::vector<int> houses;
  for (std::uint32_t n = 1; n <= last; ++n) {
    const std::uint32_t subset = n ^ (n >> 1);
    const int member = std::countr_zero(n);
    (subset >> member & 1) != 0 ? cells.add(member) : cells.remove(member);
    if (cells.balance_size() > max_balance) continue;
    houses.clear();
    for_each_bit(subset, 0, [&](int house) { houses.push_back(family[house]); });
    found.push_back(cells.balance(houses));
  }
}

void try_runs(const Family& family, Union& cells, std::vector<Balance>& found) {
  for (std::size_t begin = 0; begin < family.size(); ++begin) {
    std::size_t end = begin;
    while (end < family.size() && end - begin < max_subset_family) {
      cells.add(end++);
      if (cells.balance_size() > max_balance) continue;
      found.push_back(cells.balance(std::span(family).subspan(begin, end - begin)));
    }
    while (end > begin) cells.remove(--end);
  }
}

}  // namespace

std::vector<Balance> find_innies(const Board& board, const Sums& cages) {
  const Inventory inventory = take_inventory(board, cages);
  std::vector<Balance> found;
  for (const Family& family : find_families(board)) {
    Union cells(inventory, family);
    family.size() <= max_subset_family ? try_subsets(family, cells, found)
                                       : try_runs(family, cells, found);
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::ranges::stable_sort(found, {},
                           [](const Balance& b) { return b.plain.size() + b.subtracted.size(); });
  if (found.size() > max_found) found.resize(max_found);
  return found;
}

}  // namespace nonet
