// Rows of two digits of the classic engine in one vector, for x86-64 with AVX2. Include it only in
// a file that is compiled for it. Four digits in a vector of AVX-512 are no quicker.
#pragma once

#include <immintrin.h>

#include "rows.h"

namespace nonet::classic {
namespace {

struct WideRows {
  static constexpr int digits = 2;
  __m256i bits;

  static WideRows load(const Word* from) {
    return {_mm256_load_si256(reinterpret_cast<const __m256i*>(from))};
  }
  void store(Word* to) const { _mm256_store_si256(reinterpret_cast<__m256i*>(to), bits); }
  static WideRows fill(Word word) { return {_mm256_set1_epi32(static_cast<int>(word))}; }

  friend WideRows operator&(WideRows a, WideRows b) { return {_mm256_and_si256(a.bits, b.bits)}; }
  friend WideRows operator|(WideRows a, WideRows b) { return {_mm256_or_si256(a.bits, b.bits)}; }
  friend WideRows operator^(WideRows a, WideRows b) { return {_mm256_xor_si256(a.bits, b.bits)}; }
  friend WideRows operator-(WideRows a, WideRows b) { return {_mm256_sub_epi32(a.bits, b.bits)}; }
  static WideRows without(WideRows a, WideRows b) { return {_mm256_andnot_si256(b.bits, a.bits)}; }
  template <int Count>
  WideRows left() const {
    return {_mm256_slli_epi32(bits, Count)};
  }
  template <int Count>
  WideRows right() const {
    return {_mm256_srli_epi32(bits, Count)};
  }
  template <int Count>
  WideRows turned() const {
    return {_mm256_shuffle_epi32(bits, Count == 1 ? 0xc9 : 0xd2)};
  }
  static WideRows zeros(WideRows a) { return {_mm256_cmpeq_epi32(a.bits, _mm256_setzero_si256())}; }
  // Each half has seen every other digit: both shall know it all.
  static void gather(WideRows& once, WideRows& twice) {
    const WideRows others = once.swapped();
    twice = twice | twice.swapped() | (once & others);
    once = once | others;
  }
  static void gather(WideRows& once, WideRows& twice, WideRows& thrice) {
    thrice = thrice | thrice.swapped() | (once & twice.swapped()) | (twice & once.swapped());
    gather(once, twice);
  }
  WideRows swapped() const { return {_mm256_permute4x64_epi64(bits, 0x4e)}; }
  bool is_zero() const { return _mm256_testz_si256(bits, bits) != 0; }
};

}  // namespace
}  // namespace nonet::classic
