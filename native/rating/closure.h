// All that follows from one assumption, and for each consequence what it follows from.
#pragma once

#include <span>
#include <vector>

#include "candidate_set.h"
#include "grid.h"

namespace nonet::rating {

// A candidate that is on or off: 0..728 on, 729..1457 off.
using Node = std::uint16_t;

constexpr int node_count = 2 * candidate_count;

constexpr Node on_node(Candidate candidate) {
  return candidate;
}
constexpr Node off_node(Candidate candidate) {
  return static_cast<Node>(candidate_count + candidate);
}
constexpr bool is_on(Node node) {
  return node < candidate_count;
}
constexpr Candidate candidate_of(Node node) {
  return is_on(node) ? node : static_cast<Candidate>(node - candidate_count);
}

// A chain on the assumed board that proved a removal: it counts once wherever it recurs.
struct NestedChain {
  std::uint64_t identity = 0;  // of all its nodes in order; 0 where there is no chain
  int nodes = 0;
};

// How a closure goes on where plain links end: it removes further candidates.
class Closure;
class Advancer {
 public:
  virtual ~Advancer() = default;
  // Adds what can be removed on the assumed board; false where that is nothing.
  virtual bool advance(Closure& closure) = 0;
};

struct LinkRules {
  bool through_cells = true;  // else within one digit only
  bool dynamic = false;       // removed candidates make new strong links
};

class Closure {
 public:
  void start(const Marks& board, Node assumption, LinkRules rules);

  // Follows all links; false at a contradiction. May be called again with an advancer that knows
  // more: all that was found stays.
  bool run(Advancer* advancer);

  bool has(Node node) const { return set(node).has(candidate_of(node)); }
  const CandidateSet& on() const { return on_; }
  const CandidateSet& off() const { return off_; }
  // In the order in which they were found.
  std::span<const Candidate> on_list() const { return {on_list_.data(), on_size_}; }
  std::span<const Candidate> off_list() const { return {off_list_.data(), off_size_}; }

  // A contradiction is a node that was found although its opposite holds: it has parents of its
  // own and is none of the nodes above.
  bool is_contradictory() const { return clash_ != no_node; }
  Node clash() const { return clash_; }

  // The board before the assumption, and with all that was removed by it.
  const Marks& board() const { return *board_; }
  const Marks& assumed() const { return current_; }

  // Removals of an advancer that rest on candidates that are off already.
  void begin_advance(const NestedChain& nested);
  void add_parent(Candidate off) { parent_pool_.push_back(off); }
  void add_advanced(Candidate off);

  // No less than this many nodes lead to the node, itself included.
  int least_nodes(Node node) const { return depth_[node] + 1; }
  // Exactly so many; nested chains not counted.
  int count_nodes(Node node) const;
  int count_clash_nodes() const;

  template <class Visit>
  void each_parent(Node node, Visit visit) const;
  template <class Visit>
  void each_clash_parent(Visit visit) const;

  // The slot that made a node come on; no_slot for the assumption itself.
  int cause_slot(Node node) const;
  int clash_cause_slot() const;
  const NestedChain& nested(Node node) const;
  bool has_nested_chains() const { return has_nested_chains_; }

  static constexpr Node no_node = 0xffff;
  static constexpr int no_slot = -1;

 private:
  // How a node came on: the slot with two candidates (which of the four), and the positions of
  // that slot that had been removed before: they are its hidden parents.
  //
  //   bit 10 9 | 8 . . . . . . . 0
  //       kind | removed positions
  using Link = std::uint16_t;

  struct Advance {
    std::uint32_t first, count;  // parents in the pool
    NestedChain nested;
  };

  static constexpr Candidate no_origin = 0xffff;
  static constexpr Candidate advanced_origin = 0x8000;  // or-ed with the index of the advance

  const CandidateSet& set(Node node) const { return is_on(node) ? on_ : off_; }
  bool spread_on(Candidate on);
  bool spread_off(Candidate off);
  void add_on(Candidate on, Candidate from, Link link);
  void add_off(Candidate off, Candidate from);
  template <class Visit>
  void each_link_parent(Candidate on, Candidate from, Link link, Visit visit) const;
  template <class Start>
  int count_ancestors(Node self, Start start) const;

  const Marks* board_ = nullptr;
  LinkRules rules_;
  Marks current_;  // without the candidates that are off and dealt with
  Marks open_;     // those of them that are not known to be off yet, or contradictory
  CandidateSet on_, off_;
  std::size_t on_size_ = 0, off_size_ = 0, on_head_ = 0, off_head_ = 0;
  std::array<Candidate, candidate_count> on_list_, off_list_;
  std::array<Candidate, candidate_count> on_from_, off_from_;
  std::array<Link, candidate_count> on_link_;
  std::array<std::uint16_t, node_count> depth_;
  mutable std::array<std::uint16_t, node_count> nodes_;  // memory of count_nodes, 0 = not known
  Node clash_ = no_node;
  Candidate clash_from_ = no_origin;
  Link clash_link_ = 0;
  mutable std::uint16_t clash_nodes_ = 0;
  bool has_nested_chains_ = false;
  std::vector<Advance> advances_;
  std::vector<Candidate> parent_pool_;
};

template <class Visit>
void Closure::each_link_parent(Candidate on, Candidate from, Link link, Visit visit) const {
  visit(off_node(from));
  const int slot = tables.membership[on].slot[link >> 9];
  for (Bits rest = link & 0x1ff; rest; rest &= rest - 1) {
    visit(off_node(tables.members[slot][first_bit(rest)]));
  }
}

template <class Visit>
void Closure::each_parent(Node node, Visit visit) const {
  const Candidate candidate = candidate_of(node);
  if (is_on(node)) {
    if (on_from_[candidate] == no_origin) return;
    each_link_parent(candidate, on_from_[candidate], on_link_[candidate], visit);
    return;
  }
  const Candidate from = off_from_[candidate];
  if (from == no_origin) return;
  if (!(from & advanced_origin)) return visit(on_node(from));
  const Advance& advance = advances_[from & ~advanced_origin];
  for (std::uint32_t i = 0; i < advance.count; ++i) {
    visit(off_node(parent_pool_[advance.first + i]));
  }
}

template <class Visit>
void Closure::each_clash_parent(Visit visit) const {
  if (is_on(clash_)) {
    each_link_parent(candidate_of(clash_), clash_from_, clash_link_, visit);
  } else {
    visit(on_node(clash_from_));
  }
}

}  // namespace nonet::rating
