#include "counts.h"

#include <algorithm>

namespace nonet::rules {
namespace {

Mask union_of(std::span<const Mask> masks) {
  Mask all = 0;
  for (const Mask mask : masks) all |= mask;
  return all;
}

// Digits of single cells leave the others, again and again; false if a cell has none left.
bool spread_singles(std::span<Mask> masks, Mask& fixed) {
  fixed = 0;
  for (bool changed = true; changed;) {
    changed = false;
    Mask singles = 0;
    for (const Mask mask : masks) {
      if (!is_single(mask)) continue;
      if ((singles & mask) != 0) return false;
      singles |= mask;
    }
    if (singles == fixed) return true;
    fixed = singles;
    for (Mask& mask : masks) {
      if (is_single(mask)) continue;
      mask &= ~fixed;
      if (mask == 0) return false;
      changed = changed || is_single(mask);
    }
  }
  return true;
}

// A digit that is needed and has a single place goes there.
void place_hidden(std::span<Mask> masks, Mask required) {
  Mask once = 0;
  Mask twice = 0;
  for (const Mask mask : masks) {
    twice |= once & mask;
    once |= mask;
  }
  const Mask hidden = required & once & ~twice;
  if (hidden == 0) return;
  for (Mask& mask : masks) {
    if ((mask & hidden) != 0) mask &= hidden;
  }
}

class AllowedRule final : public Rule {
 public:
  AllowedRule(Cell cell, Mask mask) : Rule({cell}), mask_(mask) {}

  Narrowed narrow(std::span<Mask> masks, Mask&) const override {
    masks[0] &= mask_;
    return masks[0] != 0 ? Narrowed::wholly : Narrowed::impossible;
  }
  int cost() const override { return 1; }

 private:
  Mask mask_;
};

class DifferentRule final : public Rule {
 public:
  using Rule::Rule;

  Narrowed narrow(std::span<Mask> masks, Mask&) const override {
    Mask fixed = 0;
    if (!spread_singles(masks, fixed)) return Narrowed::impossible;
    const auto digits = static_cast<std::size_t>(std::popcount(union_of(masks)));
    return digits >= masks.size() ? Narrowed::wholly : Narrowed::impossible;
  }
  int cost() const override { return 2 * static_cast<int>(cells().size()); }
};

class RelationRule final : public Rule {
 public:
  RelationRule(Cell first, Cell second, std::vector<Mask> table)
      : Rule({first, second}), back_(transposed(table)), table_(std::move(table)) {}

  Narrowed narrow(std::span<Mask> masks, Mask&) const override {
    masks[1] &= image(table_, masks[0]);
    masks[0] &= image(back_, masks[1]);
    return if_none_empty(masks, Narrowed::wholly);
  }
  int cost() const override { return 4; }

 private:
  static Mask image(std::span<const Mask> table, Mask mask) {
    Mask found = 0;
    for (; mask != 0; mask &= mask - 1) found |= table[std::countr_zero(mask)];
    return found;
  }

  std::vector<Mask> back_;
  std::vector<Mask> table_;
};

class AtLeastRule final : public Rule {
 public:
  AtLeastRule(std::vector<Cell> cells, std::span<const Digit> digits) : Rule(std::move(cells)) {
    for (const Digit digit : digits) {
      ++counts_[digit];
      all_ |= mask_of(digit);
    }
    total_ = static_cast<int>(digits.size());
  }

  Narrowed narrow(std::span<Mask> masks, Mask& required) const override {
    required = all_;
    int spare = static_cast<int>(masks.size()) - total_;  // cells that may hold anything
    for (const Mask mask : masks) spare -= (mask & all_) == 0;
    spare -= count_surplus(masks);
    if (spare < 0) return Narrowed::impossible;
    if (spare == 0) {
      const Mask open = all_ & ~satisfied(masks);
      for (Mask& mask : masks) {
        if ((mask & all_) != 0 && !is_single(mask)) mask &= open;
      }
    }
    for (Mask rest = all_; rest != 0; rest &= rest - 1) {
      if (!place(masks, rest & -rest, counts_[lowest_digit(rest)])) return Narrowed::impossible;
    }
    return if_none_empty(masks, Narrowed::partly);
  }
  int cost() const override { return 4 * static_cast<int>(cells().size()); }

