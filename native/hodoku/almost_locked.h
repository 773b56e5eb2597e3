// Almost locked sets: n cells of a house with n + 1 digits.
#pragma once

#include "grid.h"

namespace nonet::hodoku {

Conclusion als_xz(const Grid& grid);
Conclusion als_xy_wing(const Grid& grid);
Conclusion als_chain(const Grid& grid);

}  // namespace nonet::hodoku
