// The classic engine for 64-bit ARM, which always has NEON.
#include "lanes_neon.h"
#include "ops_plain.h"
#include "paths.h"

namespace nonet::classic {

NONET_PATH(neon, PlainOps, NeonLanes)

}  // namespace nonet::classic
