// The links between candidates: what a chain walks along.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "als.h"
#include "position.h"
#include "search.h"

namespace nonet::logic {

// Which links there are: of one digit in a house, between the digits of a cell, of groups of cells,
// and through almost locked sets.
struct LinkPlan {
  bool houses;
  bool cells;
  bool groups;
  bool sets;
};

// A node says: the digit is in one of the cells.
template <int W>
struct ChainNode {
  Digit digit;
  CellSet<W> cells;
  CellSet<W> peers;  // cells that see all of them
  bool single;

  bool is_weak_to(Cell cell, Digit other) const {
    return other == digit ? peers.has(cell) : single && cells.has(cell);
  }
};

// Strong: if one end is false, the other is true. Weak: if one is true, the other is false.
template <int W>
class Links {
 public:
  // After a stop some links are missing.
  Links(const Position<W>& position, LinkPlan plan, Search& search);

  const Position<W>& position() const { return position_; }
  const std::vector<ChainNode<W>>& nodes() const { return nodes_; }
  const ChainNode<W>& node(int number) const { return nodes_[number]; }
  // The number of a candidate.
  int single(Cell cell, Digit digit) const {
    return singles_[cell * position_.shape().size() + digit - 1];
  }
  const std::vector<int>& strong(int number) const { return strong_[number]; }
  std::span<const int> weak(int number) const {
    return std::span(weak_).subspan(weak_starts_[number],
                                    weak_starts_[number + 1] - weak_starts_[number]);
  }
  bool are_weak(int a, int b) const;
  // The first set that makes the strong link, if any.
  const Als<W>* set_between(int a, int b) const;

 private:
  struct Hash {
    std::size_t operator()(const CellSet<W>& cells) const { return cells.hash(); }
  };

  void add_singles();
  void add_house_links();
  void add_groups(int house, Digit digit, const CellSet<W>& places);
  void add_cell_links();
  void add_set_links(Search& search);
  void add_weak_links(Search& search);
  void add_weak_groups(int number, const std::vector<std::vector<int>>& starting);
  void add_weak_digits(int number);
  void add_weak_by_rules(int number);
  bool are_ruled_out(const ChainNode<W>& one, const ChainNode<W>& two) const;
  int node_of(Digit digit, const CellSet<W>& cells);
  int add_node(Digit digit, const CellSet<W>& cells);
  void join(int a, int b);

  const Position<W>& position_;
  LinkPlan plan_;
  std::vector<ChainNode<W>> nodes_;
  std::vector<int> singles_;                                       // by cell and digit
  std::vector<std::unordered_map<CellSet<W>, int, Hash>> groups_;  // by digit
  std::vector<std::vector<int>> strong_;
  std::vector<int> weak_;               // of all nodes, one after the other:
  std::vector<int> weak_starts_;        // of each node, where its own begin
  std::vector<std::vector<int>> sets_;  // of each node, the sets that it is an end of
};

// The plans that finders share; each is worked out once for a position.
enum class LinkSet : std::uint8_t { one_digit, pairs, plain, groups, groups_and_sets };

template <int W>
const Links<W>& links_of(const Position<W>& position, LinkSet set, Search& search);

}  // namespace nonet::logic
