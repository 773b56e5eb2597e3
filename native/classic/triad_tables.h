// Which lanes of a line and of its boxes belong together: the shuffles of the triad search.
#pragma once

#include <array>
#include <cstdint>

namespace nonet::classic {

using Lane = std::uint16_t;  // a set of digits
using WideArray = std::array<Lane, 16>;
using NarrowArray = std::array<Lane, 8>;

constexpr Lane every_digit = 0x1ff;

// In each box of a line (a band or a stack) a digit takes one of three triads, a different one in
// each: six permutations. triad_of[p][n] is the triad that permutation p takes in the n-th box.
constexpr std::array<std::array<int, 3>, 6> triad_of{
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};

// A shuffle as the byte shuffles of CPUs want it: for each byte the number of the byte to take from
// the 16 bytes of its half, or `no_byte` for zero.
using WideShuffle = std::array<std::uint8_t, 32>;
using NarrowShuffle = std::array<std::uint8_t, 16>;
constexpr std::uint8_t no_byte = 0x80;

struct alignas(32) TriadTables {
  // From the permutations of a line to the lanes of its n-th box: each lane is possible if one of
  // up to four permutations is.
  std::array<std::array<WideShuffle, 4>, 3> from_band;
  std::array<std::array<WideShuffle, 4>, 3> from_stack;
  // Each lane of a row takes the place of one that is 1, 2 or 3 before it.
  std::array<WideShuffle, 3> turns;
  // The same among the first three lanes of a row.
  std::array<WideShuffle, 2> short_turns;
  // What the lanes of a box are.
  WideArray cells;
  WideArray first_rows;
  WideArray first_columns;
  WideArray least;  // so many digits stay in the lane
  WideArray every;
  WideArray bits;  // one for each cell, in reading order; elsewhere one that is never set
  // From the triads of the n-th box, in the lower and the upper half of its lanes, to permutations.
  std::array<std::array<NarrowShuffle, 2>, 3> to_band;
  std::array<NarrowShuffle, 3> to_stack;
  NarrowArray padding;                // the last two lanes of a line
  std::array<NarrowArray, 6> only;    // one permutation, for all digits
  std::array<NarrowArray, 6> others;  // the other five
};

template <class Shuffle>
constexpr void set_lane(Shuffle& shuffle, int lane, int from) {
  shuffle[2 * lane] = from < 0 ? no_byte : static_cast<std::uint8_t>(2 * from);
  shuffle[2 * lane + 1] = from < 0 ? no_byte : static_cast<std::uint8_t>(2 * from + 1);
}

// A lane of a box depends on the permutations that go through its triad or, where it tells what is
// not in the triad, on the others; a lane that the line does not speak of keeps everything.
constexpr void set_sources(std::array<WideShuffle, 4>& shuffles, int lane, int box, int triad,
                           bool through) {
  int count = 0;
  for (int p = 0; p < 6 && triad < 3; ++p) {
    if ((triad_of[p][box] == triad) == through) set_lane(shuffles[count++], lane, p);
  }
  for (; count < 4; ++count) set_lane(shuffles[count], lane, triad < 3 ? -1 : 7);
}

constexpr void set_permutation(TriadTables& made, int box, int p) {
  const int triad = p < 6 ? triad_of[p][box] : -1;
  const int lane = 4 * triad + 3;  // the last of its row
  set_lane(made.to_band[box][0], p, triad == 0 || triad == 1 ? lane : -1);
  set_lane(made.to_band[box][1], p, triad == 2 ? lane - 8 : -1);
  set_lane(made.to_stack[box], p, triad < 0 ? -1 : 4 + triad);
}

constexpr void set_kind(TriadTables& made, int lane) {
  const bool in_rows = lane / 4 < 3;
  const bool in_columns = lane % 4 < 3;
  made.first_rows[lane] = in_rows ? every_digit : 0;
  made.first_columns[lane] = in_columns ? every_digit : 0;
  made.cells[lane] = in_rows && in_columns ? every_digit : 0;
  made.least[lane] = in_rows && in_columns ? 1 : in_rows || in_columns ? 6 : 9;
  made.every[lane] = every_digit;
  made.bits[lane] = in_rows && in_columns ? Lane(1 << (lane / 4 * 3 + lane % 4)) : 0x8000;
}

constexpr TriadTables make_triad_tables() {
  TriadTables made{};
  for (int lane = 0; lane < 16; ++lane) {
    const int row = lane / 4;
    const int column = lane % 4;
    const int row_start = lane % 8 - column;  // in its half
    set_kind(made, lane);
    for (int box = 0; box < 3; ++box) {
      set_sources(made.from_band[box], lane, box, row, column < 3);
      set_sources(made.from_stack[box], lane, box, column, row < 3);
    }
    for (int n = 0; n < 3; ++n) set_lane(made.turns[n], lane, row_start + (column + n + 1) % 4);
    for (int n = 0; n < 2; ++n) {
      const int from = column < 3 ? (column + n + 1) % 3 : 3;
      set_lane(made.short_turns[n], lane, row_start + from);
    }
  }
  for (int p = 0; p < 8; ++p) {
    for (int box = 0; box < 3; ++box) set_permutation(made, box, p);
    made.padding[p] = p < 6 ? 0 : every_digit;
    for (int n = 0; n < 6; ++n) {
      made.only[n][p] = p == n ? every_digit : 0;
      made.others[n][p] = p == n || p >= 6 ? 0 : every_digit;
    }
  }
  return made;
}

inline constexpr TriadTables triad_tables = make_triad_tables();

}  // namespace nonet::classic
