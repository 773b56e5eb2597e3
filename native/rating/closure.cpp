// Following links from an assumption, breadth first: what comes on before what goes off.
#include "closure.h"

#include <algorithm>

namespace nonet::rating {

void Closure::start(const Marks& board, Node assumption, LinkRules rules) {
  board_ = &board;
  rules_ = rules;
  current_ = open_ = board;
  on_.clear();
  off_.clear();
  on_size_ = off_size_ = on_head_ = off_head_ = 0;
  clash_ = no_node;
  clash_nodes_ = 0;
  has_nested_chains_ = false;
  advances_.clear();
  parent_pool_.clear();
  const Candidate candidate = candidate_of(assumption);
  if (is_on(assumption)) {
    add_on(candidate, no_origin, 0);
  } else {
    add_off(candidate, no_origin);
  }
}

bool Closure::run(Advancer* advancer) {
  if (is_contradictory()) return false;
  do {
    while (on_head_ < on_size_ || off_head_ < off_size_) {
      const bool goes_on = on_head_ < on_size_ ? spread_on(on_list_[on_head_++])
                                               : spread_off(off_list_[off_head_++]);
      if (!goes_on) return false;
    }
  } while (advancer && advancer->advance(*this));
  return true;
}

void Closure::add_on(Candidate on, Candidate from, Link link) {
  on_.add(on);
  on_list_[on_size_++] = on;
  on_from_[on] = from;
  on_link_[on] = link;
  nodes_[on_node(on)] = 0;
  depth_[on_node(on)] =
      from == no_origin ? 0 : static_cast<std::uint16_t>(depth_[off_node(from)] + 1);
}

void Closure::add_off(Candidate off, Candidate from) {
  off_.add(off);
  off_list_[off_size_++] = off;
  off_from_[off] = from;
  nodes_[off_node(off)] = 0;
  if (!on_.has(off)) open_.remove(off);
  if (from & advanced_origin) return;
  depth_[off_node(off)] = static_cast<std::uint16_t>(depth_[on_node(from)] + 1);
}

void Closure::begin_advance(const NestedChain& nested) {
  advances_.push_back({static_cast<std::uint32_t>(parent_pool_.size()), 0, nested});
  has_nested_chains_ |= nested.identity != 0;
}

void Closure::add_advanced(Candidate off) {
  if (off_.has(off)) return;
  Advance& advance = advances_.back();
  advance.count = static_cast<std::uint32_t>(parent_pool_.size()) - advance.first;
  std::uint16_t depth = 0;
  for (std::uint32_t i = 0; i < advance.count; ++i) {
    depth = std::max(depth, depth_[off_node(parent_pool_[advance.first + i])]);
  }
  add_off(off, static_cast<Candidate>(advanced_origin | (advances_.size() - 1)));
  depth_[off_node(off)] = static_cast<std::uint16_t>(depth + 1);
}

// Everything that shares a slot with a candidate that is on goes off.
bool Closure::spread_on(Candidate on) {
  const Membership& member = tables.membership[on];
  for (int kind = rules_.through_cells ? in_cell : in_box; kind < kind_count; ++kind) {
    const int slot = member.slot[kind];
    for (Bits rest = open_.slot[slot] & ~member.bit[kind]; rest; rest &= rest - 1) {
      const Candidate off = tables.members[slot][first_bit(rest)];
      if (on_.has(off)) {
        clash_ = off_node(off);
        clash_from_ = on;
        return false;
      }
      add_off(off, on);
    }
  }
  return true;
}

// The other candidate of a slot with two comes on.
bool Closure::spread_off(Candidate off) {
  const Membership& member = tables.membership[off];
  for (int kind = rules_.through_cells ? in_cell : in_box; kind < kind_count; ++kind) {
    const int slot = member.slot[kind];
    const Bits bits = current_.slot[slot];
    if (size_of(bits) != 2) continue;
    const Candidate on = tables.members[slot][first_bit(bits & ~member.bit[kind])];
    const Link link = static_cast<Link>(kind << 9 | (board_->slot[slot] & ~bits));
    if (off_.has(on)) {
      clash_ = on_node(on);
      clash_from_ = off;
      clash_link_ = link;
      return false;
    }
    if (!on_.has(on)) add_on(on, off, link);
  }
  if (rules_.dynamic) {
    current_.remove(off);
    open_.remove(off);
  }
  return true;
}

template <class Start>
int Closure::count_ancestors(Node self, Start start) const {
  std::array<std::uint64_t, (node_count + 63) / 64> seen{};
  std::array<Node, node_count> stack;
  int size = 0, count = 1;
  const auto push = [&](Node node) {
    std::uint64_t& word = seen[node >> 6];
    const std::uint64_t mask = std::uint64_t{1} << (node & 63);
    if (word & mask) return;
    word |= mask;
    ++count;
    stack[size++] = node;
  };
  seen[self >> 6] |= std::uint64_t{1} << (self & 63);
  start(push);
  while (size) each_parent(stack[--size], push);
  return count;
}

int Closure::count_nodes(Node node) const {
  if (!nodes_[node]) {
    nodes_[node] = static_cast<std::uint16_t>(
        count_ancestors(node, [&](auto& push) { each_parent(node, push); }));
  }
  return nodes_[node];
}

int Closure::count_clash_nodes() const {
  if (!clash_nodes_) {
    clash_nodes_ = static_cast<std::uint16_t>(
        count_ancestors(clash_, [&](auto& push) { each_clash_parent(push); }));
  }
  return clash_nodes_;
}

int Closure::cause_slot(Node node) const {
  const Candidate candidate = candidate_of(node);
  if (on_from_[candidate] == no_origin) return no_slot;
  return tables.membership[candidate].slot[on_link_[candidate] >> 9];
}

int Closure::clash_cause_slot() const {
  return tables.membership[candidate_of(clash_)].slot[clash_link_ >> 9];
}

const NestedChain& Closure::nested(Node node) const {
  static const NestedChain none;
  if (is_on(node)) return none;
  const Candidate from = off_from_[candidate_of(node)];
  if (from == no_origin || !(from & advanced_origin)) return none;
  return advances_[from & ~advanced_origin].nested;
}

}  // namespace nonet::rating
