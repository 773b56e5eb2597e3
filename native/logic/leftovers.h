// The leftovers of a layout: where lines and blocks nearly cover the same cells.
#pragma once

#include <vector>

#include "shape.h"

namespace nonet::logic {

// All of them with few enough cells to be of use. Layouts whose blocks are rectangles have none.
template <int W>
std::vector<Leftover<W>> leftovers_of(const Shape<W>& shape);

}  // namespace nonet::logic
