// The search of the classic engine, for 9x9 boards only: band bitboards.
//
// Written as a template over the few operations that are worth different code on different CPUs, so
// that each kind of CPU gets its own copy with everything inlined. `Ops` has
//     find_givens(givens)         the cells of each digit among 81 givens
//     clear(band, cells)          takes cells from all digits; which of them had any
//     minirows(cells)             the minirow pattern of a digit in a band
//     minicolumns(columns, stack) the minicolumn pattern of a stack, out of the columns of three
//                                 bands at 9 * band + column
// Include it only where it is instantiated.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "classic_notes.h"
#include "classic_opening.h"
#include "classic_places.h"
#include "classic_triads.h"

namespace nonet::classic {

template <class Ops>
class BandSearch {
 public:
  BandSearch(const Puzzle& puzzle, const Limits& limits, Control& control)
      : limits_(limits), control_(control) {
    load(puzzle);
  }

  // Writes down as many solutions as there is room for.
  Tally run(std::span<Digit> room) {
    if (limits_.solutions == 0) return finish(End::limit);
    if (!possible_) return finish(End::exhausted);
    return finish(explore(first_dirty_, limits_.solutions, Copies<Ops>{room}));
  }

  // The same, but leaves what looks hard to the triad search, with the `Lanes` of the same kind of
  // CPU. Only who wants one of many solutions still gets that of the band search: grids that are
  // made from a seed depend on which one it is.
  template <class Lanes>
  Tally run_with(std::span<Digit> room) {
    is_patient_ = limits_.solutions == 1 && !room.empty();
    const Tally tally = run(room);
    if (tally.end != End::budget || tally.nodes == limits_.nodes) return tally;
    return TriadSearch<Lanes>(limits_, control_).run(root_, tally.nodes, room);
  }

  // Tries one candidate after the other until it is known how often each of them occurs.
  Tally survey(Occurrences& known) {
    State& root = levels_[0];
    Sightings<Ops> sightings{known};
    Word dirty = first_dirty_;
    while (possible_ && (dirty == 0 || propagate(root, dirty) != Ending::dead)) {
      const Guess guess = find_rare(root, sightings);
      if (guess.cell == 0) return finish(End::exhausted);
      top_ = &levels_[1];
      *top_ = root;
      const std::uint64_t before = tally_.count;
      const End end = explore(assume(*top_, guess), before + 2, sightings);
      if (end == End::budget || end == End::stopped) return finish(end);
      dirty = tally_.count == before ? refute(root, guess) : 0;
      if (tally_.count < before + 2) {
        sightings.settle(guess);
      } else {
        sightings.confirm(guess);
      }
    }
    return finish(End::exhausted);
  }

 private:
  enum class Ending : std::uint8_t { dead, solved, stuck };

  // When to leave a puzzle to the triad search: at once where as many candidates are left before
  // the first guess, else after some guesses. Measured on the public sets: earlier costs more on
  // puzzles with few guesses than it gains on those with many.
  static constexpr int many_candidates = 165;
  static constexpr std::uint64_t patience = 14;

  // A node takes about 0.3 us: a stop is noticed well within a millisecond.
  static constexpr std::uint64_t nodes_between_checks = 1024;

  // Searches what is on top of the levels, until there are `most` solutions in all.
  template <class Notes>
  End explore(Word dirty, std::uint64_t most, Notes&& notes) {
    const State* const base = top_;
    while (true) {
      const Ending ending = propagate(*top_, dirty);
      if (ending == Ending::solved) {
        notes.add(*top_);
        if (++tally_.count >= most) return End::limit;
      }
      if (ending != Ending::stuck && top_ == base) return End::exhausted;
      dirty = ending == Ending::stuck ? branch(notes) : go_back();
      if (tally_.nodes == most_nodes_) return End::budget;
      if (++tally_.nodes % nodes_between_checks == 0 && should_stop()) return End::stopped;
    }
  }

