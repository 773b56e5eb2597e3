// The generator of classic puzzles: what it makes is what was asked for.
#include <algorithm>
#include <map>
#include <numeric>

#include "boards.h"
#include "check.h"
#include "classic/classic.h"
#include "general/search.h"
#include "make/canonical.h"
#include "make/dig.h"
#include "make/few.h"
#include "make/form.h"
#include "make/puzzle.h"

namespace nonet::tests {
namespace {

using make::CellSet;
using make::Form;
using make::Grid;

// By the word of the general engine.
std::uint64_t count_solutions(const Grid& givens, std::uint64_t limit) {
  static const Example classic = empty_board(3, 3);
  static const Board board = classic.board();
  Control control;
  return search({board, givens, {}, {}}, {.solutions = limit}, control).count;
}

int count_givens(const Grid& grid) {
  return static_cast<int>(81 - std::ranges::count(grid, Digit{0}));
}

bool is_minimal(const Grid& givens) {
  for (int cell = 0; cell < 81; ++cell) {
    Grid fewer = givens;
    fewer[cell] = 0;
    if (fewer != givens && count_solutions(fewer, 2) == 1) return false;
  }
  return true;
}

make::Wish plain_wish(int givens, bool minimal) {
  const auto cells = make::single_cells();
  return {.givens = givens, .minimal = minimal, .orbits = {cells.begin(), cells.end()}};
}

std::vector<Grid> make_with(const make::Wish& wish, int count, int workers) {
  Control control;
  std::vector<Grid> puzzles(count);
  make::make_many(wish, 7, workers, control, puzzles);
  return puzzles;
}

// All solutions, one by one.
std::vector<Grid> list_solutions(const Grid& givens) {
  static const Example classic = empty_board(3, 3);
  static const Board board = classic.board();
  Control control;
  Search search({board, givens, {}, {}});
  std::vector<Grid> solutions;
  while (search.next(control, ~0ULL) == End::limit) {
    std::ranges::copy(search.solution(), solutions.emplace_back().begin());
  }
  return solutions;
}

std::vector<std::array<std::uint8_t, 9>> all_line_orders() {
  std::vector<std::array<std::uint8_t, 9>> orders;
  std::array<std::uint8_t, 9> lines;
  std::iota(lines.begin(), lines.end(), std::uint8_t{0});
  do {
    bool whole = true;
    for (int n = 0; n < 9; ++n) whole &= lines[n] / 3 == lines[n / 3 * 3] / 3;
    if (whole) orders.push_back(lines);
  } while (std::next_permutation(lines.begin(), lines.end()));
  return orders;
}

// The digits of a form named in the order in which they appear.
Grid renamed(const Grid& grid) {
  std::array<Digit, 10> names{};
  Digit count = 0;
  Grid made{};
  for (int cell = 0; cell < 81; ++cell) {
    if (grid[cell] == 0) continue;
    if (names[grid[cell]] == 0) names[grid[cell]] = ++count;
    made[cell] = names[grid[cell]];
  }
  return made;
}

// The least form of those whose columns are in one of some orders.
Grid least_slowly(const Grid& grid, std::span<const std::array<std::uint8_t, 9>> rows,
                  std::span<const std::array<std::uint8_t, 9>> columns) {
  Form form{};
  std::iota(form.digits.begin(), form.digits.end(), Digit{0});
  Grid least;
  least.fill(9);
  for (const bool transposed : {false, true}) {
    form.transposed = transposed;
    for (const auto& row_order : rows) {
      form.rows = row_order;
      for (const auto& column_order : columns) {
        form.columns = column_order;
        least = std::min(least, renamed(form.of(grid)));
      }
    }
  }
  return least;
}

}  // namespace

TEST(make_random_numbers_are_those_of_python) {
  make::Random random(1234567);
  CHECK_EQUAL(random.next(), 6457827717110365317ULL);
  make::Random three(3);
  std::array<int, 5> items{0, 1, 2, 3, 4};
  three.shuffle(items);
  CHECK((items == std::array<int, 5>{2, 4, 0, 1, 3}));  // SplitMix64(3).shuffled(range(5))
}

TEST(make_surveys_agree_with_all_solutions) {
  make::Random random(5);
  for (int round = 0; round < 20; ++round) {
    Grid givens = make_with(plain_wish(26, false), 1, 1)[0];
    Control control;
    givens = *make::make_puzzle(plain_wish(25, false), random, control);
    for (int emptied = 0; emptied < 3;) {
      Digit& given = givens[random.below(81)];
      emptied += given != 0;
      given = 0;
    }
    classic::Candidates once{};
    classic::Candidates twice{};
    for (const Grid& solution : list_solutions(givens)) {
      for (int cell = 0; cell < 81; ++cell) {
        const int n = cell / 27 * 9 + solution[cell] - 1;
        const classic::Word bit = classic::Word{1} << cell % 27;
        twice[n] |= once[n] & bit;
        once[n] |= bit;
      }
    }
    for (const classic::Engine& engine : classic::engines()) {
      classic::Occurrences known;
      engine.survey({givens.data()}, {.solutions = ~0ULL}, control, known);
      CHECK(known.once == once);
      CHECK(known.twice == twice);
    }
  }
}

TEST(make_grids_are_right) {
  make::Random random(1);
  for (int round = 0; round < 100; ++round)
    CHECK_EQUAL(count_solutions(random_grid(random), 2), 1U);
}

TEST(make_puzzles_have_one_solution_and_need_their_givens) {
  for (const Grid& puzzle : make_with(plain_wish(0, true), 20, 1)) CHECK(is_minimal(puzzle));
  for (const int givens : {21, 22, 24, 28, 35, 60, 81}) {
    for (const Grid& puzzle : make_with(plain_wish(givens, false), 3, 1)) {
      CHECK_EQUAL(count_givens(puzzle), givens);
      CHECK_EQUAL(count_solutions(puzzle, 2), 1U);
    }
  }
}

TEST(make_replaces_two_givens) {
  make::Random random(3);
  Control control;
  const Grid puzzle = *make::find_few(19, random, control);
  const std::vector<Grid> found = make::find_replaced(puzzle);
  CHECK(!found.empty());
  for (const Grid& replaced : found) {
    CHECK_EQUAL(count_givens(replaced), 19);
    CHECK_EQUAL(count_solutions(replaced, 2), 1U);
  }
}

TEST(make_few_givens_and_their_neighbours) {
  make::Random random(2);
  Control control;
  const Grid puzzle = *make::find_few(20, random, control);
  CHECK_EQUAL(count_givens(puzzle), 20);
  CHECK(is_minimal(puzzle));
  make::Neighbourhood here(puzzle);
  CHECK_EQUAL(here.count(), 20);
  for (int number = 0; number < 20; ++number) {
    for (const Grid& moved : here.find_moved(number)) {
      CHECK_EQUAL(count_givens(moved), 20);
      CHECK_EQUAL(count_solutions(moved, 2), 1U);
    }
  }
}

TEST(make_batches_on_threads_are_the_same) {
  for (const int givens : {0, 21}) {
    CHECK(make_with(plain_wish(givens, false), 12, 1) ==
          make_with(plain_wish(givens, false), 12, 4));
  }
}

TEST(make_stops_at_the_deadline) {
  Control control(0.02);
  make::Random random(1);
  const auto begin = Control::Clock::now();
  CHECK(!make::find_few(16, random, control));
  CHECK(Control::Clock::now() - begin < std::chrono::seconds(1));  // sanitizers are slow
}

TEST(make_canonical_forms_do_not_depend_on_the_form) {
  make::Random random(4);
  for (int round = 0; round < 60; ++round) {
    Grid grid = random_grid(random);
    const int emptied = round % 4 == 0 ? 0 : random.below(81);
    for (int n = 0; n < emptied; ++n) grid[random.below(81)] = 0;
    if (round % 10 == 1) grid.fill(0);
    const make::Canonical one = make::canonical(grid);
    const make::Canonical other = make::canonical(make::random_form(random).of(grid));
    CHECK(one.grid == other.grid);
    CHECK_EQUAL(one.automorphisms, other.automorphisms);
    CHECK(one.grid == make::canonical(one.grid).grid);
  }
}

TEST(make_canonical_forms_are_the_least) {
  const auto orders = all_line_orders();
  CHECK_EQUAL(orders.size(), std::size_t{1296});
  make::Random random(6);
  for (int round = 0; round < 4; ++round) {
    Grid grid = random_grid(random);
    for (int n = 0; n < 40 * round; ++n) grid[random.below(81)] = 0;
    // A part of all forms, around the least one that is claimed; all of them would take minutes.
    const Grid claimed = make::canonical(grid).grid;
    const auto some = std::span(orders).first(24);
    CHECK(claimed == least_slowly(claimed, some, orders));
    CHECK(claimed <= least_slowly(grid, orders, some));
  }
}

TEST(make_automorphisms_are_counted) {
  Grid grid{};
  CHECK_EQUAL(make::canonical(grid).automorphisms, 3359232U);
  grid[40] = 5;
  CHECK_EQUAL(make::canonical(grid).automorphisms, 3359232U / 81);
  for (int cell = 0; cell < 81; ++cell) {
    grid[cell] = static_cast<Digit>((cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1);
  }
  const auto found = make::canonical(grid).automorphisms;
  // Cyclic moves of rows and of columns, at least, leave this grid as it is.
  CHECK_EQUAL(found % 27, 0U);
}

}  // namespace nonet::tests
