// Many classic puzzles in one call, on several threads.
#pragma once

#include <span>

#include "classic.h"
#include "classic_lines.h"

namespace nonet::classic {

enum class Status : std::uint8_t { none, unique, multiple, stopped };

// What a search for two solutions has shown.
Status status_of(const Tally& tally);

struct Many {
  std::span<const Line> lines;  // all good
  Run run;
  int workers;  // 0: all cores
};

// Fills one status and 81 digits for each line; zeros where there is no solution.
void solve_many(const Many& many, Control& control, Status* statuses, Digit* solutions);

// Fills one tally for each line; those that were not reached are `stopped`.
void count_many(const Many& many, std::uint64_t limit, Control& control, Tally* tallies);

}  // namespace nonet::classic
