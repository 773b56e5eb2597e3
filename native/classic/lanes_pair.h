// Lanes of the triad search as pairs of halves, for CPUs whose vectors have 128 bits.
#pragma once

#include "triad_tables.h"

namespace nonet::classic {
namespace {

// A box is two halves of eight lanes:
//
//     low    row 0 | row 1
//     high   row 2 | row 3
template <class Half>
struct PairLanes {
  using Narrow = Half;
  struct Wide {
    Half low, high;
    friend Wide operator&(const Wide& a, const Wide& b) { return {a.low & b.low, a.high & b.high}; }
    friend Wide operator|(const Wide& a, const Wide& b) { return {a.low | b.low, a.high | b.high}; }
  };

  static Narrow load(const NarrowArray& from) { return Half::load(from.data()); }
  static Wide load(const WideArray& from) {
    return {Half::load(from.data()), Half::load(from.data() + 8)};
  }
  static void store(NarrowArray& to, const Narrow& lanes) { lanes.store(to.data()); }
  static void store(WideArray& to, const Wide& lanes) {
    lanes.low.store(to.data());
    lanes.high.store(to.data() + 8);
  }

  static bool equal(const Narrow& a, const Narrow& b) { return Half::equal(a, b); }
  static bool equal(const Wide& a, const Wide& b) {
    return Half::equal(a.low, b.low) && Half::equal(a.high, b.high);
  }
  static bool any(const Wide& a) { return Half::any(a.low | a.high); }

  static Narrow without(const Narrow& a, const Narrow& b) { return Half::without(a, b); }
  static Wide without(const Wide& a, const Wide& b) {
    return {Half::without(a.low, b.low), Half::without(a.high, b.high)};
  }
  static Wide where_equal(const Wide& a, const Wide& b) {
    return {Half::where_equal(a.low, b.low), Half::where_equal(a.high, b.high)};
  }
  static Wide where_greater(const Wide& a, const Wide& b) {
    return {Half::where_greater(a.low, b.low), Half::where_greater(a.high, b.high)};
  }
  static Wide decrement(const Wide& a) { return {Half::decrement(a.low), Half::decrement(a.high)}; }
  static Wide count(const Wide& a) { return {Half::count(a.low), Half::count(a.high)}; }
  static Wide fill(Lane lane) { return {Half::fill(lane), Half::fill(lane)}; }
  static Wide zero() { return {Half::zero(), Half::zero()}; }

  static Narrow shuffle(const Narrow& a, const NarrowShuffle& by) {
    return Half::shuffle(a, by.data());
  }
  static Wide shuffle(const Wide& a, const WideShuffle& by) {
    return {Half::shuffle(a.low, by.data()), Half::shuffle(a.high, by.data() + 16)};
  }
  template <int A, int B, int C, int D>
  static Wide rows(const Wide& a) {
    return {two_rows<A, B>(a), two_rows<C, D>(a)};
  }
  static Wide join(const Wide& a, const Wide& b) {
    return {a.low, Half::template quarters<0, 1>(a.high, b.high)};
  }
  static Wide twice(const Narrow& a) { return {a, a}; }
  static Narrow lower(const Wide& a) { return a.low; }
  static Narrow upper(const Wide& a) { return a.high; }

 private:
  template <int A, int B>
  static Half two_rows(const Wide& a) {
    return Half::template quarters<A % 2, B % 2>(A < 2 ? a.low : a.high, B < 2 ? a.low : a.high);
  }
};

}  // namespace
}  // namespace nonet::classic
