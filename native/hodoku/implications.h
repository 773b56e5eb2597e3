// What follows from a candidate being on or off, link by link.
#pragma once

#include "grid.h"

namespace nonet::hodoku {

// The candidates of one digit in the cells where a line crosses a box: one of them, or none.
struct Group {
  int digit;
  int line;  // a row or a column, as houses are numbered
  int box;
  Cells cells;
  Cells peers;  // what sees all of them
};

// A candidate or a group, on or off; an id numbers it.
//   even: off, odd: on      below first_group: (cell * 10 + digit) * 2, then the groups
class Implications {
 public:
  static constexpr int first_group = cell_count * 10 * 2;

  Implications(const Grid& grid, bool with_groups);

  static int id(int cell, int digit, bool on) { return (cell * 10 + digit) * 2 + on; }
  static bool is_on(int id) { return id & 1; }
  static bool is_group(int id) { return id >= first_group; }
  // Of a group the first cell.
  int cell(int id) const;
  int digit(int id) const;
  // The cells of a group, or the only one.
  Cells cells(int id) const;
  Cells peers(int id) const;

  int count() const { return static_cast<int>(next_.size()); }
  std::span<const int> next(int id) const { return next_[id]; }

 private:
  const Group& group(int id) const { return groups_[(id - first_group) / 2]; }
  void find_groups();
  void link_cell(int cell, int digit);
  void link_group(int number);
  void link_group_to_cells(int number, int house);
  void link_groups(int number, int house);
  void add(int from, int to);

  const Grid& grid_;
  std::vector<Group> groups_;
  std::vector<std::vector<int>> next_;
};

// Everything that follows from one start, nearest first, and from what each of it was first seen.
class Reach {
 public:
  Reach(const Implications& implications, int start);

  std::span<const int> ids() const { return ids_; }  // the start is the first
  int start() const { return ids_.front(); }
  bool reaches(int id) const { return from_[id] >= 0; }
  bool is_next_to_start(int id) const { return from_[id] == start(); }
  // From the start to there.
  std::vector<int> path_to(int id) const;

 private:
  std::vector<int> ids_;
  std::vector<int> from_;
};

}  // namespace nonet::hodoku
