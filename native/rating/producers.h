// The families of steps without chains. Each finds the first of its hints in the order of Sudoku
// Explainer 1.2.1, on which the rest of the way depends.
#pragma once

#include "hint.h"

namespace nonet::rating {

bool find_hidden_single(const Grid& grid, Hint& hint);
bool find_naked_single(const Grid& grid, Hint& hint);
bool find_direct_locked(const Grid& grid, Hint& hint);
bool find_direct_hidden_pair(const Grid& grid, Hint& hint);
bool find_direct_hidden_triplet(const Grid& grid, Hint& hint);
bool find_locked(const Grid& grid, Hint& hint);
bool find_naked_set(const Grid& grid, int size, Hint& hint);
bool find_hidden_set(const Grid& grid, int size, Hint& hint);
bool find_fish(const Grid& grid, int size, Hint& hint);
bool find_xy_wing(const Grid& grid, Hint& hint);
bool find_xyz_wing(const Grid& grid, Hint& hint);
bool find_unique_loop(const Grid& grid, Hint& hint);
bool find_grave(const Grid& grid, Hint& hint);
bool find_aligned_pair(const Grid& grid, Hint& hint);
bool find_static_chain(const Grid& grid, Hint& hint);
bool find_aligned_triplet(const Grid& grid, Hint& hint);

}  // namespace nonet::rating
