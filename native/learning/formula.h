// A puzzle as variables, groups and clauses.
#pragma once

#include <optional>
#include <vector>

#include "../engine.h"
#include "../rules/rules.h"
#include "clauses.h"
#include "groups.h"

namespace nonet::learning {

struct Candidate {
  Cell cell;
  Digit digit;
};

// The first variables are candidates, in the order of cells and digits; one for each combination of
// digits in a cage follows. Relations are clauses; other rules explain themselves.
struct Formula {
  std::vector<Candidate> candidates;
  std::size_t variable_count = 0;
  std::vector<Group> groups;
  std::vector<std::pair<Variable, Variable>> rivals;  // further pairs that are not both true
  std::vector<std::vector<Literal>> clauses;
  const rules::RuleList* rules = nullptr;
};

// `masks` are the candidates of each cell. Nothing if cages or relations are too many.
std::optional<Formula> formula_of(const Problem& problem, std::span<const Mask> masks);

}  // namespace nonet::learning
