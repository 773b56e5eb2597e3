// Steps of almost locked sets: two of them, three, or a whole chain.
#include <deque>

#include "als_web.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// One restricted digit: any other common digit is in one of the sets.
template <int W>
void report_pair(const AlsWeb<W>& web, Search& search, int one, int two, Digit tie) {
  Step step;
  web.remove_common(one, two, mask_of(tie), step);
  if (step.eliminations.empty()) return;
  step.marks = {web.mark_set(one), web.mark_set(two)};
  step.links = {web.tie(one, two, tie)};
  search.accept(std::move(step));
}

// Each candidate once, though several reasons may take it.
template <int W>
void add_gone(const CellSet<W>& cells, Digit digit, Step& step) {
  for (Cell cell : cells) {
    const Candidate gone{cell, digit};
    if (!std::ranges::count(step.eliminations, gone)) step.eliminations.push_back(gone);
  }
}

// Two restricted digits: each set gives up exactly one of them, and all its other digits are
// locked.
template <int W>
void report_double(const AlsWeb<W>& web, Search& search, int one, int two, Mask ties) {
  const Position<W>& position = web.position();
  const CellSet<W> outside = position.empty_cells() - web.set(one).cells - web.set(two).cells;
  Step step;
  for (Digit digit : Digits(ties)) {
    const CellSet<W> seen = web.seeing(one, digit) & web.seeing(two, digit) & outside;
    add_gone(seen & position.cells_of(digit), digit, step);
    step.links.push_back(web.tie(one, two, digit));
  }
  for (int number : {one, two}) {
    for (Digit digit : Digits(web.set(number).digits & ~ties)) {
      add_gone(web.seeing(number, digit) & outside & position.cells_of(digit), digit, step);
    }
    step.marks.push_back(web.mark_set(number));
  }
  search.accept(std::move(step));
}

template <int W>
bool overlap(const AlsWeb<W>& web, int one, int two) {
  return web.set(one).cells.meets(web.set(two).cells);
}

// A pivot that is tied to two sets by different digits: what both of them have is in one of them.
template <int W>
void report_wings(const AlsWeb<W>& web, Search& search, int pivot, const Bond& one,
                  const Bond& two) {
  for (Digit x : Digits(one.digits)) {
    for (Digit y : Digits(two.digits & ~mask_of(x))) {
      Step step;
      web.remove_common(one.other, two.other, mask_of(x) | mask_of(y), step);
      if (step.eliminations.empty()) continue;
      step.marks = {web.mark_set(one.other), web.mark_set(pivot), web.mark_set(two.other)};
      step.links = {web.tie(one.other, pivot, x), web.tie(pivot, two.other, y)};
      search.accept(std::move(step));
    }
  }
}

// Chains of sets from one start and a first digit, breadth first; a state is a set and the digit
// that led to it.
template <int W>
class AlsChains {
 public:
  AlsChains(const AlsWeb<W>& web, Search& search, int least)
      : web_(web), search_(search), least_(least), size_(web.position().shape().size()) {}

  void find_from(int start) {
    for (Digit digit : Digits(web_.set(start).digits)) {
      first_ = digit;
      states_.assign(1, {start, 0, 0, -1});
      reached_.assign(static_cast<std::size_t>(web_.count()) * (size_ + 1), false);
      for (std::size_t i = 0; i < states_.size() && !search_.done(); ++i) extend(i);
    }
  }

 private:
  static constexpr int most = 7;  // sets in a chain

  struct State {
    int set;
    Digit tie;  // the digit that led here; 0 at the start
    int depth;
    int before;
  };

  void extend(std::size_t from) {
    if (states_[from].depth + 1 == most) return;
    for (const Bond& bond : web_.bonds(states_[from].set)) {
      const Mask first = states_[from].depth ? bond.digits : bond.digits & mask_of(first_);
      for (Digit digit : Digits(first)) {
        const std::size_t key = static_cast<std::size_t>(bond.other) * (size_ + 1) + digit;
        if (digit == states_[from].tie || reached_[key]) continue;
        reached_[key] = true;
        states_.push_back({bond.other, digit, states_[from].depth + 1, static_cast<int>(from)});
        evaluate(states_.back());
      }
    }
  }

  void evaluate(const State& end) {
    if (end.depth + 1 < least_) return;
    const int start = states_[0].set;
    if (start == end.set) return;
    Step step;
    web_.remove_common(start, end.set, mask_of(end.tie) | mask_of(first_), step);
    if (step.eliminations.empty()) return;
    describe(end, step);
    search_.accept(std::move(step));
  }

  void describe(const State& end, Step& step) const {
    for (const State* state = &end; state; state = at(state->before)) {
      step.marks.push_back(web_.mark_set(state->set));
      if (state->depth == 0) continue;
      step.links.push_back(web_.tie(states_[state->before].set, state->set, state->tie));
    }
    std::ranges::reverse(step.marks);
    std::ranges::reverse(step.links);
  }

  const State* at(int index) const { return index < 0 ? nullptr : &states_[index]; }

  const AlsWeb<W>& web_;
  Search& search_;
  int least_;
  int size_;
  Digit first_ = 0;
  std::vector<State> states_;
  std::vector<bool> reached_;
};

template <int W>
void find_als_xz(const Position<W>& position, Search& search) {
  const AlsWeb<W>& web = als_web_of(position, search);
  for (int one = 0; one < web.count(); ++one) {
    for (const Bond& bond : web.bonds(one)) {
      if (search.done()) return;
      if (bond.other <= one) continue;
      for (Digit digit : Digits(bond.digits)) report_pair(web, search, one, bond.other, digit);
      if (std::popcount(bond.digits) == 2 && !overlap(web, one, bond.other)) {
        report_double(web, search, one, bond.other, bond.digits);
      }
    }
  }
}

template <int W>
void find_als_xy_wing(const Position<W>& position, Search& search) {
  const AlsWeb<W>& web = als_web_of(position, search);
  for (int pivot = 0; pivot < web.count(); ++pivot) {
    const auto& bonds = web.bonds(pivot);
    for (std::size_t i = 0; i < bonds.size() && !search.done(); ++i) {
      for (std::size_t j = i + 1; j < bonds.size(); ++j) {
        report_wings(web, search, pivot, bonds[i], bonds[j]);
      }
    }
  }
}

template <int W>
void find_als_chain(const Position<W>& position, Search& search) {
  const AlsWeb<W>& web = als_web_of(position, search);
  AlsChains<W> chains(web, search, 4);
  for (int start = 0; start < web.count() && !search.done(); ++start) chains.find_from(start);
}

}  // namespace

NONET_FAMILY(als_steps, {"als_xz", find_als_xz<W>}, {"als_xy_wing", find_als_xy_wing<W>},
             {"als_chain", find_als_chain<W>})

}  // namespace nonet::logic
