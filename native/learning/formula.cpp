#include "formula.h"

#include <algorithm>

#include "../general/board.h"

namespace nonet::learning {
namespace {

constexpr std::size_t most_combinations = 100'000;
constexpr std::size_t most_rivals = 1'000'000;  // in further pairs

class Builder {
 public:
  Builder(const Problem& problem, std::span<const Mask> masks)
      : problem_(problem), masks_(masks), size_(problem.board.size()) {}

  std::optional<Formula> build() {
    add_cells();
    const Table<Cell>& houses = problem_.board.houses();
    for (int house = 0; house < houses.row_count(); ++house) {
      add_places(houses[house], house < problem_.board.complete_count());
    }
    for (const Cage& cage : problem_.cages) {
      if (!add_cage(cage)) return std::nullopt;
    }
    if (problem_.rules && !add_rules(*problem_.rules)) return std::nullopt;
    return std::move(formula_);
  }

 private:
  void add_cells() {
    for (Cell cell = 0; cell < masks_.size(); ++cell) {
      first_of_.push_back(static_cast<Variable>(formula_.variable_count));
      std::vector<Variable> members;
      for (Mask left = masks_[cell]; left != 0; left &= left - 1) {
        formula_.candidates.push_back({cell, lowest_digit(left)});
        members.push_back(static_cast<Variable>(formula_.variable_count++));
      }
      formula_.groups.push_back({std::move(members), true});
    }
  }

  // At most one place for each digit; exactly one where the house is complete.
  void add_places(std::span<const Cell> cells, bool complete) {
    for (int digit = 1; digit <= size_; ++digit) {
      std::vector<Variable> members;
      for (const Cell cell : cells) add_if_open(members, cell, static_cast<Digit>(digit));
      formula_.groups.push_back({std::move(members), complete});
    }
  }

  void add_if_open(std::vector<Variable>& members, Cell cell, Digit digit) const {
    if ((masks_[cell] & mask_of(digit)) == 0) return;
    members.push_back(variable_of(cell, mask_of(digit)));
  }

  // False if there are too many.
  bool add_rules(const Rules& rules) {
    for (Cell cell = 0; cell < masks_.size(); ++cell) {
      if (formula_.rivals.size() > most_rivals) return false;
      add_peers(cell);
      for (const rules::Relations::Link& link : rules.relations().links_of(cell)) {
        add_relation(rules.relations(), cell, link);
      }
    }
    if (rules.with_derived().count() > 0) formula_.rules = &rules.with_derived();
    return true;
  }

  // Houses have said it of most of them.
  void add_peers(Cell cell) {
    const Board& board = problem_.board;
    for (const Cell peer : board.peers(cell)) {
      if (peer < cell || share_house(cell, peer)) continue;
      for (Mask both = masks_[cell] & masks_[peer]; both != 0; both &= both - 1) {
        formula_.rivals.emplace_back(variable_of(cell, both), variable_of(peer, both));
      }
    }
  }
  bool share_house(Cell a, Cell b) const {
    return std::ranges::any_of(problem_.board.houses_of(a), [&](int house) {
      return contains(problem_.board.house_set(house), b);
    });
  }

  // A digit rules out some in the other cell, and needs one of the rest there.
  void add_relation(const rules::Relations& relations, Cell cell,
                    const rules::Relations::Link& link) {
    for (Mask rest = masks_[cell]; rest != 0; rest &= rest - 1) {
      const Mask fitting = relations.image(link, rest & -rest) & masks_[link.other];
      Mask gone = masks_[link.other] & ~fitting;
      if (std::popcount(gone) > 1) {
        std::vector<Literal> clause{is_false(variable_of(cell, rest))};
        for (Mask left = fitting; left != 0; left &= left - 1) {
          clause.push_back(is_true(variable_of(link.other, left)));
        }
        formula_.clauses.push_back(std::move(clause));
      }
      if (cell > link.other) continue;
      for (; gone != 0; gone &= gone - 1) {
        formula_.rivals.emplace_back(variable_of(cell, rest), variable_of(link.other, gone));
      }
    }
  }

  // The variable of the lowest of the digits.
  Variable variable_of(Cell cell, Mask digits) const {
    return first_of_[cell] + std::popcount(masks_[cell] & ((digits & -digits) - 1));
  }

  // One of the combinations holds, and then each cell has a digit of it.
  bool add_cage(const Cage& cage) {
    add_places(cage.cells, false);
    std::vector<Literal> one_of_them;
    bool few = true;
    const auto visit = [&](Mask digits) {
      few = formula_.variable_count - formula_.candidates.size() < most_combinations;
      if (few) one_of_them.push_back(is_true(add_combination(cage, digits)));
      return few;
    };
    visit_combinations(static_cast<int>(cage.cells.size()), cage.total, size_, 0, visit);
    if (few) formula_.clauses.push_back(std::move(one_of_them));
    return few;
  }

  Variable add_combination(const Cage& cage, Mask digits) {
    const auto combination = static_cast<Variable>(formula_.variable_count++);
    for (const Cell cell : cage.cells) {
      std::vector<Literal> clause{is_false(combination)};
      std::vector<Variable> members;
      for (Mask left = digits; left != 0; left &= left - 1) {
        add_if_open(members, cell, lowest_digit(left));
      }
      for (const Variable member : members) clause.push_back(is_true(member));
      formula_.clauses.push_back(std::move(clause));
    }
    return combination;
  }

  // All sets of `count` digits up to `largest` with this total, until `visit` has enough.
  template <class Visit>
  static bool visit_combinations(int count, int total, int largest, Mask chosen,
                                 const Visit& visit) {
    if (count == 0) return total != 0 || visit(chosen);
    for (int digit = std::min(largest, total); digit >= count; --digit) {
      const int most = digit * count - count * (count - 1) / 2;
      if (most < total) break;
      const Mask with = chosen | mask_of(static_cast<Digit>(digit));
      if (!visit_combinations(count - 1, total - digit, digit - 1, with, visit)) return false;
    }
    return true;
  }

  const Problem& problem_;
  std::span<const Mask> masks_;
  int size_;
  std::vector<Variable> first_of_;
  Formula formula_;
};

}  // namespace

std::optional<Formula> formula_of(const Problem& problem, std::span<const Mask> masks) {
  return Builder(problem, masks).build();
}

}  // namespace nonet::learning