 private:
  // Cells that hold a digit of the list once more than it is needed.
  int count_surplus(std::span<const Mask> masks) const {
    int surplus = 0;
    for (Mask rest = all_; rest != 0; rest &= rest - 1) {
      const auto there = std::ranges::count(masks, rest & -rest);
      surplus += std::max(0, static_cast<int>(there) - counts_[lowest_digit(rest)]);
    }
    return surplus;
  }
  Mask satisfied(std::span<const Mask> masks) const {
    Mask done = 0;
    for (Mask rest = all_; rest != 0; rest &= rest - 1) {
      const auto there = std::ranges::count(masks, rest & -rest);
      if (there >= counts_[lowest_digit(rest)]) done |= rest & -rest;
    }
    return done;
  }
  static bool place(std::span<Mask> masks, Mask digit, int count) {
    const auto places =
        std::ranges::count_if(masks, [&](Mask mask) { return (mask & digit) != 0; });
    if (places > count) return true;
    for (Mask& mask : masks) {
      if ((mask & digit) != 0) mask = digit;
    }
    return places == count;
  }

  std::array<int, max_digits + 1> counts_{};
  Mask all_ = 0;
  int total_;
};

// The digits that stand there add up to the number of cells.
class CountedRule final : public Rule {
 public:
  CountedRule(int size, std::vector<Cell> cells) : Rule(std::move(cells)), size_(size) {
    find_sets(static_cast<int>(this->cells().size()), size, 0);
  }

  Narrowed narrow(std::span<Mask> masks, Mask& required) const override {
    std::array<int, max_digits> fixed{};
    std::array<int, max_digits> possible{};
    for (const Mask mask : masks) {
      if (is_single(mask)) ++fixed[std::countr_zero(mask)];
      for (Mask rest = mask; rest != 0; rest &= rest - 1) ++possible[std::countr_zero(rest)];
    }
    Mask present = 0;
    Mask enough = 0;
    for (int n = 0; n < size_; ++n) {
      if (fixed[n] > n + 1) return Narrowed::impossible;
      if (fixed[n] > 0) present |= Mask{1} << n;
      if (possible[n] > n) enough |= Mask{1} << n;
    }
    Mask usable = 0;
    if (!find_usable(masks, present, enough, usable, required)) return Narrowed::impossible;
    for (int n = 0; n < size_; ++n) {
      const Mask digit = Mask{1} << n;
      if (fixed[n] == n + 1) usable &= ~digit;  // no further one
      if ((required & digit) != 0 && possible[n] == n + 1) fix(masks, digit);
    }
    for (Mask& mask : masks) {
      if (!is_single(mask)) mask &= usable;
    }
    return if_none_empty(masks, Narrowed::partly);
  }
  int cost() const override {
    return 10 * static_cast<int>(cells().size()) + static_cast<int>(sets_.size());
  }

 private:
  static constexpr std::size_t most_sets = 5000;  // to look through: more digits than nine have

  bool find_usable(std::span<const Mask> masks, Mask present, Mask enough, Mask& usable,
                   Mask& required) const {
    if ((present & ~enough) != 0) return false;
    usable = sets_.size() > most_sets ? enough : 0;
    required = sets_.size() > most_sets ? present : ~Mask{0};
    if (usable != 0) return true;
    for (const Mask set : sets_) {
      if ((present & ~set) != 0 || (set & ~enough) != 0 || !touches_all(set, masks)) continue;
      usable |= set;
      required &= set;
    }
    return usable != 0;
  }
  void find_sets(int total, int largest, Mask chosen) {
    if (sets_.size() > most_sets) return;
    if (total == 0) sets_.push_back(chosen);
    for (int digit = std::min(largest, total); digit > 0; --digit) {
      if (digit * (digit + 1) / 2 < total) return;
      find_sets(total - digit, digit - 1, chosen | Mask{1} << (digit - 1));
    }
  }
  static bool touches_all(Mask set, std::span<const Mask> masks) {
    return std::ranges::all_of(masks, [&](Mask mask) { return (mask & set) != 0; });
  }
  static void fix(std::span<Mask> masks, Mask digit) {
    for (Mask& mask : masks) {
      if ((mask & digit) != 0) mask = digit;
    }
  }

