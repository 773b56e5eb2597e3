// The loop of a rating: the first hint of the first producer that finds any, again and again.
#include "rate.h"

#include <algorithm>
#include <cstring>

#include "../classic/classic.h"
#include "advance.h"
#include "producers.h"

namespace nonet::rating {
namespace {

Verdict count_solutions(std::span<const Digit> givens, Control& control) {
  const classic::Engine& engine = classic::engines().front();
  const classic::Tally tally = engine.run({givens.data()}, Limits{}, control, {});
  if (tally.count > 1) return Verdict::several_solutions;
  if (tally.end != End::exhausted) return Verdict::stopped;
  return tally.count ? Verdict::rated : Verdict::no_solution;
}

// The number of cells that a naked or hidden single could fill now. Asked at every step, so the
// slots with one candidate are found by a loop without branches, which compilers make quick.
int count_ways(const Marks& marks) {
  constexpr int lanes = 4;
  static_assert(slot_count % lanes == 0);
  alignas(16) std::array<Bits, slot_count> single;
  for (int slot = 0; slot < slot_count; ++slot) {
    const Bits bits = marks.slot[slot];
    single[slot] = bits & (bits - 1) ? 0 : bits;
  }
  CellSet cells;
  for (int first = 0; first < slot_count; first += lanes) {
    std::uint64_t any = 0;
    std::memcpy(&any, &single[first], sizeof any);
    for (int slot = first; any && slot < first + lanes; ++slot) {
      if (single[slot]) cells.add(cell_of(tables.members[slot][first_bit(single[slot])]));
    }
  }
  return cells.size();
}

// The closures of forcing chains take some megabytes: each thread makes them once.
struct Searches {
  ForcingSearch nishio{nishio_rules}, multiple{multiple_rules}, dynamic{dynamic_rules};
};

Searches& thread_searches() {
  thread_local Searches searches;
  return searches;
}

constexpr std::array<ForcingFamily, 5> deeper_families{
    {{Technique::dynamic_forcing_chain_plus, 90},
     {Technique::nested_forcing_chain, 95},
     {Technique::nested_multiple_forcing_chain, 100},
     {Technique::nested_dynamic_forcing_chain, 105},
     {Technique::nested_dynamic_forcing_chain_plus, 110}}};

constexpr int no_limit = 1000;     // more than any rating
constexpr int easiest_hard = 45;   // the least rating of what `find_hard_step` finds
constexpr int easiest_chain = 65;  // and of what `find_chain` finds

class RatingLoop {
 public:
  RatingLoop(std::span<const Digit> givens, Control& control, int most = no_limit)
      : givens_(givens),
        control_(control),
        searches_(thread_searches()),
        grid_(givens),
        most_(most) {}

  Rating run(Watch watch, void* context) {
    while (grid_.is_valid() && !grid_.is_full()) {
      const bool is_found = find_step();
      if (is_too_hard_ || (is_found && hint_.tenths > most_)) return give_up();
      if (!is_found) return end(verdict_ == Verdict::rated ? Verdict::stopped : verdict_);
      if (watch) watch(context, grid_, hint_);
      note_step();
      apply_step();
    }
    return end(grid_.is_valid() ? Verdict::rated : Verdict::no_solution);
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
           (is_within_reach(easiest_hard) && is_proven_unique() && find_hard_step());
  }

  bool find_hard_step() {
    return find_unique_loop(grid_, hint_) || find_naked_set(grid_, 4, hint_) ||
           find_fish(grid_, 4, hint_) || find_hidden_set(grid_, 4, hint_) ||
           find_grave(grid_, hint_) || find_aligned_pair(grid_, hint_) ||
           (is_within_reach(easiest_chain) && find_chain());
  }

  bool find_chain() {
    return find_static_chain(grid_, hint_) || find_aligned_triplet(grid_, hint_) ||
           find_forcing_step();
  }

  bool is_within_reach(int tenths) {
    is_too_hard_ = most_ < tenths;
    return !is_too_hard_;
  }

  bool find_forcing_step() {
    const Marks& board = grid_.marks();
    searches_.nishio.begin(board);
    if (find_forcing(searches_.nishio, {Technique::nishio_forcing_chain, 75})) return true;
    searches_.multiple.begin(board);
    if (find_forcing(searches_.multiple, {Technique::multiple_forcing_chain, 80})) return true;
    searches_.dynamic.begin(board);
    if (find_forcing(searches_.dynamic, {Technique::dynamic_forcing_chain, 85})) return true;
    return find_deeper_step();
  }

  bool find_forcing(ForcingSearch& search, ForcingFamily family) {
    return find_forcing_chain(search, family, control_, hint_);
  }

  // Each depth goes on from the closures of the one before; 4 leaves out what 2 and 3 look for.
  bool find_deeper_step() {
    ForcingSearch& search = searches_.dynamic;
    for (int depth = 1; depth <= 5 && !control_.should_stop(); ++depth) {
      if (depth == 2) search.keep();
      if (depth == 4) search.go_back();
      BoardAdvancer advancer(grid_, control_, depth);
      search.set_advancer(&advancer);
      if (find_forcing(search, deeper_families[depth - 1])) return true;
    }
    return false;
  }

  // The steps up to here prove uniqueness by themselves; those from here on presume it, and a
  // puzzle with several solutions would only be found out after all of the slow ones.
  bool is_proven_unique() {
    if (verdict_ == Verdict::stopped) verdict_ = count_solutions(givens_, control_);
    return verdict_ == Verdict::rated;
  }

  void note_step() {
    note_work();
    if (rating_.er < hint_.tenths) {
      rating_.er = hint_.tenths;
      rating_.hardest = 0;
      rating_.hardest_technique = hint_.technique;
    }
    rating_.hardest += hint_.tenths == rating_.er;
    if (rating_.ep) return;
    if (!rating_.ed) rating_.ed = rating_.er;
    if (hint_.is_placement()) rating_.ep = rating_.er;
  }

  void note_work() {
    ++rating_.uses[static_cast<int>(hint_.technique)];
    rating_.tedium += 1000 / std::max(1, count_ways(grid_.marks()));
  }

  void apply_step() {
    for (const Removal& removal : hint_.removals) grid_.remove(removal.cell, removal.digits);
    if (hint_.is_placement()) grid_.place(hint_.cell, hint_.digit);
  }

  Rating give_up() {
    rating_.er = most_ + 1;
    return end(Verdict::rated);
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
  int most_;
  bool is_too_hard_ = false;  // whatever is left to find is harder than `most_`
  Hint hint_;
  Rating rating_;
  Verdict verdict_ = Verdict::stopped;  // until something has been proven
};

}  // namespace

Rating rate(std::span<const Digit> givens, Control& control, Watch watch, void* context) {
  return RatingLoop(givens, control).run(watch, context);
}

Rating rate_up_to(std::span<const Digit> givens, int most, Control& control) {
  return RatingLoop(givens, control, most).run(nullptr, nullptr);
}

}  // namespace nonet::rating
