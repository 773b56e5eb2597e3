#include "grid.h"

#include <numeric>

#include "../classic/classic.h"
#include "exchange.h"
#include "form.h"

namespace nonet::make {
namespace {

constexpr int walk_length = 100;

// Three boxes on a diagonal, which have no house in common, and what the engine adds to them.
Grid any_grid(Random& random) {
  Grid grid{};
  for (int box = 0; box < 3; ++box) {
    std::array<Digit, 9> digits;
    std::iota(digits.begin(), digits.end(), Digit{1});
    random.shuffle(digits);
    for (int n = 0; n < 9; ++n) grid[30 * box + n / 3 * 9 + n % 3] = digits[n];
  }
  Control control;
  Grid found;
  classic::engines().front().run({grid.data()}, {.solutions = 1}, control, found);
  return found;
}

// A step leads back with the same chance as forth, so that in the long run no grid is preferred.
void step(Places& places, Random& random) {
  const int a = random.below(9);
  const int b = (a + 1 + random.below(8)) % 9;
  places.exchange(a, b, places.closed_rows(a, b, random.below(9)));
}

}  // namespace

Grid random_grid(Random& random) {
  Places places(any_grid(random));
  for (int n = 0; n < walk_length; ++n) step(places, random);
  return random_form(random).of(places.grid());
}

}  // namespace nonet::make
