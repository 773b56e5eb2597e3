#include "canonical.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>
#include <vector>

namespace nonet::make {
namespace {

using Row = std::uint64_t;  // nine digits of four bits, the first one on top
using Lines = std::array<std::uint8_t, 9>;

constexpr Digit unnamed = 10;  // greater than every name

// The first rows of a form. Which column is where is decided as late as possible: columns that have
// been empty so far are *tied*, as they can still change places.
//
//     columns  4 3 5 | 0 1 2 | 6 7 8     the column of the grid at each place
//     tied       =       = =             places 1 and 2 of each stack that are tied to the next
//     stacks_tied    .       .           whether whole stacks are
struct Beginning {
  const Grid* grid;    // as it is, or mirrored
  unsigned rows_left;  // of the grid
  unsigned next_rows;  // of these, what may come next
  Lines columns;
  unsigned tied;         // bit p: the places p and p + 1 of the same stack
  unsigned stacks_tied;  // bit s: the stacks s and s + 1
  std::array<Digit, 10> names;
  Digit name_count;

  Digit digit(int row, int place) const { return (*grid)[9 * row + columns[place]]; }
  Digit name(int row, int place) const { return names[digit(row, place)]; }

  void take_row(int row) {
    const unsigned band = 7U << row / 3 * 3;
    rows_left &= ~(1U << row);
    next_rows = (rows_left & band) != 0 ? rows_left & band : rows_left;
  }
  void give_name(Digit digit) {
    if (names[digit] == unnamed) names[digit] = ++name_count;
  }
};

constexpr unsigned all_tied = 0333;  // places 0 1, 3 4, 6 7

Beginning nothing_yet(const Grid& grid) {
  Beginning start{&grid, 0777, 0777, {}, all_tied, 3, {}, 0};
  std::iota(start.columns.begin(), start.columns.end(), std::uint8_t{0});
  start.names.fill(unnamed);
  start.names[0] = 0;
  return start;
}

Grid transpose(const Grid& grid) {
  Grid mirrored;
  for (int cell = 0; cell < 81; ++cell) mirrored[cell] = grid[cell % 9 * 9 + cell / 9];
  return mirrored;
}

// Builds the least form row by row and keeps every way to get the rows so far.
class LeastForm {
 public:
  explicit LeastForm(const Grid& grid) : grid_(grid), mirrored_(transpose(grid)) {}

  Canonical find() {
    int place = 0;
    if (std::ranges::count(grid_, Digit{0}) == 0) {
      begin_full(grid_);
      begin_full(mirrored_);
      write_row(place++, 0x123456789);
    } else {
      ways_ = {nothing_yet(grid_), nothing_yet(mirrored_)};
    }
    for (; place < 9; ++place) add_row(place);
    const auto add = [](std::uint64_t sum, const Beginning& way) { return sum + count_ties(way); };
    return {least_, std::accumulate(ways_.begin(), ways_.end(), std::uint64_t{0}, add)};
  }

 private:
  void add_row(int place) {
    best_ = ~Row{0};
    next_.clear();
    for (const Beginning& way : ways_) {
      for (unsigned rows = way.next_rows; rows != 0; rows &= rows - 1) {
        extend(way, std::countr_zero(rows));
      }
    }
    ways_.swap(next_);
    write_row(place, best_);
  }

  void write_row(int place, Row row) {
    for (int column = 0; column < 9; ++column) {
      least_[9 * place + column] = static_cast<Digit>(row >> 4 * (8 - column) & 15);
    }
  }

  // Tries all orders of the stacks that are tied, unless they are empty in this row, too.
  void extend(const Beginning& way, int row) {
    std::array<int, 3> order{0, 1, 2};
    do {
      const bool kept_0 = (way.stacks_tied & 1) != 0 || order[0] == 0;
      const bool kept_2 = (way.stacks_tied & 2) != 0 || order[2] == 2;
      if (kept_0 && kept_2 && !swaps_empty(way, row, order)) arrange(reordered(way, order), row);
    } while (way.stacks_tied != 0 && std::next_permutation(order.begin(), order.end()));
  }

  static bool swaps_empty(const Beginning& way, int row, const std::array<int, 3>& order) {
    const auto is_empty = [&](int stack) {
      const int place = 3 * stack;
      return way.digit(row, place) + way.digit(row, place + 1) + way.digit(row, place + 2) == 0;
    };
    const auto swaps = [&](int a, int b) { return a > b && is_empty(a) && is_empty(b); };
    return swaps(order[0], order[1]) || swaps(order[0], order[2]) || swaps(order[1], order[2]);
  }

  static Beginning reordered(const Beginning& way, const std::array<int, 3>& order) {
    Beginning other = way;
    for (int place = 0; place < 9; ++place) {
      other.columns[place] = way.columns[3 * order[place / 3] + place % 3];
    }
    return other;
  }

  // Puts the tied columns in the order that makes the row least, and adds it if no row was less.
  void arrange(Beginning way, int row) {
    if (way.tied != 0) sort_tied(way, row);
    const Row made = read_row(way, row);
    if (made > best_) return;
    if (made < best_) next_.clear();
    best_ = made;
    add_orders(way, row, 0);
  }

