#include "propagate.h"

#include <algorithm>
#include <array>

#include "narrow.h"

namespace nonet {

template <class Watcher>
Propagator<Watcher>::Propagator(const Board& board, const Sums& sums, Watcher& watcher)
    : board_(board), sums_(sums), watcher_(watcher) {
  singles_.reserve(board.cell_count());
  houses_.resize(board.complete_count());
  overlaps_.resize(board.overlap_count());
  leftovers_.resize(board.leftover_count());
  pairs_.resize(board.complete_count());
  sums_agenda_.resize(sums.count());
}

template <class Watcher>
bool Propagator<Watcher>::load(std::span<const Digit> givens, std::span<const Mask> allowed) {
  std::vector<Mask> used(board_.houses().row_count());
  for (int cell = 0; cell < board_.cell_count(); ++cell) {
    if (givens[cell] == 0) continue;
    const Mask digit = mask_of(givens[cell]);
    for (const int house : board_.houses_of(static_cast<Cell>(cell))) {
      if ((used[house] & digit) != 0) return false;
      used[house] |= digit;
    }
  }
  open_ = board_.cell_count();
  for (int number = 0; number < board_.cell_count(); ++number) {
    const Cell cell = static_cast<Cell>(number);
    Mask mask = allowed.empty() ? board_.all() : allowed[cell];
    if (givens[cell] != 0) {
      mask &= mask_of(givens[cell]);
    } else {
      for (const int house : board_.houses_of(cell)) mask &= ~used[house];
    }
    if (!load_cell(cell, mask, givens[cell] != 0)) return settle(false);
  }
  houses_.add_all(board_.complete_count());
  leftovers_.add_all(board_.leftover_count());
  sums_agenda_.add_all(sums_.count());
  return settle(true);
}

// A given is no news to its peers, which were made without its digit.
template <class Watcher>
bool Propagator<Watcher>::load_cell(Cell cell, Mask mask, bool given) {
  candidates_[cell] = mask;
  if (given) {
    --open_;
  } else if ((mask & (mask - 1)) == 0) {
    singles_.push_back(cell);
  }
  return mask != 0;
}

template <class Watcher>
bool Propagator<Watcher>::renew_sums() {
  sums_agenda_.resize(sums_.count());
  sums_agenda_.add_all(sums_.count());
  return settle(true);
}

// Runs to the fixpoint; forgets what was still to do after a contradiction or on a full board.
template <class Watcher>
bool Propagator<Watcher>::settle(bool consistent) {
  consistent = consistent && run();
  if (!consistent || open_ == 0) forget();
  return consistent;
}

template <class Watcher>
void Propagator<Watcher>::forget() {
  singles_.clear();
  houses_.clear();
  overlaps_.clear();
  leftovers_.clear();
  pairs_.clear();
  sums_agenda_.clear();
}

template <class Watcher>
bool Propagator<Watcher>::run() {
  bool consistent = run_singles();
  while (consistent && !is_done()) {
    if (!houses_.empty()) {
      consistent = houses_.sweep(
          [&](int house) { return is_done() || (scan_house(house) && run_singles()); });
    } else if (const int sum = sums_agenda_.pop(); sum >= 0) {
      consistent = scan_sum(sums_[sum]) && run_singles();
    } else if (!leftovers_.empty()) {
      consistent = leftovers_.sweep([&](int pair) { return scan_leftover(pair); }) && run_singles();
    } else if (!overlaps_.empty()) {
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

template <class Watcher>
bool Propagator<Watcher>::run_singles() {
  while (!singles_.empty()) {
    const Cell cell = singles_.back();
    singles_.pop_back();
    --open_;
    watcher_.placed(cell, candidates_[cell]);
    if (!drop_from(board_.peers(cell), candidates_[cell])) return false;
  }
  return true;
}

template <class Watcher>
bool Propagator<Watcher>::scan_house(int house) {
  const std::span<const Cell> cells = board_.houses()[house];
  Mask once = 0;
  Mask twice = 0;
  Mask fixed = 0;
  for (const Cell cell : cells) {
    const Mask mask = candidates_[cell];
    twice |= once & mask;
    once |= mask;
    fixed |= (mask & (mask - 1)) == 0 ? mask : 0;
  }
  if (once != board_.all()) return false;
  if (fixed == once) return true;
  overlaps_.add(board_.overlap_marks(house));
  pairs_.add(house);
  const Mask hidden = once & ~twice & ~fixed;
  if (hidden == 0) return true;
  for (const Cell cell : cells) {
    const Mask here = candidates_[cell] & hidden;
    if (here == 0) continue;
    if ((here & (here - 1)) != 0) return false;
    keep(cell, here);
  }
  return true;
}

template <class Watcher>
bool Propagator<Watcher>::scan_overlap(int number) {
  const Overlap overlap = board_.overlap(number);
  const Mask shared = union_of(overlap.shared);
  const Mask a = union_of(overlap.only_a);
  const Mask b = union_of(overlap.only_b);
  if ((shared & ~a & b) != 0 && !drop_from(overlap.only_b, shared & ~a)) return false;
  if (!overlap.b_complete || (shared & ~b & a) == 0) return true;
  return drop_from(overlap.only_a, shared & ~b);
}

template <class Watcher>
bool Propagator<Watcher>::scan_leftover(int pair) {
  const std::span<const Cell> a = board_.leftovers()[2 * pair];
  const std::span<const Cell> b = board_.leftovers()[2 * pair + 1];
  const Mask in_a = union_of(a);
  const Mask in_b = union_of(b);
  if (in_a == in_b) return true;
  return drop_from(a, ~in_b) && drop_from(b, ~in_a);
}

template <class Watcher>
bool Propagator<Watcher>::scan_pairs(int house) {
  const std::span<const Cell> cells = board_.houses()[house];
  Mask once = 0;
  Mask twice = 0;
  Mask thrice = 0;
  for (const Cell cell : cells) {
    const Mask mask = candidates_[cell];
    thrice |= twice & mask;
    twice |= once & mask;
    once |= mask;
  }
  for (Mask rest = twice & ~thrice; rest != 0; rest &= rest - 1) {
    const Mask digit = rest & -rest;
    std::array<Cell, 2> places;
    int count = 0;
    for (const Cell cell : cells) {
      if ((candidates_[cell] & digit) != 0 && count < 2) places[count++] = cell;
    }
    if (count == 2 && !drop_from_common_peers(places, digit)) return false;
  }
  return true;
}

template <class Watcher>
bool Propagator<Watcher>::scan_sum(const Sum& sum) {
  std::array<Mask, 2 * max_digits> masks;
  int count = 0;
  for (const Cell cell : sum.plain) masks[count++] = candidates_[cell];
  for (const Cell cell : sum.mirrored) {
    masks[count++] = mirrored(board_.size(), candidates_[cell]);
  }
  const std::span<Mask> all{masks.data(), static_cast<std::size_t>(count)};
  Mask required = 0;
  if (!(sum.distinct ? narrow_distinct(board_.size(), sum.total, all, required)
                     : narrow_sum(sum.total, all))) {
    return false;
  }
  count = 0;
  for (const Cell cell : sum.plain) {
    if (!keep(cell, masks[count++])) return false;
  }
  for (const Cell cell : sum.mirrored) {
    if (!keep(cell, mirrored(board_.size(), masks[count++]))) return false;
  }
  for (; required != 0; required &= required - 1) {
    if (!drop_required(sum.plain, required & -required)) return false;
  }
  return true;
}

// A digit that is certainly in one of the cells is nowhere that sees all of its places there.
template <class Watcher>
bool Propagator<Watcher>::drop_required(std::span<const Cell> cells, Mask digit) {
  std::array<Cell, max_digits> places;
  std::size_t count = 0;
  for (const Cell cell : cells) {
    if ((candidates_[cell] & digit) != 0) places[count++] = cell;
  }
  return drop_from_common_peers({places.data(), count}, digit);
}

template <class Watcher>
bool Propagator<Watcher>::drop_from(std::span<const Cell> cells, Mask digits) {
  for (const Cell cell : cells) {
    if (!drop(cell, digits)) return false;
  }
  return true;
}

template <class Watcher>
bool Propagator<Watcher>::drop_from_common_peers(std::span<const Cell> cells, Mask digit) {
  if (cells.empty()) return false;
  for (int n = 0; n < board_.set_words(); ++n) {
    Word common = ~Word{0};
    for (const Cell cell : cells) common &= board_.peer_set(cell)[n];
    for (; common != 0; common &= common - 1) {
      const int cell = n * word_bits + std::countr_zero(common);
      if (!drop(static_cast<Cell>(cell), digit)) return false;
    }
  }
  return true;
}

template <class Watcher>
Mask Propagator<Watcher>::union_of(std::span<const Cell> cells) const {
  Mask all = 0;
  for (const Cell cell : cells) all |= candidates_[cell];
  return all;
}

template class Propagator<Silent>;
template class Propagator<Recorder>;

}  // namespace nonet
