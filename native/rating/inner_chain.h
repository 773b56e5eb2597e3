// What a chain on an assumed board hands over to the closure that made the assumption.
#pragma once

#include <vector>

#include "closure.h"
#include "hint.h"

namespace nonet::rating {

// The parents of an inner chain: what the assumption removed from the slots that its links use.
class RuleParents {
 public:
  explicit RuleParents(const Closure& closure) : closure_(closure) {}

  void clear() {
    seen_.clear();
    list_.clear();
  }

  void add_slot(int slot) {
    Bits gone = closure_.board().slot[slot] & ~closure_.assumed().slot[slot];
    for (; gone; gone &= gone - 1) {
      const Candidate parent = tables.members[slot][first_bit(gone)];
      if (seen_.has(parent)) continue;
      seen_.add(parent);
      list_.push_back(parent);
    }
  }

  const std::vector<Candidate>& list() const { return list_; }

 private:
  const Closure& closure_;
  CandidateSet seen_;
  std::vector<Candidate> list_;
};

// Tells chains apart by all their nodes, in order.
class Identity {
 public:
  void add(std::uint64_t item) {
    value_ = (value_ ^ (item + 1)) * 0x9e3779b97f4a7c15u;
    value_ ^= value_ >> 29;
  }
  std::uint64_t value() const { return value_ | 1; }

 private:
  std::uint64_t value_ = 0x243f6a8885a308d3u;
};

constexpr std::uint64_t next_target = node_count;  // parts the targets of one chain

inline void add_removals(Closure& closure, const RuleParents& parents, const NestedChain& chain,
                         std::span<const Removal> removals) {
  closure.begin_advance(chain);
  for (const Candidate parent : parents.list()) closure.add_parent(parent);
  for (const Removal& removal : removals) {
    for (Bits rest = removal.digits; rest; rest &= rest - 1) {
      closure.add_advanced(candidate_of(removal.cell, first_bit(rest)));
    }
  }
}

}  // namespace nonet::rating
