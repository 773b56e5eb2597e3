// Chains: alternating links from a candidate that is false to one that is then true. One of the two
// ends is true, so what sees both is gone; a chain that closes makes every weak link strong.
#include <map>
#include <set>

#include "links.h"
#include "spread.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

enum class ChainKind : std::uint8_t {
  same_digit,     // gone is what both ends see
  open,           // gone is what both ends see, or, if they differ, each one's digit from the other
  discontinuous,  // a loop that contradicts itself in its first cell
  continuous,     // a loop that does not
};

struct Chain {
  std::vector<int> path;  // nodes; strong links from even to odd places, weak ones back
  std::vector<Candidate> gone;
};

template <int W>
class ChainFinder {
 public:
  ChainFinder(const Position<W>& position, Search& search, LinkSet links, ChainKind kind)
      : position_(position),
        search_(search),
        links_(links_of(position, links, search)),
        refuted_(refuted_by(position, links, search)),
        kind_(kind),
        spread_(links_) {}

  void find_all() {
    if (!refuted_.any) return;
    if (kind_ == ChainKind::continuous) spread_.stay_in(refuted_.components);
    for (std::size_t start = 0; start < links_.nodes().size(); ++start) {
      if (search_.done()) break;
      start_ = static_cast<int>(start);
      if (may_be_start()) find_from_start();
    }
    report_shortest_first();
  }

 private:
  // Whether something that must go sees it; in loops that may be any other part.
  bool may_be_start() const {
    if (links_.strong(start_).empty()) return false;
    if (kind_ == ChainKind::continuous) return true;
    return std::ranges::any_of(links_.weak(start_), [&](int node) { return refuted_.nodes[node]; });
  }

  void find_from_start() {
    spread_.from({start_, false}, most_links_);
    for (Claim claim : spread_.reached()) {
      if (claim.is_true) evaluate(claim.node);
    }
  }

  void evaluate(int end) {
    switch (kind_) {
      case ChainKind::same_digit:
        return keep(end, gone_from_both(end));
      case ChainKind::open:
        keep(end, gone_from_both(end));
        keep(end, gone_from_ends(end));
        return keep(end, gone_by_rules(start_, end));
      case ChainKind::continuous:
        if (end != start_ && links_.are_weak(start_, end)) keep(end, gone_around(end));
        return;
      case ChainKind::discontinuous:
        return evaluate_discontinuous(end);
    }
  }

  void evaluate_discontinuous(int end) {
    const ChainNode<W>& one = links_.node(start_);
    const ChainNode<W>& two = links_.node(end);
    if (one.single && two.single && one.cells == two.cells) {
      return keep(end, gone_from_cell(one, two));
    }
    for (Candidate gone : gone_from_ends(end)) keep(end, {gone});
    for (Candidate gone : gone_from_both(end)) keep(end, {gone});
  }

  std::vector<Candidate> gone_from_both(int end) const {
    const ChainNode<W>& one = links_.node(start_);
    const ChainNode<W>& two = links_.node(end);
    std::vector<Candidate> gone;
    if (one.digit != two.digit || start_ >= end) return gone;
    for (Cell cell : one.peers & two.peers & position_.cells_of(one.digit)) {
      gone.push_back({cell, one.digit});
    }
    return gone;
  }

  std::vector<Candidate> gone_from_ends(int end) const {
    const ChainNode<W>& one = links_.node(start_);
    const ChainNode<W>& two = links_.node(end);
    std::vector<Candidate> gone;
    if (one.digit == two.digit) return gone;
    add_gone_at(one, two, gone);
    add_gone_at(two, one, gone);
    std::ranges::sort(gone);
    return gone;
  }

  // What rules, or rules and houses, let stand beside neither of the ends.
  std::vector<Candidate> gone_by_rules(int a, int b) const {
    std::vector<Candidate> gone;
    if (!position_.shape().book()) return gone;
    for (const int node : links_.weak(a)) {
      const ChainNode<W>& one = links_.node(node);
      if (one.single && node != b && links_.are_weak(node, b)) {
        gone.push_back({one.cells.first(), one.digit});
      }
    }
    std::ranges::sort(gone);
    const auto twice = std::ranges::unique(gone);
    gone.erase(twice.begin(), twice.end());
    return gone;
  }

  // In the cell of one end, the digit of the other.
  void add_gone_at(const ChainNode<W>& one, const ChainNode<W>& two,
                   std::vector<Candidate>& gone) const {
    if (!one.single) return;
    const Cell cell = one.cells.first();
    if (position_.has(cell, two.digit) && two.peers.has(cell)) gone.push_back({cell, two.digit});
  }

