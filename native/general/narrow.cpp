#include "narrow.h"

#include <algorithm>
#include <array>

#include "../bitset.h"
#include "combinations.h"

namespace nonet {
namespace {

constexpr int max_exact = 4;  // cells for which every way to place a combination is tried

int least(Mask mask) {
  return std::countr_zero(mask) + 1;
}
int most(Mask mask) {
  return std::bit_width(mask);
}
bool is_single(Mask mask) {
  return (mask & (mask - 1)) == 0;
}
Mask digits_between(int low, int high) {
  const Mask up_to_high = high >= 32 ? ~Mask{0} : high <= 0 ? 0 : (Mask{1} << high) - 1;
  const Mask below_low = low <= 1 ? 0 : low > 32 ? ~Mask{0} : (Mask{1} << (low - 1)) - 1;
  return up_to_high & ~below_low;
}

bool narrow_bounds(int spare, int lack, std::span<Mask> masks) {
  for (Mask& mask : masks) mask &= digits_between(most(mask) - lack, least(mask) + spare);
  return std::ranges::none_of(masks, [](Mask mask) { return mask == 0; });
}

// Bit s of `reach` means that the cells so far can exceed their least total by s.
std::uint64_t extended(std::uint64_t reach, Mask mask) {
  std::uint64_t further = 0;
  for (const int base = std::countr_zero(mask); mask != 0; mask &= mask - 1) {
    further |= reach << (std::countr_zero(mask) - base);
  }
  return further;
}

// Exact, as long as what the cells add to their least total fits in a word.
bool narrow_by_reach(int spare, std::span<Mask> masks) {
  std::array<std::uint64_t, max_digits + 1> before;
  before[0] = 1;
  for (std::size_t n = 0; n < masks.size(); ++n) before[n + 1] = extended(before[n], masks[n]);
  if ((before[masks.size()] >> spare & 1) == 0) return false;
  // Bit s of `after`: the cells from here on can add what is missing to s.
  std::uint64_t after = std::uint64_t{1} << spare;
  for (std::size_t n = masks.size(); n-- > 0;) {
    const int base = std::countr_zero(masks[n]);
    std::uint64_t earlier = 0;
    Mask supported = 0;
    for (Mask rest = masks[n]; rest != 0; rest &= rest - 1) {
      const std::uint64_t start = after >> (std::countr_zero(rest) - base);
      if ((before[n] & start) != 0) supported |= rest & -rest;
      earlier |= start;
    }
    masks[n] = supported;
    after = earlier;
  }
  return true;
}

// All ways in which a few cells share a total out as different digits. `supported` gets the digits
// that occur in one of them.
class Sharing {
 public:
  Sharing(int size, std::span<const Mask> open, std::span<Mask> supported)
      : size_(size), open_(open), supported_(supported) {
    for (std::size_t n = 0; n < 2; ++n) turned_[n] = mirrored(size, open[open.size() - 2 + n]);
  }

  bool find(int total, Mask& required) { return find(total, 0, {}, required); }

 private:
  struct Used {
    Mask digits = 0;
    Mask mirrored = 0;
  };

  // From this cell on, without the digits that are used; `required` gets what is in all ways.
  bool find(int total, std::size_t cell, Used used, Mask& required) {
    if (cell + 2 == open_.size()) return find_pairs(total, used, required);
    required = ~Mask{0};
    bool found = false;
    for (Mask rest = open_[cell] & ~used.digits; rest != 0; rest &= rest - 1) {
      const Mask digit = rest & -rest;
      Mask with_it = 0;
      const Used more{used.digits | digit, used.mirrored | Mask{1} << (size_ - least(digit))};
      if (!find(total - least(digit), cell + 1, more, with_it)) continue;
      supported_[cell] |= digit;
      required &= digit | with_it;
      found = true;
    }
    return found;
  }

  // The last two cells: each digit has but one partner, so two ways have no digit in common.
  bool find_pairs(int total, Used used, Mask& required) {
    if (total < 3 || total >= 2 * size_) return false;
    const Mask half = total % 2 == 0 ? Mask{1} << (total / 2 - 1) : 0;
    const Mask free = ~(used.digits | half | partners(total, used.mirrored));
    const std::size_t last = open_.size() - 1;
    const Mask first = open_[last - 1] & partners(total, turned_[1]) & free;
    const Mask second = open_[last] & partners(total, turned_[0]) & free;
    supported_[last - 1] |= first;
    supported_[last] |= second;
    const Mask both = first | second;
    const Mask more = both & (both - 1);
    required = (more & (more - 1)) == 0 ? both : 0;
    return first != 0;
  }

