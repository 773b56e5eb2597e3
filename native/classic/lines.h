// Puzzles of the classic board as 81 bytes each: checked and read without an object per puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "../types.h"

namespace nonet::classic {

// 81 bytes that somebody else keeps: symbols (1-9, and . 0 * _ - x X for an empty cell) or, unless
// it came as text, plain digits 0-9.
struct Line {
  const std::uint8_t* bytes;  // null: not a line
  bool is_text;
};

// Lines that somebody else keeps, in whatever form: each is looked up when it is needed, by any
// thread, so that nothing has to be made of all of them before the work begins.
class Lines {
 public:
  using LookUp = Line (*)(const void* kept, std::size_t number);

  Lines(const void* kept, std::size_t size, LookUp look_up)
      : kept_(kept), size_(size), look_up_(look_up) {}

  std::size_t size() const { return size_; }
  Line operator[](std::size_t number) const { return look_up_(kept_, number); }

 private:
  const void* kept_;
  std::size_t size_;
  LookUp look_up_;
};

constexpr std::size_t no_line = ~std::size_t{0};

// Whether it is a line, without a byte that does not belong there.
bool is_good(Line line);

// The number of the first line from `begin` up to `end` that is not good.
std::size_t find_bad_line(const Lines& lines, std::size_t begin, std::size_t end);
inline std::size_t find_bad_line(const Lines& lines) {
  return find_bad_line(lines, 0, lines.size());
}

// The digits of a line that was checked.
void read_line(Line line, Digit* givens);

// Lines found in a buffer: back to back, or each ended by a newline. `bad` is the number of the
// first that is not 81 bytes long; nothing after it is looked at.
struct Split {
  std::span<const std::uint8_t> packed;
  std::vector<Line> ended;
  std::size_t bad = no_line;

  Lines lines() const;  // valid as long as this and the buffer
};
Split split_lines(std::span<const std::uint8_t> buffer);

}  // namespace nonet::classic
