#include "propagate.h"

#include <algorithm>
#include <array>

#include "narrow.h"
#include "propagate_rules.h"

namespace nonet {

template <class Watcher, class RuleSet>
Propagator<Watcher, RuleSet>::Propagator(const Board& board, const Sums& sums, const RuleSet& rules,
                                         Watcher& watcher)
    : board_(board), sums_(sums), rules_(rules), watcher_(watcher) {
  singles_.resize(board.cell_count());
  houses_.resize(board.complete_count());
  overlaps_.resize(board.overlap_count());
  leftovers_.resize(board.leftover_count());
  pairs_.resize(board.complete_count());
  sums_agenda_.resize(sums.count());
  changed_.resize(board.cell_count());
  scanned_.resize(board.complete_count());
  if constexpr (has_rules) {
    linked_.resize(board.cell_count());
    list_ = &rules.own();
    rules_agenda_.resize(list_->count());
    rule_masks_.resize(board.cell_count());
    common_.resize(rules.conflicts().set_length());
  }
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::load(std::span<const Digit> givens,
                                        std::span<const Mask> allowed) {
  open_cells(givens);
  if (!load_givens(givens)) return false;
  houses_.add_all(board_.complete_count());
  leftovers_.add_all(board_.leftover_count());
  sums_agenda_.add_all(sums_.count());
  if constexpr (has_rules) {
    linked_.add_all(board_.cell_count());
    rules_agenda_.add_all(list_->count());
    return settle(load_cells(givens) && allow(rules_.allowed()) && allow(allowed));
  }
  return settle(load_cells(givens) && allow(allowed));
}

// At first each digit fits wherever no other is given.
template <class Watcher, class RuleSet>
void Propagator<Watcher, RuleSet>::open_cells(std::span<const Digit> givens) {
  const std::span<Word> first(places_, board_.set_words());
  std::ranges::fill(first, 0);
  for (int cell = 0; cell < board_.cell_count(); ++cell) {
    first[cell / word_bits] |= Word{givens[cell] == 0} << (cell % word_bits);
  }
  for (int digit = 1; digit < board_.size(); ++digit) {
    std::ranges::copy(first, places_ + digit * board_.set_words());
  }
}

// A given is no news to its peers, which are made without its digit.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::load_givens(std::span<const Digit> givens) {
  std::ranges::fill(position_->settled, 0);
  position_->open = board_.cell_count();
  for (int number = 0; number < board_.cell_count(); ++number) {
    if (givens[number] == 0) continue;
    const Cell cell = static_cast<Cell>(number);
    const Mask digit = mask_of(givens[cell]);
    --position_->open;
    for (const int house : board_.houses_of(cell)) {
      if ((position_->settled[house] & digit) != 0) return false;
      position_->settled[house] |= digit;
    }
    Word* const places = places_of(digit);
    const std::span<const Word> peers = board_.peer_set(cell);
    for (int n = 0; n < board_.set_words(); ++n) places[n] &= ~peers[n];
    places[cell / word_bits] |= Word{1} << (cell % word_bits);
  }
  return true;
}

// The candidates of each cell; false if one has none.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::load_cells(std::span<const Digit> givens) {
  for (int number = 0; number < board_.cell_count(); ++number) {
    const Cell cell = static_cast<Cell>(number);
    Mask mask = board_.all();
    if constexpr (has_rules) {
      mask = digits_at(cell);
      if (mask == 0) return false;
      if (givens[cell] == 0 && (mask & (mask - 1)) == 0) singles_[single_count_++] = cell;
    } else if (givens[cell] != 0) {
      mask = mask_of(givens[cell]);
    } else {
      for (const int house : board_.houses_of(cell)) mask &= ~position_->settled[house];
      if (mask == 0) return false;
      if ((mask & (mask - 1)) == 0) singles_[single_count_++] = cell;
    }
    candidates_[cell] = mask;
  }
  return true;
}

