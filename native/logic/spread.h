// What follows from one candidate along single links, breadth first.
#pragma once

#include <vector>

#include "reach.h"

namespace nonet::logic {

template <int W>
class Spread {
 public:
  explicit Spread(const Links<W>& links)
      : links_(links),
        before_{Row(links.nodes().size(), nowhere), Row(links.nodes().size(), nowhere)} {}

  // Follows no links that do not lead back to the start: enough to find loops.
  void stay_in(std::span<const int> components) { components_ = components; }

  // Forgets everything and follows the links from a claim, at most so many. The opposite of the
  // start may be reached, but is not followed.
  void from(Claim start, int most_links = 1 << 30) {
    for (Claim claim : reached_) before_[claim.is_true][claim.node] = nowhere;
    reached_.assign(1, start);
    links_to_.assign(1, 0);
    most_links_ = most_links;
    start_ = start;
    before_[start.is_true][start.node] = origin;
    for (std::size_t i = 0; i < reached_.size(); ++i) follow(reached_[i], links_to_[i] + 1);
  }

  // Everything that follows, nearest first, beginning with the start itself.
  const std::vector<Claim>& reached() const { return reached_; }
  bool has(Claim claim) const { return before_[claim.is_true][claim.node] != nowhere; }

  std::vector<int> path_to(Claim end) const {
    std::vector<int> path;
    for (int node = end.node; node != origin; end.is_true = !end.is_true) {
      path.push_back(node);
      node = before_[end.is_true][node];
    }
    std::ranges::reverse(path);
    return path;
  }

 private:
  using Row = std::vector<int>;
  static constexpr int nowhere = -1;
  static constexpr int origin = -2;

  void follow(Claim claim, int links) {
    if (links > most_links_) return;
    if (claim.node == start_.node && claim.is_true != start_.is_true) return;
    const bool next_true = !claim.is_true;
    const std::span<const int> nodes =
        claim.is_true ? links_.weak(claim.node) : std::span(links_.strong(claim.node));
    for (int next : nodes) {
      if (before_[next_true][next] != nowhere || leads_away({next, next_true})) continue;
      before_[next_true][next] = claim.node;
      reached_.push_back({next, next_true});
      links_to_.push_back(links);
    }
  }

  bool leads_away(Claim claim) const {
    return !components_.empty() &&
           components_[Reach<W>::number(claim)] != components_[Reach<W>::number(start_)];
  }

  const Links<W>& links_;
  std::span<const int> components_;
  Row before_[2];  // by truth, then by node: the node that it follows from
  std::vector<Claim> reached_;
  std::vector<int> links_to_;  // how many links led to each of them
  int most_links_ = 0;
  Claim start_{0, false};
};

template <int W>
Link link_between(const Links<W>& links, int a, int b, bool strong) {
  const ChainNode<W>& one = links.node(a);
  const ChainNode<W>& two = links.node(b);
  return {{one.digit, list(one.cells)}, {two.digit, list(two.cells)}, strong};
}

// The links of a path whose first node is true (then a weak link follows) or false.
template <int W>
void add_links(const Links<W>& links, const std::vector<int>& path, bool first_true, Step& step) {
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const bool strong = (i % 2 == 0) != first_true;
    step.links.push_back(link_between(links, path[i], path[i + 1], strong));
  }
}

}  // namespace nonet::logic
