// Forcing chains within a closure, ordered as their producer would give them, and how much nested
// chains add to the length of the outer one.
#include <algorithm>
#include <map>

#include "inner_chain.h"
#include "nested.h"

namespace nonet::rating {
namespace {

// Walks all nodes that lead to the target of a branch, nearest first.
template <class Visit>
void each_ancestor(const Branch& branch, Visit visit) {
  std::array<std::uint64_t, (node_count + 63) / 64> seen{};
  std::array<Node, node_count> queue;
  int head = 0, size = 0;
  const auto push = [&](Node node) {
    std::uint64_t& word = seen[node >> 6];
    const std::uint64_t mask = std::uint64_t{1} << (node & 63);
    if (word & mask) return;
    word |= mask;
    queue[size++] = node;
  };
  push(branch.node);
  if (branch.is_clash) {
    ++head;
    visit(branch.node, true);
    branch.closure->each_clash_parent(push);
  }
  for (; head < size; ++head) {
    visit(queue[head], false);
    branch.closure->each_parent(queue[head], push);
  }
}

struct ForcingHint {
  Reduction reduction;
  int nodes;
  int found;  // the how-manieth it was
};

bool ranks_before(const ForcingHint& a, const ForcingHint& b) {
  if (a.nodes != b.nodes) return a.nodes < b.nodes;
  if (a.reduction.reason != b.reduction.reason) return a.reduction.reason < b.reduction.reason;
  return a.found < b.found;
}

// The best reduction for each effect on the board.
class AllReductions {
 public:
  explicit AllReductions(ForcingSearch& search) : search_(search) { best_.fill(none); }

  void consider(const Reduction& reduction) {
    const int found = found_++;
    const BranchList branches = search_.branches(reduction);
    std::int16_t& best = best_[effect_of(reduction.target)];
    ForcingHint hint{reduction, least_nodes(branches), found};
    if (best != none && !ranks_before(hint, hints_[best])) return;
    hint.nodes = count_nodes(branches);
    if (best == none) {
      best = static_cast<std::int16_t>(hints_.size());
      hints_.push_back(hint);
    } else if (ranks_before(hint, hints_[best])) {
      hints_[best] = hint;
    }
  }

  std::vector<ForcingHint>& sorted() {
    std::sort(hints_.begin(), hints_.end(), ranks_before);
    return hints_;
  }

 private:
  // In a cell with two candidates one of them on is the same as the other off.
  Node effect_of(Node target) const {
    const Candidate candidate = candidate_of(target);
    const Bits digits = search_.board().digits(cell_of(candidate));
    if (!is_on(target) || size_of(digits) != 2) return target;
    const Bits other = digits & ~bit(digit_of(candidate));
    return off_node(candidate_of(cell_of(candidate), first_bit(other)));
  }

  static constexpr std::int16_t none = -1;

  ForcingSearch& search_;
  int found_ = 0;
  std::array<std::int16_t, node_count> best_;
  std::vector<ForcingHint> hints_;
};

// An assumption that all of a cell or house share is there because the others are gone.
int assumption_slot(const Reduction& reduction, Candidate assumption) {
  if (reduction.reason != Reason::cell && reduction.reason != Reason::house) return -1;
  return tables.membership[assumption].slot[reduction.kind];
}

void collect_parents(const Reduction& reduction, const BranchList& branches, RuleParents& parents) {
  for (const Branch& branch : branches) {
    each_ancestor(branch, [&](Node node, bool is_clash) {
      if (!is_on(node)) return;
      int slot = is_clash ? branch.closure->clash_cause_slot() : branch.closure->cause_slot(node);
      if (slot == Closure::no_slot) slot = assumption_slot(reduction, candidate_of(node));
      if (slot >= 0) parents.add_slot(slot);
    });
  }
}

std::uint64_t identity_of(const BranchList& branches) {
  Identity identity;
  for (const Branch& branch : branches) {
    each_ancestor(branch, [&](Node node, bool) { identity.add(node); });
    identity.add(next_target);
  }
  return identity.value();
}

Removal removal_of(const Marks& marks, Node target) {
  const Candidate candidate = candidate_of(target);
  const int cell = cell_of(candidate);
  const Bits digit = bit(digit_of(candidate));
  const Bits gone = is_on(target) ? marks.digits(cell) & ~digit : digit;
  return {static_cast<std::uint8_t>(cell), gone};
}

}  // namespace

bool add_forcing_chains(Closure& closure, ForcingSearch& search, const Control& control) {
  AllReductions all(search);
  const bool finished =
      search.each_reduction(control, [&](const Reduction& reduction) { all.consider(reduction); });
  if (!finished) return false;
  RuleParents parents(closure);
  bool found = false;
  for (const ForcingHint& hint : all.sorted()) {
    const BranchList branches = search.branches(hint.reduction);
    parents.clear();
    collect_parents(hint.reduction, branches, parents);
    if (parents.list().empty()) continue;
    const Removal removal = removal_of(search.board(), hint.reduction.target);
    add_removals(closure, parents, {identity_of(branches), hint.nodes}, {&removal, 1});
    found = true;
  }
  return found;
}

int count_nested_nodes(const BranchList& branches) {
  std::map<std::uint64_t, int> chains;
  for (const Branch& branch : branches) {
    if (!branch.closure->has_nested_chains()) continue;
    each_ancestor(branch, [&](Node node, bool is_clash) {
      if (is_clash) return;
      const NestedChain& nested = branch.closure->nested(node);
      if (nested.identity) chains.emplace(nested.identity, nested.nodes);
    });
  }
  int nodes = 0;
  for (const auto& [identity, length] : chains) nodes += length;
  return nodes;
}

}  // namespace nonet::rating
