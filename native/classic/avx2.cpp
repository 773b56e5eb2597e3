// The classic engine for x86-64 with AVX2 and BMI 1 and 2. This file alone is compiled for them: it
// must not leave behind an inline function that other files use too.
#include "lanes_avx2.h"
#include "ops_avx2.h"
#include "paths.h"

namespace nonet::classic {

NONET_PATH(avx2, Avx2Ops, Avx2Lanes)

}  // namespace nonet::classic
