// Multiple and dynamic forcing chains: what follows from an assumption and its opposite, from all
// digits of a cell, from all places of a digit, or leads to a contradiction.
#pragma once

#include <memory>

#include "../control.h"
#include "closure.h"
#include "consequences.h"
#include "hint.h"
#include "length.h"

namespace nonet::rating {

struct ForcingRules {
  LinkRules links;
  bool contradictions = false;
  bool both_ways = false;  // an assumption and its opposite
  bool cells_and_houses = false;
};

constexpr ForcingRules nishio_rules{{false, true}, true, false, false};
constexpr ForcingRules multiple_rules{{true, false}, false, false, true};
constexpr ForcingRules dynamic_rules{{true, true}, true, true, true};

// How the original breaks ties between kinds of reductions.
enum class Reason : std::uint8_t { both_ways = 1, cell = 5, house = 6, contradiction = 7 };

// A node that holds whatever is assumed, or the refutation of an assumption.
struct Reduction {
  Reason reason;
  Node source;        // the assumption; for a cell its first candidate, for a house its first place
  std::uint8_t kind;  // for a house: which of the three
  Node target;        // what is proven
};

// One way to the target of a reduction.
struct Branch {
  const Closure* closure;
  Node node;
  bool is_clash = false;
};

class BranchList {
 public:
  void add(Branch branch) { branches_[size_++] = branch; }
  const Branch* begin() const { return branches_.data(); }
  const Branch* end() const { return branches_.data() + size_; }

 private:
  std::array<Branch, 9> branches_;
  int size_ = 0;
};

class ForcingSearch {
 public:
  explicit ForcingSearch(ForcingRules rules);

  // A new board: forgets all closures. The board must outlive the search.
  void begin(const Marks& board);
  // The same board with an advancer that finds more than the one before.
  void set_advancer(Advancer* advancer);
  // Remembers all closures as they are, and forgets what advancers have added to them since.
  void keep();
  void go_back();

  // Calls `take(reduction)` for each that proves something, in the order of the original; stops
  // early, and returns false, when `control` says so.
  template <class Take>
  bool each_reduction(const Control& control, Take take);

  BranchList branches(const Reduction& reduction);
  const Marks& board() const { return *board_; }

 private:
  struct Entry {
    Closure closure;
    std::uint32_t board = 0;  // which board it was made for
    std::uint32_t stage = 0;  // and which advancer it has seen
  };

  const Closure& closure(Node assumption);
  bool proves_something(Node target) const;
  template <class Take>
  void from_candidate(Candidate candidate, int size, Take& take);
  template <class Take>
  void from_both_ways(Candidate candidate, Take& take);
  template <class Take>
  void from_house(Candidate candidate, int kind, Take& take);
  template <class Take>
  void from_cell(int cell, Take& take);
  template <class Take>
  void from_all(std::span<const Candidate> assumptions, Reduction reduction, Take& take);

