// Static chains within a closure, ordered as their producer would give them.
#include <algorithm>

#include "inner_chain.h"
#include "nested.h"
#include "static_chains.h"

namespace nonet::rating {
namespace {

int shared_slot(Candidate a, Candidate b, Mode mode) {
  const Membership &of_a = tables.membership[a], &of_b = tables.membership[b];
  for (int kind = first_kind(mode); kind < kind_count; ++kind) {
    if (of_a.slot[kind] == of_b.slot[kind]) return of_a.slot[kind];
  }
  return -1;
}

int shared_pair_slot(const Marks& marks, Candidate a, Candidate b, Mode mode) {
  const Membership &of_a = tables.membership[a], &of_b = tables.membership[b];
  for (int kind = first_kind(mode); kind <= last_strong_kind(mode); ++kind) {
    const int slot = of_a.slot[kind];
    if (slot == of_b.slot[kind] && size_of(marks.slot[slot]) == 2) return slot;
  }
  return -1;
}

// Either a cycle, or the end of a chain whose way is looked for when it is needed.
struct StaticHint {
  Rank rank;
  int place;      // where the original finds it: by source, a cycle before an end
  int found = 0;  // the how-manieth it was
  ChainEnd end{};
  ChainPath cycle{};
  std::vector<Removal> removals;

  bool is_cycle() const { return !cycle.steps.empty(); }
};

bool is_before(const StaticHint& a, const StaticHint& b) {
  if (a.rank != b.rank) return a.rank < b.rank;
  return a.place != b.place ? a.place < b.place : a.found < b.found;
}

class AllStaticChains {
 public:
  explicit AllStaticChains(const Marks& marks) : marks_(marks) {}

  int longest(Mode, bool) const { return longest_chain; }

  void take(const ChainEnd& end) {
    const int cell = cell_of(end.source);
    const Bits digit = bit(digit_of(end.source));
    const Bits gone = end.ends_on ? marks_.digits(cell) & ~digit : digit;
    add({.rank = rank_of(end.mode, false, end.nodes),
         .place = end.source * 3 + (end.ends_on ? 2 : 1),
         .end = end,
         .removals = {{static_cast<std::uint8_t>(cell), gone}}});
  }

  void take_cycle(const ChainPath& path) {
    std::vector<Removal> removals = cycle_removals(marks_, path);
    if (removals.empty()) return;
    add({.rank = rank_of(path.mode, true, path.nodes()),
         .place = path.source() * 3,
         .cycle = path,
         .removals = std::move(removals)});
  }

  // Best first, and of those with the same effect only the best.
  std::vector<StaticHint>& sorted() {
    std::sort(hints_.begin(), hints_.end(), is_before);
    return hints_;
  }

 private:
  void add(StaticHint&& hint) {
    hint.found = found_++;
    const auto same = std::find_if(hints_.begin(), hints_.end(), [&](const StaticHint& other) {
      return other.removals == hint.removals;
    });
    if (same == hints_.end()) {
      hints_.push_back(std::move(hint));
    } else if (is_before(hint, *same)) {
      *same = std::move(hint);
    }
  }

  const Marks& marks_;
  int found_ = 0;
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
  bool found = false;
  const Marks& marks = closure.assumed();
  with_static_chains(marks, [&](auto& chains) {
    AllStaticChains all(marks);
    for (const Mode mode : modes) chains.each_cycle(mode, all);
    for (const Mode mode : {Mode::x, Mode::xy}) chains.each_end(mode, all);
    RuleParents parents(closure);
    for (const StaticHint& hint : all.sorted()) {
      const ChainPath path = hint.is_cycle() ? hint.cycle : chains.find_path(hint.end);
      parents.clear();
      collect_parents(marks, path, parents);
      if (parents.list().empty()) continue;
      add_removals(closure, parents, {identity_of(path), path.nodes()}, hint.removals);
      found = true;
    }
  });
  return found;
}

}  // namespace nonet::rating
