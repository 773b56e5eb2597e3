#include "clauses.h"

#include <algorithm>
#include <tuple>

namespace nonet::learning {
namespace {

constexpr std::uint32_t good = 6;       // kept twice as long after their last use
constexpr std::uint32_t dropped = ~0u;  // in the place of `used`

}  // namespace

Clause Clauses::add(std::span<const Literal> literals, std::uint32_t levels) {
  const auto clause = static_cast<Clause>(words_.size());
  words_.insert(words_.end(), {static_cast<std::uint32_t>(literals.size()), levels, just_used});
  words_.insert(words_.end(), literals.begin(), literals.end());
  all_.push_back(clause);
  watch(literals[0], {clause, literals[1]});
  watch(literals[1], {clause, literals[0]});
  return clause;
}

bool Clauses::is_worth_keeping(Clause clause) {
  if (levels(clause) <= precious) return true;
  const std::uint32_t was_used = used(clause);
  if (was_used == 0) return false;
  used(clause) = levels(clause) <= good ? was_used - 1 : 0;
  return levels(clause) <= good || was_used == just_used;
}

void Clauses::drop_worst(std::vector<Clause>& useless) {
  std::ranges::sort(useless, [&](Clause a, Clause b) {
    return std::tuple(levels(a), words_[a], a) > std::tuple(levels(b), words_[b], b);
  });
  useless.resize(useless.size() * 9 / 10);
  for (const Clause clause : useless) used(clause) = dropped;
  move_the_rest();
}

void Clauses::move_the_rest() {
  old_words_.swap(words_);
  words_.clear();
  std::vector<Clause> kept;
  for (const Clause clause : all_) {
    if (old_words_[clause + 2] == dropped) continue;
    const auto begin = old_words_.begin() + clause;
    kept.push_back(static_cast<Clause>(words_.size()));
    words_.insert(words_.end(), begin, begin + 3 + *begin);
    old_words_[clause + 2] = kept.back();
  }
  all_.swap(kept);
  for (std::vector<Watch>& watches : watches_) {
    std::erase_if(watches, [&](Watch watch) { return moved(watch.clause) == dropped; });
    for (Watch& watch : watches) watch.clause = moved(watch.clause);
  }
}

}  // namespace nonet::learning
