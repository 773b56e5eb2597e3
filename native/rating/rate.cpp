// The loop of a rating: the first hint of the first producer that finds any, again and again.
#include "rate.h"

#include <algorithm>

#include "../classic.h"
#include "advance.h"
#include "producers.h"

namespace nonet::rating {
namespace {

bool has_one_solution(std::span<const Digit> givens, Control& control) {
  const classic::Engine& engine = classic::engines().front();
  const classic::Tally tally = engine.run({givens.data()}, Limits{}, control, nullptr);
  return tally.end == End::exhausted && tally.count == 1;
}

// The closures of forcing chains take some megabytes: each thread makes them once.
struct Searches {
  ForcingSearch nishio{nishio_rules}, multiple{multiple_rules}, dynamic{dynamic_rules};
};

Searches& thread_searches() {
  thread_local Searches searches;
  return searches;
}

class RatingLoop {
 public:
  RatingLoop(std::span<const Digit> givens, Control& control)
      : givens_(givens), control_(control), searches_(thread_searches()), grid_(givens) {}

  Rating run(Watch watch, void* context) {
    while (grid_.is_valid() && !grid_.is_full()) {
      if (!find_step()) return end(control_.should_stop() ? Verdict::stopped : Verdict::invalid);
      if (watch) watch(context, grid_, hint_);
      note_step();
      apply_step();
    }
    return end(grid_.is_valid() ? Verdict::rated : Verdict::invalid);
  }

 private:
  bool find_step() {
    return find_hidden_single(grid_, hint_) || find_direct_locked(grid_, hint_) ||
           find_direct_hidden_pair(grid_, hint_) || find_naked_single(grid_, hint_) ||
           find_direct_hidden_triplet(grid_, hint_) || find_locked(grid_, hint_) ||
           find_naked_set(grid_, 2, hint_) || find_fish(grid_, 2, hint_) ||
           find_hidden_set(grid_, 2, hint_) || find_naked_set(grid_, 3, hint_) ||
           find_fish(grid_, 3, hint_) || find_hidden_set(grid_, 3, hint_) ||
           find_xy_wing(grid_, hint_) || find_xyz_wing(grid_, hint_) ||
           (is_proven_unique() && find_hard_step());
  }

  bool find_hard_step() {
    return find_unique_loop(grid_, hint_) || find_naked_set(grid_, 4, hint_) ||
           find_fish(grid_, 4, hint_) || find_hidden_set(grid_, 4, hint_) ||
           find_grave(grid_, hint_) || find_aligned_pair(grid_, hint_) ||
           find_static_chain(grid_, hint_) || find_aligned_triplet(grid_, hint_) ||
           find_forcing_step();
  }

  bool find_forcing_step() {
    const Marks& board = grid_.marks();
    searches_.nishio.begin(board);
    if (find_forcing_chain(searches_.nishio, 75, control_, hint_)) return true;
    searches_.multiple.begin(board);
    if (find_forcing_chain(searches_.multiple, 80, control_, hint_)) return true;
    searches_.dynamic.begin(board);
    if (find_forcing_chain(searches_.dynamic, 85, control_, hint_)) return true;
    return find_deeper_step();
  }

  // Each depth goes on from the closures of the one before; 4 leaves out what 2 and 3 look for.
  bool find_deeper_step() {
    ForcingSearch& search = searches_.dynamic;
    for (int depth = 1; depth <= 5 && !control_.should_stop(); ++depth) {
      if (depth == 2) search.keep();
      if (depth == 4) search.go_back();
      BoardAdvancer advancer(grid_, control_, depth);
      search.set_advancer(&advancer);
      if (find_forcing_chain(search, 85 + 5 * depth, control_, hint_)) return true;
    }
    return false;
  }

  // The steps up to here prove uniqueness by themselves; those from here on presume it, and a
  // puzzle with several solutions would only be found out after all of the slow ones.
  bool is_proven_unique() {
    if (!unique_) unique_ = has_one_solution(givens_, control_);
    return unique_;
  }

  void note_step() {
    rating_.er = std::max(rating_.er, hint_.tenths);
    if (rating_.ep) return;
    if (!rating_.ed) rating_.ed = rating_.er;
    if (hint_.is_placement()) rating_.ep = rating_.er;
  }

  void apply_step() {
    for (const Removal& removal : hint_.removals) grid_.remove(removal.cell, removal.digits);
    if (hint_.is_placement()) grid_.place(hint_.cell, hint_.digit);
  }

  Rating end(Verdict verdict) {
    if (verdict != Verdict::rated) rating_ = {};
    rating_.verdict = verdict;
    return rating_;
  }

  std::span<const Digit> givens_;
  Control& control_;
  Searches& searches_;
  Grid grid_;
  Hint hint_;
  Rating rating_;
  bool unique_ = false;
};

}  // namespace

Rating rate(std::span<const Digit> givens, Control& control, Watch watch, void* context) {
  return RatingLoop(givens, control).run(watch, context);
}

}  // namespace nonet::rating
