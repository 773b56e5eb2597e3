#include "narrow.h"

#include <algorithm>
#include <array>

#include "combinations.h"

namespace nonet {
namespace {

constexpr int max_exact = 4;  // cells for which every way to place a combination is tried
constexpr int word_bits = 64;

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

// Tries all ways to give each open cell a digit of the set; notes what occurs in one that works.
class Placement {
 public:
  Placement(std::span<const Mask> open, std::span<Mask> supported)
      : open_(open), supported_(supported) {}

  bool fits(Mask set, std::size_t cell = 0) {
    if (cell == open_.size()) return true;
    bool found = false;
    for (Mask rest = open_[cell] & set; rest != 0; rest &= rest - 1) {
      const Mask digit = rest & -rest;
      if (!fits(set & ~digit, cell + 1)) continue;
      supported_[cell] |= digit;
      found = true;
    }
    return found;
  }

 private:
  std::span<const Mask> open_;
  std::span<Mask> supported_;
};

bool touches_all(Mask set, std::span<const Mask> masks) {
  return std::ranges::all_of(masks, [&](Mask mask) { return (mask & set) != 0; });
}

// The open cells share `total` out as different digits.
bool narrow_open(int size, int total, std::span<Mask> open, Mask& required) {
  Mask all = 0;
  for (const Mask mask : open) all |= mask;
  std::array<Mask, max_digits> supported{};
  Placement placement(open, supported);
  Mask possible = 0;
  required = ~Mask{0};
  for (const Mask set : Combinations::of(size).sets(static_cast<int>(open.size()), total)) {
    if ((set & ~all) != 0 || !touches_all(set, open)) continue;
    if (open.size() <= max_exact && !placement.fits(set)) continue;
    possible |= set;
    required &= set;
  }
  if (possible == 0) return false;
  for (std::size_t n = 0; n < open.size(); ++n) {
    open[n] &= open.size() <= max_exact ? supported[n] : possible;
  }
  return true;
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

bool narrow_sum(int total, std::span<Mask> masks) {
  int low = 0;
  int high = 0;
  for (const Mask mask : masks) {
    low += least(mask);
    high += most(mask);
  }
  if (total < low || total > high) return false;
  if (total - low < word_bits) return narrow_by_reach(total - low, masks);
  return narrow_bounds(total - low, high - total, masks);
}

bool narrow_distinct(int size, int total, std::span<Mask> masks, Mask& required) {
  required = 0;
  std::array<Mask, max_digits> store;
  std::array<int, max_digits> order;
  Mask fixed = 0;
  const int count = split(masks, store, order, fixed);
  if (count < 0) return false;
  const std::span<Mask> open{store.data(), static_cast<std::size_t>(count)};
  if (!touches_all(~Mask{0}, open)) return false;
  const int rest = total - total_of(fixed);
  if (open.empty()) return rest == 0;
  const bool holds = size <= Combinations::max_size ? narrow_open(size, rest, open, required)
                                                    : narrow_sum(rest, open);
  if (!holds) return false;
  for (int n = 0; n < count; ++n) masks[order[n]] = open[n];
  return true;
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
