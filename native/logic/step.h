// A step as data: what a technique saw, and what follows. Words and pictures are made from it.
#pragma once

#include <compare>
#include <vector>

#include "../types.h"

namespace nonet::logic {

struct Candidate {
  Cell cell;
  Digit digit;
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

// What the marked cells are in the pattern.
enum class Role : std::uint8_t {
  pattern,    // the cells that make the pattern
  house,      // a house that is looked at
  base,       // a house whose places of the digit make a fish
  cover,      // a house that takes them
  fin,        // places of a fish outside its covers
  pivot,      // the cell in the middle of a wing or a stem
  wing,       // its ends
  rectangle,  // the corners of a deadly pattern
  floor,      // its cells with nothing but the two digits
  set,        // an almost locked set or a locked set
  colour_a,   // one colour
  colour_b,   // the other colour
  cage,       // a cage that is looked at
  outside,    // cells that stick out of an area
  rule,       // the cells of a rule that is looked at
  ways,       // the open cells of a cage, with one set of digits that fills them
};

struct Mark {
  Role role;
  std::vector<Cell> cells;
  Mask digits = 0;
  int house = -1;  // its number in the layout where the mark is a house or a rule, else -1
};

// A digit in one cell, or in one of several.
struct Node {
  Digit digit;
  std::vector<Cell> cells;
};

inline Node node(Digit digit, Cell cell) {
  return {digit, {cell}};
}

// Strong: one of the two is true. Weak: one of the two is false.
struct Link {
  Node from;
  Node to;
  bool strong;
};

struct Step {
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;
  std::vector<Mark> marks;
  std::vector<Link> links;
};

// Two steps as one; without any outcome if one of them says all that the other says.
Step joined(const Step& one, const Step& other);

}  // namespace nonet::logic
