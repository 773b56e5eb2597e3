// What follows for one digit alone from where it may be, for the digits of a vector at a time.
//
// Templates over the vectors of a kind of CPU (`Rows`, see rows*.h), so that each kind has
// code of its own.
#pragma once

#include "position.h"

namespace nonet::classic {

template <class Rows>
struct Rules {
  // Whatever shares a house with one of the cells.
  static Rows houses_of(Rows cells) {
    const Rows minirow = minirows(cells);
    const Rows row = rows_of(minirow);
    const Rows box = boxes_of(minirow);
    return (row.template left<9>() - row) |
           in_every_row((box.template left<3>() - box) | of_all_bands(columns_of(cells)));
  }

  // Not zero if two of the cells share a house.
  static Rows clashes_of(Rows cells) {
    const Rows minirow = minirows(cells);
    const Rows column = columns_of(cells);
    return both<1>(cells, 0333333333) | both<2>(cells, minirow_cells) |
           both<3>(minirow, 0011011011) | both<6>(minirow, first_box) | both<9>(minirow, 0111111) |
           both<18>(minirow, first_row) | (column & column.template turned<1>());
  }

  // Not zero if there is no cell in some house.
  static Rows houses_without(Rows cells) {
    const Rows minirow = minirows(cells);
    return Rows::without(Rows::fill(first_box), rows_of(minirow)) |
           Rows::without(Rows::fill(first_row), boxes_of(minirow)) |
           Rows::without(Rows::fill(all_columns), of_all_bands(columns_of(cells)));
  }

  // Without the candidates that are locked out. A digit takes one minirow in each row and each box
  // of a band: one of two permutations for each minirow, which need the minirows that are one row
  // and one box, or two boxes, further on.
  static Rows within_bands(Rows cells) {
    const Rows minirow = minirows(cells);
    const Rows by_one = (minirow.template right<3>() & Rows::fill(0011011011)) |
                        (minirow.template left<6>() & Rows::fill(0100100100));
    const Rows by_two = (minirow.template right<6>() & Rows::fill(first_box)) |
                        (minirow.template left<3>() & Rows::fill(0110110110));
    const Rows kept =
        minirow & ((next_row(by_one) & last_row(by_two)) | (next_row(by_two) & last_row(by_one)));
    return cells & (kept.template left<3>() - kept);
  }

  // The same for columns in the stacks: bands take the part of rows.
  static Rows within_stacks(Rows cells) {
    const Rows column = columns_of(cells);
    const Rows by_one = (column.template right<1>() & Rows::fill(0333)) |
                        (column.template left<2>() & Rows::fill(0444));
    const Rows by_two = (column.template right<2>() & Rows::fill(0111)) |
                        (column.template left<1>() & Rows::fill(0666));
    const Rows kept = column & ((by_one.template turned<1>() & by_two.template turned<2>()) |
                                (by_two.template turned<1>() & by_one.template turned<2>()));
    return cells & in_every_row(kept);
  }

  // Cells that are the only ones of their box. The first cell of each box gathers what there is.
  static Rows alone_in_box(Rows cells) {
    const Rows second = cells.template right<1>();
    const Rows third = cells.template right<2>();
    const Rows once = (cells | second | third) & Rows::fill(minirow_cells);
    const Rows twice = (cells & second) | (third & (cells | second));
    const Rows below = once.template right<9>();
    const Rows lowest = once.template right<18>();
    const Rows several = twice | twice.template right<9>() | twice.template right<18>() |
                         (once & below) | (lowest & (once | below));
    const Rows box = Rows::without(Rows::fill(first_row), several);
    return cells & in_every_row(box.template left<3>() - box);
  }

 private:
  static constexpr Word first_row = 0111;            // the first cells of its minirows
  static constexpr Word first_box = 0001001001;      // the same for a box
  static constexpr Word minirow_cells = 0111111111;  // and for all minirows

  // Three cells of a box that share a row: its first cell stands for a minirow that has a cell.
  static Rows minirows(Rows cells) {
    return (cells | cells.template right<1>() | cells.template right<2>()) &
           Rows::fill(minirow_cells);
  }
  static Rows rows_of(Rows minirow) {
    return (minirow | minirow.template right<3>() | minirow.template right<6>()) &
           Rows::fill(first_box);
  }
  static Rows boxes_of(Rows minirow) {
    return (minirow | minirow.template right<9>() | minirow.template right<18>()) &
           Rows::fill(first_row);
  }
  static Rows columns_of(Rows cells) {
    return (cells | cells.template right<9>() | cells.template right<18>()) &
           Rows::fill(all_columns);
  }
  static Rows in_every_row(Rows row) {
    return row | row.template left<9>() | row.template left<18>();
  }
  static Rows of_all_bands(Rows bands) {
    return bands | bands.template turned<1>() | bands.template turned<2>();
  }
  static Rows next_row(Rows cells) { return cells.template right<9>() | cells.template left<18>(); }
  static Rows last_row(Rows cells) { return cells.template right<18>() | cells.template left<9>(); }
  // Those that are set together with the one so many bits further on.
  template <int Count>
  static Rows both(Rows bits, Word within) {
    return bits & bits.template right<Count>() & Rows::fill(within);
  }
};

}  // namespace nonet::classic
