// The generator for boards of every kind: full grids, puzzles, regions and cages.
#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "boards.h"
#include "check.h"
#include "general/search.h"
#include "make/board_puzzle.h"
#include "make/cages.h"
#include "make/fill.h"
#include "make/regions.h"
#include "make/singles.h"
#include "make/unavoidable.h"
#include "oracle.h"

namespace nonet::tests {
namespace {

std::vector<make::Orbit> single_cells(int count) {
  std::vector<make::Orbit> orbits;
  for (int cell = 0; cell < count; ++cell) orbits.push_back({static_cast<Cell>(cell)});
  return orbits;
}

std::vector<std::vector<Cell>> neighbours_of(int size) {
  std::vector<std::vector<Cell>> found(size * size);
  for (int cell = 0; cell < size * size; ++cell) {
    if (cell % size > 0) found[cell].push_back(static_cast<Cell>(cell - 1));
    if (cell % size < size - 1) found[cell].push_back(static_cast<Cell>(cell + 1));
    if (cell >= size) found[cell].push_back(static_cast<Cell>(cell - size));
    if (cell < size * (size - 1)) found[cell].push_back(static_cast<Cell>(cell + size));
  }
  return found;
}

std::uint64_t count_two(const Example& example) {
  const Board board = example.board();
  Control control;
  return search(example.problem(board), {}, control).count;
}

}  // namespace

TEST(make_fills_boards) {
  make::Random random(1);
  Control control;
  for (const auto& [rows, columns] : {std::pair(2, 2), std::pair(2, 3), std::pair(3, 4)}) {
    const Example example = empty_board(rows, columns);
    const Board board = example.board();
    const auto grid = make::random_fill(board, {}, 10, random, control);
    CHECK(grid.has_value());
    CHECK(is_solution(example, *grid));
  }
}

TEST(make_gives_up_boards_that_cannot_be_filled) {
  Example example = empty_board(2, 2);
  example.cages = {{3, {0, 1}}, {3, {2, 3}}};  // 1 and 2 twice in the first row
  const Board board = example.board();
  make::Random random(1);
  Control control;
  CHECK(!make::random_fill(board, example.cages, 5, random, control));
}

TEST(make_board_puzzles_have_one_solution) {
  make::Random random(2);
  Control control;
  for (const std::uint64_t guesses : {0, 50}) {
    for (const auto& [rows, columns] : {std::pair(2, 2), std::pair(2, 3), std::pair(3, 3)}) {
      Example example = empty_board(rows, columns);
      const Board board = example.board();
      const make::BoardWish wish{board, {}, single_cells(board.cell_count()), 0, guesses};
      example.givens = *make::make_board_puzzle(wish, random, control);
      CHECK_EQUAL(count_two(example), 1U);
      if (rows * columns <= 6) CHECK_EQUAL(count_slowly(example, 2), 1U);
    }
  }
}

TEST(make_board_puzzles_stop) {
  const Example example = empty_board(4, 4);
  const Board board = example.board();
  make::Random random(3);
  Control control;
  control.cancel();
  const make::BoardWish wish{board, {}, single_cells(256), 0, 10};
  CHECK(!make::make_board_puzzle(wish, random, control));
}

TEST(make_knows_where_two_digits_can_change_places) {
  make::Random random(6);
  Control control;
  const Example example = empty_board(2, 3);
  const Board board = example.board();
  const auto grid = make::random_fill(board, {}, 10, random, control);
  make::Unavoidable sets(board, *grid);
  for (int cell = 0; cell < board.cell_count(); ++cell) sets.add(static_cast<Cell>(cell));
  CHECK(!sets.is_missed());
  Example fewer = example;
  fewer.givens = *grid;
  std::vector<make::Orbit> cells = single_cells(board.cell_count());
  random.shuffle(cells);
  bool missed = false;
  for (const make::Orbit& orbit : cells) {  // once a set is missed, there are two solutions
    sets.remove(orbit.front());
    fewer.givens[orbit.front()] = 0;
    missed = missed || sets.is_missed();
    CHECK_EQUAL(sets.is_missed(), missed);
    if (missed) CHECK_EQUAL(count_two(fewer), 2U);
  }
  CHECK(missed);
}

TEST(make_board_puzzles_for_singles_are_solved_by_them) {
  make::Random random(7);
  Control control;
  for (const make::Kinds kinds : {make::Kinds::hidden, make::Kinds::all}) {
    const Example example = empty_board(3, 4);
    const Board board = example.board();
    const make::BoardWish wish{board, {}, single_cells(144), 0, 0, kinds};
    const auto givens = make::make_board_puzzle(wish, random, control);
    CHECK(givens.has_value());
    make::Singles singles(board, kinds);
    CHECK(singles.lead_to_the_end(*givens));
    std::vector<Digit> fewer = *givens;
    for (Digit& digit : fewer) {  // nothing more could be taken away
      if (digit == 0) continue;
      const Digit kept = std::exchange(digit, Digit{0});
      CHECK(!singles.lead_to_the_end(fewer));
      digit = kept;
    }
  }
}

TEST(make_regions_keep_their_sizes) {
  make::Random random(4);
  for (const int size : {1, 2, 4, 5, 9}) {
    std::vector<int> rows(size * size);
    for (int cell = 0; cell < size * size; ++cell) rows[cell] = cell / size;
    const std::vector<int> regions = make::random_regions(size, rows, 40, random);
    std::map<int, int> sizes;
    for (const int region : regions) ++sizes[region];
    CHECK_EQUAL(sizes.size(), static_cast<std::size_t>(size));
    for (const auto& [region, count] : sizes) CHECK_EQUAL(count, size);
    if (size > 2)
      CHECK(regions != rows);  // smaller boards have no other regions that are connected
  }
}

TEST(make_killers_have_one_solution) {
  make::Random random(5);
  Control control;
  for (const auto& [rows, columns] : {std::pair(2, 2), std::pair(2, 3), std::pair(3, 3)}) {
    Example example = empty_board(rows, columns);
    const Board board = example.board();
    const auto killer =
        make::make_killer(board, neighbours_of(board.size()), {2, 3}, random, control);
    CHECK(killer.has_value());
    example.cages = killer->cages;
    CHECK(is_solution(example, killer->solution));
    CHECK_EQUAL(count_two(example), 1U);
    if (rows * columns <= 4) CHECK_EQUAL(count_slowly(example, 2), 1U);
  }
}

}  // namespace nonet::tests
