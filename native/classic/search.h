// The search of the classic engine, for 9x9 boards only: rows of cells for each digit.
//
// Written as a template over the few operations that are worth different code on different CPUs, so
// that each kind of CPU gets its own copy with everything inlined. `Ops` has
//     Rows                        vectors of one row or more (rows*.h)
//     find_givens(givens)         the cells of each digit among 81 givens, band by band
//     find_best(candidates, some) the best score of a digit in a band, for how many candidates it
//                                 has in some cells (position.h)
// Include it only where it is instantiated.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "conclusions.h"
#include "notes.h"
#include "triads.h"

namespace nonet::classic {

template <class Ops>
class RowSearch {
 public:
  RowSearch(const Puzzle& puzzle, const Limits& limits, Control& control)
      : limits_(limits), control_(control) {
    load(puzzle);
  }

  // Writes down as many solutions as there is room for.
  Tally run(std::span<Digit> room) {
    if (limits_.solutions == 0) return finish(End::limit);
    if (!possible_) return finish(End::exhausted);
    return finish(explore(limits_.solutions, Copies<Ops>{room}));
  }

  // The same, but leaves what looks hard to the triad search, with the `Lanes` of the same kind of
  // CPU, and hurries where there is little to refute. Only who wants one of many solutions still
  // gets that of the plain row search: grids that are made from a seed depend on which one it is.
  template <class Lanes>
  Tally run_with(std::span<Digit> room) {
    is_patient_ = limits_.solutions == 1 && !room.empty();
    const Tally tally = run(room);
    if (tally.end != End::budget || tally.nodes == limits_.nodes) return tally;
    return TriadSearch<Lanes>(limits_, control_).run(root_, tally.nodes, room);
  }

  // Tries one candidate after the other until it is known how often each of them occurs.
  Tally survey(Occurrences& known) {
    Position& root = levels_[0];
    Sightings<Ops> sightings{known};
    bool refuted = true;
    while (possible_ && (!refuted || conclude(root) != Ending::dead)) {
      const Guess guess = find_rare(root, sightings);
      if (guess.cell == 0) return finish(End::exhausted);
      top_ = &levels_[1];
      assume(root, guess, *top_);
      const std::uint64_t before = tally_.count;
      const End end = explore(before + 2, sightings);
      if (end == End::budget || end == End::stopped) return finish(end);
      refuted = tally_.count == before;
      if (refuted) refute(root, guess);
      if (tally_.count < before + 2) {
        sightings.settle(guess);
      } else {
        sightings.confirm(guess);
      }
    }
    return finish(End::exhausted);
  }

 private:
  using Rows = typename Ops::Rows;

  // When to leave a puzzle to the triad search: at once where as many candidates are left before
  // the first guess, else after some guesses. Measured on the public sets: earlier costs more on
  // puzzles with few guesses than it gains on those with many.
  static constexpr int many_candidates = 165;
  static constexpr std::uint64_t patience = 14;

  static constexpr int width = 4 * Rows::digits;  // words of a vector

  // Which words of a vector are about a band: of all digits, of the first, of the second.
  alignas(32) static constexpr std::array<std::array<Cells, 3>, 3> words_of_band = [] {
    std::array<std::array<Cells, 3>, 3> made{};
    for (int band = 0; band < 3; ++band) {
      for (int n = 0; n < 2; ++n) {
        made[0][band][4 * n + band] = made[1 + n][band][4 * n + band] = ~Word{0};
      }
    }
    return made;
  }();

  // A node takes about 0.3 us: a stop is noticed well within a millisecond.
  static constexpr std::uint64_t nodes_between_checks = 1024;

  // Searches what is on top of the levels, until there are `most` solutions in all.
  template <class Notes>
  End explore(std::uint64_t most, Notes&& notes) {
    const Position* const base = top_;
    while (true) {
      const Ending ending = conclude(*top_);
      if (ending == Ending::solved) {
        notes.add(*top_);
        if (++tally_.count >= most) return End::limit;
      }
      if (ending != Ending::stuck && top_ == base) return End::exhausted;
      if (ending == Ending::stuck && tally_.nodes == 0) begin();
      if (tally_.nodes == most_nodes_) return End::budget;
      if (++tally_.nodes % nodes_between_checks == 0 && should_stop()) return End::stopped;
      if (ending == Ending::stuck) {
        branch(notes);
      } else {
        --top_;
      }
    }
  }

  Ending conclude(Position& position) {
    Conclusions<Rows> conclusions(position);
    const Ending ending = conclusions.draw(has_held());
    if (ending == Ending::dead) return ending;
    conclusions.copy_to(position);
    conclusions.pairs().store(pairs_.data());
    return ending;
  }

  // Whether every guess so far has held. Then there are many solutions, most likely, and it is
  // quicker to guess on than to look closely. Tried and lost: several guesses at a time.
  bool has_held() const {
    const auto depth = static_cast<std::uint64_t>(top_ - levels_.data());
    return !is_patient_ && tally_.nodes > 0 && tally_.nodes == depth;
  }

  // A candidate that no solution is known for, or only one.
  static Guess find_rare(const Position& position, const Sightings<Ops>& sightings) {
    Guess second;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        const Word cells = position.candidates[place_of(digit, band)];
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
    Position& position = *top_;
    place_givens(position, puzzle.givens);
    if (puzzle.allowed != nullptr) narrow(position, puzzle.allowed);
    for (const auto& [cell, digit] : puzzle.barred) {
      position.candidates[place_of(digit - 1, cell / 27)] &= ~(Word{1} << cell % 27);
    }
    possible_ = !Conclusions<Rows>(position).has_clash();
  }

