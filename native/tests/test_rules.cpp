// Boards with rules: agree with trying every grid, refuse what they cannot trust, can be stopped.
#include <stdexcept>

#include "check.h"
#include "ruled_board.h"
#include "rules/read.h"

namespace nonet::tests {

TEST(rules_agree_with_trying_every_grid) {
  Random random(11);
  for (int round = 0; round < 1500; ++round) {
    const Example example = strange_puzzle(4, 6, random);
    const auto primitives = random_primitives(example.size, example.cell_count(), random);
    const RuledBoard ruled(example, primitives);
    Control control;
    const Outcome outcome = search(ruled.problem(example), {.solutions = ~0ull}, control);
    CHECK_EQUAL(outcome.count, count_by_trial(example, primitives));
    CHECK(outcome.end == End::exhausted);
  }
}

TEST(rules_on_big_boards_end_in_time) {
  Random random(12);
  for (int round = 0; round < 150; ++round) {
    const Example example = strange_puzzle(max_digits, 120, random);
    const auto primitives = random_primitives(example.size, example.cell_count(), random);
    const RuledBoard ruled(example, primitives);
    Control control;
    const Outcome outcome = search(ruled.problem(example), {.solutions = 3, .nodes = 50}, control);
    if (outcome.count == 0) continue;
    for (const auto& primitive : primitives) CHECK(holds(primitive, outcome.first));
  }
}

TEST(rules_are_refused_where_their_numbers_are_wrong) {
  const std::vector<std::vector<std::int32_t>> wrong{
      {},                        // nothing
      {0, 1},                    // a rule is missing
      {0, 1, 9},                 // no such kind
      {0, 1, 0, 5, 1},           // no such cell
      {0, 1, 1, 2, 0, 0},        // a cell twice
      {0, 1, 2, 1, 0, 0, 1, 1},  // a coefficient of 0
      {0, 1, 4, 1, 0, 0},        // no such machine
      {1, 1, 1, 1, 0, 0, 0},     // a start that is no state
      {0, 1, 5, 1, 0, 2, 1, 1},  // more digits than cells
      {0, 1, 8, 0},              // one of nothing
      {0, 2'000'000'000},        // a count beyond the end
      {0, 0, 0},                 // something after the end
  };
  for (const auto& numbers : wrong) {
    bool refused = false;
    try {
      rules::read(numbers, 2, 2);
    } catch (const std::invalid_argument&) {
      refused = true;
    }
    CHECK(refused);
  }
}

}  // namespace nonet::tests
