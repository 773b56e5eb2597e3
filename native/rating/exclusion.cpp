// Aligned pair and triplet exclusion: digits of two or three cells that no combination allows,
// because it would leave nothing for a cell that sees all of them.
#include "producers.h"

namespace nonet::rating {
namespace {

class ExclusionSearch {
 public:
  ExclusionSearch(const Grid& grid, int size) : grid_(grid), size_(size) {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (size_of(grid.digits(cell)) >= 2 && collect_excluders(cell)) {
        cells_[count_++] = cell;
        is_candidate_.add(cell);
      }
    }
  }

  bool find_pair(Hint& hint) {
    return each_pair([&](int first, int second) { return use_pair(first, second, hint); });
  }

  bool find_triplet(Hint& hint) {
    return each_pair([&](int first, int second) {
      const CellSet shared = excluders_[first] & excluders_[second];
      if (!shared.has_two()) return false;
      CellSet seen;
      seen.add(first);
      seen.add(second);
      for (const int near : {first, second}) {
        for (const int third : tables.peers[near]) {
          if (seen.has(third) || !excluders_[near].has(third)) continue;
          seen.add(third);
          if (!is_candidate_.has(third) || was_tried(first, second, third)) continue;
          if (use_triplet({first, second, third}, shared & excluders_[third], hint)) return true;
        }
      }
      return false;
    });
  }

 private:
  bool collect_excluders(int cell) {
    for (const int peer : tables.peers[cell]) {
      const int size = size_of(grid_.digits(peer));
      if (size == 1) return false;
      if (size >= 2 && size <= size_) excluders_[cell].add(peer);
    }
    return !excluders_[cell].empty();
  }

  template <class Visit>
  bool each_pair(Visit visit) {
    for (int j = 1; j < count_; ++j) {
      for (int i = 0; i < j; ++i) {
        if (visit(cells_[i], cells_[j])) return true;
      }
    }
    return false;
  }

  // The same three cells may have come before as another pair with its third. Pairs come in the
  // order of their second cells.
  bool was_tried(int first, int second, int third) const {
    if (third > second) return false;
    return is_near(first, third, second) || (third < first && is_near(third, second, first));
  }

  bool is_near(int first, int second, int third) const {
    return excluders_[first].has(third) || excluders_[second].has(third);
  }

  bool use_pair(int first, int second, Hint& hint) {
    const CellSet shared = excluders_[first] & excluders_[second];
    if (!shared.has_two()) return false;
    std::array<Bits, digit_count> partner{};  // digits that exclude each other by some excluder
    shared.each([&](int cell) {
      const Bits digits = grid_.digits(cell);
      for (Bits rest = digits; rest; rest &= rest - 1) {
        partner[first_bit(rest)] |= digits & ~bit(first_bit(rest));
      }
    });
    const bool see_each_other = tables.peer_set[first].has(second);
    Bits left_first = 0, left_second = 0;
    for (Bits rest = grid_.digits(first); rest; rest &= rest - 1) {
      const int digit = first_bit(rest);
      Bits allowed = grid_.digits(second) & ~partner[digit];
      if (see_each_other) allowed &= ~bit(digit);
      if (allowed) left_first |= bit(digit);
      left_second |= allowed;
    }
    hint.restart(Technique::aligned_pair_exclusion, 62);
    hint.remove(first, grid_.digits(first) & ~left_first);
    hint.remove(second, grid_.digits(second) & ~left_second);
    return !hint.removals.empty();
  }

  bool use_triplet(std::array<int, 3> cells, CellSet shared, Hint& hint) {
    if (!shared.has_two()) return false;
    std::array<Bits, cell_count> sets;
    int count = 0;
    shared.each([&](int cell) { sets[count++] = grid_.digits(cell); });
    const std::array<Bits, 3> left =
        allowed_digits(cells, {sets.data(), static_cast<std::size_t>(count)});
    hint.restart(Technique::aligned_triple_exclusion, 75);
    for (int i = 0; i < 3; ++i) hint.remove(cells[i], grid_.digits(cells[i]) & ~left[i]);
    return !hint.removals.empty();
  }

  // The digits that occur in some combination: different where the cells see each other, and
  // leaving something of each set.
  std::array<Bits, 3> allowed_digits(const std::array<int, 3>& cells,
                                     std::span<const Bits> sets) const {
    const auto clash = [&](int i, int j) { return tables.peer_set[cells[i]].has(cells[j]); };
    const bool clash_01 = clash(0, 1), clash_02 = clash(0, 2), clash_12 = clash(1, 2);
    const std::array<Bits, 3> all{grid_.digits(cells[0]), grid_.digits(cells[1]),
                                  grid_.digits(cells[2])};
    std::array<Bits, 3> allowed{};
    for (Bits a = all[0]; a; a &= a - 1) {
      const Bits a_bit = a & -a;
      for (Bits b = all[1] & ~(clash_01 ? a_bit : 0); b; b &= b - 1) {
        const Bits b_bit = b & -b;
        const Bits taken = (clash_02 ? a_bit : 0) | (clash_12 ? b_bit : 0);
        const Bits third = all[2] & ~taken & ~last_digits(sets, a_bit | b_bit);
        if (!third) continue;
        allowed = {static_cast<Bits>(allowed[0] | a_bit), static_cast<Bits>(allowed[1] | b_bit),
                   static_cast<Bits>(allowed[2] | third)};
        if (allowed[1] == all[1] && allowed[2] == all[2]) break;
      }
    }
    return allowed;
  }

  // Digits that a third cell cannot take: the only one left of a set, or any if none is left.
  static Bits last_digits(std::span<const Bits> sets, Bits used) {
    Bits last = 0;
    for (const Bits set : sets) {
      const Bits left = set & ~used;
      if (!left) return 0x1ff;
      if (!(left & (left - 1))) last |= left;
    }
    return last;
  }

  const Grid& grid_;
  const int size_;
  std::array<int, cell_count> cells_{};
  int count_ = 0;
  CellSet is_candidate_;
  std::array<CellSet, cell_count> excluders_{};
};

}  // namespace

bool find_aligned_pair(const Grid& grid, Hint& hint) {
  return ExclusionSearch(grid, 2).find_pair(hint);
}

bool find_aligned_triplet(const Grid& grid, Hint& hint) {
  return ExclusionSearch(grid, 3).find_triplet(hint);
}

}  // namespace nonet::rating
