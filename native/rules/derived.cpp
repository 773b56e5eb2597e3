#include "derived.h"

#include <algorithm>
#include <set>

#include "../general/families.h"

namespace nonet::rules {
namespace {

constexpr int most_left = 6;            // cells: longer sums say little for the time they take
constexpr std::size_t most_found = 40;  // sums: more save hardly a guess for what they take
constexpr int most_in_all_unions = 9;   // houses of a family: of more, only runs are tried
constexpr int greatest_left = 3;        // coefficient
constexpr int most_rounds = 3;

// A weighted sum of all cells, most of them with the weight 0.
class Balance {
 public:
  explicit Balance(int cell_count) : weights_(cell_count) {}

  void start(const Board& board, std::span<const int> houses) {
    std::ranges::fill(weights_, 0);
    added_.clear();
    total_ = static_cast<int>(houses.size()) * board.size() * (board.size() + 1) / 2;
    left_ = 0;
    for (const int house : houses) {
      for (const Cell cell : board.houses()[house]) weights_[cell] = 1;
      left_ += board.size();
    }
  }

  // Whether fewer cells are left after adding the sum so many times; if not, it is left out.
  bool try_adding(const Linear& sum, int number, int times) {
    int change = 0;
    for (std::size_t n = 0; n < sum.cells.size(); ++n) {
      const int before = weights_[sum.cells[n]];
      change += (before + times * sum.coefficients[n] != 0) - (before != 0);
    }
    if (change >= 0) return false;
    for (std::size_t n = 0; n < sum.cells.size(); ++n) {
      weights_[sum.cells[n]] += times * sum.coefficients[n];
    }
    left_ += change;
    total_ += times * sum.least;
    added_.insert(number);
    return true;
  }

  int left() const { return left_; }
  const std::set<int>& added() const { return added_; }  // the sums
  Linear as_sum() const {
    Linear sum{{}, {}, total_, total_};
    for (std::size_t cell = 0; cell < weights_.size(); ++cell) {
      if (weights_[cell] == 0) continue;
      sum.cells.push_back(static_cast<Cell>(cell));
      sum.coefficients.push_back(weights_[cell]);
    }
    return sum;
  }

 private:
  std::vector<int> weights_;
  std::set<int> added_;
  int total_ = 0;
  int left_ = 0;
};

class Deriver {
 public:
  Deriver(const Board& board, std::span<const Linear> sums)
      : board_(board), balance_(board.cell_count()) {
    for (std::size_t n = 0; n < sums.size(); ++n) {
      const bool plain =
          std::ranges::all_of(sums[n].coefficients, [](int c) { return std::abs(c) < 3; });
      if (sums[n].least == sums[n].most && plain) {
        sums_.push_back({&sums[n], static_cast<int>(n)});
      }
    }
  }

  std::vector<Derived> run() {
    if (sums_.empty()) return {};
    for (const Family& family : find_families(board_)) try_unions(family);
    std::ranges::stable_sort(found_, {}, [](const Derived& one) { return one.sum.cells.size(); });
    if (found_.size() > most_found) found_.resize(most_found);
    return std::move(found_);
  }

 private:
  void try_unions(const Family& family) {
    const int count = static_cast<int>(family.size());
    if (count <= most_in_all_unions) {
      for (std::uint32_t subset = 1; subset < 1U << count; ++subset) {
        std::vector<int> houses;
        for_each_bit(subset, 0, [&](int house) { houses.push_back(family[house]); });
        try_union(houses);
      }
      return;
    }
    for (int begin = 0; begin < count; ++begin) {
      for (int end = begin + 1; end <= std::min(count, begin + most_in_all_unions); ++end) {
        try_union(std::span(family).subspan(begin, end - begin));
      }
    }
  }

  void try_union(std::span<const int> houses) {
    balance_.start(board_, houses);
    bool changed = true;
    for (int round = 0; changed && round < most_rounds; ++round) {
      changed = false;
      for (const auto& [sum, number] : sums_) {
        changed = balance_.try_adding(*sum, number, -1) || balance_.try_adding(*sum, number, 1) ||
                  changed;
      }
    }
    if (balance_.left() > 0 && balance_.left() <= most_left) {
      keep(balance_.as_sum(), houses);
    }
  }

  void keep(Linear sum, std::span<const int> houses) {
    const auto is_great = [](int c) { return std::abs(c) > greatest_left; };
    if (std::ranges::any_of(sum.coefficients, is_great)) return;
    if (!known_.insert({sum.cells, sum.coefficients}).second) return;
    const auto& added = balance_.added();
    found_.push_back(
        {std::move(sum), {houses.begin(), houses.end()}, {added.begin(), added.end()}});
  }

  const Board& board_;
  Balance balance_;
  std::vector<std::pair<const Linear*, int>> sums_;  // with their numbers
  std::set<std::pair<std::vector<Cell>, std::vector<int>>> known_;
  std::vector<Derived> found_;
};

}  // namespace

std::vector<Derived> derive_sums(const Board& board, std::span<const Linear> sums) {
  return Deriver(board, sums).run();
}

}  // namespace nonet::rules
