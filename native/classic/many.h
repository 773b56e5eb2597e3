// Many classic puzzles in one call, on several threads.
#pragma once

#include <cstdint>

#include "classic.h"
#include "lines.h"

namespace nonet::classic {

enum class Status : std::uint8_t { none, unique, multiple, stopped };

// What a search for two solutions has shown.
Status status_of(const Tally& tally);

struct Many {
  const Lines& lines;
  Run run;
  int workers;  // 0: all cores
};

// Both return the number of the first bad line. If there is one their results mean nothing; it is
// found even if the work is stopped.

// Fills one status and 81 digits for each line; zeros where there is no solution.
std::size_t solve_many(const Many& many, Control& control, Status* statuses, Digit* solutions);

constexpr std::uint64_t not_counted = ~std::uint64_t{0};

// Fills one count for each line; those that were not reached are `not_counted`.
std::size_t count_many(const Many& many, std::uint64_t limit, Control& control,
                       std::uint64_t* counts);

}  // namespace nonet::classic
