// The opening of the band search: takes in the givens and places naked singles, round by round,
// until there are none. Easy puzzles are done by then.
//
// All digits are worked on side by side, without a branch on what is found: the rounds are short,
// and a branch that is foretold badly would cost as much as all the rest of one. A template over
// the operations of a kind of CPU, as in classic_search.h. Include it only there.
#pragma once

#include <algorithm>
#include <array>

#include "classic_notes.h"
#include "classic_rows.h"

namespace nonet::classic {

template <class Ops>
class Opening {
 public:
  explicit Opening(const Digit* givens) {
    const auto given = Ops::find_givens(givens);
    Row all = Row::fill(0);
    for (int digit = 0; digit < 9; ++digit) {
      std::ranges::copy(given[digit], row(digit));
      all = all | Row::load(row(digit));
    }
    fresh_ = all;
    open_ = Row::without(every_cell(), all);
    for (int digit = 0; digit < 9; ++digit) (open_ | Row::load(row(digit))).store(row(digit));
  }

  // False if there is no solution. Naked singles that clash are not looked for: the search that
  // follows, or `is_solution`, finds too few places for a digit.
  bool run() {
    if (has_clash()) return false;
    while (!fresh_.is_zero()) {
      leave_houses();
      if (!find_naked()) return false;
    }
    return !is_full() || is_solution();
  }

  bool is_full() const { return open_.is_zero(); }

  void copy_to(State& state) const {
    alignas(16) std::array<Word, 4> open;
    open_.store(open.data());
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        state.bands[band].candidates[digit] = candidates_[4 * digit + band];
      }
      state.bands[band].open = open[band];
    }
  }

 private:
  using Rows = typename Ops::Rows;  // of several digits

  static constexpr Word first_row = 0111;            // the first cells of its minirows
  static constexpr Word first_box = 0001001001;      // the same for a box
  static constexpr Word minirow_cells = 0111111111;  // and for all minirows

  // What follows works on vectors of any width.
  template <class Vector>
  static Vector minirows(Vector cells) {
    return (cells | cells.template right<1>() | cells.template right<2>()) &
           Vector::fill(minirow_cells);
  }
  template <class Vector>
  static Vector rows_of(Vector minirows) {
    return (minirows | minirows.template right<3>() | minirows.template right<6>()) &
           Vector::fill(first_box);
  }
  template <class Vector>
  static Vector boxes_of(Vector minirows) {
    return (minirows | minirows.template right<9>() | minirows.template right<18>()) &
           Vector::fill(first_row);
  }
  template <class Vector>
  static Vector columns_of(Vector cells) {
    return (cells | cells.template right<9>() | cells.template right<18>()) &
           Vector::fill(all_columns);
  }
  template <class Vector>
  static Vector in_every_row(Vector row) {
    return row | row.template left<9>() | row.template left<18>();
  }
  template <class Vector>
  static Vector of_all_bands(Vector bands) {
    const Vector two = bands | bands.template turned<1>();
    return two | two.template turned<2>();
  }
  // Those that are set together with the one so many bits further on.
  template <int Count, class Vector>
  static Vector both(Vector bits, Word within) {
    return bits & bits.template right<Count>() & Vector::fill(within);
  }
  // Whatever shares a house with one of the cells.
  template <class Vector>
  static Vector houses_of(Vector cells) {
    const Vector minirow = minirows(cells);
    const Vector row = rows_of(minirow);
    const Vector box = boxes_of(minirow);
    return (row.template left<9>() - row) |
           in_every_row((box.template left<3>() - box) | of_all_bands(columns_of(cells)));
  }

  // Whether two fresh cells with the same digit share a house.
  bool has_clash() const {
    Rows clashes = Rows::fill(0);
    const Rows fresh = Rows::repeat(fresh_);
    for (int n = 0; n < 4 * 9; n += 4 * Rows::digits) {
      const Rows cells = Rows::load(&candidates_[n]) & fresh;
      const Rows minirow = minirows(cells);
      const Rows column = columns_of(cells);
      clashes = clashes | both<1>(cells, 0333333333) | both<2>(cells, minirow_cells) |
                both<3>(minirow, 0011011011) | both<6>(minirow, first_box) |
                both<9>(minirow, 0111111) | both<18>(minirow, first_row) |
                (column & column.template turned<1>()) | (column & column.template turned<2>());
    }
    return !clashes.is_zero();
  }

  // Takes the digits of the fresh cells out of their houses, except for these cells.
  void leave_houses() {
    const Rows fresh = Rows::repeat(fresh_);
    for (int n = 0; n < 4 * 9; n += 4 * Rows::digits) {
      const Rows before = Rows::load(&candidates_[n]);
      const Rows cells = before & fresh;
      (Rows::without(before, houses_of(cells)) | cells).store(&candidates_[n]);
    }
  }

  // Open cells with one candidate become the fresh ones; false if a cell has none.
  bool find_naked() {
    Row once = Row::fill(0);
    Row twice = once;
    for (int digit = 0; digit < 9; ++digit) {
      const Row cells = Row::load(row(digit));
      twice = twice | (once & cells);
      once = once | cells;
    }
    fresh_ = Row::without(once & open_, twice);
    open_ = Row::without(open_, fresh_);
    return Row::without(every_cell(), once).is_zero();
  }

  // Whether each digit is in each house of a full board. It is there nine times at least then, and
  // 81 cells have no room for more.
  bool is_solution() const {
    Row missing = Row::fill(0);
    for (int digit = 0; digit < 9; ++digit) {
      const Row cells = Row::load(row(digit));
      missing = missing | Row::without(Row::fill(first_box), rows_of(minirows(cells))) |
                Row::without(Row::fill(first_row), boxes_of(minirows(cells))) |
                Row::without(Row::fill(all_columns), of_all_bands(columns_of(cells)));
    }
    return (missing & every_cell()).is_zero();
  }

  static Row every_cell() {
    alignas(16) static constexpr std::array<Word, 4> cells{all_cells, all_cells, all_cells, 0};
    return Row::load(cells.data());
  }

  Word* row(int digit) { return &candidates_[4 * digit]; }
  const Word* row(int digit) const { return &candidates_[4 * digit]; }

  // A row for each digit, and empty ones that fill up the last vector.
  alignas(64) std::array<Word, 4 * 12> candidates_{};
  Row open_;   // cells without a digit
  Row fresh_;  // cells that have just got theirs
};

}  // namespace nonet::classic
