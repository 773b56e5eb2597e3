#include "implications.h"

#include <algorithm>

namespace nonet::hodoku {

Implications::Implications(const Grid& grid, bool with_groups) : grid_(grid) {
  if (with_groups) find_groups();
  next_.resize(first_group + 2 * groups_.size());
  for (int cell = 0; cell < cell_count; ++cell) {
    for (Digit digit : logic::Digits(grid.mask(cell))) link_cell(cell, digit);
  }
  for (int number = 0; number < static_cast<int>(groups_.size()); ++number) link_group(number);
}

int Implications::cell(int id) const {
  return is_group(id) ? group(id).cells.first() : id / 20;
}

int Implications::digit(int id) const {
  return is_group(id) ? group(id).digit : id / 2 % 10;
}

Cells Implications::cells(int id) const {
  return is_group(id) ? group(id).cells : Cells(static_cast<Cell>(cell(id)));
}

Cells Implications::peers(int id) const {
  return is_group(id) ? group(id).peers : Grid::peers()[cell(id)];
}

void Implications::find_groups() {
  for (int line = 0; line < 2 * size; ++line) {
    for (int digit = 1; digit <= size; ++digit) {
      for (int box = 2 * size; box < house_count; ++box) {
        const Cells cells = grid_.places(line, digit) & Grid::houses()[box];
        if (cells.count() < 2) continue;
        Cells peers = Grid::houses()[line] | Grid::houses()[box];
        for (Cell cell : cells) peers &= Grid::peers()[cell];
        groups_.push_back({digit, line, box, cells, peers});
      }
    }
  }
}

void Implications::add(int from, int to) {
  auto& next = next_[from];
  if (std::ranges::find(next, to) == next.end()) next.push_back(to);
}

void Implications::link_cell(int cell, int digit) {
  const int on = id(cell, digit, true);
  const int off = id(cell, digit, false);
  for (Digit other : logic::Digits(grid_.mask(cell) & ~mask_of(static_cast<Digit>(digit)))) {
    add(on, id(cell, other, false));
    if (grid_.is_pair(cell)) add(off, id(cell, other, true));
  }
  for (int house : Grid::houses_of(cell)) {
    const Cells others = grid_.places(house, digit) - Cells(static_cast<Cell>(cell));
    for (Cell other : others) add(on, id(other, digit, false));
    if (others.count() == 1) add(off, id(others.first(), digit, true));
  }
}

void Implications::link_group(int number) {
  const Group& group = groups_[number];
  const int off = first_group + 2 * number;
  for (Cell cell : group.peers & grid_.cells_of(group.digit)) {
    add(off + 1, id(cell, group.digit, false));
    add(id(cell, group.digit, true), off);
  }
  link_group_to_cells(number, group.box);
  link_group_to_cells(number, group.line);
  for (int other = 0; other < static_cast<int>(groups_.size()); ++other) {
    const Group& its = groups_[other];
    const bool meet = its.line == group.line || its.box == group.box;
    if (other == number || its.digit != group.digit || !meet) continue;
    if (!its.cells.meets(group.cells)) add(off + 1, first_group + 2 * other);
  }
  link_groups(number, group.line);
  link_groups(number, group.box);
}

// Where a house has one place beside the group.
void Implications::link_group_to_cells(int number, int house) {
  const Group& group = groups_[number];
  const int off = first_group + 2 * number;
  const Cells others = grid_.places(house, group.digit) - group.cells;
  if (others.count() != 1) return;
  const int other = others.first();
  add(off, id(other, group.digit, true));
  add(id(other, group.digit, false), off + 1);
}

// Where a house has nothing beside the group but one other group.
void Implications::link_groups(int number, int house) {
  const Group& group = groups_[number];
  const Cells others = grid_.places(house, group.digit) - group.cells;
  std::vector<int> beside;
  for (int other = 0; other < static_cast<int>(groups_.size()); ++other) {
    const Group& its = groups_[other];
    if (its.digit == group.digit && !its.cells.meets(group.cells) &&
        (its.line == house || its.box == house)) {
      beside.push_back(other);
    }
  }
  if (beside.size() == 1 && others == groups_[beside[0]].cells) {
    add(first_group + 2 * number, first_group + 2 * beside[0] + 1);
  }
}

Reach::Reach(const Implications& implications, int start)
    : ids_{start}, from_(implications.count(), -1) {
  from_[start] = start;
  for (std::size_t n = 0; n < ids_.size(); ++n) {
    for (int id : implications.next(ids_[n])) {
      if (from_[id] >= 0) continue;
      from_[id] = ids_[n];
      ids_.push_back(id);
    }
  }
}

std::vector<int> Reach::path_to(int id) const {
  std::vector<int> path{id};
  while (path.back() != start()) path.push_back(from_[path.back()]);
  std::ranges::reverse(path);
  return path;
}

}  // namespace nonet::hodoku