// The digits that have a place in the cell.
template <class Watcher, class RuleSet>
Mask Propagator<Watcher, RuleSet>::digits_at(Cell cell) const {
  Mask mask = 0;
  const Word* places = places_ + cell / word_bits;
  for (int digit = 0; digit < board_.size(); ++digit, places += board_.set_words()) {
    mask |= static_cast<Mask>(*places >> (cell % word_bits) & 1) << digit;
  }
  return mask;
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::allow(std::span<const Mask> allowed) {
  for (std::size_t cell = 0; cell < allowed.size(); ++cell) {
    if (!keep(static_cast<Cell>(cell), allowed[cell])) return false;
  }
  return true;
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::renew_sums() {
  sums_agenda_.resize(sums_.count());
  sums_agenda_.add_all(sums_.count());
  return settle(true);
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::add_derived() {
  if constexpr (has_rules) {
    list_ = &rules_.with_derived();
    rules_agenda_.resize(list_->count());
    rules_agenda_.add_all(list_->count());
  }
  return settle(true);
}

// Runs to the fixpoint; forgets what was still to do after a contradiction or on a full board.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::settle(bool consistent) {
  if constexpr (has_rules) culprit_ = {};
  consistent = consistent && run();
  if (!consistent || position_->open == 0) forget();
  return consistent;
}

template <class Watcher, class RuleSet>
void Propagator<Watcher, RuleSet>::forget() {
  single_count_ = 0;
  houses_.clear();
  overlaps_.clear();
  leftovers_.clear();
  pairs_.clear();
  sums_agenda_.clear();
  changed_.clear();
  scanned_.clear();
  linked_.clear();
  rules_agenda_.clear();
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::run() {
  bool consistent = run_singles();
  while (consistent && !is_done()) {
    if (has_rules && !linked_.empty()) {
      consistent = linked_.sweep([&](int cell) { return follow_links(static_cast<Cell>(cell)); }) &&
                   run_singles();
    } else if (!houses_.empty()) {
      consistent = houses_.sweep(
          [&](int house) { return is_done() || (scan_house(house) && run_singles()); });
    } else if (const int rule = has_rules ? rules_agenda_.pop() : -1; rule >= 0) {
      consistent = scan_rule(rule) && run_singles();
    } else if (const int sum = sums_agenda_.pop(); sum >= 0) {
      consistent = scan_sum(sum) && run_singles();
    } else if (plan_leftovers()) {
      consistent = leftovers_.sweep([&](int pair) { return scan_leftover(pair); }) && run_singles();
    } else if (plan_overlaps()) {
      consistent =
          overlaps_.sweep([&](int overlap) { return scan_overlap(overlap); }) && run_singles();
    } else if (!pairs_.empty()) {
      consistent = pairs_.sweep([&](int house) { return scan_pairs(house); }) && run_singles();
    } else {
      return true;
    }
  }
  return consistent;
}

// Whether there are leftovers to look at.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::plan_leftovers() {
  changed_.drain([&](int cell) { leftovers_.add(board_.leftover_marks(cell)); });
  return !leftovers_.empty();
}

// Whether there are overlaps to look at; the same houses will be looked at for pairs.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::plan_overlaps() {
  scanned_.drain([&](int house) {
    overlaps_.add(board_.overlap_marks(house));
    pairs_.add(house);
  });
  return !overlaps_.empty();
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::run_singles() {
  while (single_count_ > 0) {
    const Cell cell = singles_[--single_count_];
    const Mask digit = candidates_[cell];
    --position_->open;
    watcher_.placed(cell, digit);
    for (const int house : board_.houses_of(cell)) position_->settled[house] |= digit;
    if (!drop_from_peers({&cell, 1}, digit)) return false;
  }
  return true;
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::scan_house(int house) {
  const Mask settled = position_->settled[house];
  if (settled == board_.all()) return true;
  const std::span<const Cell> cells = board_.houses()[house];
  const Seen seen = look_at(candidates_, cells);
  if (seen.once != board_.all()) return false;
  scanned_.add(house);
  for (Mask rest = seen.once & ~seen.twice & ~settled; rest != 0; rest &= rest - 1) {
    const int cell = find_place(house, rest);
    if (cell < 0 || !keep(static_cast<Cell>(cell), rest & -rest)) return false;
  }
  return true;
}

// Where the lowest of the digits is in a house; -1 if the cell has just got another digit.
template <class Watcher, class RuleSet>
int Propagator<Watcher, RuleSet>::find_place(int house, Mask digits) const {
  const Word* const places = places_of(digits);
  const std::span<const Word> set = board_.house_set(house);
  for (int n = 0; n < board_.set_words(); ++n) {
    const Word here = places[n] & set[n];
    if (here != 0) return n * word_bits + std::countr_zero(here);
  }
  return -1;
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::scan_overlap(int number) {
  const Overlap overlap = board_.overlap(number);
  const Mask shared = union_of(overlap.shared);
  const Mask a = union_of(overlap.only_a);
  const Mask b = union_of(overlap.only_b);
  if ((shared & ~a & b) != 0 && !drop_from(overlap.only_b, shared & ~a)) return false;
  if (!overlap.b_complete || (shared & ~b & a) == 0) return true;
  return drop_from(overlap.only_a, shared & ~b);
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::scan_leftover(int pair) {
  const std::span<const Cell> a = board_.leftovers()[2 * pair];
  const std::span<const Cell> b = board_.leftovers()[2 * pair + 1];
  const Mask in_a = union_of(a);
  const Mask in_b = union_of(b);
  if (in_a == in_b) return true;
  return drop_from(a, ~in_b) && drop_from(b, ~in_a);
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::scan_pairs(int house) {
  if constexpr (has_rules) {
    if (!rules_.conflicts().empty()) return scan_conflicts(house);
  }
  const std::span<const Cell> cells = board_.houses()[house];
  const Seen seen = look_at(candidates_, cells);
  for (Mask rest = seen.twice & ~seen.thrice; rest != 0; rest &= rest - 1) {
    const Mask digit = rest & -rest;
    std::array<Cell, 2> places;
    int count = 0;
    for (const Cell cell : cells) {
      if ((candidates_[cell] & digit) != 0 && count < 2) places[count++] = cell;
    }
    if (count == 2 && !drop_from_peers(places, digit)) return false;
  }
  return true;
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::scan_sum(int number) {
  const Sum sum = sums_[number];
  std::array<Mask, 2 * max_digits> masks;
  int count = 0;
  for (const Cell cell : sum.plain) masks[count++] = candidates_[cell];
  for (const Cell cell : sum.mirrored) {
    masks[count++] = mirrored(board_.size(), candidates_[cell]);
  }
  const std::span<Mask> all{masks.data(), static_cast<std::size_t>(count)};
  Mask required = 0;
  const Narrowed narrowed = sum.distinct ? narrow_distinct(board_.size(), sum.total, all, required)
                                         : narrow_sum(sum.total, all);
  if (narrowed == Narrowed::impossible) return false;
  count = 0;
  for (const Cell cell : sum.plain) {
    if (!keep(cell, masks[count++])) return false;
  }
  for (const Cell cell : sum.mirrored) {
    if (!keep(cell, mirrored(board_.size(), masks[count++]))) return false;
  }
  if (narrowed == Narrowed::wholly) sums_agenda_.remove(number);  // what it has done is no news
  for (; required != 0; required &= required - 1) {
    if (!drop_required(sum.plain, required & -required)) return false;
  }
  return true;
}

// A digit that is certainly in one of the cells is nowhere that sees all of its places there.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::drop_required(std::span<const Cell> cells, Mask digit) {
  std::array<Cell, max_digits> places;
  std::size_t count = 0;
  for (const Cell cell : cells) {
    if ((candidates_[cell] & digit) != 0) places[count++] = cell;
  }
  return drop_from_peers({places.data(), count}, digit);
}

template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::drop_from(std::span<const Cell> cells, Mask digits) {
  for (const Cell cell : cells) {
    if (!drop(cell, digits)) return false;
  }
  return true;
}

// The digit leaves all that see each of the cells.
template <class Watcher, class RuleSet>
bool Propagator<Watcher, RuleSet>::drop_from_peers(std::span<const Cell> cells, Mask digit) {
  if (cells.empty()) return false;
  Word* const places = places_of(digit);
  for (int n = 0; n < board_.set_words(); ++n) {
    Word hit = places[n];
    for (const Cell cell : cells) hit &= board_.peer_set(cell)[n];
    places[n] ^= hit;
    changed_.add(Mark{hit, static_cast<std::uint32_t>(n)});
    for (; hit != 0; hit &= hit - 1) {
      const int cell = n * word_bits + std::countr_zero(hit);
      if (!strike(static_cast<Cell>(cell), digit)) return false;
    }
  }
  return true;
}

template <class Watcher, class RuleSet>
Mask Propagator<Watcher, RuleSet>::union_of(std::span<const Cell> cells) const {
  Mask all = 0;
  for (const Cell cell : cells) all |= candidates_[cell];
  return all;
}

template class Propagator<Silent>;
template class Propagator<Recorder>;
template class Propagator<Silent, Rules>;
template class Propagator<Recorder, Rules>;

}  // namespace nonet
