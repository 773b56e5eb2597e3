// The classic engine: agrees with the oracle and the general engine, reads lines within bounds.
#include <algorithm>
#include <array>
#include <chrono>
#include <set>
#include <string_view>
#include <thread>

#include "boards.h"
#include "check.h"
#include "classic/many.h"
#include "general/search.h"
#include "oracle.h"

namespace nonet::tests {
namespace {

// A puzzle of the classic board, sometimes with a given that contradicts the others.
Example classic_puzzle(Random& random) {
  Example example = standard_puzzle(3, 3, random.between(2, 4), random);
  if (random.one_in(4)) example.givens[random.below(81)] = static_cast<Digit>(random.between(1, 9));
  if (random.one_in(4)) {
    example.allowed.assign(81, all_digits(9));
    for (int n = 0; n < 20; ++n) example.allowed[random.below(81)] &= ~(Mask{1} << random.below(9));
  }
  return example;
}

std::vector<std::uint8_t> bytes_of(std::string_view text) {
  return {text.begin(), text.end()};
}

}  // namespace

TEST(classic_engines_agree_with_the_general_one) {
  Random random(3);
  for (int round = 0; round < 300; ++round) {
    const Example example = classic_puzzle(random);
    const Board board = example.board();
    Control control;
    const Limits limits{.solutions = 40};
    const Outcome expected = search(example.problem(board), limits, control);
    const Outcome found = classic::search(example.problem(board), limits, control);
    std::array<std::set<std::uint64_t>, 2> nodes;  // without triads, with them
    CHECK_EQUAL(found.count, expected.count);
    CHECK(found.end == expected.end);
    CHECK(found.first.empty() == (found.count == 0));
    if (found.count > 0) CHECK(is_solution(example, found.first));
    for (const classic::Engine& engine : classic::engines()) {
      const Mask* allowed = example.allowed.empty() ? nullptr : example.allowed.data();
      const auto tally = engine.run({example.givens.data(), allowed}, limits, control, {});
      CHECK_EQUAL(tally.count, found.count);
      nodes[engine.has_triads].insert(tally.nodes);
    }
    CHECK(nodes[0].size() <= 1 && nodes[1].size() <= 1);
  }
}

TEST(classic_batch_on_threads_answers_as_one_thread) {
  Random random(4);
  std::vector<std::uint8_t> packed;
  for (int n = 0; n < 300; ++n) {
    const Example example = standard_puzzle(3, 3, 3, random);
    packed.insert(packed.end(), example.givens.begin(), example.givens.end());
  }
  const classic::Split split = classic::split_lines(packed);
  const classic::Lines lines = split.lines();
  CHECK_EQUAL(lines.size(), std::size_t{300});
  CHECK_EQUAL(classic::find_bad_line(lines), classic::no_line);
  const auto solve_with = [&](int workers) {
    Control control;
    std::vector<classic::Status> statuses(300);
    std::vector<Digit> solutions(packed.size());
    const classic::Many many{lines, classic::engines().front().run, workers};
    classic::solve_many(many, control, statuses.data(), solutions.data());
    return std::pair(statuses, solutions);
  };
  CHECK(solve_with(1) == solve_with(4));
}

TEST(classic_batch_on_threads_finds_the_first_bad_line) {
  const std::string good(81, '.');
  const std::string bad(81, '?');
  std::vector<std::uint8_t> packed;
  for (int n = 0; n < 2000; ++n) {
    const std::string& line = n == 700 || n == 1999 ? bad : good;
    packed.insert(packed.end(), line.begin(), line.end());
  }
  const classic::Split split = classic::split_lines(packed);
  const classic::Lines lines = split.lines();
  std::vector<std::uint64_t> counts(lines.size());
  const classic::Many many{lines, classic::engines().front().run, 3};
  for (const bool stopped : {false, true}) {
    Control control;
    if (stopped) control.cancel();
    CHECK_EQUAL(classic::count_many(many, 2, control, counts.data()), std::size_t{700});
  }
}

TEST(classic_lines_are_split_within_bounds) {
  const std::string line(81, '.');
  for (const std::string& text : {line + line, line + "\n" + line, line + "\n" + line + "\n",
                                  line + "\r\n" + line + "\r\n"}) {
    const auto buffer = bytes_of(text);
    const classic::Split split = classic::split_lines(buffer);
    CHECK_EQUAL(split.lines().size(), std::size_t{2});
    CHECK_EQUAL(split.bad, classic::no_line);
    CHECK_EQUAL(classic::find_bad_line(split.lines()), classic::no_line);
  }
  for (const std::string& text : {line + ".", line + "\n.", line + "\n\n" + line, line + "\n\r"}) {
    const auto buffer = bytes_of(text);
    CHECK_EQUAL(classic::split_lines(buffer).bad, std::size_t{1});
  }
  CHECK_EQUAL(classic::split_lines({}).lines().size(), std::size_t{0});
}

TEST(classic_engines_stop_at_the_limit) {
  const std::vector<Digit> empty(81);
  for (const classic::Engine& engine : classic::engines()) {
    for (const std::uint64_t limit : {1, 2, 7, 5000}) {
      Control control;
      const classic::Tally tally = engine.run({empty.data()}, {.solutions = limit}, control, {});
      CHECK_EQUAL(tally.count, limit);
      CHECK(tally.end == End::limit);
    }
  }
}

TEST(classic_engines_keep_their_deadline) {
  const std::vector<Digit> empty(81);
  for (const classic::Engine& engine : classic::engines()) {
    Control control(0.05);
    const auto begin = Control::Clock::now();
    const classic::Tally tally = engine.run({empty.data()}, {.solutions = ~0ull}, control, {});
    CHECK(tally.end == End::stopped);
    CHECK(Control::Clock::now() - begin < std::chrono::seconds(2));  // sanitizers are slow
  }
}

TEST(classic_batch_on_threads_stops_when_cancelled) {
  const std::vector<std::uint8_t> packed(50 * 81);
  const classic::Split split = classic::split_lines(packed);
  const classic::Lines lines = split.lines();
  std::vector<std::uint64_t> counts(lines.size());
  Control control;
  std::thread canceller([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    control.cancel();
  });
  classic::count_many({lines, classic::engines().front().run, 2}, ~0ull, control, counts.data());
  canceller.join();
  CHECK(std::ranges::all_of(counts, [](auto count) { return count == classic::not_counted; }));
}

}  // namespace nonet::tests