  // What makes up the total with the digits, which are mirrored.
  Mask partners(int total, Mask turned) const {
    return total > size_ ? turned << (total - size_ - 1) : turned >> (size_ + 1 - total);
  }

  int size_;
  std::span<const Mask> open_;
  std::span<Mask> supported_;
  std::array<Mask, 2> turned_;  // the last two cells
};

bool touches_all(Mask set, std::span<const Mask> masks) {
  return std::ranges::all_of(masks, [&](Mask mask) { return (mask & set) != 0; });
}

// Up to `max_exact` open cells share `total` out as different digits.
bool narrow_few(int size, int total, std::span<Mask> open, Mask& required) {
  if (open.size() == 1) {
    required = open[0] &= digits_between(total, total);
    return required != 0;
  }
  std::array<Mask, max_exact> store{};
  const std::span<Mask> supported{store.data(), open.size()};
  if (!Sharing(size, open, supported).find(total, required)) return false;
  std::ranges::copy(supported, open.begin());
  return true;
}

// The same for more cells, of which not every way to place a combination is tried.
bool narrow_many(int size, int total, std::span<Mask> open, Mask& required) {
  Mask all = 0;
  for (const Mask mask : open) all |= mask;
  Mask possible = 0;
  required = ~Mask{0};
  for (const Mask set : Combinations::of(size).sets(static_cast<int>(open.size()), total)) {
    if ((set & ~all) != 0 || !touches_all(set, open)) continue;
    possible |= set;
    required &= set;
  }
  for (Mask& mask : open) mask &= possible;
  return possible != 0;
}

Narrowed narrow_open(int size, int total, std::span<Mask> open, Mask& required) {
  if (size > Combinations::max_size) {
    return std::min(narrow_sum(total, open), Narrowed::partly);
  }
  const bool few = open.size() <= max_exact;
  const bool holds =
      few ? narrow_few(size, total, open, required) : narrow_many(size, total, open, required);
  if (!holds) return Narrowed::impossible;
  return few ? Narrowed::wholly : Narrowed::partly;
}

// Moves the open masks to the front of `open` and returns how many there are; -1 when a digit is
// there twice. `order` tells where they came from.
int split(std::span<Mask> masks, std::span<Mask> open, std::span<int> order, Mask& fixed) {
  for (const Mask mask : masks) {
    if (!is_single(mask)) continue;
    if ((fixed & mask) != 0) return -1;
    fixed |= mask;
  }
  int count = 0;
  for (std::size_t n = 0; n < masks.size(); ++n) {
    if (is_single(masks[n])) continue;
    order[count] = static_cast<int>(n);
    open[count++] = masks[n] & ~fixed;
  }
  return count;
}

}  // namespace

Narrowed narrow_sum(int total, std::span<Mask> masks) {
  int low = 0;
  int high = 0;
  for (const Mask mask : masks) {
    low += least(mask);
    high += most(mask);
  }
  if (total < low || total > high) return Narrowed::impossible;
  if (total - low < word_bits) {
    return narrow_by_reach(total - low, masks) ? Narrowed::wholly : Narrowed::impossible;
  }
  return narrow_bounds(total - low, high - total, masks) ? Narrowed::partly : Narrowed::impossible;
}

Narrowed narrow_distinct(int size, int total, std::span<Mask> masks, Mask& required) {
  required = 0;
  std::array<Mask, max_digits> store;
  std::array<int, max_digits> order;
  Mask fixed = 0;
  const int count = split(masks, store, order, fixed);
  if (count < 0) return Narrowed::impossible;
  const std::span<Mask> open{store.data(), static_cast<std::size_t>(count)};
  if (!touches_all(~Mask{0}, open)) return Narrowed::impossible;
  const int rest = total - total_of(fixed);
  if (open.empty()) return rest == 0 ? Narrowed::wholly : Narrowed::impossible;
  const Narrowed narrowed = narrow_open(size, rest, open, required);
  if (narrowed == Narrowed::impossible) return narrowed;
  for (int n = 0; n < count; ++n) masks[order[n]] = open[n];
  return narrowed;
}

// All 32 bits in reverse order, by halves, quarters and so on.
Mask mirrored(int size, Mask digits) {
  digits = digits >> 16 | digits << 16;
  digits = (digits >> 8 & 0x00ff00ff) | (digits & 0x00ff00ff) << 8;
  digits = (digits >> 4 & 0x0f0f0f0f) | (digits & 0x0f0f0f0f) << 4;
  digits = (digits >> 2 & 0x33333333) | (digits & 0x33333333) << 2;
  digits = (digits >> 1 & 0x55555555) | (digits & 0x55555555) << 1;
  return digits >> (32 - size);
}

}  // namespace nonet
