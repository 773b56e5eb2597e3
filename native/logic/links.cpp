#include "links.h"

#include <algorithm>

#include "book.h"
#include "widths.h"

namespace nonet::logic {

template <int W>
Links<W>::Links(const Position<W>& position, LinkPlan plan, Search& search)
    : position_(position),
      plan_(plan),
      singles_(position.shape().cell_count() * position.shape().size(), -1) {
  add_singles();
  if (plan.houses) add_house_links();
  if (plan.cells) add_cell_links();
  if (plan.sets) add_set_links(search);
  if (plan.sets) sets_.resize(nodes_.size());
  add_weak_links(search);
}

template <int W>
bool Links<W>::are_weak(int a, int b) const {
  const ChainNode<W>& one = nodes_[a];
  const ChainNode<W>& two = nodes_[b];
  if (are_ruled_out(one, two)) return true;
  if (one.digit == two.digit) return two.cells.within(one.peers);
  return plan_.cells && one.single && two.single && one.cells == two.cells;
}

// Whether a rule lets only one of the two stand.
template <int W>
bool Links<W>::are_ruled_out(const ChainNode<W>& one, const ChainNode<W>& two) const {
  const Book* book = position_.shape().book();
  return book && plan_.houses && plan_.cells && one.single && two.single &&
         book->rules_out({one.cells.first(), one.digit}, {two.cells.first(), two.digit});
}

template <int W>
const Als<W>* Links<W>::set_between(int a, int b) const {
  if (sets_.empty()) return nullptr;
  for (auto one = sets_[a].begin(), two = sets_[b].begin();
       one != sets_[a].end() && two != sets_[b].end();) {
    if (*one == *two) return &sets_of(position_)[*one];
    ++(*one < *two ? one : two);
  }
  return nullptr;
}

template <int W>
void Links<W>::add_singles() {
  for (Cell cell : position_.empty_cells()) {
    for (Digit digit : Digits(position_.candidates(cell))) {
      singles_[cell * position_.shape().size() + digit - 1] = add_node(digit, CellSet<W>(cell));
    }
  }
}

template <int W>
void Links<W>::add_house_links() {
  const auto& houses = position_.shape().houses();
  for (std::size_t number = 0; number < houses.size(); ++number) {
    const int house = static_cast<int>(number);
    if (!houses[number].complete) continue;
    for (Digit digit = 1; digit <= position_.shape().size(); ++digit) {
      const Mask mask = position_.places(house, digit);
      if (std::popcount(mask) < 2) continue;
      const CellSet<W> places = position_.cells_at(house, mask);
      if (std::popcount(mask) == 2) {
        join(node_of(digit, CellSet<W>(places.first())),
             node_of(digit, places - CellSet<W>(places.first())));
      } else if (plan_.groups) {
        add_groups(house, digit, places);
      }
    }
  }
}

// The part of the places that another house holds, and the rest, if that is one cell or a part that
// some other house holds.
template <int W>
void Links<W>::add_groups(int house, Digit digit, const CellSet<W>& places) {
  std::set<CellSet<W>> parts;
  for (Cell cell : places) {
    for (Spot spot : position_.shape().spots(cell)) {
      const CellSet<W> part = places & position_.shape().house(spot.house).set;
      if (spot.house != house && part.count() > 1 && !(part == places)) parts.insert(part);
    }
  }
  for (const CellSet<W>& part : parts) {
    const CellSet<W> rest = places - part;
    if (rest.count() == 1 || position_.shape().common_houses(rest).size() > 1) {
      join(node_of(digit, part), node_of(digit, rest));
    }
  }
}

template <int W>
void Links<W>::add_cell_links() {
  for (Cell cell : position_.cells_with_count(2)) {
    const Mask digits = position_.candidates(cell);
    join(single(cell, lowest_digit(digits)), single(cell, lowest_digit(digits & (digits - 1))));
  }
}

template <int W>
void Links<W>::add_set_links(Search& search) {
  const std::vector<Als<W>>& all = sets_of(position_);
  for (std::size_t number = 0; number < all.size() && !search.done(); ++number) {
    const Als<W>& als = all[number];
    if (als.cells.count() == 1) continue;  // such a link is there already
    std::vector<int> ends;
    for (Digit digit : Digits(als.digits)) {
      const CellSet<W> places = als.places(position_, digit);
      if ((position_.shape().common_peers(places) & position_.cells_of(digit)).empty()) continue;
      ends.push_back(node_of(digit, places));
      sets_.resize(nodes_.size());
      sets_[ends.back()].push_back(static_cast<int>(number));
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
      for (std::size_t j = i + 1; j < ends.size(); ++j) join(ends[i], ends[j]);
    }
  }
}

// Of the same digit first, by number, then those of the same cell.
template <int W>
void Links<W>::add_weak_links(Search& search) {
  std::vector<std::vector<int>> starting(groups_.empty() ? 0 : singles_.size());
  for (const auto& groups : groups_) {
    for (const auto& [cells, number] : groups) {
      starting[cells.first() * position_.shape().size() + nodes_[number].digit - 1].push_back(
          number);
    }
  }
  for (int number = 0; number < static_cast<int>(nodes_.size()); ++number) {
    const ChainNode<W>& node = nodes_[number];
    weak_starts_.push_back(static_cast<int>(weak_.size()));
    if (search.done()) continue;
    for (Cell cell : node.peers & position_.cells_of(node.digit)) {
      weak_.push_back(single(cell, node.digit));
    }
    if (!groups_.empty()) add_weak_groups(number, starting);
    if (plan_.cells && node.single) add_weak_digits(number);
    if (plan_.cells && plan_.houses && node.single) add_weak_by_rules(number);
  }
  weak_starts_.push_back(static_cast<int>(weak_.size()));
}

// Only a group whose first cell is among the peers of a node can see it.
template <int W>
void Links<W>::add_weak_groups(int number, const std::vector<std::vector<int>>& starting) {
  const ChainNode<W>& node = nodes_[number];
  const auto before = static_cast<std::ptrdiff_t>(weak_.size());
  for (Cell cell : node.peers & position_.cells_of(node.digit)) {
    for (int group : starting[cell * position_.shape().size() + node.digit - 1]) {
      if (nodes_[group].cells.within(node.peers)) weak_.push_back(group);
    }
  }
  std::sort(weak_.begin() + before, weak_.end());
}

template <int W>
void Links<W>::add_weak_digits(int number) {
  const Cell cell = nodes_[number].cells.first();
  for (Digit other : Digits(position_.candidates(cell) & ~mask_of(nodes_[number].digit))) {
    weak_.push_back(single(cell, other));
  }
}

template <int W>
void Links<W>::add_weak_by_rules(int number) {
  const Book* book = position_.shape().book();
  if (!book) return;
  const ChainNode<W>& node = nodes_[number];
  for (const Candidate gone : book->ruled_out_by({node.cells.first(), node.digit})) {
    if (gone.digit == node.digit && node.peers.has(gone.cell)) continue;
    if (position_.has(gone.cell, gone.digit)) weak_.push_back(single(gone.cell, gone.digit));
  }
}

template <int W>
int Links<W>::node_of(Digit digit, const CellSet<W>& cells) {
  if (cells.count() == 1) return single(cells.first(), digit);
  groups_.resize(position_.shape().size());
  const auto [place, is_new] = groups_[digit - 1].emplace(cells, 0);
  if (is_new) place->second = add_node(digit, cells);
  return place->second;
}

template <int W>
int Links<W>::add_node(Digit digit, const CellSet<W>& cells) {
  nodes_.push_back({digit, cells, position_.shape().common_peers(cells), cells.count() == 1});
  strong_.emplace_back();
  return static_cast<int>(nodes_.size()) - 1;
}

template <int W>
void Links<W>::join(int a, int b) {
  if (std::ranges::count(strong_[a], b)) return;
  strong_[a].push_back(b);
  strong_[b].push_back(a);
}

template <int W>
const Links<W>& links_of(const Position<W>& position, LinkSet set, Search& search) {
  static constexpr LinkPlan plans[] = {
      {true, false, false, false}, {false, true, false, false}, {true, true, false, false},
      {true, true, true, false},   {true, true, true, true},
  };
  const int slot = static_cast<int>(set);
  return position.kept().template get<Links<W>>(
      Kept::links + slot, [&] { return Links<W>(position, plans[slot], search); });
}

#define NONET_LINKS(W)     \
  template class Links<W>; \
  template const Links<W>& links_of(const Position<W>&, LinkSet, Search&);
NONET_EACH_WIDTH(NONET_LINKS)

}  // namespace nonet::logic
