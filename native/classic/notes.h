// What is kept of the solutions that the classic engine finds: copies, or which candidates occur.
//
// All of it is templates over the operations of a kind of CPU, as in search.h, so that each
// kind has code of its own.
#pragma once

#include <array>
#include <bit>
#include <span>

#include "position.h"

namespace nonet::classic {

// Writes down the first solutions.
template <class Ops>
struct Copies {
  std::span<Digit> room;

  static bool prefers_other(const Guess&) { return false; }

  // A solution has each digit three times in a band.
  void add(const Position& position) {
    if (room.size() < 81) return;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        Word cells = position.candidates[place_of(digit, band)];
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
  void add(const Position& position) {
    const std::uint64_t mark = fingerprint(position);
    for (int n = 0; n < seen_count; ++n) {
      if (seen[n] == mark) return;
    }
    if (seen_count == static_cast<int>(seen.size())) return;
    seen[seen_count++] = mark;
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        const Word cells = position.candidates[place_of(digit, band)];
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

  static std::uint64_t fingerprint(const Position& position) {
    std::uint64_t mark = 0;
    for (const Word cells : position.candidates) mark = (mark ^ cells) * 0x9e3779b97f4a7c15;
    return mark;
  }
};

}  // namespace nonet::classic
