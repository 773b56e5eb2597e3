// The strong links of a board that stays as it is.
#pragma once

#include "grid.h"

namespace nonet::rating {

// X: within one digit. Y: through cells of two digits. XY: both.
enum class Mode : std::uint8_t { x, y, xy };

constexpr bool links_cells(Mode mode) {
  return mode != Mode::x;
}
constexpr int first_weak_kind(Mode mode) {
  return links_cells(mode) ? in_cell : in_box;
}
constexpr int first_strong_kind(Mode mode) {
  return first_weak_kind(mode);
}
constexpr int last_strong_kind(Mode mode) {
  return mode == Mode::y ? in_cell : in_column;
}

// Strong links of every candidate, and the candidates that have any.
struct Links {
  Links(const Marks& marks, Mode mode);

  std::array<std::array<Candidate, kind_count>, candidate_count> strong;
  std::array<std::uint8_t, candidate_count> count{};
  Marks linked;  // candidates with a strong link: only their removal leads anywhere
};

}  // namespace nonet::rating
