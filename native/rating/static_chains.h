// Cycles and forcing chains from a single candidate back to itself, on a board that stays as it is.
#pragma once

#include <vector>

#include "candidate_set.h"
#include "hint.h"
#include "length.h"
#include "links.h"

namespace nonet::rating {

constexpr Candidate no_candidate = 0xffff;
constexpr int longest_chain = 2 * candidate_count;  // each candidate on and off

// A chain as found: alternately on and off, from its end back to its source.
struct ChainPath {
  Mode mode;
  bool is_cycle;
  bool ends_on;   // the state that the end is proven to be in; cycles end on
  int nodes = 0;  // how long it counts: in a cycle the source, which is also the end, counts once
  std::vector<Candidate> steps;  // end first, source last

  bool is_on(std::size_t step) const { return ends_on == (step % 2 == 0); }
  Candidate source() const { return steps.back(); }
};

Rank rank_of(Mode mode, bool is_cycle, int nodes);
int tenths_of(Mode mode, bool is_cycle, int nodes);

// Breadth-first search from each candidate. To find out first from which of them there is a chain
// at all (a transitive closure of bit sets) cost as much as it saved. `Sink` says how long a chain
// may be, and takes it:
//   int longest(Mode, bool is_cycle);
//   void take(const ChainPath&);
class StaticChains {
 public:
  explicit StaticChains(const Marks& marks) : marks_(marks) {}

  // All chains of one mode, candidate after candidate in the order of the board.
  template <class Sink>
  void search(Mode mode, Sink& sink) {
    const Links links(marks_, mode);
    links_ = &links;
    mode_ = mode;
    for (int cell = 0; cell < cell_count; ++cell) {
      const int size = size_of(marks_.digits(cell));
      if (size < 2 || (mode == Mode::y && size > 2)) continue;
      for (Bits rest = marks_.digits(cell); rest; rest &= rest - 1) {
        search_from(candidate_of(cell, first_bit(rest)), sink);
      }
    }
  }

 private:
  template <class Sink>
  void search_from(Candidate source, Sink& sink) {
    search_on(source, sink);
    if (mode_ != Mode::y) search_off(source, sink);
  }

  // From "source is on": cycles that make it on again, and the shortest chain that makes it off.
  template <class Sink>
  void search_on(Candidate source, Sink& sink) {
    begin(source);
    queue_[0] = source;
    int level_end = 1, queued = 1;
    Candidate refuted_by = no_candidate;
    int refuted_nodes = 0;
    for (int head = 0, nodes = 2; head < queued; nodes += 2) {
      const bool wants_refutation =
          mode_ != Mode::y && refuted_by == no_candidate && nodes <= sink.longest(mode_, false);
      const bool wants_cycles = nodes >= 4 && nodes <= sink.longest(mode_, true);
      if (!wants_refutation && nodes > sink.longest(mode_, true)) break;
      for (; head < level_end; ++head) {
        const Candidate on = queue_[head];
        if (wants_refutation && refuted_by == no_candidate && sees(on, source)) {
          refuted_by = on, refuted_nodes = nodes;
        }
        if (wants_cycles) close_cycles(source, on, nodes, sink);
        expand(on, [&](Candidate) {}, queued);
      }
      level_end = queued;
    }
    if (refuted_by == no_candidate) return;
    path_ = {mode_, false, false, refuted_nodes, {source}};
    trace_back(refuted_by);
    sink.take(path_);
  }

  // From "source is off": the shortest chain that makes it on.
  template <class Sink>
  void search_off(Candidate source, Sink& sink) {
    begin(source);
    fresh_.remove(source);
    int queued = 0;
    for (int i = 0; i < links_->count[source]; ++i) {
      make_on(links_->strong[source][i], source, no_candidate, queued);
    }
    int level_end = queued;
    for (int head = 0, nodes = 4; head < queued && nodes <= sink.longest(mode_, false);
         nodes += 2) {
      for (; head < level_end; ++head) {
        Candidate closer = no_candidate;
        const Candidate on = queue_[head];
        expand(
            on,
            [&](Candidate off) {
              if (closer == no_candidate && is_strong(off, source)) closer = off;
            },
            queued);
        if (closer == no_candidate) continue;
        path_ = {mode_, false, true, nodes, {source, closer}};
        trace_back(on);
        return sink.take(path_);
      }
      level_end = queued;
    }
  }