  int size_;
  std::vector<Mask> sets_;
};

class SetsRule final : public Rule {
 public:
  SetsRule(std::vector<Cell> cells, std::vector<Mask> sets)
      : Rule(std::move(cells)), sets_(std::move(sets)) {}

  Narrowed narrow(std::span<Mask> masks, Mask& required) const override {
    Mask fixed = 0;
    if (!spread_singles(masks, fixed)) return Narrowed::impossible;
    const Mask all = union_of(masks);
    Mask possible = 0;
    required = ~Mask{0};
    for (const Mask set : sets_) {
      if ((set & ~all) != 0 || (fixed & ~set) != 0 || !touches_all(set, masks)) continue;
      possible |= set;
      required &= set;
    }
    if (possible == 0) return Narrowed::impossible;
    for (Mask& mask : masks) mask &= possible;
    place_hidden(masks, required);
    return if_none_empty(masks, Narrowed::partly);
  }
  int cost() const override { return static_cast<int>(2 * cells().size() + sets_.size()); }

 private:
  static bool touches_all(Mask set, std::span<const Mask> masks) {
    return std::ranges::all_of(masks, [&](Mask mask) { return (mask & set) != 0; });
  }

  std::vector<Mask> sets_;
};

class CageRule final : public Rule {
 public:
  CageRule(int size, int total, std::vector<Cell> cells)
      : Rule(std::move(cells)), size_(size), total_(total) {}

  Narrowed narrow(std::span<Mask> masks, Mask& required) const override {
    const Narrowed narrowed = narrow_distinct(size_, total_, masks, required);
    if (narrowed == Narrowed::partly) {
      place_hidden(masks, required);
      return if_none_empty(masks, Narrowed::partly);
    }
    return narrowed;
  }
  int cost() const override { return 15 * static_cast<int>(cells().size()); }

 private:
  int size_;
  int total_;
};

class ImpossibleRule final : public Rule {
 public:
  using Rule::Rule;
  Narrowed narrow(std::span<Mask>, Mask&) const override { return Narrowed::impossible; }
  int cost() const override { return 0; }
};

}  // namespace

std::vector<Mask> transposed(std::span<const Mask> table) {
  std::vector<Mask> back(table.size());
  for (std::size_t d = 0; d < table.size(); ++d) {
    for (Mask rest = table[d]; rest != 0; rest &= rest - 1) {
      back[std::countr_zero(rest)] |= Mask{1} << d;
    }
  }
  return back;
}

RulePointer make_allowed(Cell cell, Mask mask) {
  return std::make_unique<AllowedRule>(cell, mask);
}
RulePointer make_different(int size, std::vector<Cell> cells) {
  if (static_cast<int>(cells.size()) > size) return make_impossible(cells.front());
  return std::make_unique<DifferentRule>(std::move(cells));
}
RulePointer make_relation(Cell first, Cell second, std::vector<Mask> table) {
  return std::make_unique<RelationRule>(first, second, std::move(table));
}
RulePointer make_at_least(std::vector<Cell> cells, std::span<const Digit> digits) {
  return std::make_unique<AtLeastRule>(std::move(cells), digits);
}
RulePointer make_counted(int size, std::vector<Cell> cells) {
  return std::make_unique<CountedRule>(size, std::move(cells));
}
RulePointer make_sets(std::vector<Cell> cells, std::vector<Mask> sets) {
  return std::make_unique<SetsRule>(std::move(cells), std::move(sets));
}
RulePointer make_cage(int size, int total, std::vector<Cell> cells) {
  return std::make_unique<CageRule>(size, total, std::move(cells));
}
RulePointer make_impossible(Cell cell) {
  return std::make_unique<ImpossibleRule>(std::vector<Cell>{cell});
}

}  // namespace nonet::rules
