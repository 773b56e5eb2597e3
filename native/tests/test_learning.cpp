// Clause learning: agrees with the oracle, also after clauses were dropped and moved.
#include <set>

#include "check.h"
#include "general/search.h"
#include "learning/learner.h"
#include "oracle.h"
#include "ruled_board.h"

namespace nonet::tests {
namespace {

// All solutions up to `limit`, each of them checked.
std::set<std::vector<Digit>> learn(const Example& example, std::size_t limit, Control& control) {
  const Board board = example.board();
  Search search(example.problem(board));
  std::set<std::vector<Digit>> found;
  if (search.step() != Search::Step::solution && search.is_exhausted()) return found;
  const auto formula = learning::formula_of(example.problem(board), search.candidates());
  learning::Learner learner(formula.value());
  while (found.size() < limit && learner.next(control) == End::limit) {
    const auto grid = learner.solution(example.givens.size());
    CHECK(is_solution(example, grid));
    CHECK(found.insert(grid).second);
  }
  return found;
}

void check_against_oracle(const Example& example, std::size_t limit) {
  Control control;
  CHECK_EQUAL(learn(example, limit, control).size(), count_slowly(example, limit));
}

}  // namespace

TEST(learning_agrees_with_the_oracle_on_strange_boards) {
  Random random(1);
  for (int round = 0; round < 1000; ++round) {
    check_against_oracle(strange_puzzle(5, 12, random), 50);
  }
}

TEST(learning_agrees_with_the_oracle_on_killers) {
  Random random(2);
  for (int round = 0; round < 30; ++round) {
    Example example = empty_board(2, 3);
    example.cages = random_cages(full_grid(2, 3, random), 6, 3, random);
    check_against_oracle(example, 20);
  }
}

TEST(learning_finds_all_grids_of_4x4) {
  check_against_oracle(empty_board(2, 2), 1000);
}

TEST(learning_agrees_with_trying_every_grid_where_there_are_rules) {
  Random random(3);
  for (int round = 0; round < 1000; ++round) {
    const Example example = strange_puzzle(4, 6, random);
    const auto primitives = random_primitives(example.size, example.cell_count(), random);
    const RuledBoard ruled(example, primitives);
    const std::uint64_t expected = count_by_trial(example, primitives);
    RuledSearch search(ruled.problem(example));
    if (search.step() != RuledSearch::Step::solution && search.is_exhausted()) {
      CHECK_EQUAL(expected, 0u);
      continue;
    }
    const auto formula = learning::formula_of(ruled.problem(example), search.candidates());
    learning::Learner learner(formula.value());
    Control control;
    std::set<std::vector<Digit>> found;
    while (learner.next(control) == End::limit) {
      const auto grid = learner.solution(example.givens.size());
      for (const auto& primitive : primitives) CHECK(holds(primitive, grid));
      CHECK(found.insert(grid).second);
    }
    CHECK_EQUAL(found.size(), expected);
  }
}

TEST(learning_goes_on_after_clauses_were_dropped) {
  constexpr std::uint64_t conflicts_until_dropping = 1000;
  Example example = empty_board(3, 3);
  example.houses.push_back({0, 10, 20, 30, 40, 50, 60, 70, 80});
  example.houses.push_back({8, 16, 24, 32, 40, 48, 56, 64, 72});
  Control control;
  CHECK_EQUAL(learn(example, 20000, control).size(), 20000u);
  CHECK(control.nodes() > conflicts_until_dropping);
}

}  // namespace nonet::tests
