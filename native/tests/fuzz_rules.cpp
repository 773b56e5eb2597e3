// Fuzzes boards with rules: small ones beside trying every grid, big ones for their limits, and
// numbers that may be no rules at all.
#include <stdexcept>

#include "check.h"
#include "learning/learner.h"
#include "ruled_board.h"
#include "rules/read.h"

namespace nonet::tests {
namespace {

Outcome run(const Example& example, std::span<const rules::Primitive> primitives,
            const Limits& limits) {
  const RuledBoard ruled(example, primitives);
  Control control;
  const Outcome outcome = search(ruled.problem(example), limits, control);
  if (outcome.count > 0) {
    for (const auto& primitive : primitives) CHECK(holds(primitive, outcome.first));
  }
  return outcome;
}

std::uint64_t count_by_learning(const Example& example,
                                std::span<const rules::Primitive> primitives) {
  const RuledBoard ruled(example, primitives);
  RuledSearch search(ruled.problem(example));
  if (search.step() != RuledSearch::Step::solution && search.is_exhausted()) return 0;
  learning::Learner learner(*learning::formula_of(ruled.problem(example), search.candidates()));
  Control control;
  std::uint64_t count = 0;
  while (learner.next(control) == End::limit) ++count;
  return count;
}

void try_small_board(Random& choices) {
  const Example example = strange_puzzle(3, 6, choices);
  const auto primitives = random_primitives(example.size, example.cell_count(), choices);
  const Outcome outcome = run(example, primitives, {.solutions = ~0ull});
  CHECK_EQUAL(outcome.count, count_by_trial(example, primitives));
  CHECK_EQUAL(outcome.count, count_by_learning(example, primitives));
}

void try_big_board(Random& choices) {
  const Example example = strange_puzzle(max_digits, 120, choices);
  const auto primitives = random_primitives(example.size, example.cell_count(), choices);
  run(example, primitives, {.solutions = 3, .nodes = 30});
}

void try_numbers(Random& choices) {
  const Example example = strange_puzzle(6, 12, choices);
  std::vector<std::int32_t> numbers{choices.below(2), choices.between(0, 4)};
  for (int count = choices.below(100); count > 0; --count) {
    numbers.push_back(choices.one_in(16) ? -choices.below(9) : choices.below(16));
  }
  try {
    run(example, rules::read(numbers, example.size, example.cell_count()),
        {.solutions = 3, .nodes = 30});
  } catch (const std::invalid_argument&) {
    return;  // refused, as most of them are
  }
}

}  // namespace
}  // namespace nonet::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  nonet::tests::Bytes choices({data, size});
  switch (choices.below(4)) {
    case 0:
      nonet::tests::try_big_board(choices);
      break;
    case 1:
      nonet::tests::try_numbers(choices);
      break;
    default:
      nonet::tests::try_small_board(choices);
  }
  return 0;
}
