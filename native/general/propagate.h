// What follows from the candidates as they are: the consequences of every change, to a fixpoint.
#pragma once

#include <array>
#include <vector>

#include "../rules/rules.h"
#include "board.h"
#include "sums.h"
#include "trace.h"

namespace nonet {

// What is known at some point of a search. The same candidates twice, by cell and by digit:
//
//     candidates   a mask of digits for each cell
//     places       a set of cells for each digit, `set_words` of the board long
//     settled      the digits that are in their place, for each house
struct Position {
  explicit Position(const Board& board)
      : candidates(board.cell_count()),
        settled(board.houses().row_count()),
        places(static_cast<std::size_t>(board.size()) * board.set_words()) {}

  std::vector<Mask> candidates;
  std::vector<Mask> settled;
  std::vector<Word> places;
  int open = 0;  // cells with more than one candidate
};

// Which digits have at least one, two and three places among some cells.
struct Seen {
  Mask once = 0;
  Mask twice = 0;
  Mask thrice = 0;

  void add(Mask mask) {
    thrice |= twice & mask;
    twice |= once & mask;
    once |= mask;
  }
};

inline Seen look_at(const Mask* candidates, std::span<const Cell> cells) {
  Seen seen;
  constexpr int most_common = 9;  // of all sizes: a loop that the compiler can unroll
  if (cells.size() == most_common) {
    for (int n = 0; n < most_common; ++n) seen.add(candidates[cells[n]]);
  } else {
    for (const Cell cell : cells) seen.add(candidates[cell]);
  }
  return seen;
}

// Works on one position, that the search owns and swaps. Cheap rules come first; a rule runs only
// when no cheaper one has anything left to say, and then for all that waits (but for one sum at a
// time, as they are dear):
//
//     singles   a cell with one candidate takes it from its peers
//     relations pairs of cells whose digits depend on each other
//     houses    a digit with one place in a complete house goes there
//     rules     all others that the layout has, cheap ones first
//     sums      cages and what follows from several of them
//     leftovers sets of cells that hold the same digits
//     overlaps  a digit that fits in a house only where it overlaps another
//     pairs     a digit with two places in a house leaves the cells that see both
//
// Relations and rules are there only where `RuleSet` is not `NoRules`.
template <class Watcher, class RuleSet = NoRules>
class Propagator {
 public:
  static constexpr bool has_rules = !std::is_same_v<RuleSet, NoRules>;

  Propagator(const Board& board, const Sums& sums, const RuleSet& rules, Watcher& watcher);

  // From now on works on this position, which must stay where it is.
  void attach(Position& position) {
    position_ = &position;
    candidates_ = position.candidates.data();
    places_ = position.places.data();
  }

  // Loads a puzzle into the attached position and draws all conclusions; false if there is a
  // contradiction, as in all that follows.
  bool load(std::span<const Digit> givens, std::span<const Mask> allowed);
  bool place(Cell cell, Mask digit) { return settle(keep(cell, digit)); }
  bool remove(Cell cell, Mask digits) { return settle(drop(cell, digits)); }
  bool renew_sums();   // the sums have become more
  bool add_derived();  // from now on looks at derived sums, too
  bool has_derived() const {
    if constexpr (has_rules) return rules_.with_derived().count() > list_->count();
    return false;
  }
  // The cells of the rule that led to the last contradiction.
  std::span<const Cell> culprit() const { return culprit_; }

 private:
  bool settle(bool consistent);
  void forget();
  bool run();
  // Each digit that was placed has left its peers, so a full board has no house left to look at.
  bool is_done() const {
    if constexpr (has_rules) {
      return position_->open == 0 && rules_agenda_.empty() && linked_.empty();
    }
    return position_->open == 0 && sums_.empty();
  }

  bool keep(Cell cell, Mask digits) { return drop(cell, ~digits); }
  bool drop(Cell cell, Mask digits) {
    const Mask gone = candidates_[cell] & digits;
    if (gone == 0) return true;
    for (Mask rest = gone; rest != 0; rest &= rest - 1) {
      places_of(rest)[cell / word_bits] &= ~(Word{1} << (cell % word_bits));
    }
    changed_.add(cell);
    return strike(cell, gone);
  }
  // Notes that a changed cell has lost candidates, which are gone from the places already.
  bool strike(Cell cell, Mask gone) {
    const Mask left = candidates_[cell] ^= gone;
    houses_.add(board_.house_marks(cell));
    if constexpr (has_rules) {
      linked_.add(static_cast<int>(cell));
      rules_agenda_.add(list_->marks(cell));
    } else {
      if (!sums_.empty()) sums_agenda_.add(sums_.marks(cell));
    }
    if ((left & (left - 1)) == 0) {
      if (left == 0) return false;
      singles_[single_count_++] = cell;
    }
    return true;
  }
  // Where the lowest of the digits can be.
  Word* places_of(Mask digits) const {
    return places_ + std::countr_zero(digits) * board_.set_words();
  }
  bool drop_from(std::span<const Cell> cells, Mask digits);
  bool drop_from_peers(std::span<const Cell> cells, Mask digit);
  Mask union_of(std::span<const Cell> cells) const;

  void open_cells(std::span<const Digit> givens);
  bool load_givens(std::span<const Digit> givens);
  bool load_cells(std::span<const Digit> givens);
  bool allow(std::span<const Mask> allowed);
  Mask digits_at(Cell cell) const;
  bool plan_leftovers();
  bool plan_overlaps();
  bool run_singles();
  bool scan_house(int house);
  int find_place(int house, Mask digits) const;
  bool scan_overlap(int number);
  bool scan_leftover(int pair);
  bool scan_pairs(int house);
  bool scan_sum(int number);
  bool drop_required(std::span<const Cell> cells, Mask digit);
  bool follow_links(Cell cell);
  bool scan_conflicts(int house);
  bool drop_common_conflicts(std::span<const Cell> cells, Mask digit);
  bool scan_rule(int number);

  const Board& board_;
  const Sums& sums_;
  const RuleSet& rules_;
  Watcher& watcher_;
  Position* position_ = nullptr;
  Mask* candidates_ = nullptr;  // of the position
  Word* places_ = nullptr;
  std::vector<Cell> singles_;  // room for all cells: each becomes single once
  int single_count_ = 0;
  Agenda houses_, overlaps_, leftovers_, pairs_, sums_agenda_;
  // What the dearer rules will have to look at, once the cheap ones are through; many boards never
  // need them.
  Agenda changed_;  // cells whose leftovers wait
  Agenda scanned_;  // houses whose overlaps and pairs wait
  Agenda linked_;   // cells whose relations wait
  Agenda rules_agenda_;
  const rules::RuleList* list_ = nullptr;
  std::vector<Mask> rule_masks_;  // room for the cells of a rule
  std::vector<Word> common_;      // room for a set of candidates
  std::span<const Cell> culprit_;
  std::array<Cell, 2> culprit_pair_;
};

}  // namespace nonet
