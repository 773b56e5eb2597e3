// Forcing chains: all candidates of a cell, or all places of a digit in a house, lead to the same
// end (verity), or one candidate leaves a cell or a digit with nothing (contradiction).
#include <map>

#include "claims.h"
#include "links.h"
#include "spread.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// Nodes of which one is true: the candidates of a cell or the places of a digit.
struct Choice {
  std::vector<int> nodes;
  int house;  // -1: a cell
};

template <int W>
class ForcingChains {
 public:
  ForcingChains(const Position<W>& position, Search& search)
      : position_(position),
        search_(search),
        links_(links_of(position, LinkSet::groups, search)),
        spread_(links_) {
    collect_choices();
  }

  // Each branch of a choice says the same of some candidate.
  void find_verities() {
    if (common_ends(false).empty() && common_ends(true).empty()) return;
    const Claims<W> claims(links_, search_);
    for (const Choice& choice : choices_) {
      if (search_.done()) return;
      for (bool is_true : {false, true}) {
        for (int node : claims.common(choice.nodes, is_true)) keep_verity(choice, {node, is_true});
      }
    }
    report_shortest_first();
  }

  // Everything that a choice has is false if the start is true.
  void find_contradictions() {
    for (int node : common_ends(false)) {
      if (search_.done()) break;
      const Claim start{node, true};
      spread_.from(start);
      for (const Choice& choice : choices_) keep_contradiction(choice, start);
    }
    report_shortest_first();
  }

 private:
  // The candidates that all branches of some choice lead to, being true or being false. So these
  // are also the ones from which everything that a choice has turns out false.
  std::vector<int> common_ends(bool is_true) {
    std::vector<int> ends;
    Reach<W> reach(links_);
    for_each_block(reach, is_true, search_, [&](int first) {
      typename Reach<W>::Row any{};
      for (const Choice& choice : choices_) reach.add_common(choice.nodes, any);
      for (int bit = 0; bit < Reach<W>::block && first + bit < reach.node_count(); ++bit) {
        if (Reach<W>::has(any, bit) && links_.node(first + bit).single) ends.push_back(first + bit);
      }
    });
    return ends;
  }

  void collect_choices() {
    for (Cell cell : position_.empty_cells()) {
      Choice choice{{}, -1};
      for (Digit digit : Digits(position_.candidates(cell))) {
        choice.nodes.push_back(links_.single(cell, digit));
      }
      if (choice.nodes.size() > 2) choices_.push_back(choice);
    }
    for (std::size_t house = 0; house < position_.shape().houses().size(); ++house) {
      if (!position_.shape().houses()[house].complete) continue;
      for (Digit digit = 1; digit <= position_.shape().size(); ++digit) {
        Choice choice{{}, static_cast<int>(house)};
        for (Cell cell : position_.place_cells(choice.house, digit)) {
          choice.nodes.push_back(links_.single(cell, digit));
        }
        if (choice.nodes.size() > 2) choices_.push_back(choice);
      }
    }
  }

  void keep_verity(const Choice& choice, Claim end) {
    Step step = describe(choice);
    step.marks.push_back(
        mark(Role::pattern, links_.node(end.node).cells, mask_of(links_.node(end.node).digit)));
    for (int node : choice.nodes) {
      spread_.from({node, true});
      add_links(links_, spread_.path_to(end), true, step);
    }
    keep(candidate(end.node), end.is_true, std::move(step));
  }

  void keep_contradiction(const Choice& choice, Claim start) {
    for (int node : choice.nodes) {
      if (node == start.node || !spread_.has({node, false})) return;
    }
    Step step = describe(choice);
    step.marks.push_back(
        mark(Role::pattern, links_.node(start.node).cells, mask_of(links_.node(start.node).digit)));
    for (int node : choice.nodes) {
      add_links(links_, spread_.path_to({node, false}), true, step);
    }
    keep(candidate(start.node), false, std::move(step));
  }

  Candidate candidate(int node) const {
    return {links_.node(node).cells.first(), links_.node(node).digit};
  }

  Step describe(const Choice& choice) const {
    Step step;
    CellSet<W> cells;
    Mask digits = 0;
    for (int node : choice.nodes) {
      cells |= links_.node(node).cells;
      digits |= mask_of(links_.node(node).digit);
    }
    step.marks = {mark(Role::pivot, cells, digits)};
    if (choice.house >= 0) {
      step.marks.push_back(mark_house(Role::house, position_.shape(), choice.house, digits));
    }
    return step;
  }

  void keep(Candidate end, bool is_true, Step step) {
    (is_true ? step.placements : step.eliminations).push_back(end);
    Step& best = best_[{is_true, end}];
    if (best.links.empty() || step.links.size() < best.links.size()) best = std::move(step);
  }

  void report_shortest_first() {
    std::vector<Step*> order;
    for (auto& [end, step] : best_) order.push_back(&step);
    std::ranges::stable_sort(order, {}, [](const Step* step) { return step->links.size(); });
    for (Step* step : order) search_.accept(std::move(*step));
  }

  const Position<W>& position_;
  Search& search_;
  const Links<W>& links_;
  Spread<W> spread_;
  std::vector<Choice> choices_;
  std::map<std::pair<bool, Candidate>, Step> best_;
};

template <int W>
void find_forcing_chain_contradiction(const Position<W>& position, Search& search) {
  ForcingChains<W>(position, search).find_contradictions();
}

template <int W>
void find_forcing_chain_verity(const Position<W>& position, Search& search) {
  ForcingChains<W>(position, search).find_verities();
}

}  // namespace

NONET_FAMILY(forcing_chains, {"forcing_chain_contradiction", find_forcing_chain_contradiction<W>},
             {"forcing_chain_verity", find_forcing_chain_verity<W>})

}  // namespace nonet::logic
