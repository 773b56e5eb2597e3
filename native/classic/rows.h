// Rows of the classic engine: the cells of a digit in the three bands, as a vector of 128 bits.
//
// Not shared between files that are compiled for different CPUs, hence without a name.
#pragma once

#include <array>

#include "position.h"

#if defined(NONET_X86_64)
#include <emmintrin.h>
#elif defined(NONET_NEON)
#include <arm_neon.h>
#endif

namespace nonet::classic {
namespace {

// One digit:
//
//     band 0 | band 1 | band 2 | 0        27 cells each
//
// Wider vectors hold rows of several digits, one after the other. `gather` completes what was found
// about cells from vector to vector: once, twice and three times in the rows of all digits.
#if defined(NONET_X86_64)

struct Row {
  static constexpr int digits = 1;
  __m128i bits;

  static Row load(const Word* from) {
    return {_mm_load_si128(reinterpret_cast<const __m128i*>(from))};
  }
  void store(Word* to) const { _mm_store_si128(reinterpret_cast<__m128i*>(to), bits); }
  static Row fill(Word word) { return {_mm_set1_epi32(static_cast<int>(word))}; }

  friend Row operator&(Row a, Row b) { return {_mm_and_si128(a.bits, b.bits)}; }
  friend Row operator|(Row a, Row b) { return {_mm_or_si128(a.bits, b.bits)}; }
  friend Row operator^(Row a, Row b) { return {_mm_xor_si128(a.bits, b.bits)}; }
  friend Row operator-(Row a, Row b) { return {_mm_sub_epi32(a.bits, b.bits)}; }
  static Row without(Row a, Row b) { return {_mm_andnot_si128(b.bits, a.bits)}; }
  template <int Count>
  Row left() const {
    return {_mm_slli_epi32(bits, Count)};
  }
  template <int Count>
  Row right() const {
    return {_mm_srli_epi32(bits, Count)};
  }
  // Each band takes the place of the one that is so many before it.
  template <int Count>
  Row turned() const {
    return {_mm_shuffle_epi32(bits, Count == 1 ? 0xc9 : 0xd2)};
  }
  static Row zeros(Row a) { return {_mm_cmpeq_epi32(a.bits, _mm_setzero_si128())}; }
  static void gather(Row&, Row&) {}
  static void gather(Row&, Row&, Row&) {}
  bool is_zero() const {
    return _mm_movemask_epi8(_mm_cmpeq_epi32(bits, _mm_setzero_si128())) == 0xffff;
  }
};

#elif defined(NONET_NEON)

struct Row {
  static constexpr int digits = 1;
  uint32x4_t bits;

  static Row load(const Word* from) { return {vld1q_u32(from)}; }
  void store(Word* to) const { vst1q_u32(to, bits); }
  static Row fill(Word word) { return {vdupq_n_u32(word)}; }

  friend Row operator&(Row a, Row b) { return {vandq_u32(a.bits, b.bits)}; }
  friend Row operator|(Row a, Row b) { return {vorrq_u32(a.bits, b.bits)}; }
  friend Row operator^(Row a, Row b) { return {veorq_u32(a.bits, b.bits)}; }
  friend Row operator-(Row a, Row b) { return {vsubq_u32(a.bits, b.bits)}; }
  static Row without(Row a, Row b) { return {vbicq_u32(a.bits, b.bits)}; }
  template <int Count>
  Row left() const {
    return {vshlq_n_u32(bits, Count)};
  }
  template <int Count>
  Row right() const {
    return {vshrq_n_u32(bits, Count)};
  }
  template <int Count>
  Row turned() const {
    const uint32x2_t last = vget_high_u32(bits);
    const uint32x2_t first = vget_low_u32(bits);
    return Count == 1
               ? Row{vcombine_u32(vext_u32(first, last, 1), vzip1_u32(first, vrev64_u32(last)))}
               : Row{vcombine_u32(vzip1_u32(last, first), vzip2_u32(first, last))};
  }
  static Row zeros(Row a) { return {vceqzq_u32(a.bits)}; }
  static void gather(Row&, Row&) {}
  static void gather(Row&, Row&, Row&) {}
  bool is_zero() const { return vmaxvq_u32(bits) == 0; }
};

#else

struct Row {
  static constexpr int digits = 1;
  std::array<Word, 4> words;

  static Row load(const Word* from) { return {{from[0], from[1], from[2], from[3]}}; }
  void store(Word* to) const {
    for (int n = 0; n < 4; ++n) to[n] = words[n];
  }
  static Row fill(Word word) { return {{word, word, word, word}}; }

  template <class Operation>
  static Row combine(const Row& a, const Row& b, const Operation& operation) {
    Row row;
    for (int n = 0; n < 4; ++n) row.words[n] = operation(a.words[n], b.words[n]);
    return row;
  }
  friend Row operator&(Row a, Row b) {
    return combine(a, b, [](Word x, Word y) { return x & y; });
  }
  friend Row operator|(Row a, Row b) {
    return combine(a, b, [](Word x, Word y) { return x | y; });
  }
  friend Row operator^(Row a, Row b) {
    return combine(a, b, [](Word x, Word y) { return x ^ y; });
  }
  friend Row operator-(Row a, Row b) {
    return combine(a, b, [](Word x, Word y) { return x - y; });
  }
  static Row without(Row a, Row b) {
    return combine(a, b, [](Word x, Word y) { return x & ~y; });
  }
  template <int Count>
  Row left() const {
    return combine(*this, *this, [](Word x, Word) { return x << Count; });
  }
  template <int Count>
  Row right() const {
    return combine(*this, *this, [](Word x, Word) { return x >> Count; });
  }
  template <int Count>
  Row turned() const {
    return {{words[Count], words[(1 + Count) % 3], words[(2 + Count) % 3], words[3]}};
  }
  static Row zeros(Row a) {
    return combine(a, a, [](Word x, Word) { return x == 0 ? ~Word{0} : 0; });
  }
  static void gather(Row&, Row&) {}
  static void gather(Row&, Row&, Row&) {}
  bool is_zero() const { return words == std::array<Word, 4>{}; }
};

#endif

}  // namespace
}  // namespace nonet::classic
