// What rules are made of: the primitives of `core/primitives.py`, as they come from Python.
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "../types.h"

namespace nonet::rules {

struct Allowed {
  Cell cell;
  Mask mask;
};

struct Different {
  std::vector<Cell> cells;
};

// least <= sum of coefficient * digit <= most
struct Linear {
  std::vector<Cell> cells;
  std::vector<int> coefficients;
  int least;
  int most;
};

// table[d - 1] are the digits that `second` may have when `first` is d.
struct Relation {
  Cell first;
  Cell second;
  std::vector<Mask> table;
};

// Deterministic; moves[state * size + d - 1] is the next state, negative where the word is lost.
struct Machine {
  int size;
  int start;
  std::vector<std::uint8_t> accepting;  // one per state
  std::vector<std::int32_t> moves;

  int state_count() const { return static_cast<int>(accepting.size()); }
};

// The digits along the cells are a word of the machine.
struct Automaton {
  std::vector<Cell> cells;
  std::shared_ptr<const Machine> machine;
};

// Each digit stands there at least as often as it is listed.
struct AtLeast {
  std::vector<Cell> cells;
  std::vector<Digit> digits;
};

// Each digit d that stands there stands there d times.
struct Counted {
  std::vector<Cell> cells;
};

// Different digits without a gap.
struct Consecutive {
  std::vector<Cell> cells;
};

struct Primitive;

// At least one branch holds, with all that is in it.
struct OneOf {
  std::vector<std::vector<Primitive>> branches;
};

struct Primitive : std::variant<Allowed, Different, Linear, Relation, Automaton, AtLeast, Counted,
                                Consecutive, OneOf> {
  using variant::variant;
};

}  // namespace nonet::rules
