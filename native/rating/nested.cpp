// Ordering inner chains as their producer would give them, and finding what they rest on.
#include "nested.h"

#include <algorithm>
#include <map>

namespace nonet::rating {
namespace {

// The parents of an inner chain: what the assumption removed from the slots that its links use.
class RuleParents {
 public:
  explicit RuleParents(const Closure& closure) : closure_(closure) {}

  void clear() {
    seen_.clear();
    list_.clear();
  }

  void add_slot(int slot) {
    Bits gone = closure_.board().slot[slot] & ~closure_.assumed().slot[slot];
    for (; gone; gone &= gone - 1) {
      const Candidate parent = tables.members[slot][first_bit(gone)];
      if (seen_.has(parent)) continue;
      seen_.add(parent);
      list_.push_back(parent);
    }
  }

  const std::vector<Candidate>& list() const { return list_; }

 private:
  const Closure& closure_;
  CandidateSet seen_;
  std::vector<Candidate> list_;
};

// Tells chains apart by all their nodes, in order.
class Identity {
 public:
  void add(std::uint64_t item) {
    value_ = (value_ ^ (item + 1)) * 0x9e3779b97f4a7c15u;
    value_ ^= value_ >> 29;
  }
  std::uint64_t value() const { return value_ | 1; }

 private:
  std::uint64_t value_ = 0x243f6a8885a308d3u;
};

constexpr std::uint64_t next_target = node_count;  // parts the targets of one chain

void add_removals(Closure& closure, const RuleParents& parents, const NestedChain& chain,
                  std::span<const Removal> removals) {
  closure.begin_advance(chain);
  for (const Candidate parent : parents.list()) closure.add_parent(parent);
  for (const Removal& removal : removals) {
    for (Bits rest = removal.digits; rest; rest &= rest - 1) {
      closure.add_advanced(candidate_of(removal.cell, first_bit(rest)));
    }
  }
}

// --- static chains ---

int shared_slot(Candidate a, Candidate b, Mode mode) {
  const Membership &of_a = tables.membership[a], &of_b = tables.membership[b];
  for (int kind = first_weak_kind(mode); kind < kind_count; ++kind) {
    if (of_a.slot[kind] == of_b.slot[kind]) return of_a.slot[kind];
  }
  return -1;
}

int shared_pair_slot(const Marks& marks, Candidate a, Candidate b, Mode mode) {
  const Membership &of_a = tables.membership[a], &of_b = tables.membership[b];
  for (int kind = first_strong_kind(mode); kind <= last_strong_kind(mode); ++kind) {
    const int slot = of_a.slot[kind];
    if (slot == of_b.slot[kind] && size_of(marks.slot[slot]) == 2) return slot;
  }
  return -1;
}

struct StaticHint {
  Rank rank;
  ChainPath path;
  std::vector<Removal> removals;
};

class AllStaticChains {
 public:
  explicit AllStaticChains(const Marks& marks) : marks_(marks) {}

  int longest(Mode, bool) const { return 2 * candidate_count; }

  void take(const ChainPath& path) {
    std::vector<Removal> removals;
    if (path.is_cycle) {
      removals = cycle_removals(marks_, path);
    } else {
      const int cell = cell_of(path.source());
      const Bits digit = bit(digit_of(path.source()));
      const Bits gone = path.ends_on ? marks_.digits(cell) & ~digit : digit;
      removals.push_back({static_cast<std::uint8_t>(cell), gone});
    }
    if (removals.empty()) return;
    hints_.push_back({rank_of(path.mode, path.is_cycle, path.nodes), path, std::move(removals)});
  }

  // Best first, and of those with the same effect only the best.
  std::vector<StaticHint>& sorted() {
    std::stable_sort(hints_.begin(), hints_.end(),
                     [](const auto& a, const auto& b) { return a.rank < b.rank; });
    std::vector<StaticHint> unique;
    for (StaticHint& hint : hints_) {
      const bool known = std::any_of(unique.begin(), unique.end(), [&](const StaticHint& other) {
        return other.removals == hint.removals;
      });
      if (!known) unique.push_back(std::move(hint));
    }
    hints_ = std::move(unique);
    return hints_;
  }

 private:
  const Marks& marks_;
  std::vector<StaticHint> hints_;
};

void collect_parents(const Marks& marks, const ChainPath& path, RuleParents& parents) {
  const auto& steps = path.steps;
  for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
    if (!path.is_on(i)) continue;
    parents.add_slot(shared_pair_slot(marks, steps[i], steps[i + 1], path.mode));
  }
  if (!path.is_cycle) return;
  // Backwards round the cycle what was off is on, by the link that had turned it off.
  for (std::size_t i = steps.size() - 1; i-- > 0;) {
    if (!path.is_on(i)) parents.add_slot(shared_slot(steps[i], steps[i + 1], path.mode));
  }
}

std::uint64_t identity_of(const ChainPath& path) {
  Identity identity;
  const auto& steps = path.steps;
  const std::size_t distinct = path.is_cycle ? steps.size() - 1 : steps.size();
  for (std::size_t i = 0; i < distinct; ++i) {
    identity.add(path.is_on(i) ? on_node(steps[i]) : off_node(steps[i]));
  }
  if (!path.is_cycle) return identity.value();
  identity.add(next_target);
  for (std::size_t i = steps.size(); i-- > 1;) {
    identity.add(path.is_on(i) ? off_node(steps[i]) : on_node(steps[i]));
  }
  return identity.value();
}

// --- forcing chains ---

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

bool is_before(const ForcingHint& a, const ForcingHint& b) {
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
    if (best != none && !is_before(hint, hints_[best])) return;
    hint.nodes = count_nodes(branches);
    if (best == none) {
      best = static_cast<std::int16_t>(hints_.size());
      hints_.push_back(hint);
    } else if (is_before(hint, hints_[best])) {
      hints_[best] = hint;
    }
  }

  std::vector<ForcingHint>& sorted() {
    std::sort(hints_.begin(), hints_.end(), is_before);
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

bool add_static_chains(Closure& closure) {
  const Marks& marks = closure.assumed();
  AllStaticChains all(marks);
  StaticChains chains(marks);
  for (const Mode mode : {Mode::x, Mode::y, Mode::xy}) chains.search(mode, all);
  RuleParents parents(closure);
  bool found = false;
  for (const StaticHint& hint : all.sorted()) {
    parents.clear();
    collect_parents(marks, hint.path, parents);
    if (parents.list().empty()) continue;
    add_removals(closure, parents, {identity_of(hint.path), hint.path.nodes}, hint.removals);
    found = true;
  }
  return found;
}

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
