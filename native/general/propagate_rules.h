// What rules add to the propagator: relations, conflicts with all places of a digit, and rules.
#pragma once

#include <algorithm>
#include <array>

#include "propagate.h"

namespace nonet {

// All relations of the cell at once.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::follow_links(Cell cell) {
  if constexpr (has_rules) {
    const rules::Relations& relations = rules_.relations();
    const Mask mask = candidates_[cell];
    const int count = std::popcount(mask);
    for (const rules::Relations::Link& link : relations.links_of(cell)) {
      if (count > link.weakest) break;
      if (keep(link.other, relations.image(link, mask))) continue;
      culprit_pair_ = {cell, link.other};
      culprit_ = culprit_pair_;
      return false;
    }
  }
  return true;
}

// A digit with few places in a house: what cannot stand beside any of them goes.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::scan_conflicts(int house) {
  constexpr std::size_t most_places = 4;
  const std::span<const Word> set = board_.house_set(house);
  for (Mask rest = board_.all() & ~position_->settled[house]; rest != 0; rest &= rest - 1) {
    const Word* const where = places_of(rest);
    std::array<Cell, most_places> places;
    std::size_t count = 0;
    for (int n = 0; n < board_.set_words() && count <= most_places; ++n) {
      for (Word here = where[n] & set[n]; here != 0; here &= here - 1) {
        if (count++ == most_places) break;
        places[count - 1] = static_cast<Cell>(n * word_bits + std::countr_zero(here));
      }
    }
    if (count > most_places) continue;
    if (!drop_common_conflicts({places.data(), count}, rest & -rest)) return false;
  }
  return true;
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::drop_common_conflicts(
    [[maybe_unused]] std::span<const Cell> cells, [[maybe_unused]] Mask digit) {
  if constexpr (has_rules) {
    if (cells.empty()) return false;
    const rules::Conflicts& conflicts = rules_.conflicts();
    const std::size_t length = conflicts.set_length();
    const int number = std::countr_zero(digit);
    Word any = 0;
    const Word* const first = conflicts.of(cells[0], number);
    for (std::size_t n = 0; n < length; ++n) common_[n] = places_[n] & first[n];
    for (const Cell cell : cells.subspan(1)) {
      const Word* const set = conflicts.of(cell, number);
      any = 0;
      for (std::size_t n = 0; n < length; ++n) any |= common_[n] &= set[n];
      if (any == 0) return true;
    }
    for (std::size_t n = 0; n < length; ++n) {
      for (Word hit = common_[n]; hit != 0; hit &= hit - 1) {
        const auto words = static_cast<std::size_t>(board_.set_words());
        const int cell = static_cast<int>(n % words) * word_bits + std::countr_zero(hit);
        if (!drop(static_cast<Cell>(cell), Mask{1} << (n / words))) return false;
      }
    }
  }
  return true;
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::scan_rule([[maybe_unused]] int number) {
  if constexpr (has_rules) {
    const rules::Rule& rule = (*list_)[number];
    const std::span<const Cell> cells = rule.cells();
    const std::span<Mask> masks{rule_masks_.data(), cells.size()};
    for (std::size_t n = 0; n < cells.size(); ++n) masks[n] = candidates_[cells[n]];
    Mask required = 0;
    const Narrowed narrowed = rule.narrow(masks, required);
    culprit_ = cells;
    if (narrowed == Narrowed::impossible) return false;
    for (std::size_t n = 0; n < cells.size(); ++n) {
      if (!keep(cells[n], masks[n])) return false;
    }
    if (narrowed == Narrowed::wholly) rules_agenda_.remove(number);
    if (cells.size() > max_digits) required = 0;
    for (required &= board_.all(); required != 0; required &= required - 1) {
      if (!drop_required(cells, required & -required)) return false;
    }
    culprit_ = {};
  }
  return true;
}

}  // namespace nonet
