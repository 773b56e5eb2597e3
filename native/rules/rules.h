// All rules of a layout beyond its houses, compiled once for all puzzles on it.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "../bitset.h"
#include "../engine.h"
#include "../general/board.h"
#include "primitive.h"
#include "relations.h"
#include "rule.h"

namespace nonet {
namespace rules {

// Rules, cheap ones first, and those of each cell.
class RuleList {
 public:
  RuleList() = default;
  RuleList(int cell_count, std::vector<SharedRule> rules);

  int count() const { return static_cast<int>(rules_.size()); }
  const Rule& operator[](int number) const { return *rules_[number]; }
  std::span<const Mark> marks(Cell cell) const { return marks_[cell]; }
  const std::vector<SharedRule>& rules() const { return rules_; }

 private:
  std::vector<SharedRule> rules_;
  Marks marks_;
};

// Each primitive as a rule of its own, but those that say nothing.
std::vector<SharedRule> compile_each(const Board& board, std::span<const Primitive> primitives);

}  // namespace rules

// What a board needs to know of them: which cells cannot hold the same digit.
//
//     primitives -> houses, pairs -> Board
//                \-> relations, rules, allowed -> Rules
class Rules {
 public:
  // Whatever can be said in a simpler way is: sums of two cells are relations, relations that only
  // forbid the same digit are pairs, and so on.
  struct Sorted {
    Sorted(int size, int cell_count, std::span<const Cage> cages,
           std::span<const rules::Primitive> primitives);

    int size;
    std::vector<Mask> allowed;
    std::vector<std::vector<Cell>> houses;
    std::vector<CellPair> pairs;
    std::vector<CellPair> equals;
    rules::Relations::Pairs relations;
    std::vector<rules::Linear> sums;  // of three cells and more
    std::vector<rules::Linear> short_sums;
    std::vector<rules::Primitive> others;
    bool impossible = false;
  };

  Rules(const Board& board, const Sorted& sorted);
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  std::span<const Mask> allowed() const { return allowed_; }
  const rules::Relations& relations() const { return relations_; }
  const rules::Conflicts& conflicts() const { return conflicts_; }

  // Whether there are sums of several cells or sets of digits without a gap.
  bool has_sums() const { return has_sums_; }
  bool has_choices() const { return has_choices_; }  // one of several rules

  const rules::RuleList& own() const { return own_; }
  // With the sums that follow from others; made when they are first asked for.
  const rules::RuleList& with_derived() const;

 private:
  const Board& board_;
  std::vector<Mask> allowed_;
  rules::Relations relations_;
  rules::Conflicts conflicts_;
  std::vector<rules::Linear> sums_;  // also those of two cells
  bool has_sums_;
  bool has_choices_;
  rules::RuleList own_;
  mutable std::once_flag derived_once_;
  mutable rules::RuleList with_derived_;
};

// A board without any; a search on it pays nothing for those that might be.
struct NoRules {};
inline constexpr NoRules no_rules;

}  // namespace nonet
