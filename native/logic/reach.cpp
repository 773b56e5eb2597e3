#include "reach.h"

#include <algorithm>

#include "widths.h"

namespace nonet::logic {

namespace {

constexpr int unknown = -1;

}  // namespace

// Tarjan's way, without recursion, as chains may be as long as the board is big.
template <int W>
class Reach<W>::Components {
 public:
  explicit Components(Reach& reach)
      : reach_(reach), order_(reach.component_.size(), unknown), lowest_(order_.size()) {
    for (int root = 0; root < static_cast<int>(order_.size()); ++root) {
      if (order_[root] == unknown) enter(root);
      while (!path_.empty()) go_on();
    }
  }

  // All claims, component by component.
  const std::vector<int>& members() const { return members_; }

 private:
  struct Visit {
    int claim;
    std::size_t next;
  };

  void enter(int claim) {
    order_[claim] = lowest_[claim] = met_++;
    open_.push_back(claim);
    path_.push_back({claim, 0});
  }

  void go_on() {
    Visit& visit = path_.back();
    const int from = visit.claim;
    const std::span<const int> targets = reach_.next(claim(from));
    if (visit.next == targets.size()) return leave(from);
    const int to = number({targets[visit.next++], !claim(from).is_true});
    if (order_[to] == unknown) return enter(to);
    if (reach_.component_[to] == unknown) lowest_[from] = std::min(lowest_[from], order_[to]);
  }

  void leave(int claim) {
    if (lowest_[claim] == order_[claim]) close(claim);
    path_.pop_back();
    if (path_.empty()) return;
    int& lowest = lowest_[path_.back().claim];
    lowest = std::min(lowest, lowest_[claim]);
  }

  void close(int first) {
    for (int last = unknown; last != first;) {
      last = open_.back();
      open_.pop_back();
      reach_.component_[last] = reach_.component_count_;
      members_.push_back(last);
    }
    ++reach_.component_count_;
  }

  Reach& reach_;
  std::vector<int> order_;   // when a claim was met
  std::vector<int> lowest_;  // the earliest claim that it leads back to
  std::vector<int> open_;    // claims that are in no component as yet
  std::vector<int> members_;
  std::vector<Visit> path_;
  int met_ = 0;
};

template <int W>
Reach<W>::Reach(const Links<W>& links)
    : links_(links), component_(2 * links.nodes().size(), unknown) {
  join_links(Components(*this).members());
  rows_.resize(component_count_);
}

// The links between components, each once.
template <int W>
void Reach<W>::join_links(const std::vector<int>& members) {
  std::vector<int> last(component_count_, unknown);  // the component that was last linked to it
  for (int one : members) {
    const int own = component_[one];
    if (own == static_cast<int>(starts_.size())) {
      starts_.push_back(static_cast<int>(links_to_.size()));
      last[own] = own;
    }
    const Claim from = claim(one);
    for (int node : next(from)) {
      const int other = component_[number({node, !from.is_true})];
      if (last[other] == own) continue;
      last[other] = own;
      links_to_.push_back(other);
    }
  }
  starts_.push_back(static_cast<int>(links_to_.size()));
}

template <int W>
void Reach<W>::look_at(int first, bool is_true) {
  std::ranges::fill(rows_, Row{});
  const int end = std::min(first + block, node_count());
  for (int node = first; node < end; ++node) {
    const int bit = node - first;
    rows_[component_[number({node, is_true})]][bit / 64] |= std::uint64_t{1} << (bit % 64);
  }
  for (int own = 0; own < component_count_; ++own) {
    Row row = rows_[own];
    for (int link = starts_[own]; link < starts_[own + 1]; ++link) {
      const Row& other = rows_[links_to_[link]];
      for (std::size_t word = 0; word < row.size(); ++word) row[word] |= other[word];
    }
    rows_[own] = row;
  }
}

namespace {

template <int W>
Refuted find_refuted(const Links<W>& links, Search& search) {
  Refuted refuted{std::vector<bool>(links.nodes().size()), {}, false};
  if (search.done_now()) return refuted;
  Reach<W> reach(links);
  for_each_block(reach, false, search, [&](int first) {
    const int end = std::min(first + Reach<W>::block, reach.node_count());
    for (int node = first; node < end; ++node) {
      if (!links.node(node).single) continue;
      const bool is_refuted = Reach<W>::has(reach.row({node, true}), node - first);
      refuted.nodes[node] = is_refuted;
      refuted.any |= is_refuted;
    }
  });
  refuted.components = reach.components();
  return refuted;
}

}  // namespace

template <int W>
const Refuted& refuted_by(const Position<W>& position, LinkSet set, Search& search) {
  const auto work_out = [&] { return find_refuted(links_of(position, set, search), search); };
  return position.kept().template get<Refuted>(Kept::refuted + static_cast<int>(set), work_out);
}

#define NONET_REACH(W)     \
  template class Reach<W>; \
  template const Refuted& refuted_by(const Position<W>&, LinkSet, Search&);
NONET_EACH_WIDTH(NONET_REACH)

}  // namespace nonet::logic
