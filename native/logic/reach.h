// What every claim leads to along the links, for all of them at once.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "links.h"
#include "search.h"

namespace nonet::logic {

// A node with what is claimed of it.
struct Claim {
  int node;
  bool is_true;
};

// Claims that lead to each other are one component; components are numbered so that each leads to
// lower numbers only. So one pass over them in order tells what each leads to, for a block of nodes
// at a time:
//
//     rows_   component 0: a bit for each node of the block | component 1: ... |
template <int W>
class Reach {
 public:
  static constexpr int block = 512;
  using Row = std::array<std::uint64_t, block / 64>;

  explicit Reach(const Links<W>& links);

  static int number(Claim claim) { return 2 * claim.node + claim.is_true; }
  // Of each claim, by its number.
  const std::vector<int>& components() const { return component_; }
  int node_count() const { return static_cast<int>(component_.size() / 2); }

  // Works out which claims lead to the nodes from `first` on being true (or being false).
  void look_at(int first, bool is_true);
  // The nodes of the block that this claim leads to, itself included.
  const Row& row(Claim claim) const { return rows_[component_[number(claim)]]; }
  // Adds the nodes of the block that all of these lead to, each being true.
  void add_common(std::span<const int> starts, Row& ends) const {
    Row common = row({starts.front(), true});
    for (int start : starts.subspan(1)) {
      const Row& other = row({start, true});
      for (std::size_t word = 0; word < common.size(); ++word) common[word] &= other[word];
    }
    for (std::size_t word = 0; word < common.size(); ++word) ends[word] |= common[word];
  }
  static bool has(const Row& row, int bit) { return (row[bit / 64] >> (bit % 64) & 1) != 0; }

 private:
  static Claim claim(int number) { return {number / 2, number % 2 == 1}; }
  std::span<const int> next(Claim claim) const {
    return claim.is_true ? links_.weak(claim.node) : std::span(links_.strong(claim.node));
  }
  class Components;
  void join_links(const std::vector<int>& members);

  const Links<W>& links_;
  std::vector<int> component_;  // of each claim
  int component_count_ = 0;
  std::vector<int> starts_;  // of each component: where its links begin in links_to_
  std::vector<int> links_to_;
  std::vector<Row> rows_;
};

// Calls `see(first)` for block after block of nodes, until the time is up.
template <int W, typename See>
void for_each_block(Reach<W>& reach, bool is_true, Search& search, const See& see) {
  for (int first = 0; first < reach.node_count() && !search.done_now(); first += Reach<W>::block) {
    reach.look_at(first, is_true);
    see(first);
  }
}

// The candidates that are false if they are true: whatever a chain or a loop of these links rules
// out is one of them. Worked out once for a position.
struct Refuted {
  std::vector<bool> nodes;
  std::vector<int> components;  // of each claim
  bool any;
};

template <int W>
const Refuted& refuted_by(const Position<W>& position, LinkSet set, Search& search);

}  // namespace nonet::logic
