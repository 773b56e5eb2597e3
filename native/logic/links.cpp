#include "links.h"

#include <algorithm>

#include "search.h"
#include "widths.h"

namespace nonet::logic {

template <int W>
Links<W>::Links(const Position<W>& position, LinkPlan plan)
    : position_(position),
      plan_(plan),
      singles_(position.shape().cell_count() * position.shape().size(), -1) {
  add_singles();
  if (plan.houses) add_house_links();
  if (plan.cells) add_cell_links();
  if (plan.sets) add_set_links();
  add_weak_links();
}

template <int W>
bool Links<W>::are_weak(int a, int b) const {
  const ChainNode<W>& one = nodes_[a];
  const ChainNode<W>& two = nodes_[b];
  if (one.digit == two.digit) return two.cells.within(one.peers);
  return plan_.cells && one.single && two.single && one.cells == two.cells;
}

template <int W>
const Als<W>* Links<W>::set_between(int a, int b) const {
  const auto found = set_links_.find({std::min(a, b), std::max(a, b)});
  return found == set_links_.end() ? nullptr : &sets_[found->second];
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
void Links<W>::add_set_links() {
  sets_ = almost_locked_sets(position_, 2, largest_als(position_.shape().size()));
  for (std::size_t number = 0; number < sets_.size(); ++number) {
    const Als<W>& als = sets_[number];
    std::vector<int> ends;
    for (Digit digit : Digits(als.digits)) {
      const CellSet<W> places = als.places(position_, digit);
      if (!(position_.shape().common_peers(places) & position_.cells_of(digit)).empty()) {
        ends.push_back(node_of(digit, places));
      }
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
      for (std::size_t j = i + 1; j < ends.size(); ++j) {
        join(ends[i], ends[j]);
        set_links_.emplace(std::pair{std::min(ends[i], ends[j]), std::max(ends[i], ends[j])},
                           static_cast<int>(number));
      }
    }
  }
}

template <int W>
void Links<W>::add_weak_links() {
  // the nodes of each digit by their first cell: only those among the peers of a node can see it
  const int size = position_.shape().size();
  std::vector<std::vector<int>> starting(singles_.size());
  const auto start = [&](Digit digit, Cell cell) { return cell * size + digit - 1; };
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    starting[start(nodes_[i].digit, nodes_[i].cells.first())].push_back(static_cast<int>(i));
  }
  std::vector<int> later;
  for (int i = 0; i < static_cast<int>(nodes_.size()); ++i) {
    later.clear();
    for (Cell cell : nodes_[i].peers) {
      for (int j : starting[start(nodes_[i].digit, cell)]) {
        if (j > i && nodes_[j].cells.within(nodes_[i].peers)) later.push_back(j);
      }
    }
    std::ranges::sort(later);
    for (int j : later) {
      weak_[i].push_back(j);
      weak_[j].push_back(i);
    }
  }
  if (!plan_.cells) return;
  for (Cell cell : position_.empty_cells()) {
    for (Digit one : Digits(position_.candidates(cell))) {
      for (Digit two : Digits(position_.candidates(cell) & ~mask_of(one))) {
        weak_[single(cell, one)].push_back(single(cell, two));
      }
    }
  }
}

template <int W>
int Links<W>::node_of(Digit digit, const CellSet<W>& cells) {
  if (cells.count() == 1) return single(cells.first(), digit);
  const auto [place, is_new] = groups_.emplace(std::pair{digit, cells}, 0);
  if (is_new) place->second = add_node(digit, cells);
  return place->second;
}

template <int W>
int Links<W>::add_node(Digit digit, const CellSet<W>& cells) {
  nodes_.push_back({digit, cells, position_.shape().common_peers(cells), cells.count() == 1});
  strong_.emplace_back();
  weak_.emplace_back();
  return static_cast<int>(nodes_.size()) - 1;
}

template <int W>
void Links<W>::join(int a, int b) {
  if (std::ranges::count(strong_[a], b)) return;
  strong_[a].push_back(b);
  strong_[b].push_back(a);
}

template <int W>
const Links<W>& links_of(const Position<W>& position, LinkSet set) {
  static constexpr LinkPlan plans[] = {
      {true, false, false, false}, {false, true, false, false}, {true, true, false, false},
      {true, true, true, false},   {true, true, true, true},
  };
  const int slot = static_cast<int>(set);
  return position.kept().template get<Links<W>>(slot,
                                                [&] { return Links<W>(position, plans[slot]); });
}

#define NONET_LINKS(W)     \
  template class Links<W>; \
  template const Links<W>& links_of(const Position<W>&, LinkSet);
NONET_EACH_WIDTH(NONET_LINKS)

}  // namespace nonet::logic
