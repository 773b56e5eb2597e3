// Lanes of the triad search in the registers of x86-64 with SSE4.2. Include it only in a file that
// is compiled for it.
#pragma once

#include <nmmintrin.h>

#include "lanes_pair.h"

namespace nonet::classic {
namespace {

struct SseHalf {
  __m128i bits;

  static SseHalf load(const Lane* from) {
    return {_mm_load_si128(reinterpret_cast<const __m128i*>(from))};
  }
  void store(Lane* to) const { _mm_store_si128(reinterpret_cast<__m128i*>(to), bits); }
  static SseHalf fill(Lane lane) { return {_mm_set1_epi16(static_cast<short>(lane))}; }
  static SseHalf zero() { return {_mm_setzero_si128()}; }

  friend SseHalf operator&(SseHalf a, SseHalf b) { return {_mm_and_si128(a.bits, b.bits)}; }
  friend SseHalf operator|(SseHalf a, SseHalf b) { return {_mm_or_si128(a.bits, b.bits)}; }
  static SseHalf without(SseHalf a, SseHalf b) { return {_mm_andnot_si128(b.bits, a.bits)}; }
  static SseHalf where_equal(SseHalf a, SseHalf b) { return {_mm_cmpeq_epi16(a.bits, b.bits)}; }
  static SseHalf where_greater(SseHalf a, SseHalf b) { return {_mm_cmpgt_epi16(a.bits, b.bits)}; }
  static SseHalf decrement(SseHalf a) { return {_mm_add_epi16(a.bits, _mm_set1_epi16(-1))}; }
  static SseHalf count(SseHalf a) {
    const __m128i of_nibble = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m128i nibble = _mm_set1_epi8(15);
    const __m128i low = _mm_and_si128(a.bits, nibble);
    const __m128i high = _mm_and_si128(_mm_srli_epi16(a.bits, 4), nibble);
    const __m128i in_bytes =
        _mm_add_epi8(_mm_shuffle_epi8(of_nibble, low), _mm_shuffle_epi8(of_nibble, high));
    return {_mm_maddubs_epi16(in_bytes, _mm_set1_epi8(1))};
  }
  static bool any(SseHalf a) { return _mm_testz_si128(a.bits, a.bits) == 0; }
  static bool equal(SseHalf a, SseHalf b) { return !any({_mm_xor_si128(a.bits, b.bits)}); }

  static SseHalf shuffle(SseHalf a, const std::uint8_t* by) {
    return {_mm_shuffle_epi8(a.bits, _mm_load_si128(reinterpret_cast<const __m128i*>(by)))};
  }
  // Four lanes of one, four of the other, each from its first (0) or second (1) half.
  template <int A, int B>
  static SseHalf quarters(SseHalf a, SseHalf b) {
    return {_mm_castpd_si128(
        _mm_shuffle_pd(_mm_castsi128_pd(a.bits), _mm_castsi128_pd(b.bits), A | B << 1))};
  }
};

using SseLanes = PairLanes<SseHalf>;

}  // namespace
}  // namespace nonet::classic