  std::vector<Candidate> gone_from_cell(const ChainNode<W>& one, const ChainNode<W>& two) const {
    std::vector<Candidate> gone;
    const Cell cell = one.cells.first();
    const Mask ends = mask_of(one.digit) | mask_of(two.digit);
    for (Digit digit : Digits(position_.candidates(cell) & ~ends)) gone.push_back({cell, digit});
    return gone;
  }

  std::vector<Candidate> gone_around(int end) const {
    std::set<Candidate> gone;
    add_gone_between(start_, end, gone);
    const std::vector<int> path = spread_.path_to({end, true});
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
      if (i % 2 == 1) {
        add_gone_between(path[i], path[i + 1], gone);
      } else if (const Als<W>* als = links_.set_between(path[i], path[i + 1])) {
        add_gone_by_set(*als, path[i], path[i + 1], gone);
      }
    }
    return {gone.begin(), gone.end()};
  }

  void add_gone_between(int a, int b, std::set<Candidate>& gone) const {
    const ChainNode<W>& one = links_.node(a);
    const ChainNode<W>& two = links_.node(b);
    if (one.digit == two.digit) {
      const CellSet<W> seen = one.peers & two.peers & position_.cells_of(one.digit);
      for (Cell cell : seen) gone.insert({cell, one.digit});
    } else if (one.cells == two.cells) {
      for (Candidate candidate : gone_from_cell(one, two)) gone.insert(candidate);
    }
    for (Candidate candidate : gone_by_rules(a, b)) gone.insert(candidate);
  }

  // In a closed loop a set is locked: all its other digits stay in it.
  void add_gone_by_set(const Als<W>& als, int a, int b, std::set<Candidate>& gone) const {
    const Mask ends = mask_of(links_.node(a).digit) | mask_of(links_.node(b).digit);
    for (Digit digit : Digits(als.digits & ~ends)) {
      const CellSet<W> seen = position_.shape().common_peers(als.places(position_, digit));
      for (Cell cell : seen& position_.cells_of(digit)) gone.insert({cell, digit});
    }
  }

  void keep(int end, const std::vector<Candidate>& gone) {
    if (gone.empty()) return;
    const std::vector<int> path = spread_.path_to({end, true});
    Chain& chain = best_[gone];
    if (chain.path.empty() || path.size() < chain.path.size()) chain = {path, gone};
    if (search_.only_first()) most_links_ = static_cast<int>(path.size()) - 2;
  }

  void report_shortest_first() {
    std::vector<const Chain*> order;
    for (const auto& [gone, chain] : best_) order.push_back(&chain);
    std::ranges::stable_sort(order, {}, [](const Chain* chain) { return chain->path.size(); });
    for (const Chain* chain : order) search_.accept(as_step(*chain));
  }

  Step as_step(const Chain& chain) const {
    Step step;
    step.eliminations = chain.gone;
    add_links(links_, chain.path, false, step);
    for (std::size_t i = 0; i + 1 < chain.path.size(); i += 2) {
      const Als<W>* als = links_.set_between(chain.path[i], chain.path[i + 1]);
      if (als) step.marks.push_back(mark(Role::set, als->cells, als->digits));
    }
    if (kind_ == ChainKind::continuous) {
      step.links.push_back(link_between(links_, chain.path.back(), chain.path.front(), false));
    }
    return step;
  }

  const Position<W>& position_;
  Search& search_;
  const Links<W>& links_;
  const Refuted& refuted_;
  ChainKind kind_;
  Spread<W> spread_;
  int start_ = 0;
  int most_links_ = 1 << 30;  // of chains that would still be news
  std::map<std::vector<Candidate>, Chain> best_;
};

}  // namespace

NONET_FAMILY(chains, {"x_chain", NONET_BY(ChainFinder, LinkSet::one_digit, ChainKind::same_digit)},
             {"xy_chain", NONET_BY(ChainFinder, LinkSet::pairs, ChainKind::same_digit)},
             {"continuous_nice_loop", NONET_BY(ChainFinder, LinkSet::plain, ChainKind::continuous)},
             {"discontinuous_nice_loop",
              NONET_BY(ChainFinder, LinkSet::plain, ChainKind::discontinuous)},
             {"alternating_inference_chain",
              NONET_BY(ChainFinder, LinkSet::plain, ChainKind::open)},
             {"grouped_continuous_nice_loop",
              NONET_BY(ChainFinder, LinkSet::groups_and_sets, ChainKind::continuous)},
             {"grouped_discontinuous_nice_loop",
              NONET_BY(ChainFinder, LinkSet::groups_and_sets, ChainKind::discontinuous)},
             {"grouped_alternating_inference_chain",
              NONET_BY(ChainFinder, LinkSet::groups_and_sets, ChainKind::open)})

}  // namespace nonet::logic
