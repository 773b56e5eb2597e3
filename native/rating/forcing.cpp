// Closures of a board, and which of their reductions the rating takes.
#include "forcing.h"

#include <algorithm>

#include "nested.h"

namespace nonet::rating {

ForcingSearch::ForcingSearch(ForcingRules rules) : rules_(rules) {
  if (!rules.links.dynamic) consequences_ = std::make_unique<Consequences>();
}

void ForcingSearch::begin(const Marks& board) {
  board_ = &board;
  ++board_number_;
  stage_ = 0;
  advancer_ = nullptr;
  if (consequences_) consequences_->find(board);
}

void ForcingSearch::set_advancer(Advancer* advancer) {
  advancer_ = advancer;
  ++stage_;
}

const Closure& ForcingSearch::closure(Node assumption) {
  std::unique_ptr<Entry>& entry = entries_[assumption];
  if (!entry) entry = std::make_unique<Entry>();
  if (entry->board != board_number_) {
    entry->board = board_number_;
    entry->stage = 0;
    entry->closure.start(*board_, assumption, rules_.links);
    entry->closure.run(nullptr);
  }
  if (entry->stage != stage_) {
    entry->stage = stage_;
    if (advancer_) entry->closure.run(advancer_);
  }
  return entry->closure;
}

void ForcingSearch::keep() {
  for (int i = 0; i < node_count; ++i) {
    if (!entries_[i] || entries_[i]->board != board_number_) continue;
    if (!kept_[i]) kept_[i] = std::make_unique<Entry>();
    *kept_[i] = *entries_[i];
  }
}

void ForcingSearch::go_back() {
  for (int i = 0; i < node_count; ++i) {
    if (!entries_[i] || entries_[i]->board != board_number_) continue;
    if (kept_[i] && kept_[i]->board == board_number_) {
      *entries_[i] = *kept_[i];
    } else {
      entries_[i]->board = 0;
    }
  }
}

bool ForcingSearch::proves_something(Node target) const {
  return size_of(board_->digits(cell_of(candidate_of(target)))) > 1;
}

BranchList ForcingSearch::branches(const Reduction& reduction) {
  BranchList list;
  const Candidate source = candidate_of(reduction.source);
  if (reduction.reason == Reason::contradiction) {
    const Closure& made = closure(reduction.source);
    const Node clash = made.clash();
    const Candidate candidate = candidate_of(clash);
    list.add({&made, on_node(candidate), is_on(clash)});
    list.add({&made, off_node(candidate), !is_on(clash)});
  } else if (reduction.reason == Reason::both_ways) {
    list.add({&closure(on_node(source)), reduction.target});
    list.add({&closure(off_node(source)), reduction.target});
  } else {
    const int slot = tables.membership[source].slot[reduction.kind];
    for (Bits rest = board_->slot[slot]; rest; rest &= rest - 1) {
      list.add({&closure(on_node(tables.members[slot][first_bit(rest)])), reduction.target});
    }
  }
  return list;
}

int least_nodes(const BranchList& branches) {
  int least = 0;
  for (const Branch& branch : branches) {
    least += branch.is_clash ? 2 : branch.closure->least_nodes(branch.node);
  }
  return least;
}

int count_nodes(const BranchList& branches) {
  int nodes = 0;
  for (const Branch& branch : branches) {
    nodes += branch.is_clash ? branch.closure->count_clash_nodes()
                             : branch.closure->count_nodes(branch.node);
  }
  return nodes + count_nested_nodes(branches);
}

namespace {

class BestReduction {
 public:
  explicit BestReduction(ForcingSearch& search) : search_(search) {}

  void consider(const Reduction& reduction) {
    const BranchList branches = search_.branches(reduction);
    if (!beats(least_nodes(branches), reduction)) return;
    const int nodes = count_nodes(branches);
    if (!beats(nodes, reduction)) return;
    best_ = reduction;
    nodes_ = nodes;
  }

  bool make_hint(ForcingFamily family, Hint& hint) const {
    if (!nodes_) return false;
    hint.restart(family.technique, family.tenths + length_tenths(nodes_));
    const Candidate target = candidate_of(best_.target);
    const int cell = cell_of(target), digit = digit_of(target);
    if (is_on(best_.target)) {
      hint.place(cell, digit);
      hint.remove(cell, search_.board().digits(cell) & ~bit(digit));
    } else {
      hint.remove(cell, bit(digit));
    }
    return true;
  }

 private:
  bool beats(int nodes, const Reduction& reduction) const {
    if (!nodes_ || nodes != nodes_) return !nodes_ || nodes < nodes_;
    return reduction.reason < best_.reason;
  }

  ForcingSearch& search_;
  Reduction best_{};
  int nodes_ = 0;
};

}  // namespace

bool find_forcing_chain(ForcingSearch& search, ForcingFamily family, const Control& control,
                        Hint& hint) {
  BestReduction best(search);
  const bool finished =
      search.each_reduction(control, [&](const Reduction& reduction) { best.consider(reduction); });
  return finished && best.make_hint(family, hint);
}

}  // namespace nonet::rating