  void begin(Candidate source) {
    fresh_ = links_->linked;
    on_.clear();
    on_.add(source);
    via_off_[source] = no_candidate;
  }

  void make_on(Candidate on, Candidate off, Candidate earlier, int& queued) {
    if (on_.has(on)) return;
    on_.add(on);
    via_off_[on] = off;
    via_on_[on] = earlier;
    queue_[queued++] = on;
  }

  // What goes off when `on` is on, and what comes on by that. A candidate that went off before
  // has nothing new to tell.
  template <class Visit>
  void expand(Candidate on, Visit visit_off, int& queued) {
    const Membership& member = tables.membership[on];
    for (int kind = first_weak_kind(mode_); kind < kind_count; ++kind) {
      const int slot = member.slot[kind];
      for (Bits rest = fresh_.slot[slot] & ~member.bit[kind]; rest; rest &= rest - 1) {
        const Candidate off = tables.members[slot][first_bit(rest)];
        fresh_.remove(off);
        visit_off(off);
        for (int i = 0; i < links_->count[off]; ++i) {
          make_on(links_->strong[off][i], off, on, queued);
        }
      }
    }
  }

  bool sees(Candidate on, Candidate other) const {
    if (on == other) return false;
    if (cell_of(on) == cell_of(other)) return links_cells(mode_);
    return digit_of(on) == digit_of(other) && tables.peer_set[cell_of(on)].has(cell_of(other));
  }

  bool is_strong(Candidate from, Candidate to) const {
    for (int i = 0; i < links_->count[from]; ++i) {
      if (links_->strong[from][i] == to) return true;
    }
    return false;
  }

  // The candidates strongly linked to the source that `on` turns off, in the order of its links.
  template <class Sink>
  void close_cycles(Candidate source, Candidate on, int nodes, Sink& sink) {
    std::array<Candidate, kind_count> closers{};
    int count = 0;
    for (int i = 0; i < links_->count[source]; ++i) {
      const Candidate off = links_->strong[source][i];
      if (!sees(on, off) || is_on_way_to(on, off)) continue;
      int at = count++;
      const int place = place_among_links(on, off);
      for (; at > 0 && place_among_links(on, closers[at - 1]) > place; --at) {
        closers[at] = closers[at - 1];
      }
      closers[at] = off;
    }
    for (int i = 0; i < count; ++i) {
      path_ = {mode_, true, true, nodes, {source, closers[i]}};
      trace_back(on);
      sink.take(path_);
    }
  }

  int place_among_links(Candidate on, Candidate off) const {
    const Membership& from = tables.membership[on];
    const Membership& to = tables.membership[off];
    for (int kind = first_weak_kind(mode_); kind < kind_count; ++kind) {
      if (from.slot[kind] == to.slot[kind]) return kind * 9 + first_bit(to.bit[kind]);
    }
    return -1;
  }

  bool is_on_way_to(Candidate on, Candidate off) const {
    for (; via_off_[on] != no_candidate; on = via_on_[on]) {
      if (via_off_[on] == off) return true;
      if (via_on_[on] == no_candidate) break;
    }
    return false;
  }

  void trace_back(Candidate on) {
    while (on != no_candidate) {
      path_.steps.push_back(on);
      if (via_off_[on] == no_candidate) break;
      path_.steps.push_back(via_off_[on]);
      on = via_on_[on];
    }
  }

  const Marks& marks_;
  const Links* links_ = nullptr;
  Mode mode_ = Mode::x;
  Marks fresh_;  // linked candidates that did not go off yet
  CandidateSet on_;
  std::array<Candidate, candidate_count> via_off_;  // what had to go off for a candidate to come on
  std::array<Candidate, candidate_count> via_on_;   // and what turned that off
  std::array<Candidate, candidate_count> queue_;
  ChainPath path_;
};

// The candidates that a cycle removes: seen by one of its nodes that is on and one that is off.
std::vector<Removal> cycle_removals(const Marks& marks, const ChainPath& path);

bool find_static_chain(const Grid& grid, Hint& hint);

}  // namespace nonet::rating
