// The tables of the classic board, filled at compile time.
#include "slots.h"

namespace nonet::rating {
namespace {

constexpr void fill_houses(Tables& made) {
  for (int cell = 0; cell < cell_count; ++cell) {
    const int row = cell / 9, column = cell % 9;
    const std::array<int, 3> house{first_box + row / 3 * 3 + column / 3, first_row + row,
                                   first_column + column};
    const std::array<int, 3> position{row % 3 * 3 + column % 3, column, row};
    for (int kind = 0; kind < 3; ++kind) {
      made.houses[cell][kind] = static_cast<std::uint8_t>(house[kind]);
      made.positions[cell][kind] = static_cast<std::uint8_t>(position[kind]);
      made.house_cells[house[kind]][position[kind]] = static_cast<std::uint8_t>(cell);
      made.house_set[house[kind]].add(cell);
    }
  }
}

constexpr void fill_peers(Tables& made, int cell) {
  int count = 0;
  for (const int house : made.houses[cell]) {
    for (const std::uint8_t other : made.house_cells[house]) {
      if (other == cell || made.peer_set[cell].has(other)) continue;
      made.peer_set[cell].add(other);
      made.peers[cell][count++] = other;
    }
  }
}

constexpr void fill_membership(Tables& made, int cell, int digit) {
  const Candidate candidate = candidate_of(cell, digit);
  Membership& member = made.membership[candidate];
  member.slot[in_cell] = static_cast<std::uint16_t>(cell);
  member.bit[in_cell] = bit(digit);
  for (int kind = 0; kind < 3; ++kind) {
    member.slot[kind + 1] = static_cast<std::uint16_t>(slot_of(made.houses[cell][kind], digit));
    member.bit[kind + 1] = bit(made.positions[cell][kind]);
  }
  for (int kind = 0; kind < kind_count; ++kind) {
    made.members[member.slot[kind]][std::countr_zero(member.bit[kind])] = candidate;
  }
}

constexpr Tables make_tables() {
  Tables made{};
  fill_houses(made);
  for (int cell = 0; cell < cell_count; ++cell) {
    fill_peers(made, cell);
    for (int digit = 0; digit < digit_count; ++digit) fill_membership(made, cell, digit);
  }
  return made;
}

}  // namespace

constexpr Tables made_tables = make_tables();
const Tables tables = made_tables;

}  // namespace nonet::rating
