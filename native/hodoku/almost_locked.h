// Almost locked sets: n cells of a house with n + 1 digits.
#pragma once

#include "../control.h"
#include "grid.h"

namespace nonet::hodoku {

Conclusion als_xz(const Grid& grid);
Conclusion als_xy_wing(const Grid& grid);
// There may be very many; what was found until then counts where the time is up.
Conclusion als_chain(const Grid& grid, const Control& control);

}  // namespace nonet::hodoku