  // A candidate that no solution is known for, or only one.
  static Guess find_rare(const State& state, const Sightings<Ops>& sightings) {
    Guess second;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        const Word cells = state.bands[band].candidates[digit];
        const int n = 9 * band + digit;
        const Word unseen = cells & ~sightings.known.once[n];
        if (unseen != 0) return {band, unseen & (~unseen + 1), digit, -1};
        const Word seen = cells & ~sightings.known.twice[n] & ~sightings.settled[n];
        if (seen != 0) second = {band, seen & (~seen + 1), digit, -1};
      }
    }
    return second;
  }

  void load(const Puzzle& puzzle) {
    State& state = levels_[0];
    Opening<Ops> opening(puzzle.givens);
    possible_ = opening.run();
    opening.copy_to(state);
    const bool is_plain = puzzle.allowed == nullptr && puzzle.barred.empty();
    if (is_plain && opening.is_done()) first_dirty_ = 0;
    if (puzzle.allowed != nullptr) narrow(state, puzzle.allowed);
    for (const auto& [cell, digit] : puzzle.barred) {
      state.bands[cell / 27].candidates[digit - 1] &= ~(Word{1} << cell % 27);
    }
  }

  static void narrow(State& state, const Mask* allowed) {
    for (int cell = 0; cell < 81; ++cell) {
      Band& band = state.bands[cell / 27];
      for (int digit = 0; digit < 9; ++digit) {
        if ((allowed[cell] >> digit & 1) == 0) band.candidates[digit] &= ~(Word{1} << cell % 27);
      }
    }
  }

  // Takes the digit out of the houses of `cells`, except for these; false if two of them share a
  // house. Several such clashes can hide each other from `close`, and would come to light only when
  // the whole board is full.
  static bool place(State& state, int digit, const Triple& cells) {
    const Triple across{columns(cells[0]), columns(cells[1]), columns(cells[2])};
    const Word seen = (across[0] | across[1] | across[2]) * every_row;
    Word clashes = (across[0] & across[1]) | (across[2] & (across[0] | across[1]));
    for (int band = 0; band < 3; ++band) {
      const Word unseen = tables.unseen[Ops::minirows(cells[band])];
      clashes |= (unseen & clash) | neighbours(cells[band]);
      state.bands[band].candidates[digit] &= (unseen & ~seen) | cells[band];
    }
    return clashes == 0;
  }

  // Cells that are not alone in their minirow.
  static Word neighbours(Word cells) {
    return cells & ((cells >> 1 & 0333333333) | (cells >> 2 & 0111111111));
  }

  Ending propagate(State& state, Word dirty) {
    while (close_all(state, dirty)) {
      // With no open cell there are 81 candidates at most, and nine digits that have nine at least.
      const auto& bands = state.bands;
      if ((bands[0].open | bands[1].open | bands[2].open) == 0) return Ending::solved;
      Triple naked;
      if (!find_naked(state, naked)) return Ending::dead;
      if ((naked[0] | naked[1] | naked[2]) == 0) return Ending::stuck;
      if (!place_naked(state, naked, dirty)) return Ending::dead;
    }
    return Ending::dead;
  }

  // Hidden singles and locked candidates of the dirty digits and of those that they touch.
  static bool close_all(State& state, Word dirty) {
    while (dirty != 0) {
      const int digit = std::countr_zero(dirty);
      Places<Ops> places;
      for (int band = 0; band < 3; ++band) places.cells[band] = state.bands[band].candidates[digit];
      if (!places.close()) return false;
      for (int band = 0; band < 3; ++band) {
        const Word fresh = places.placed(band) & state.bands[band].open;
        if (fresh != 0) dirty |= Ops::clear(state.bands[band], fresh);
        state.bands[band].candidates[digit] = places.cells[band];
      }
      dirty &= ~(Word{1} << digit);
    }
    return true;
  }

  // Cells with one candidate and, for the next guess, with two; false if a cell has none.
  bool find_naked(const State& state, Triple& naked) {
    Word none = 0;
    for (int band = 0; band < 3; ++band) {
      Word once = 0;
      Word twice = 0;
      Word thrice = 0;
      for (const Word cells : state.bands[band].candidates) {
        thrice |= twice & cells;
        twice |= once & cells;
        once |= cells;
      }
      none |= once ^ all_cells;
      naked[band] = once & ~twice & state.bands[band].open;
      pairs_[band] = twice & ~thrice;
    }
    return none == 0;
  }

  // Also tells which digits have to be closed again; false if two cells of a house are the same.
  static bool place_naked(State& state, const Triple& naked, Word& dirty) {
    for (int band = 0; band < 3; ++band) state.bands[band].open &= ~naked[band];
    dirty = 0;
    for (int digit = 0; digit < 9; ++digit) {
      Triple cells;
      for (int band = 0; band < 3; ++band) {
        cells[band] = state.bands[band].candidates[digit] & naked[band];
      }
      if ((cells[0] | cells[1] | cells[2]) == 0) continue;
      if (!place(state, digit, cells)) return false;
      dirty |= Word{1} << digit;
    }
    return true;
  }

  // Opens a level where the guess holds; the level below becomes the one where it does not.
  template <class Notes>
  Word branch(const Notes& notes) {
    Guess guess = find_guess(*top_);
    if (notes.prefers_other(guess)) std::swap(guess.digit, guess.other);
    if (tally_.nodes == 0) begin();
    State& right = top_[1];
    right = *top_;
    dirty_[top_ - levels_.data()] = refute(*top_, guess);
    ++top_;
    return assume(right, guess);
  }

  // Before the first guess: keeps the state for the triad search, and tells when that should start.
  void begin() {
    root_ = *top_;
    if (is_patient_) return;
    int candidates = 0;
    for (const Band& band : root_.bands) {
      for (const Word cells : band.candidates) candidates += std::popcount(cells & band.open);
    }
    most_nodes_ = std::min(limits_.nodes, candidates < many_candidates ? patience : 0);
  }

  static Word assume(State& state, const Guess& guess) {
    const Word dirty = Ops::clear(state.bands[guess.band], guess.cell);
    state.bands[guess.band].candidates[guess.digit] |= guess.cell;
    place_one(state, guess.digit, guess);
    return dirty;
  }

  Word go_back() {
    --top_;
    return dirty_[top_ - levels_.data()];
  }

  static Word refute(State& state, const Guess& guess) {
    Band& band = state.bands[guess.band];
    band.candidates[guess.digit] ^= guess.cell;
    Word dirty = Word{1} << guess.digit;
    if (guess.other >= 0) {
      band.open ^= guess.cell;
      place_one(state, guess.other, guess);
      dirty |= Word{1} << guess.other;
    }
    return dirty;
  }

  static void place_one(State& state, int digit, const Guess& guess) {
    Triple cells{};
    cells[guess.band] = guess.cell;
    place(state, digit, cells);
  }

  // A cell with two candidates, of the digit that has most such cells in one band. Tried and lost:
  // the first such cell (40 % more nodes on hard puzzles), one in the band that has most of them
  // (15 %), one of the digit that has most of them on the board (10 %).
  Guess find_guess(const State& state) const {
    Guess guess;
    int most = 0;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        const Word cells = state.bands[band].candidates[digit] & pairs_[band];
        const int count = std::popcount(cells);
        if (count > most) {
          most = count;
          guess = {band, cells & (~cells + 1), digit, -1};
        }
      }
    }
    if (most == 0) return find_place(state);
    guess.other = other_digit(state.bands[guess.band], guess);
    return guess;
  }

  static int other_digit(const Band& band, const Guess& guess) {
    int other = 0;
    while (other == guess.digit || (band.candidates[other] & guess.cell) == 0) ++other;
    return other;
  }

  // No cell has two candidates: a place of a digit in the row where it has the fewest.
  // Tried and lost: a cell with the fewest candidates (45 % more nodes on the puzzles that are
  // hardest to verify, though 12 % fewer on some others).
  static Guess find_place(const State& state) {
    Guess guess;
    int fewest = 10;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        const Word cells = state.bands[band].candidates[digit] & state.bands[band].open;
        for (int row = 0; row < 3; ++row) {
          const Word places = cells & row_cells(row);
          const int count = std::popcount(places);
          if (count == 0 || count >= fewest) continue;
          fewest = count;
          guess = {band, places & (~places + 1), digit, -1};
        }
      }
    }
    return guess;
  }

  bool should_stop() {
    report();
    return control_.should_stop();
  }

  void report() {
    control_.report(tally_.nodes - reported_.nodes, tally_.count - reported_.count);
    reported_ = tally_;
  }

  Tally finish(End end) {
    report();
    tally_.end = end;
    return tally_;
  }

  const Limits limits_;
  Control& control_;
  Tally tally_;
  Tally reported_;
  std::uint64_t most_nodes_ = limits_.nodes;  // of this search
  bool is_patient_ = true;                    // will not leave the puzzle to the other search
  State root_;                                // before the first guess
  bool possible_ = true;                      // no contradiction in the opening
  Word first_dirty_ = all_digits(9);          // what has to be closed after it
  Triple pairs_;                  // cells with two candidates in the state that is stuck
  std::array<State, 82> levels_;  // each guess fills a cell: there cannot be more
  std::array<Word, 82> dirty_;    // what has yet to be closed in the levels below the top
  State* top_ = levels_.data();
};

}  // namespace nonet::classic
