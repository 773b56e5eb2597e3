// The batch runner: every item once, whatever the number of threads. Runs under ThreadSanitizer
// too.
#include <numeric>
#include <stdexcept>

#include "batch.h"
#include "boards.h"
#include "check.h"
#include "general/search.h"

namespace nonet::tests {

TEST(batch_on_threads_runs_every_item_once) {
  for (const int workers : {1, 2, 5}) {
    for (const std::size_t grain : {1, 7}) {
      std::vector<int> runs(100);
      Control control;
      const std::size_t reached =
          run_batch({runs.size(), workers, grain}, control, [&](auto item) { ++runs[item]; });
      CHECK_EQUAL(reached, runs.size());
      CHECK(runs == std::vector<int>(100, 1));
    }
  }
}

TEST(batch_on_threads_answers_as_one_search_at_a_time) {
  Random random(1);
  std::vector<Example> examples;
  for (int n = 0; n < 60; ++n) examples.push_back(strange_puzzle(5, 12, random));
  const auto count_with = [&](int workers) {
    std::vector<std::uint64_t> counts(examples.size());
    Control control;
    run_batch({examples.size(), workers, 4}, control, [&](std::size_t item) {
      const Board board = examples[item].board();
      counts[item] = search(examples[item].problem(board), {.solutions = 50}, control).count;
    });
    return counts;
  };
  CHECK(count_with(1) == count_with(4));
}

TEST(batch_on_threads_passes_an_exception_on) {
  Control control;
  bool caught = false;
  try {
    run_batch({50, 3, 1}, control, [](std::size_t item) {
      if (item == 20) throw std::runtime_error("item 20");
    });
  } catch (const std::runtime_error&) {
    caught = true;
  }
  CHECK(caught);
}

TEST(batch_on_threads_begins_nothing_after_a_cancel) {
  Control control;
  std::vector<int> runs(1000);
  const std::size_t reached = run_batch({runs.size(), 2, 1}, control, [&](std::size_t item) {
    ++runs[item];
    control.cancel();
  });
  CHECK_EQUAL(std::accumulate(runs.begin(), runs.end(), std::size_t{0}), reached);
  CHECK(std::accumulate(runs.begin(), runs.end(), 0) <= 2);
}

TEST(batch_on_threads_reports_all_of_its_shares) {
  Control control;
  run_chunks({1000, 3, 16}, control, [&](std::size_t begin, std::size_t end) {
    Control share(Control::Share{control});
    for (std::size_t item = begin; item < end; ++item) share.report(item, 1);
  });
  CHECK_EQUAL(control.nodes(), std::uint64_t{999 * 1000 / 2});
  CHECK_EQUAL(control.solutions(), std::uint64_t{1000});
}

}  // namespace nonet::tests
