#include "linear.h"

#include <algorithm>

#include "../bitset.h"
#include "../general/combinations.h"

namespace nonet::rules {
namespace {

constexpr int most_ways = 300;  // to place all but one digit of a part: more are not tried

// All 64 bits in reverse order.
Word reversed(Word word) {
  word = (word >> 1 & 0x5555555555555555) | (word & 0x5555555555555555) << 1;
  word = (word >> 2 & 0x3333333333333333) | (word & 0x3333333333333333) << 2;
  word = (word >> 4 & 0x0f0f0f0f0f0f0f0f) | (word & 0x0f0f0f0f0f0f0f0f) << 4;
  word = (word >> 8 & 0x00ff00ff00ff00ff) | (word & 0x00ff00ff00ff00ff) << 8;
  word = (word >> 16 & 0x0000ffff0000ffff) | (word & 0x0000ffff0000ffff) << 16;
  return word >> 32 | word << 32;
}

// A set of small numbers, `words` long.
template <std::size_t words>
struct Reach {
  std::array<Word, words> bits{};

  void add_shifted_up(const Reach& other, int by) {
    if constexpr (words == 1) {
      bits[0] |= other.bits[0] << by;
    } else {
      const int skip = by / word_bits;
      const int shift = by % word_bits;
      for (int n = static_cast<int>(words); n-- > skip;) {
        bits[n] |= other.bits[n - skip] << shift;
        if (shift != 0 && n > skip) bits[n] |= other.bits[n - skip - 1] >> (word_bits - shift);
      }
    }
  }
  Reach shifted_down(int by) const {
    Reach result;
    if constexpr (words == 1) {
      result.bits[0] = bits[0] >> by;
    } else {
      const int skip = by / word_bits;
      const int shift = by % word_bits;
      for (int n = 0; n + skip < static_cast<int>(words); ++n) {
        result.bits[n] = bits[n + skip] >> shift;
        const int above = n + skip + 1;
        if (shift != 0 && above < static_cast<int>(words)) {
          result.bits[n] |= bits[above] << (word_bits - shift);
        }
      }
    }
    return result;
  }
  void add(const Reach& other) {
    for (std::size_t n = 0; n < words; ++n) bits[n] |= other.bits[n];
  }
  bool meets(const Reach& other) const {
    for (std::size_t n = 0; n < words; ++n) {
      if ((bits[n] & other.bits[n]) != 0) return true;
    }
    return false;
  }
  static Reach between(int low, int high) {
    Reach result;
    for (int n = low; n <= high; ++n) result.bits[n / word_bits] |= Word{1} << (n % word_bits);
    return result;
  }
};

// The totals that different digits can have in the cells of a part: bit t stands for total t.
class PartTotals {
 public:
  // The open masks lose digits that are fixed in the part; false if one has none left.
  bool look(int size, std::span<Mask> masks) {
    size_ = size;
    for (const Mask mask : masks) {
      if (!is_single(mask)) continue;
      if ((fixed_ & mask) != 0) return false;
      fixed_ |= mask;
    }
    for (std::size_t n = 0; n < masks.size(); ++n) {
      if (is_single(masks[n])) continue;
      masks[n] &= ~fixed_;
      if (masks[n] == 0) return false;
      open_[count_++] = &masks[n];
      ways_ = std::min(ways_ * std::popcount(masks[n]), most_ways * max_digits);
    }
    base_ = total_of(fixed_);
    return true;
  }

  Word totals() {
    Word found = 0;
    if (count_ == 0) {
      found = 1;
    } else if (count_ == 1) {
      found = Word{*open_[0]} << 1;
    } else if (is_exact()) {
      find_totals(0, 0, 0, found);
    } else {
      for_each_set([&](Mask, int total) { found |= Word{1} << total; });
    }
    return found << base_;
  }

  // Keeps what can be part of the totals.
  bool keep(Word totals) {
    totals >>= base_;
    if (count_ == 0) return (totals & 1) != 0;
    if (count_ == 1) {
      *open_[0] &= static_cast<Mask>(totals >> 1);
      return *open_[0] != 0;
    }
    std::array<Mask, max_digits> supported{};
    if (is_exact()) {
      find_supported(0, 0, totals, supported);
    } else {
      Mask possible = 0;
      for_each_set([&](Mask set, int total) {
        if ((totals >> total & 1) != 0) possible |= set;
      });
      supported.fill(possible);
    }
    for (int n = 0; n < count_; ++n) {
      *open_[n] &= supported[n];
      if (*open_[n] == 0) return false;
    }
    return true;
  }