  ForcingRules rules_;
  // Where links stay as they are: spares most cells and houses the closures.
  std::unique_ptr<Consequences> consequences_;
  const Marks* board_ = nullptr;
  Advancer* advancer_ = nullptr;
  std::uint32_t board_number_ = 0, stage_ = 0;
  std::array<std::unique_ptr<Entry>, node_count> entries_;
  std::array<std::unique_ptr<Entry>, node_count> kept_;
};

template <class Take>
bool ForcingSearch::each_reduction(const Control& control, Take take) {
  for (int cell = 0; cell < cell_count; ++cell) {
    const int size = size_of(board_->digits(cell));
    if (size < (rules_.links.dynamic ? 2 : 3)) continue;
    if (control.should_stop()) return false;
    for (Bits rest = board_->digits(cell); rest; rest &= rest - 1) {
      from_candidate(candidate_of(cell, first_bit(rest)), size, take);
    }
    if (rules_.cells_and_houses) from_cell(cell, take);
  }
  return !control.should_stop();
}

template <class Take>
void ForcingSearch::from_candidate(Candidate candidate, int size, Take& take) {
  if (rules_.contradictions) {
    for (const bool on : {true, false}) {
      const Node assumption = on ? on_node(candidate) : off_node(candidate);
      const Node opposite = on ? off_node(candidate) : on_node(candidate);
      if (closure(assumption).is_contradictory()) {
        take(Reduction{Reason::contradiction, assumption, 0, opposite});
      }
    }
  }
  if (rules_.both_ways && size >= 3) from_both_ways(candidate, take);
  if (!rules_.cells_and_houses) return;
  for (int kind = in_box; kind < kind_count; ++kind) from_house(candidate, kind, take);
}

template <class Take>
void ForcingSearch::from_both_ways(Candidate candidate, Take& take) {
  const Closure& on = closure(on_node(candidate));
  const Closure& off = closure(off_node(candidate));
  Reduction reduction{Reason::both_ways, on_node(candidate), 0, 0};
  for (const Candidate target : on.on_list()) {
    reduction.target = on_node(target);
    if (off.on().has(target) && proves_something(reduction.target)) take(reduction);
  }
  for (const Candidate target : on.off_list()) {
    reduction.target = off_node(target);
    if (off.off().has(target)) take(reduction);
  }
}

template <class Take>
void ForcingSearch::from_house(Candidate candidate, int kind, Take& take) {
  const Membership& member = tables.membership[candidate];
  const int slot = member.slot[kind];
  const Bits places = board_->slot[slot];
  if (size_of(places) < 2 || bit(first_bit(places)) != member.bit[kind]) return;
  std::array<Candidate, 9> assumptions;
  int count = 0;
  for (Bits rest = places; rest; rest &= rest - 1) {
    assumptions[count++] = tables.members[slot][first_bit(rest)];
  }
  from_all({assumptions.data(), static_cast<std::size_t>(count)},
           {Reason::house, on_node(candidate), static_cast<std::uint8_t>(kind), 0}, take);
}

template <class Take>
void ForcingSearch::from_cell(int cell, Take& take) {
  std::array<Candidate, 9> assumptions;
  int count = 0;
  for (Bits rest = board_->digits(cell); rest; rest &= rest - 1) {
    assumptions[count++] = candidate_of(cell, first_bit(rest));
  }
  from_all({assumptions.data(), static_cast<std::size_t>(count)},
           {Reason::cell, on_node(assumptions[0]), in_cell, 0}, take);
}

// What all of the assumptions lead to, in the order in which the first one finds it.
template <class Take>
void ForcingSearch::from_all(std::span<const Candidate> assumptions, Reduction reduction,
                             Take& take) {
  if (consequences_ && !consequences_->agree(assumptions)) return;
  const Closure& first = closure(on_node(assumptions[0]));
  CandidateSet on = first.on(), off = first.off();
  for (const Candidate assumption : assumptions.subspan(1)) {
    const Closure& other = closure(on_node(assumption));
    on &= other.on();
    off &= other.off();
  }
  if (!on.empty()) {
    for (const Candidate target : first.on_list()) {
      reduction.target = on_node(target);
      if (on.has(target) && proves_something(reduction.target)) take(reduction);
    }
  }
  if (off.empty()) return;
  for (const Candidate target : first.off_list()) {
    reduction.target = off_node(target);
    if (off.has(target)) take(reduction);
  }
}

// At least so many nodes, and exactly so many with the nested chains.
int least_nodes(const BranchList& branches);
int count_nodes(const BranchList& branches);

// A kind of forcing chains, and what the shortest of them are rated.
struct ForcingFamily {
  Technique technique;
  int tenths;
};

// The reduction that the rating takes, as a hint. False where there is none, or the control stopped
// the search.
bool find_forcing_chain(ForcingSearch& search, ForcingFamily family, const Control& control,
                        Hint& hint);

}  // namespace nonet::rating
