// A puzzle as variables, groups and clauses.
#pragma once

#include <optional>
#include <vector>

#include "../engine.h"
#include "clauses.h"
#include "groups.h"

namespace nonet::learning {

struct Candidate {
  Cell cell;
  Digit digit;
};

// The first variables are candidates, in the order of cells and digits; one for each combination of
// digits in a cage follows.
struct Formula {
  std::vector<Candidate> candidates;
  std::size_t variable_count = 0;
  std::vector<Group> groups;
  std::vector<std::vector<Literal>> clauses;
};

// `masks` are the candidates of each cell. Nothing if the cages have too many combinations.
std::optional<Formula> formula_of(const Problem& problem, std::span<const Mask> masks);

}  // namespace nonet::learning
