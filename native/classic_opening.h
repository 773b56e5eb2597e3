// The opening of the band search: takes in the givens and places naked singles; on CPUs with wide
// vectors it draws all conclusions before the first guess. Most puzzles for people are done by
// then.
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

  // False if there is no solution. Naked singles that clash are not looked for: what follows, or
  // `is_solution`, finds too few places for a digit.
  bool run() {
    if (has_clash()) return false;
    do {
      while (!fresh_.is_zero()) {
        leave_houses();
        if (!find_naked()) return false;
      }
      if (is_full()) return is_solution();
      if (!closes) return true;
      if (!close() || !find_naked()) return false;
    } while (changed_ || !fresh_.is_zero());
    return true;
  }

  // Whether there is nothing left for the band search to find before its first guess.
  bool is_done() const { return closes || is_full(); }

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
  // One by one, digits are closed as quickly by the band search.
  static constexpr bool closes = Rows::digits > 1;

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
    return bands | bands.template turned<1>() | bands.template turned<2>();
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
                (column & column.template turned<1>());
    }
    return !clashes.is_zero();
  }

  bool is_full() const { return open_.is_zero(); }

  // Takes the digits of the fresh cells out of their houses, except for these cells.
  void leave_houses() {
    const Rows fresh = Rows::repeat(fresh_);
    for (int n = 0; n < 4 * 9; n += 4 * Rows::digits) {
      const Rows before = Rows::load(&candidates_[n]);
      const Rows cells = before & fresh;
      (Rows::without(before, houses_of(cells)) | cells).store(&candidates_[n]);
    }
  }

  // What follows for each digit alone, as in `Places`, one pass for all digits: locked candidates,
  // and cells that are the only candidate of their box. False if a digit has no place in a band, or
  // two digits have the same cell.
  bool close() {
    Rows changes = Rows::fill(0);
    for (int n = 0; n < 4 * 9; n += 4 * Rows::digits) {
      const Rows before = Rows::load(&candidates_[n]);
      const Rows after = within_stacks(within_bands(before));
      changes = changes | (before ^ after);
      after.store(&candidates_[n]);
      alone_in_box(after).store(&hidden_[n]);
    }
    changed_ = !changes.is_zero();
    return place_hidden();
  }

  bool place_hidden() {
    Row once = Row::fill(0);
    Row twice = once;
    Row lost = once;
    for (int digit = 0; digit < 9; ++digit) {
      const Row cells = Row::load(&hidden_[4 * digit]);
      twice = twice | (once & cells);
      once = once | cells;
      lost = lost | Row::zeros(Row::load(row(digit)));
    }
    changed_ |= !(once & open_).is_zero();
    open_ = Row::without(open_, once);
    const Rows all = Rows::repeat(once);
    for (int n = 0; n < 4 * 9; n += 4 * Rows::digits) {
      const Rows others = Rows::without(all, Rows::load(&hidden_[n]));
      Rows::without(Rows::load(&candidates_[n]), others).store(&candidates_[n]);
    }
    return (twice | (lost & every_cell())).is_zero();
  }

  // A digit takes one minirow in each row and each box of a band: one of two permutations for each
  // minirow, which need the minirows that are one row and one box, or two boxes, further on.
  template <class Vector>
  static Vector within_bands(Vector cells) {
    const Vector minirow = minirows(cells);
    const Vector by_one = (minirow.template right<3>() & Vector::fill(0011011011)) |
                          (minirow.template left<6>() & Vector::fill(0100100100));
    const Vector by_two = (minirow.template right<6>() & Vector::fill(first_box)) |
                          (minirow.template left<3>() & Vector::fill(0110110110));
    const Vector kept =
        minirow & ((next_row(by_one) & last_row(by_two)) | (next_row(by_two) & last_row(by_one)));
    return cells & (kept.template left<3>() - kept);
  }
  template <class Vector>
  static Vector next_row(Vector cells) {
    return cells.template right<9>() | cells.template left<18>();
  }
  template <class Vector>
  static Vector last_row(Vector cells) {
    return cells.template right<18>() | cells.template left<9>();
  }

  // The same for columns in the stacks: bands take the part of rows.
  template <class Vector>
  static Vector within_stacks(Vector cells) {
    const Vector column = columns_of(cells);
    const Vector by_one = (column.template right<1>() & Vector::fill(0333)) |
                          (column.template left<2>() & Vector::fill(0444));
    const Vector by_two = (column.template right<2>() & Vector::fill(0111)) |
                          (column.template left<1>() & Vector::fill(0666));
    const Vector kept = column & ((by_one.template turned<1>() & by_two.template turned<2>()) |
                                  (by_two.template turned<1>() & by_one.template turned<2>()));
    return cells & in_every_row(kept);
  }

  // Cells that are the only ones of their box. The first cell of each box gathers what there is.
  template <class Vector>
  static Vector alone_in_box(Vector cells) {
    const Vector second = cells.template right<1>();
    const Vector third = cells.template right<2>();
    const Vector once = (cells | second | third) & Vector::fill(minirow_cells);
    const Vector twice = (cells & second) | (third & (cells | second));
    const Vector below = once.template right<9>();
    const Vector lowest = once.template right<18>();
    const Vector several = twice | twice.template right<9>() | twice.template right<18>() |
                           (once & below) | (lowest & (once | below));
    const Vector box = Vector::without(Vector::fill(first_row), several);
    return cells & in_every_row(box.template left<3>() - box);
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
  alignas(64) std::array<Word, 4 * 12> hidden_{};  // cells that are alone in their box
  bool changed_ = false;                           // by the last pass of `close`
  Row open_;                                       // cells without a digit
  Row fresh_;                                      // cells that have just got theirs
};

}  // namespace nonet::classic
