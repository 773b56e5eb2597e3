// Which static chain the rating takes: the shortest by its own measure.
#include "static_chains.h"

#include "producers.h"

namespace nonet::rating {

Rank rank_of(Mode mode, bool is_cycle, int nodes) {
  const double base = mode == Mode::xy ? 7.0 : is_cycle ? 6.5 : 6.6;
  return {length_order(base, nodes), nodes, mode == Mode::x ? 2 : mode == Mode::y ? 3 : 4};
}

int tenths_of(Mode mode, bool is_cycle, int nodes) {
  return (mode == Mode::xy ? 70 : is_cycle ? 65 : 66) + length_tenths(nodes);
}

std::vector<Removal> cycle_removals(const Marks& marks, const ChainPath& path) {
  std::array<CellSet, digit_count> seen_on{}, seen_off{};
  CellSet inside;
  Bits digits = 0;
  for (std::size_t i = 0; i + 1 < path.steps.size(); ++i) {
    const int cell = cell_of(path.steps[i]), digit = digit_of(path.steps[i]);
    CellSet& seen = (path.is_on(i) ? seen_on : seen_off)[digit];
    seen = seen | tables.peer_set[cell];
    inside.add(cell);
    digits |= bit(digit);
  }
  std::array<Bits, cell_count> gone{};
  CellSet hit;
  for (; digits; digits &= digits - 1) {
    const int digit = first_bit(digits);
    (seen_on[digit] & seen_off[digit]).each([&](int cell) {
      if (inside.has(cell) || !(marks.digits(cell) & bit(digit))) return;
      gone[cell] |= bit(digit);
      hit.add(cell);
    });
  }
  std::vector<Removal> removals;
  hit.each([&](int cell) { removals.push_back({static_cast<std::uint8_t>(cell), gone[cell]}); });
  return removals;
}

namespace {

Technique technique_of(Mode mode, bool is_cycle) {
  if (!is_cycle) return mode == Mode::x ? Technique::forcing_x_chain : Technique::forcing_xy_chain;
  if (mode == Mode::x) return Technique::x_cycle;
  return mode == Mode::y ? Technique::y_cycle : Technique::xy_cycle;
}

// Keeps the best chain so far, and with it the length up to which others may still be better. Ends
// are to come before cycles, although the original looks for both together, candidate by
// candidate: then few cycles are short enough.
class BestChain {
 public:
  explicit BestChain(const Grid& grid, Hint& hint) : grid_(grid), hint_(hint) { limit(); }

  int longest(Mode mode, bool is_cycle) const { return longest_[static_cast<int>(mode)][is_cycle]; }

  void take(const ChainEnd& end) {
    const Rank rank = rank_of(end.mode, false, end.nodes);
    if (!(rank < best_)) return;
    hint_.restart(technique_of(end.mode, false), tenths_of(end.mode, false, end.nodes));
    use_end(end);
    end_ = end.source;
    best_ = rank;
    limit();
  }

  void take_cycle(const ChainPath& path) {
    const Rank rank = rank_of(path.mode, true, path.nodes());
    if (best_ < rank || (best_ == rank && path.source() > end_)) return;
    std::vector<Removal> removals = cycle_removals(grid_.marks(), path);
    if (removals.empty()) return;
    hint_.restart(technique_of(path.mode, true), tenths_of(path.mode, true, path.nodes()));
    hint_.removals = std::move(removals);
    end_ = none;
    best_ = rank;
    limit();
  }

  bool found() const { return best_ < Rank{}; }

 private:
  static constexpr int none = -1;

  void limit() {
    for (const Mode mode : modes) {
      for (const bool is_cycle : {false, true}) {
        longest_[static_cast<int>(mode)][is_cycle] =
            found() ? longest_below(mode, is_cycle) : longest_chain;
      }
    }
  }

  // A cycle that ranks like the best end was found before it if its source comes no later.
  int longest_below(Mode mode, bool is_cycle) const {
    const auto may_win = [&](const Rank& rank) {
      return rank < best_ || (is_cycle && end_ != none && rank == best_);
    };
    int longest = 2;
    while (may_win(rank_of(mode, is_cycle, longest + 2))) longest += 2;
    return longest;
  }

  void use_end(const ChainEnd& end) {
    const int cell = cell_of(end.source), digit = digit_of(end.source);
    if (end.ends_on) {
      hint_.place(cell, digit);
      hint_.remove(cell, grid_.digits(cell) & ~bit(digit));
    } else {
      hint_.remove(cell, bit(digit));
    }
  }

  const Grid& grid_;
  Hint& hint_;
  Rank best_;
  int end_ = none;  // the source of the best, if that is no cycle
  std::array<std::array<int, 2>, modes.size()> longest_{};
};

}  // namespace

bool find_static_chain(const Grid& grid, Hint& hint) {
  BestChain best(grid, hint);
  with_static_chains(grid.marks(), [&](auto& chains) {
    for (const Mode mode : {Mode::x, Mode::xy}) chains.each_end(mode, best);
    for (const Mode mode : modes) chains.each_cycle(mode, best);
  });
  return best.found();
}

}  // namespace nonet::rating