 private:
  bool is_exact() const {
    return count_ == 2 || ways_ / std::popcount(*open_[count_ - 1]) <= most_ways;
  }

  void find_totals(int n, Mask used, int total, Word& found) const {
    const Mask free = *open_[n] & ~used;
    if (n + 1 == count_) {
      found |= Word{free} << (total + 1);
      return;
    }
    for (Mask rest = free; rest != 0; rest &= rest - 1) {
      find_totals(n + 1, used | (rest & -rest), total + lowest_digit(rest), found);
    }
  }

  // `totals` is what is left of them for the cells from here on.
  bool find_supported(int n, Mask used, Word totals, std::span<Mask> supported) const {
    const Mask free = *open_[n] & ~used;
    if (n + 1 == count_) {
      const Mask last = free & static_cast<Mask>(totals >> 1);
      supported[n] |= last;
      return last != 0;
    }
    bool any = false;
    for (Mask rest = free; rest != 0; rest &= rest - 1) {
      const Word left = totals >> lowest_digit(rest);
      if (left == 0 || !find_supported(n + 1, used | (rest & -rest), left, supported)) continue;
      supported[n] |= rest & -rest;
      any = true;
    }
    return any;
  }

  template <class Visit>
  void for_each_set(const Visit& visit) const {
    Mask all = 0;
    for (int n = 0; n < count_; ++n) all |= *open_[n];
    const Combinations& combinations = Combinations::of(size_);
    const int high = count_ * (size_ + 1) - count_ * (count_ + 1) / 2;
    for (int total = count_ * (count_ + 1) / 2; total <= high; ++total) {
      for (const Mask set : combinations.sets(count_, total)) {
        if ((set & ~all) == 0 && touches_all(set)) visit(set, total);
      }
    }
  }
  bool touches_all(Mask set) const {
    for (int n = 0; n < count_; ++n) {
      if ((*open_[n] & set) == 0) return false;
    }
    return true;
  }

  int size_ = 0;
  std::array<Mask*, max_digits> open_;
  int count_ = 0;
  int ways_ = 1;
  Mask fixed_ = 0;
  int base_ = 0;
};

// What a part adds to the sum beyond the least that it can add: bit e stands for e steps of the
// coefficient's size.
struct Excess {
  Word bits;
  Word totals;
  int step;
  bool falling;  // the greatest total adds least

  Excess() = default;
  Excess(int coefficient, Word totals_) : totals(totals_), step(std::abs(coefficient)) {
    falling = coefficient < 0;
    bits = falling ? reversed(totals) >> std::countl_zero(totals) : totals >> least();
  }
  int least() const { return std::countr_zero(totals); }
  int greatest() const { return word_bits - 1 - std::countl_zero(totals); }
  int span() const { return greatest() - least(); }
  Word totals_of(Word excess) const {
    return falling ? reversed(excess) >> (word_bits - 1 - greatest()) : excess << least();
  }
};

constexpr std::size_t few_parts = 24;
constexpr int most_exact = 4 * word_bits;  // of what the parts add to their least: else bounds only

class LinearRule final : public Rule {
 public:
  LinearRule(int size, std::vector<Cell> cells, std::vector<Part> parts, std::int64_t least,
             std::int64_t most)
      : Rule(std::move(cells)), size_(size), parts_(std::move(parts)), least_(least), most_(most) {}

