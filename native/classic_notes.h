// What is kept of the solutions that the classic engine finds: copies, or which candidates occur.
//
// All of it is templates over the operations of a kind of CPU, as in classic_search.h, so that each
// kind has code of its own.
#pragma once

#include <array>
#include <bit>
#include <span>

#include "classic.h"
#include "classic_tables.h"

namespace nonet::classic {

// A third of the board, as one word of 27 cells for each digit:
//
//     bit  0  1  2 |  3  4  5 |  6  7  8      row 0 of the band
//          9 10 11 | 12 13 14 | 15 16 17      row 1
//         18 19 20 | 21 22 23 | 24 25 26      row 2
//          box 0   |  box 1   |  box 2
//
// `candidates[d]` has the cells that may still hold digit d + 1, `open` those that no digit has
// been placed in yet. Digits lie side by side, because taking a placed cell from all of them is the
// most frequent write; `open` is the tenth of them, so that it takes part.
// Bands side by side within a digit would suit the search for naked singles, which is rarer.
struct Band {
  std::array<Word, 9> candidates;
  Word open;
};

// All there is to a position of the search; 120 bytes, copied at a guess.
struct State {
  std::array<Band, 3> bands;
};

// A candidate to guess; `other` is the second digit of a cell with two candidates, else -1.
struct Guess {
  int band = 0;
  Word cell = 0;
  int digit = 0;
  int other = -1;
};

// Writes down the first solutions.
template <class Ops>
struct Copies {
  std::span<Digit> room;

  static bool prefers_other(const Guess&) { return false; }

  // A solution has each digit three times in a band.
  void add(const State& state) {
    if (room.size() < 81) return;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        Word cells = state.bands[band].candidates[digit];
        for (int n = 0; n < 3; ++n, cells &= cells - 1) {
          room[27 * band + std::countr_zero(cells)] = static_cast<Digit>(digit + 1);
        }
      }
    }
    room = room.subspan(81);
  }
};

// Notes which candidates occur in solutions.
template <class Ops>
struct Sightings {
  Occurrences& known;
  Candidates settled{};  // those whose last solution has been seen
  std::array<std::uint64_t, 256> seen{};
  int seen_count = 0;

  // The same solution can be found for several of its candidates, but counts once.
  void add(const State& state) {
    const std::uint64_t mark = fingerprint(state);
    for (int n = 0; n < seen_count; ++n) {
      if (seen[n] == mark) return;
    }
    if (seen_count == static_cast<int>(seen.size())) return;
    seen[seen_count++] = mark;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        const Word cells = state.bands[band].candidates[digit];
        known.twice[9 * band + digit] |= known.once[9 * band + digit] & cells;
        known.once[9 * band + digit] |= cells;
      }
    }
  }

  // Solutions with candidates that are not known well spare further searches.
  bool prefers_other(const Guess& guess) const {
    if (guess.other < 0) return false;
    const int n = 9 * guess.band;
    return weight(n + guess.other, guess.cell) < weight(n + guess.digit, guess.cell);
  }

  int weight(int n, Word cell) const {
    return ((known.once[n] & cell) != 0) + ((known.twice[n] & cell) != 0);
  }

  void confirm(const Guess& guess) { known.twice[9 * guess.band + guess.digit] |= guess.cell; }
  void settle(const Guess& guess) { settled[9 * guess.band + guess.digit] |= guess.cell; }

  static std::uint64_t fingerprint(const State& state) {
    std::uint64_t mark = 0;
    for (const Band& band : state.bands) {
      for (const Word cells : band.candidates) mark = (mark ^ cells) * 0x9e3779b97f4a7c15;
    }
    return mark;
  }
};

}  // namespace nonet::classic