  static void place_givens(Position& position, const Digit* givens) {
    const auto given = Ops::find_givens(givens);
    position = {};
    for (int band = 0; band < 3; ++band) {
      Word all = 0;
      for (int digit = 0; digit < 9; ++digit) all |= given[digit][band];
      for (int digit = 0; digit < 9; ++digit) {
        position.candidates[place_of(digit, band)] = given[digit][band] | (all_cells ^ all);
      }
      position.open[band] = position.open[4 + band] = all_cells ^ all;
      position.fresh[band] = position.fresh[4 + band] = all;
    }
  }

  static void narrow(Position& position, const Mask* allowed) {
    for (int cell = 0; cell < 81; ++cell) {
      for (int digit = 0; digit < 9; ++digit) {
        if ((allowed[cell] >> digit & 1) != 0) continue;
        position.candidates[place_of(digit, cell / 27)] &= ~(Word{1} << cell % 27);
      }
    }
  }

  // Opens a level where the guess holds; the level below becomes the one where it does not.
  template <class Notes>
  void branch(const Notes& notes) {
    Guess guess = find_guess(*top_);
    if (notes.prefers_other(guess)) std::swap(guess.digit, guess.other);
    assume(top_[0], guess, top_[1]);
    refute(*top_, guess);
    ++top_;
  }

  // Before the first guess: keeps the position for the triad search, and tells when that should
  // start.
  void begin() {
    if (is_patient_) return;
    root_ = *top_;
    int candidates = 0;
    for (int digit = 0; digit < 9; ++digit) {
      for (int band = 0; band < 3; ++band) {
        candidates += std::popcount(root_.candidates[place_of(digit, band)] & root_.open[band]);
      }
    }
    most_nodes_ = std::min(limits_.nodes, candidates < many_candidates ? patience : 0);
  }

  // The position where the guess holds. In vectors: to write single words and read them as vectors
  // right after that takes CPUs long.
  static void assume(const Position& position, const Guess& guess, Position& made) {
    const Rows cell = Rows::fill(guess.cell) & Rows::load(words_of_band[0][guess.band].data());
    for (int n = 0; n < 4 * 10; n += width) {
      Rows::without(Rows::load(&position.candidates[n]), cell).store(&made.candidates[n]);
    }
    for (int n = 0; n < 4 * 2; n += width) {
      Rows::without(Rows::load(&position.open[n]), cell).store(&made.open[n]);
      cell.store(&made.fresh[n]);
    }
    const int own = guess.digit / Rows::digits * width;
    const Rows others = Rows::without(
        cell, Rows::load(words_of_band[1 + guess.digit % Rows::digits][guess.band].data()));
    Rows::without(Rows::load(&position.candidates[own]), others).store(&made.candidates[own]);
  }

  static void refute(Position& position, const Guess& guess) {
    position.candidates[place_of(guess.digit, guess.band)] ^= guess.cell;
    if (guess.other >= 0) settle(position, guess);
  }

  // The cell has one candidate left.
  static void settle(Position& position, const Guess& guess) {
    for (const int n : {guess.band, 4 + guess.band}) {
      position.open[n] &= ~guess.cell;
      position.fresh[n] = guess.cell;
    }
  }

  // A cell with two candidates, of the digit that has most such cells in one band. Tried and lost:
  // the first such cell (40 % more nodes on hard puzzles), one in the band that has most of them
  // (15 %), one of the digit that has most of them on the board (10 %).
  Guess find_guess(const Position& position) const {
    const Word score = Ops::find_best(position.candidates, pairs_);
    if (score < first_score) return find_place(position);
    const int number = number_of(score);
    Guess guess{.band = number / 9, .digit = number % 9};
    const Word cells = position.candidates[place_of(guess.digit, guess.band)] & pairs_[guess.band];
    guess.cell = cells & (~cells + 1);
    guess.other = other_digit(position, guess);
    return guess;
  }

  static int other_digit(const Position& position, const Guess& guess) {
    int digits = 0;
    for (int digit = 0; digit < 9; ++digit) {
      if ((position.candidates[place_of(digit, guess.band)] & guess.cell) != 0)
        digits |= 1 << digit;
    }
    return std::countr_zero(static_cast<unsigned>(digits & ~(1 << guess.digit)));
  }

  // No cell has two candidates: a place of a digit in the row where it has the fewest.
  // Tried and lost: a cell with the fewest candidates (45 % more nodes on the puzzles that are
  // hardest to verify, though 12 % fewer on some others).
  static Guess find_place(const Position& position) {
    Guess guess;
    int fewest = 10;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        const Word cells = position.candidates[place_of(digit, band)] & position.open[band];
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
  bool is_patient_ = true;                    // neither hurries nor leaves it to the other search
  bool possible_ = true;                      // no contradiction among the givens
  Position root_;                             // before the first guess
  alignas(32) Cells pairs_;                   // cells with two candidates in the position on top
  std::array<Position, 82> levels_;           // each guess fills a cell: there cannot be more
  Position* top_ = levels_.data();
};

}  // namespace nonet::classic
