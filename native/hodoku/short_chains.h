// Chains of one digit, and chains through cells with two candidates.
#pragma once

#include "grid.h"

namespace nonet::hodoku {

Conclusion x_chain(const Grid& grid);
Conclusion xy_chain(const Grid& grid);
Conclusion remote_pair(const Grid& grid);

}  // namespace nonet::hodoku
