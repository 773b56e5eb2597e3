// The general engine: agrees with the oracle, keeps limits, stops when told.
#include <atomic>
#include <chrono>
#include <thread>

#include "check.h"
#include "general/search.h"
#include "oracle.h"

namespace nonet::tests {
namespace {

using Seconds = std::chrono::duration<double>;

Outcome run(const Example& example, const Limits& limits, Control& control) {
  const Board board = example.board();
  return search(example.problem(board), limits, control);
}

Outcome run(const Example& example, std::uint64_t limit) {
  Control control;
  return run(example, {.solutions = limit}, control);
}

void check_against_oracle(const Example& example, std::uint64_t limit) {
  const Outcome outcome = run(example, limit);
  CHECK_EQUAL(outcome.count, count_slowly(example, limit));
  CHECK_EQUAL(outcome.first.empty(), outcome.count == 0);
  if (outcome.count > 0) CHECK(is_solution(example, outcome.first));
  CHECK(outcome.end == (outcome.count < limit ? End::exhausted : End::limit));
}

}  // namespace

TEST(search_agrees_with_the_oracle_on_strange_boards) {
  Random random(1);
  for (int round = 0; round < 3000; ++round) {
    check_against_oracle(strange_puzzle(5, 12, random), 200);
  }
}

TEST(search_agrees_with_the_oracle_on_ordinary_boards) {
  Random random(2);
  constexpr int boxes[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}};
  for (const auto& [rows, columns] : boxes) {
    for (int round = 0; round < 20; ++round) {
      check_against_oracle(standard_puzzle(rows, columns, 2, random), 20);
    }
  }
}

TEST(search_agrees_with_the_oracle_on_killers) {
  Random random(3);
  for (int round = 0; round < 30; ++round) {
    Example example = empty_board(2, 2);
    example.cages = random_cages(full_grid(2, 2, random), 4, 3, random);
    check_against_oracle(example, 300);
  }
}

TEST(search_solves_big_boards) {
  Random random(4);
  constexpr int boxes[][2] = {{2, 5}, {3, 4}, {3, 5}, {4, 4}, {4, 5}, {5, 5}};
  for (const auto& [rows, columns] : boxes) {
    Example example = empty_board(rows, columns);
    example.givens = full_grid(rows, columns, random);
    for (int cell = 0; cell < example.cell_count(); cell += 3) example.givens[cell] = 0;
    const Outcome outcome = run(example, 1);
    CHECK_EQUAL(outcome.count, 1u);
    CHECK(is_solution(example, outcome.first));
  }
}

TEST(search_counts_all_grids_of_4x4) {
  CHECK_EQUAL(run(empty_board(2, 2), ~0ull).count, 288u);
}

TEST(search_stops_at_the_limit) {
  const Example empty = empty_board(3, 3);
  for (const std::uint64_t limit : {1, 2, 7, 1000}) {
    const Outcome outcome = run(empty, limit);
    CHECK_EQUAL(outcome.count, limit);
    CHECK(outcome.end == End::limit);
  }
}

TEST(search_keeps_its_budget_of_nodes) {
  Control control;
  const Outcome outcome = run(empty_board(3, 3), {.solutions = 1000000, .nodes = 500}, control);
  CHECK(outcome.end == End::budget);
  CHECK(outcome.nodes <= 500);
}

TEST(search_keeps_its_deadline) {
  Control control(0.05);
  const auto begin = Control::Clock::now();
  const Outcome outcome = run(empty_board(5, 5), {.solutions = ~0ull}, control);
  CHECK(outcome.end == End::stopped);
  CHECK(Seconds(Control::Clock::now() - begin).count() < 2);
}

TEST(search_can_be_cancelled_from_another_thread) {
  Control control;
  std::atomic<bool> has_stopped{false};
  std::thread worker([&] {
    const Outcome outcome = run(empty_board(3, 3), {.solutions = ~0ull}, control);
    has_stopped = outcome.end == End::stopped;
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  control.cancel();
  const auto begin = Control::Clock::now();
  worker.join();
  CHECK(has_stopped);
  CHECK(control.solutions() > 0);
  CHECK(Seconds(Control::Clock::now() - begin).count() < 1);  // sanitizers are slow
}

}  // namespace nonet::tests
