// How short a chain from a candidate back to itself can be: sets that grow level by level, without
// a thought for the way. Most candidates have none, and need no search for it.
#pragma once

#include "chain_graph.h"

namespace nonet::rating {

// Lengths count nodes, on and off alternately; 0 where no chain is as short as `longest`.
template <int words>
class ChainReach {
 public:
  using Graph = ChainGraph<words>;
  using Set = NumberSet<words>;

  explicit ChainReach(const Graph& graph) : graph_(graph) {}

  // From "source is on" to "source is off".
  int find_refutation(Candidate source, int longest) const {
    if (longest < 4) return 0;
    if (!graph_.has_number(source)) {
      const Set sights = graph_.weak_of(source);
      return find_meeting(graph_.next_of(sights), {}, sights, longest);
    }
    const int number = graph_.number(source);
    Set front = graph_.next(number), reached;
    front.remove(number);
    reached.add(number);
    return find_meeting(front, reached, graph_.weak(number), longest);
  }

  // From "number is off" to "number is on".
  int find_proof(int number, int longest) const {
    if (longest < 4) return 0;
    Set sights, reached;
    for (const int closer : graph_.strong(number)) sights |= graph_.weak(closer);
    reached.add(number);
    return find_meeting(graph_.strong_set(number), reached, sights, longest);
  }

  // From "number is on" round to itself, closed by its strong link with the closer. The original
  // may have no such cycle, but none that is shorter. The same with both exchanged: whatever leads
  // round one way leads round the other way, too.
  int find_cycle(int number, int closer, int longest) const {
    Set front, reached;
    front.add(number);
    for (int nodes = 4; nodes <= longest && !front.empty(); nodes += 2) {
      reached |= front;
      const Set before = front;
      front = step(front);
      front.subtract(reached);
      drop_what_needs(closer, before, front);
      if (front.meets(graph_.weak(closer))) return nodes;
    }
    return 0;
  }

 private:
  int find_meeting(Set front, Set reached, const Set& sights, int longest) const {
    for (int nodes = 4; !front.empty(); nodes += 2) {
      if (front.meets(sights)) return nodes;
      if (nodes + 2 > longest) return 0;
      reached |= front;
      front = step(front);
      front.subtract(reached);
    }
    return 0;
  }

  Set step(const Set& front) const {
    Set next;
    front.each([&](int number) { next |= graph_.next(number); });
    return next;
  }

  // A cycle must not go through the closer on its way: takes from `front` what comes on after
  // `before` only because the closer goes off.
  void drop_what_needs(int closer, const Set& before, Set& front) const {
    for (const int number : graph_.strong(closer)) {
      if (front.has(number) && !has_other_way(number, closer, before)) front.remove(number);
    }
  }

  bool has_other_way(int number, int closer, const Set& before) const {
    for (const int off : graph_.strong(number)) {
      if (off != closer && graph_.weak(off).meets(before)) return true;
    }
    return false;
  }

  const Graph& graph_;
};

}  // namespace nonet::rating
