#include "lines.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

namespace nonet::classic {
namespace {

constexpr std::size_t line_size = 81;

// For each byte the digit that it stands for, and what it is.
constexpr std::uint8_t is_symbol = 0x10;
constexpr std::uint8_t is_digit = 0x20;
constexpr std::uint8_t is_neither = 0x40;

constexpr std::array<std::uint8_t, 256> make_meanings() {
  std::array<std::uint8_t, 256> meanings{};
  meanings.fill(is_neither);
  for (std::uint8_t digit = 0; digit <= 9; ++digit) {
    meanings[digit] = is_digit | digit;
    meanings['0' + digit] = is_symbol | digit;
  }
  for (const char blank : std::string_view(".*_-xX")) {
    meanings[static_cast<std::uint8_t>(blank)] = is_symbol;
  }
  return meanings;
}

constexpr std::array<std::uint8_t, 256> meanings = make_meanings();

// Lines that end with a newline, or with carriage return and newline; the last may end without.
Split split_at_newlines(std::span<const std::uint8_t> buffer) {
  Split found;
  while (!buffer.empty()) {
    const auto newline = std::ranges::find(buffer, std::uint8_t{'\n'});
    const auto length = static_cast<std::size_t>(newline - buffer.begin());
    const bool returns = length > 0 && buffer[length - 1] == '\r';
    if (length - (returns ? 1 : 0) != line_size) {
      found.bad = found.ended.size();
      return found;
    }
    found.ended.push_back({buffer.data(), false});
    buffer = buffer.subspan(std::min(length + 1, buffer.size()));
  }
  return found;
}

// Whether there is nothing but 0-9 and dots, as in most lines: compilers make vectors of it.
bool is_ordinary(Line line) {
  std::uint8_t others = 0;
  for (std::size_t cell = 0; cell < line_size; ++cell) {
    const std::uint8_t byte = line.bytes[cell];
    const std::uint8_t if_no_dot = byte == '.' ? 0 : 1;
    others |= static_cast<std::uint8_t>(byte - '0') < 10 ? 0 : if_no_dot;
  }
  return others == 0;
}

Line packed_line(const void* kept, std::size_t number) {
  return {static_cast<const std::uint8_t*>(kept) + number * line_size, false};
}

Line ended_line(const void* kept, std::size_t number) {
  return static_cast<const Line*>(kept)[number];
}

}  // namespace

bool is_good(Line line) {
  if (line.bytes == nullptr) return false;
  if (is_ordinary(line)) return true;
  std::uint8_t seen = 0;
  for (std::size_t cell = 0; cell < line_size; ++cell) seen |= meanings[line.bytes[cell]];
  const int kinds = seen & (is_symbol | is_digit | is_neither);
  return kinds == is_symbol || (kinds == is_digit && !line.is_text);
}

std::size_t find_bad_line(const Lines& lines, std::size_t begin, std::size_t end) {
  for (std::size_t number = begin; number < end; ++number) {
    if (!is_good(lines[number])) return number;
  }
  return no_line;
}

// Without the table, so that compilers make vectors of it.
void read_line(Line line, Digit* givens) {
  for (std::size_t cell = 0; cell < line_size; ++cell) {
    const std::uint8_t byte = line.bytes[cell];
    const Digit digit = byte <= 9 ? byte : 0;
    const std::uint8_t symbol = byte - '0';
    givens[cell] = symbol <= 9 ? symbol : digit;
  }
}

Lines Split::lines() const {
  if (packed.empty()) return {ended.data(), ended.size(), ended_line};
  return {packed.data(), packed.size() / line_size, packed_line};
}

Split split_lines(std::span<const std::uint8_t> buffer) {
  if (!buffer.empty() && std::memchr(buffer.data(), '\n', buffer.size()) != nullptr) {
    return split_at_newlines(buffer);
  }
  const bool is_whole = buffer.size() % line_size == 0;
  return {buffer, {}, is_whole ? no_line : buffer.size() / line_size};
}

}  // namespace nonet::classic
