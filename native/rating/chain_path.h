// Chains from a single candidate back to itself, and the search for those that the original finds:
// breadth first, in the order of the board.
#pragma once

#include <vector>

#include "chain_graph.h"

namespace nonet::rating {

// A chain as found: alternately on and off, from its end back to its source.
struct ChainPath {
  Mode mode;
  bool is_cycle;
  bool ends_on;                  // the state that the end is proven to be in; cycles end on
  std::vector<Candidate> steps;  // end first, source last

  bool is_on(std::size_t step) const { return ends_on == (step % 2 == 0); }
  Candidate source() const { return steps.back(); }
  // How long it counts: in a cycle the source, which is also the end, counts once.
  int nodes() const { return static_cast<int>(steps.size()) - is_cycle; }
};

template <int words>
class PathSearch {
 public:
  using Graph = ChainGraph<words>;

  explicit PathSearch(const Graph& graph) : graph_(graph) {}

  // The cycles that make the source on again; `longest()` may shrink as they are taken.
  template <class Longest, class Take>
  void each_cycle(int source, Longest longest, Take take) {
    begin(graph_.candidate(source));
    expand_source();
    for (int nodes = 4; head_ < queued_ && nodes <= longest(); nodes += 2) {
      for (const int level_end = queued_; head_ < level_end;) {
        const int on = queue_[head_++];
        close_cycles(source, on, take);
        expand(on);
      }
    }
  }

  // The shortest chain from "source is on" to "source is off"; there must be one.
  const ChainPath& find_refutation(Candidate source) {
    begin(source);
    expand_source();
    const typename Graph::Set sights = graph_.weak_of(source);
    while (!sights.has(queue_[head_])) expand(queue_[head_++]);
    start_path(false, false);
    trace_back(queue_[head_]);
    path_.steps.push_back(source);
    return path_;
  }

  // The shortest chain from "source is off" to "source is on"; there must be one.
  const ChainPath& find_proof(int source) {
    begin(graph_.candidate(source));
    fresh_.remove(source);
    for (const int on : graph_.strong(source)) make_on(on, source, from_source);
    int closer = none;
    while (closer == none) {
      expand(queue_[head_++], [&](int off) {
        if (closer == none && graph_.strong(off).has(source)) closer = off;
      });
    }
    start_path(false, true);
    path_.steps.push_back(graph_.candidate(closer));
    trace_back(queue_[head_ - 1]);
    return path_;
  }

 private:
  static constexpr int none = -1;
  static constexpr int from_source = Graph::no_number;

  void begin(Candidate source) {
    source_ = source;
    fresh_ = graph_.all();
    on_ = {};
    head_ = queued_ = 0;
    if (graph_.has_number(source)) on_.add(graph_.number(source));
  }

  void make_on(int on, int off, int earlier) {
    if (on_.has(on)) return;
    on_.add(on);
    via_off_[on] = static_cast<std::uint16_t>(off);
    via_on_[on] = static_cast<std::uint16_t>(earlier);
    queue_[queued_++] = static_cast<std::uint16_t>(on);
  }

  void expand_source() {
    expand(source_, from_source, [](int) {});
  }
  void expand(int on) {
    expand(graph_.candidate(on), on, [](int) {});
  }
  template <class Visit>
  void expand(int on, Visit visit_off) {
    expand(graph_.candidate(on), on, visit_off);
  }

  // What goes off when a candidate is on, and what comes on by that. A candidate that went off
  // before has nothing new to tell.
  template <class Visit>
  void expand(Candidate on, int number, Visit visit_off) {
    const Membership& member = tables.membership[on];
    for (int kind = first_kind(graph_.mode()); kind < kind_count; ++kind) {
      typename Graph::Set offs = graph_.in_slot(member.slot[kind]);
      offs.keep(fresh_);
      if (graph_.has_number(on)) offs.remove(graph_.number(on));
      fresh_.subtract(offs);
      offs.each([&](int off) {
        visit_off(off);
        for (const int next : graph_.strong(off)) make_on(next, off, number);
      });
    }
  }

  // The candidates strongly linked to the source that `on` turns off, in the order of its links.
  template <class Take>
  void close_cycles(int source, int on, Take& take) {
    std::array<int, kind_count> closers;
    int count = 0;
    for (const int off : graph_.strong(source)) {
      if (!graph_.weak(on).has(off) || is_on_way_to(on, off)) continue;
      int at = count++;
      for (; at > 0 && place_among_links(on, closers[at - 1]) > place_among_links(on, off); --at) {
        closers[at] = closers[at - 1];
      }
      closers[at] = off;
    }
    for (int i = 0; i < count; ++i) {
      start_path(true, true);
      path_.steps.push_back(graph_.candidate(closers[i]));
      trace_back(on);
      path_.steps.push_back(source_);
      take(path_);
    }
  }

  int place_among_links(int on, int off) const {
    const Membership& from = tables.membership[graph_.candidate(on)];
    const Membership& to = tables.membership[graph_.candidate(off)];
    for (int kind = first_kind(graph_.mode()); kind < kind_count; ++kind) {
      if (from.slot[kind] == to.slot[kind]) return kind * 9 + first_bit(to.bit[kind]);
    }
    return -1;
  }

  bool is_on_way_to(int on, int off) const {
    for (; on != from_source; on = via_on_[on]) {
      if (via_off_[on] == off) return true;
    }
    return false;
  }

  void start_path(bool is_cycle, bool ends_on) {
    path_.mode = graph_.mode();
    path_.is_cycle = is_cycle;
    path_.ends_on = ends_on;
    path_.steps.assign(1, source_);
  }

  void trace_back(int on) {
    for (; on != from_source; on = via_on_[on]) {
      path_.steps.push_back(graph_.candidate(on));
      path_.steps.push_back(graph_.candidate(via_off_[on]));
    }
  }

  const Graph& graph_;
  Candidate source_ = 0;
  typename Graph::Set fresh_;  // numbers that did not go off yet
  typename Graph::Set on_;
  std::array<std::uint16_t, Graph::capacity> via_off_;  // what had to go off for one to come on
  std::array<std::uint16_t, Graph::capacity> via_on_;   // and what turned that off
  std::array<std::uint16_t, Graph::capacity> queue_;
  int head_ = 0, queued_ = 0;
  ChainPath path_;
};

}  // namespace nonet::rating
