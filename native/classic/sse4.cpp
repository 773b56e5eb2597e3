// The classic engine for x86-64 with SSE4.2 and no more. This file alone is compiled for it: it
// must not leave behind an inline function that other files use too.
#include "lanes_sse4.h"
#include "ops_plain.h"
#include "paths.h"

namespace nonet::classic {

NONET_PATH(sse4, PlainOps, SseLanes)

}  // namespace nonet::classic
