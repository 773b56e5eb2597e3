// The general engine: any board, by propagation and guessing.
#pragma once

#include <vector>

#include "board.h"
#include "engine.h"

namespace nonet {

// A search that can be left and taken up again between two solutions.
class Search {
 public:
  explicit Search(const Problem& problem);

  enum class Event : std::uint8_t { solution, exhausted, budget, stopped };
  // Goes on to the next solution, or until `nodes` more nodes are spent.
  Event next(Control& control, std::uint64_t nodes);

  std::span<const Digit> solution() const { return solution_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Level {
    std::vector<Mask> candidates;
    Cell cell;
    Mask untried;
  };

  bool propagate(std::vector<Mask>& candidates) const;
  bool cages_hold(const std::vector<Mask>& candidates) const;
  bool branch(std::vector<Mask> candidates);

  const Board& board_;
  std::vector<Cage> cages_;
  std::vector<Level> levels_;
  std::vector<Digit> solution_;
  std::uint64_t nodes_ = 0;
  bool solution_at_root_ = false;
};

Outcome search(const Problem& problem, const Limits& limits, Control& control);

}  // namespace nonet