  Narrowed narrow(std::span<Mask> masks, Mask&) const override {
    Buffer<PartTotals, few_parts> totals_store(parts_.size());
    Buffer<Excess, few_parts> excess_store(parts_.size());
    const std::span<PartTotals> totals = totals_store.items();
    const std::span<Excess> excess = excess_store.items();
    std::int64_t low = 0;
    std::int64_t span = 0;
    for (std::size_t n = 0; n < parts_.size(); ++n) {
      const Part& part = parts_[n];
      if (!totals[n].look(size_, masks.subspan(part.first, part.count))) {
        return Narrowed::impossible;
      }
      const Word reach = totals[n].totals();
      if (reach == 0) return Narrowed::impossible;
      excess[n] = Excess(part.coefficient, reach);
      low += std::int64_t{part.coefficient} *
             (excess[n].falling ? excess[n].greatest() : excess[n].least());
      span += std::int64_t{excess[n].step} * excess[n].span();
    }
    const std::int64_t spare = most_ - low;
    const std::int64_t lack = least_ - low;
    if (spare < 0 || lack > span) return Narrowed::impossible;
    if (spare >= span && lack <= 0) return Narrowed::wholly;
    if (!limit(excess, spare, lack, span)) return Narrowed::impossible;
    for (std::size_t n = 0; n < parts_.size(); ++n) {
      const Word kept = excess[n].totals_of(excess[n].bits);
      const bool narrows = kept != excess[n].totals || parts_[n].count > 1;
      if (narrows && !totals[n].keep(kept)) return Narrowed::impossible;
    }
    const bool is_exact = parts_.size() == masks.size() && std::min(spare, span) < most_exact;
    return is_exact ? Narrowed::wholly : Narrowed::partly;
  }
  int cost() const override {
    int cost = 20;
    for (const Part& part : parts_) cost += part.count > 2 ? 100 : 10;
    return cost;
  }

 private:
  // Takes from each excess what no choice of the others makes up for.
  bool limit(std::span<Excess> excess, std::int64_t spare, std::int64_t lack,
             std::int64_t span) const {
    const std::int64_t high = std::min(spare, span);
    if (high < word_bits) return limit_exactly<1>(excess, lack, high);
    if (high < most_exact) return limit_exactly<most_exact / word_bits>(excess, lack, high);
    for (Excess& one : excess) {
      const std::int64_t others = span - std::int64_t{one.step} * one.span();
      for (Word rest = one.bits; rest != 0; rest &= rest - 1) {
        const std::int64_t adds = std::int64_t{one.step} * std::countr_zero(rest);
        if (adds > spare || adds + others < lack) one.bits ^= rest & -rest;
      }
      if (one.bits == 0) return false;
    }
    return true;
  }

  template <std::size_t words>
  bool limit_exactly(std::span<Excess> excess, std::int64_t lack, std::int64_t high) const {
    constexpr int limit = static_cast<int>(words) * word_bits;
    Buffer<Reach<words>, few_parts + 1> store(excess.size() + 1);
    const auto before = store.items();
    before[0] = Reach<words>::between(0, 0);
    for (std::size_t n = 0; n < excess.size(); ++n) {
      before[n + 1] = {};
      for (Word rest = excess[n].bits; rest != 0; rest &= rest - 1) {
        const std::int64_t by = std::int64_t{excess[n].step} * std::countr_zero(rest);
        if (by < limit) before[n + 1].add_shifted_up(before[n], static_cast<int>(by));
      }
    }
    auto after = Reach<words>::between(static_cast<int>(std::max<std::int64_t>(lack, 0)),
                                       static_cast<int>(high));
    for (std::size_t n = excess.size(); n-- > 0;) {
      Reach<words> earlier;
      Word supported = 0;
      for (Word rest = excess[n].bits; rest != 0; rest &= rest - 1) {
        const std::int64_t by = std::int64_t{excess[n].step} * std::countr_zero(rest);
        if (by >= limit) break;
        const auto start = after.shifted_down(static_cast<int>(by));
        if (!before[n].meets(start)) continue;
        supported |= rest & -rest;
        earlier.add(start);
      }
      if (supported == 0) return false;
      excess[n].bits = supported;
      after = earlier;
    }
    return true;
  }

  int size_;
  std::vector<Part> parts_;
  std::int64_t least_;
  std::int64_t most_;
};

}  // namespace

int most_in_part(int size) {
  return size <= 10 ? size : size <= Combinations::max_size ? 3 : size <= 21 ? 2 : 1;
}

RulePointer make_linear(int size, std::vector<Cell> cells, std::vector<Part> parts,
                        std::int64_t least, std::int64_t most) {
  return std::make_unique<LinearRule>(size, std::move(cells), std::move(parts), least, most);
}

}  // namespace nonet::rules
