// Static chains within a closure, ordered as their producer would give them.
#include <algorithm>

#include "inner_chain.h"
#include "nested.h"
#include "static_chains.h"

namespace nonet::rating {
namespace {

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

  int longest(Mode, bool) const { return longest_chain; }

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

}  // namespace nonet::rating
