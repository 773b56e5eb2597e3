// Sue de Coq: cells where a line crosses a box, with some of the rest of the line and of the box.
#pragma once

#include "grid.h"

namespace nonet::hodoku {

Conclusion sue_de_coq(const Grid& grid);

}  // namespace nonet::hodoku
