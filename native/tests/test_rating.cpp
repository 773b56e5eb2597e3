// Ratings step by step: every step makes progress and keeps to the solution.
#include <memory>
#include <string_view>

#include "check.h"
#include "classic/classic.h"
#include "rating/rate.h"
#include "rating/static_chains.h"

namespace nonet::tests {
namespace {

using rating::Grid;
using rating::Hint;

struct Known {
  const char* line;
  int er;
};

// One for each family of steps, up to nested chains.
constexpr Known known[] = {
    {"..5.961...8..5.3..12.....6...4.3....9......5...84.7........9.83...3....5.9...1.7.", 15},
    {"....6.284.6...9..5.2...........5......83.6....3.7.1......1...963.....47.7....8.3.", 34},
    {"..862.3..3.247.6...9.8....2...5.7.....7...4...1.....9...1.58......2...........534", 45},
    {"7..14.........21......695...6..5..948.1....3.....34...68....7.912.7..3...........", 57},
    {"9.......8.81.6...976......51.............8..4.95124......7.62..3..4..5.......9.8.", 72},
    {"7......4...6..4....2..9....9....1.5.....7.4...6.9..72.4..6....5..1.8..92.897.....", 78},
    {"....4.1.2..9.28..4...76...........275...3.6..1.......5....8..3..7...49...68......", 84},
    {".25.63...8....42....3..7..5..7.3.....6.....1....9..56...4.8....1.......25..7..4..", 90},
};

std::vector<Digit> digits_of(std::string_view line) {
  std::vector<Digit> digits;
  for (const char symbol : line) digits.push_back(symbol == '.' ? 0 : symbol - '0');
  return digits;
}

std::vector<Digit> solve(std::span<const Digit> givens) {
  std::vector<Digit> solution(givens.size());
  Control control;
  classic::engines().front().run({givens.data()}, Limits{}, control, solution);
  return solution;
}

void check_step(void* context, const Grid& grid, const Hint& hint) {
  const auto& solution = *static_cast<const std::vector<Digit>*>(context);
  CHECK(hint.is_placement() || !hint.removals.empty());
  if (hint.is_placement()) CHECK_EQUAL(hint.digit + 1, solution[hint.cell]);
  for (const rating::Removal& removal : hint.removals) {
    CHECK((removal.digits & ~grid.digits(removal.cell)) == 0);
    CHECK(!(removal.digits & rating::bit(solution[removal.cell] - 1)));
  }
}

// All chains of a board, each as the numbers that tell it.
class Chains {
 public:
  int longest(rating::Mode, bool) const { return rating::longest_chain; }
  void take(const rating::ChainEnd& end) {
    found_.push_back({static_cast<int>(end.mode), end.source, end.ends_on, end.nodes});
  }
  void take_cycle(const rating::ChainPath& path) {
    found_.push_back({static_cast<int>(path.mode), path.nodes()});
    found_.back().insert(found_.back().end(), path.steps.begin(), path.steps.end());
  }
  const std::vector<std::vector<int>>& found() const { return found_; }

 private:
  std::vector<std::vector<int>> found_;
};

template <int words>
std::vector<std::vector<int>> all_chains(const rating::Marks& marks) {
  Chains all;
  const auto chains = std::make_unique<rating::StaticChains<words>>(marks);
  for (const rating::Mode mode : rating::modes) {
    chains->each_end(mode, all);
    chains->each_cycle(mode, all);
  }
  return all.found();
}

// A way that was asked for is as long as was said before, and leads back to where it began.
template <int words>
void check_ways(const rating::Marks& marks) {
  const auto chains = std::make_unique<rating::StaticChains<words>>(marks);
  struct Sink : Chains {
    const rating::StaticChains<words>& chains;
    explicit Sink(const rating::StaticChains<words>& searched) : chains(searched) {}
    void take(const rating::ChainEnd& end) {
      const rating::ChainPath path = chains.find_path(end);
      CHECK_EQUAL(path.nodes(), end.nodes);
      CHECK_EQUAL(path.steps.front(), end.source);
      CHECK_EQUAL(path.source(), end.source);
    }
  } sink(*chains);
  for (const rating::Mode mode : {rating::Mode::x, rating::Mode::xy}) chains->each_end(mode, sink);
}

}  // namespace

TEST(chains_of_a_board_do_not_depend_on_the_width_of_sets) {
  for (const auto& [line, er] : known) {
    const Grid grid(digits_of(line));
    if (rating::StrongLinks(grid.marks(), rating::Mode::xy).linked.size() > 128) continue;
    const auto narrow = all_chains<2>(grid.marks());
    CHECK(narrow == all_chains<4>(grid.marks()));
    CHECK(narrow == all_chains<12>(grid.marks()));
    check_ways<2>(grid.marks());
    check_ways<12>(grid.marks());
  }
}

TEST(rating_steps_keep_to_the_solution) {
  for (const auto& [line, er] : known) {
    const std::vector<Digit> givens = digits_of(line);
    std::vector<Digit> solution = solve(givens);
    Control control;
    CHECK_EQUAL(rating::rate(givens, control, check_step, &solution).er, er);
  }
}

TEST(rating_of_an_unsound_puzzle_is_refused) {
  Control control;
  CHECK(rating::rate(std::vector<Digit>(81), control).verdict ==
        rating::Verdict::several_solutions);
  std::vector<Digit> givens = digits_of(known[0].line);
  givens[0] = givens[2];
  CHECK(rating::rate(givens, control).verdict == rating::Verdict::no_solution);
}

}  // namespace nonet::tests
