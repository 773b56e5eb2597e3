// The rules of a layout beyond its houses, for the techniques: what each of them leaves its cells.
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "../general/board.h"
#include "../rules/primitive.h"
#include "../rules/rule.h"
#include "shape.h"
#include "step.h"

namespace nonet::logic {

// A rule as it comes from Python, and how its parts are looked at: together, as those of a line, or
// each for itself, as those of a rule of the whole board.
struct RulePlan {
  bool is_cage;
  bool is_whole;
  std::vector<rules::Primitive> primitives;
};

// What a person looks at in one glance: a rule, or one part of a rule of the whole board.
class Unit {
 public:
  Unit(const Board& board, int rule, bool is_cage, std::vector<rules::SharedRule> parts);

  int rule() const { return rule_; }  // its number among the rules of the layout
  // Single cages have techniques of their own.
  bool is_cage() const { return is_cage_; }
  const std::vector<Cell>& cells() const { return cells_; }

  // Takes from the masks, one per cell and none of them empty, what cannot be; false if nothing is
  // left. Cells that see each other differ.
  bool narrow(std::span<Mask> masks) const;

 private:
  struct Part {
    rules::SharedRule rule;
    std::vector<std::uint16_t> places;  // of its cells among ours
  };

  bool narrow_part(const Part& part, std::span<Mask> masks, bool& changed) const;
  bool narrow_seen(std::size_t place, std::span<Mask> masks, bool& changed) const;

  int rule_;
  bool is_cage_;
  std::vector<Cell> cells_;
  std::vector<Part> parts_;
  std::vector<std::vector<std::uint16_t>> seen_;  // of each place, those that cannot have its digit
};

// A sum that follows from complete houses and the sums of rules: what they leave over.
struct Balance {
  Unit unit;
  std::vector<int> houses;  // by their numbers in the layout
  std::vector<int> rules;
};

class Book {
 public:
  Book(int size, int cell_count, const std::vector<HousePlan>& houses,
       const std::vector<RulePlan>& plans);

  int size() const { return size_; }
  const std::vector<Unit>& units() const { return units_; }
  std::span<const int> units_of(Cell cell) const { return units_of_[cell]; }
  // The cells of a rule, none of one of the whole board.
  std::vector<Cell> cells_of(int rule) const;
  bool has_rule_at(Cell cell) const { return touched_[cell]; }
  // What a digit in a cell rules out in others by one rule alone, whatever else is known.
  std::span<const Candidate> ruled_out_by(Candidate candidate) const;
  bool rules_out(Candidate one, Candidate other) const;
  // Found when first asked for.
  const std::vector<Balance>& balances() const;

 private:
  void add_units(const std::vector<RulePlan>& plans);
  void find_balances() const;
  int house_of(std::span<const Cell> cells) const;
  void find_ruled_out() const;
  void find_ruled_out_by(const Unit& unit, const std::vector<Mask>& all, std::size_t place,
                         Digit digit) const;
  std::vector<Candidate>& out_of(Candidate candidate) const {
    return ruled_out_[candidate.cell * size_ + candidate.digit - 1];
  }

  int size_;
  std::shared_ptr<const Board> board_;
  std::vector<std::vector<Cell>> houses_;  // sorted, of the layout
  std::vector<rules::Linear> sums_;
  std::vector<int> rules_of_sums_;
  std::vector<Unit> units_;
  std::vector<std::vector<int>> units_of_;
  std::vector<bool> touched_;
  mutable std::once_flag ruled_out_once_;
  mutable std::once_flag balances_once_;
  mutable std::vector<Balance> balances_;
  mutable std::vector<std::vector<Candidate>> ruled_out_;  // sorted, by cell and digit
};

}  // namespace nonet::logic