  static void sort_tied(Beginning& way, int row) {
    const auto order = [&](int place) {
      if ((way.tied >> place & 1) != 0 && way.name(row, place) > way.name(row, place + 1)) {
        std::swap(way.columns[place], way.columns[place + 1]);
      }
    };
    for (int stack = 0; stack < 9; stack += 3) {
      order(stack);
      order(stack + 1);
      order(stack);
    }
  }

  static Row read_row(const Beginning& way, int row) {
    Row made = 0;
    Digit count = way.name_count;
    for (int place = 0; place < 9; ++place) {
      const Digit name = way.name(row, place);
      made = made << 4 | (name == unnamed ? ++count : name);
    }
    return made;
  }

  // Digits that get their names in this row and are in tied columns: each order of them is as good.
  void add_orders(Beginning& way, int row, int place) {
    while (place < 9 && !is_new_tie(way, row, place)) ++place;
    if (place == 9) return add(way, row);
    int end = place + 1;
    while (is_new_tie(way, row, end - 1)) ++end;
    for (int orders = end - place == 2 ? 2 : 6; orders > 0; --orders) {
      add_orders(way, row, end);
      // After the last order comes the first one again, so it does not matter which one it is now.
      std::next_permutation(way.columns.begin() + place, way.columns.begin() + end);
    }
  }

  static bool is_new_tie(const Beginning& way, int row, int place) {
    return (way.tied >> place & 1) != 0 && way.name(row, place) == unnamed;
  }

  void add(const Beginning& way, int row) {
    Beginning& made = next_.emplace_back(way);
    for (int place = 0; place < 9; ++place) made.give_name(made.digit(row, place));
    for (int place = 0; place < 9; ++place) {
      if (made.digit(row, place) != 0) untie(made, place);
    }
    made.take_row(row);
  }

  static void untie(Beginning& way, int place) {
    way.tied &= ~(1U << place);
    if (place % 3 != 0) way.tied &= ~(1U << (place - 1));
    way.stacks_tied &= ~(1U << place / 3);
    if (place >= 3) way.stacks_tied &= ~(1U << (place / 3 - 1));
  }

  // In how many orders the columns can be that are empty to the end.
  static std::uint64_t count_ties(const Beginning& way) {
    constexpr std::array<std::uint64_t, 4> orders{1, 2, 2, 6};
    std::uint64_t count = orders[way.stacks_tied];
    for (int stack = 0; stack < 3; ++stack) count *= orders[way.tied >> 3 * stack & 3];
    return count;
  }

  // A full grid starts with 123456789 whatever its first row is, so two rows are chosen at once:
  // the second one decides on all columns, once the first stack and its order are chosen.
  void begin_full(const Grid& grid) {
    for (int pair = 0; pair < 18; ++pair) {
      const int first = pair / 2;
      const RowPair rows(grid, first, first / 3 * 3 + (first + 1 + pair % 2) % 3);
      for (int stack = 0; stack < 9; stack += 3) {
        std::array<int, 3> order{stack, stack + 1, stack + 2};
        do {
          // It has to begin with 45, which every pair of rows can.
          if (rows.stack_below(order[0]) == rows.stack_below(order[1])) begin_pair(rows, order);
        } while (std::next_permutation(order.begin(), order.end()));
      }
    }
  }

  // Two rows of a full grid that come first and second.
  struct RowPair {
    RowPair(const Grid& grid_, int first_, int second_)
        : grid(grid_), first(first_), second(second_) {
      std::array<int, 10> column_of{};
      for (int column = 0; column < 9; ++column) column_of[grid[9 * first + column]] = column;
      for (int column = 0; column < 9; ++column)
        below[column] = column_of[grid[9 * second + column]];
    }
    int stack_below(int column) const { return below[column] / 3; }

    const Grid& grid;
    int first, second;
    std::array<int, 9> below;  // where the first row has the digit that is in the second
  };

  void begin_pair(const RowPair& rows, const std::array<int, 3>& order) {
    const int left = order[0] / 3;
    const int middle = rows.stack_below(order[0]);
    Beginning way = nothing_yet(rows.grid);
    std::copy(order.begin(), order.end(), way.columns.begin());
    add_stack(way.columns, 3, middle, rows);
    add_stack(way.columns, 6, 3 - left - middle, rows);
    for (int place = 0; place < 9; ++place) way.give_name(way.digit(rows.first, place));
    way.tied = way.stacks_tied = 0;
    way.take_row(rows.first);
    way.next_rows = 1U << rows.second;
    ways_.push_back(way);
  }

  // The columns of a stack in the order in which the second row names them so far, and the one that
  // may be left.
  static void add_stack(Lines& columns, int place, int stack, const RowPair& rows) {
    unsigned left = 7U << 3 * stack;
    const auto add = [&](int column) {
      if ((left >> column & 1) == 0) return;
      left &= ~(1U << column);
      columns[place++] = static_cast<std::uint8_t>(column);
    };
    for (int known = place, n = 0; n < known; ++n) add(rows.below[columns[n]]);
    for (int column = 3 * stack; column < 3 * stack + 3; ++column) add(column);
  }

  const Grid& grid_;
  const Grid mirrored_;
  Grid least_;
  Row best_ = 0;
  std::vector<Beginning> ways_;
  std::vector<Beginning> next_;
};

}  // namespace

Canonical canonical(const Grid& grid) {
  return LeastForm(grid).find();
}

}  // namespace nonet::make
