// Clauses, and which of them to look at when a literal becomes false.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "groups.h"

namespace nonet::learning {

// A variable that is true (even) or false (odd).
using Literal = std::uint32_t;

constexpr Literal is_true(Variable variable) {
  return 2 * variable;
}
constexpr Literal is_false(Variable variable) {
  return 2 * variable + 1;
}
constexpr Literal opposite(Literal literal) {
  return literal ^ 1;
}
constexpr Variable variable_of(Literal literal) {
  return literal >> 1;
}
constexpr bool says_false(Literal literal) {
  return (literal & 1) != 0;
}

using Clause = std::uint32_t;  // where it begins in the store

// All clauses lie in one block. The first two literals of each are watched: as long as both can be
// true, nobody has to look at the clause.
//
//     | size | levels | used | literal | literal | literal | size | levels | ...
//                              watched   watched
//
// `levels` is the number of decision levels that the literals were on, a measure of how little a
// clause is worth; clauses that belong to the puzzle have 0 and are never dropped.
class Clauses {
 public:
  struct Watch {
    Clause clause;
    Literal other;  // some literal of the clause: if it is true, the clause is
  };

  static constexpr std::uint32_t precious = 2;  // never dropped with so few levels

  explicit Clauses(std::size_t variable_count) : watches_(2 * variable_count) {}

  Clause add(std::span<const Literal> literals, std::uint32_t levels);

  std::span<Literal> literals(Clause clause) { return {&words_[clause + 3], words_[clause]}; }
  std::span<const Literal> literals(Clause clause) const {
    return {&words_[clause + 3], words_[clause]};
  }
  std::uint32_t& levels(Clause clause) { return words_[clause + 1]; }
  void note_use(Clause clause) { words_[clause + 2] = just_used; }

  // The clauses that watch for this literal to become true, which makes one of theirs false.
  std::vector<Watch>& watches(Literal literal) { return watches_[literal]; }
  void watch(Literal literal, Watch watch) { watches_[opposite(literal)].push_back(watch); }

  // Drops most of what was of little use lately, except what `is_needed`.
  template <class IsNeeded>
  void drop_useless(IsNeeded is_needed) {
    std::vector<Clause> useless;
    for (const Clause clause : all_) {
      if (!is_worth_keeping(clause) && !is_needed(clause)) useless.push_back(clause);
    }
    drop_worst(useless);
  }
  // Where a clause is after `drop_useless`; valid until the next clause is added.
  Clause moved(Clause clause) const { return old_words_[clause + 2]; }

 private:
  static constexpr std::uint32_t just_used = 2;  // counts down from here

  std::uint32_t& used(Clause clause) { return words_[clause + 2]; }
  bool is_worth_keeping(Clause clause);
  void drop_worst(std::vector<Clause>& useless);
  void move_the_rest();

  std::vector<std::uint32_t> words_;
  std::vector<std::uint32_t> old_words_;  // before the last drop; `used` tells the new place
  std::vector<Clause> all_;
  std::vector<std::vector<Watch>> watches_;
};

}  // namespace nonet::learning
