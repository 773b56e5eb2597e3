#include "form.h"

#include <numeric>
#include <span>

namespace nonet::make {
namespace {

// Lines in a new order that keeps the boxes whole.
std::array<std::uint8_t, 9> random_lines(Random& random) {
  std::array<std::uint8_t, 3> bands{0, 1, 2};
  random.shuffle(bands);
  std::array<std::uint8_t, 9> lines;
  for (int band = 0; band < 3; ++band) {
    const std::span<std::uint8_t> own = std::span(lines).subspan(3 * band, 3);
    std::iota(own.begin(), own.end(), static_cast<std::uint8_t>(3 * bands[band]));
    random.shuffle(own);
  }
  return lines;
}

}  // namespace

Form random_form(Random& random) {
  Form form;
  form.rows = random_lines(random);
  form.columns = random_lines(random);
  std::iota(form.digits.begin(), form.digits.end(), Digit{0});
  random.shuffle(std::span(form.digits).subspan(1));
  form.transposed = random.below(2) == 1;
  return form;
}

Grid Form::of(const Grid& grid) const {
  const int row_step = transposed ? 1 : 9;
  const int column_step = transposed ? 9 : 1;
  Grid made;
  for (int cell = 0; cell < 81; ++cell) {
    const int row = rows[cell / 9];
    const int column = columns[cell % 9];
    made[cell] = digits[grid[row_step * row + column_step * column]];
  }
  return made;
}

}  // namespace nonet::make
