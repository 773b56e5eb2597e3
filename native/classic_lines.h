// Puzzles of the classic board as 81 bytes each: checked and read without an object per puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "types.h"

namespace nonet::classic {

// 81 bytes that somebody else keeps: symbols (1-9, and . 0 * _ - x X for an empty cell) or, unless
// it came as text, plain digits 0-9.
struct Line {
  const std::uint8_t* bytes;
  bool is_text;
};

constexpr std::size_t no_line = ~std::size_t{0};

// The number of the first line with a byte that does not belong there.
std::size_t find_bad_line(std::span<const Line> lines);

// The digits of a line that was checked.
void read_line(Line line, Digit* givens);

// Lines found in a buffer: back to back, or each ended by a newline. `bad` is the number of the
// first that is not 81 bytes long; nothing after it is looked at.
struct Split {
  std::vector<Line> lines;
  std::size_t bad = no_line;
};
Split split_lines(std::span<const std::uint8_t> buffer);

}  // namespace nonet::classic
