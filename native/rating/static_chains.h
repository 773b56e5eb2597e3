// Cycles and forcing chains from a single candidate back to itself, on a board that stays as it is.
#pragma once

#include <algorithm>
#include <memory>

#include "chain_path.h"
#include "chain_reach.h"
#include "hint.h"
#include "length.h"

namespace nonet::rating {

constexpr int longest_chain = 2 * candidate_count;  // each candidate on and off
constexpr std::array<Mode, 3> modes{Mode::x, Mode::y, Mode::xy};

// A chain that proves its source off or on.
struct ChainEnd {
  Mode mode;
  Candidate source;
  bool ends_on;
  int nodes;
};

Rank rank_of(Mode mode, bool is_cycle, int nodes);
int tenths_of(Mode mode, bool is_cycle, int nodes);

// All chains of a board. `Sink` says how long a chain may be, and takes it; of those that are no
// cycles only the ends, for the way there is seldom asked for:
//   int longest(Mode, bool is_cycle);
//   void take(const ChainEnd&);
//   void take_cycle(const ChainPath&);
template <int words>
class StaticChains {
 public:
  explicit StaticChains(const Marks& marks) : marks_(marks) {
    for (const Mode mode : modes) graphs_[static_cast<int>(mode)].build(marks, mode);
  }

  // From each candidate, in the order of the board, the shortest chain that proves it off, and the
  // shortest that proves it on.
  template <class Sink>
  void each_end(Mode mode, Sink& sink) const {
    for (int cell = 0; cell < cell_count; ++cell) {
      const Bits digits = marks_.digits(cell);
      if (size_of(digits) < 2) continue;
      for (Bits rest = digits; rest; rest &= rest - 1) {
        end_at(graph(mode), candidate_of(cell, first_bit(rest)), sink);
      }
    }
  }

  // Cycles from each candidate, in the order of the board.
  template <class Sink>
  void each_cycle(Mode mode, Sink& sink) {
    const auto longest = [&] { return sink.longest(mode, true); };
    const Shortest shortest = shortest_cycles(graph(mode), longest());
    PathSearch<words> search(graph(mode));
    for (int number = 0; number < graph(mode).count(); ++number) {
      if (shortest[number] > longest()) continue;
      search.each_cycle(number, longest, [&](const ChainPath& path) { sink.take_cycle(path); });
    }
  }

  ChainPath find_path(const ChainEnd& end) const {
    PathSearch<words> search(graph(end.mode));
    if (!end.ends_on) return search.find_refutation(end.source);
    return search.find_proof(graph(end.mode).number(end.source));
  }

 private:
  using Graph = ChainGraph<words>;
  using Shortest = std::array<int, Graph::capacity>;  // by number

  const Graph& graph(Mode mode) const { return graphs_[static_cast<int>(mode)]; }

  template <class Sink>
  static void end_at(const Graph& graph, Candidate source, Sink& sink) {
    const Mode mode = graph.mode();
    const ChainReach<words> reach(graph);
    const int refuted = reach.find_refutation(source, sink.longest(mode, false));
    if (refuted) sink.take(ChainEnd{mode, source, false, refuted});
    if (!graph.has_number(source)) return;
    const int proven = reach.find_proof(graph.number(source), sink.longest(mode, false));
    if (proven) sink.take(ChainEnd{mode, source, true, proven});
  }

  static Shortest shortest_cycles(const Graph& graph, int longest) {
    const ChainReach<words> reach(graph);
    Shortest shortest;
    std::fill_n(shortest.begin(), graph.count(), longest + 1);
    for (int number = 0; number < graph.count(); ++number) {
      for (const int closer : graph.strong(number)) {
        if (closer < number) continue;
        const int nodes = reach.find_cycle(number, closer, longest);
        if (!nodes) continue;
        shortest[number] = std::min(shortest[number], nodes);
        shortest[closer] = std::min(shortest[closer], nodes);
      }
    }
    return shortest;
  }

  const Marks& marks_;
  std::array<Graph, modes.size()> graphs_;
};

template <class Use>
void with_static_chains(const Marks& marks, Use use) {
  with_words(marks, [&](auto words) { use(*std::make_unique<StaticChains<words()>>(marks)); });
}

// The candidates that a cycle removes: seen by one of its nodes that is on and one that is off.
std::vector<Removal> cycle_removals(const Marks& marks, const ChainPath& path);

}  // namespace nonet::rating
