// An automaton along a number of cells, unrolled into a decision diagram.
#pragma once

#include <cstdint>
#include <optional>

#include "../bitset.h"
#include "../table.h"
#include "primitive.h"
#include "rule.h"

namespace nonet::rules {

// Layer n has the states that n digits can lead to and from which the rest can be accepted; states
// with the same future are one node. An arc has all digits that lead from one node to another:
//
//     layer 0      layer 1      layer 2      layer 3
//        o --1--> o --12--> o ---345--> o
//          \-234-> o --1----^
//
// The nodes of a layer are a set in whole words, so that most layers are a single one.
class Diagram {
 public:
  // Nothing if it would have too many arcs.
  static std::optional<Diagram> of(const Machine& machine, int length);

  int length() const { return static_cast<int>(layers_.size()); }
  int arc_count() const { return static_cast<int>(arcs_.size()); }

  // Keeps in each mask the digits of words that the masks allow; false if there is none.
  bool narrow(std::span<Mask> masks) const;

 private:
  struct Arc {
    Mask digits;
    std::uint32_t target;
  };
  struct Layer {
    std::uint32_t first_node;  // in `arcs_of_`
    std::uint32_t node_count;
    std::uint32_t first_word;  // of its set among all sets
  };

  bool run_forward(std::span<const Mask> masks, std::span<Word> reached) const;
  void run_backward(std::span<Mask> masks, std::span<Word> reached) const;
  std::span<const Arc> arcs_of(std::uint32_t node) const {
    return {arcs_.data() + arc_starts_[node], arcs_.data() + arc_starts_[node + 1]};
  }

  friend class DiagramBuilder;

  std::vector<Layer> layers_;  // all but the last, which has one node
  std::vector<std::uint32_t> arc_starts_{0};
  std::vector<Arc> arcs_;
  std::uint32_t word_count_ = 0;  // of all sets
};

// `diagram` has as many layers as there are cells.
RulePointer make_automaton(std::vector<Cell> cells, std::shared_ptr<const Diagram> diagram);

// For those that are too big: looks no further than the first open cell.
RulePointer make_walk(std::vector<Cell> cells, std::shared_ptr<const Machine> machine);

}  // namespace nonet::rules
