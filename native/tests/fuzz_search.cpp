// Fuzzes the general engine: the bytes choose a board, the oracle checks the answer.
#include "check.h"
#include "general/search.h"
#include "oracle.h"

namespace nonet::tests {
namespace {

Outcome run(const Example& example, const Limits& limits) {
  Control control;
  const Board board = example.board();
  const Outcome outcome = search(example.problem(board), limits, control);
  if (outcome.count > 0) CHECK(is_solution(example, outcome.first));
  return outcome;
}

void try_small_board(Random& choices) {
  const Example example = strange_puzzle(5, 12, choices);
  CHECK_EQUAL(run(example, {.solutions = 20}).count, count_slowly(example, 20));
}

void try_large_board(Random& choices) {
  run(strange_puzzle(max_digits, 120, choices), {.solutions = 3, .nodes = 100});
}

}  // namespace
}  // namespace nonet::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  nonet::tests::Bytes choices({data, size});
  if (choices.one_in(4)) {
    nonet::tests::try_large_board(choices);
  } else {
    nonet::tests::try_small_board(choices);
  }
  return 0;
}
