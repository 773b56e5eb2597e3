// Chains within chains: all that a chain producer finds on an assumed board becomes a removal of
// the closure, resting on the removals that made the inner chain possible.
#pragma once

#include "forcing.h"

namespace nonet::rating {

bool add_static_chains(Closure& closure);
bool add_forcing_chains(Closure& closure, ForcingSearch& search, const Control& control);

// The distinct chains nested within the branches, counted together.
int count_nested_nodes(const BranchList& branches);

}  // namespace nonet::rating
