// Lanes of the triad search in the registers of x86-64 with AVX2; with AVX-512 where the including
// file is compiled for it. Include it only in such a file.
#pragma once

#include <immintrin.h>

#include "triad_tables.h"

namespace nonet::classic {
namespace {

struct Avx2Lanes {
  struct Narrow {
    __m128i bits;
    friend Narrow operator&(Narrow a, Narrow b) { return {_mm_and_si128(a.bits, b.bits)}; }
    friend Narrow operator|(Narrow a, Narrow b) { return {_mm_or_si128(a.bits, b.bits)}; }
  };
  struct Wide {
    __m256i bits;
    friend Wide operator&(Wide a, Wide b) { return {_mm256_and_si256(a.bits, b.bits)}; }
    friend Wide operator|(Wide a, Wide b) { return {_mm256_or_si256(a.bits, b.bits)}; }
  };

  static Narrow load(const NarrowArray& from) { return {_mm_load_si128(narrow(&from))}; }
  static Wide load(const WideArray& from) { return {_mm256_load_si256(wide(&from))}; }
  static void store(NarrowArray& to, Narrow lanes) {
    _mm_store_si128(reinterpret_cast<__m128i*>(&to), lanes.bits);
  }
  static void store(WideArray& to, Wide lanes) {
    _mm256_store_si256(reinterpret_cast<__m256i*>(&to), lanes.bits);
  }

  static bool equal(Narrow a, Narrow b) {
    const __m128i difference = _mm_xor_si128(a.bits, b.bits);
    return _mm_testz_si128(difference, difference) != 0;
  }
  static bool equal(Wide a, Wide b) {
    const __m256i difference = _mm256_xor_si256(a.bits, b.bits);
    return _mm256_testz_si256(difference, difference) != 0;
  }
  static bool any(Wide a) { return _mm256_testz_si256(a.bits, a.bits) == 0; }

  static Wide without(Wide a, Wide b) { return {_mm256_andnot_si256(b.bits, a.bits)}; }
  static Wide where_equal(Wide a, Wide b) { return {_mm256_cmpeq_epi16(a.bits, b.bits)}; }
  static Wide where_greater(Wide a, Wide b) { return {_mm256_cmpgt_epi16(a.bits, b.bits)}; }
  static Wide decrement(Wide a) { return {_mm256_add_epi16(a.bits, _mm256_set1_epi16(-1))}; }
  static Wide fill(Lane lane) { return {_mm256_set1_epi16(static_cast<short>(lane))}; }
  static Narrow without(Narrow a, Narrow b) { return {_mm_andnot_si128(b.bits, a.bits)}; }
  static Wide zero() { return {_mm256_setzero_si256()}; }

  static Wide count(Wide a) {
#if defined(__AVX512BITALG__) && defined(__AVX512VL__)
    return {_mm256_popcnt_epi16(a.bits)};
#else
    const __m256i of_nibble =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const __m256i nibble = _mm256_set1_epi8(15);
    const __m256i low = _mm256_and_si256(a.bits, nibble);
    const __m256i high = _mm256_and_si256(_mm256_srli_epi16(a.bits, 4), nibble);
    const __m256i in_bytes =
        _mm256_add_epi8(_mm256_shuffle_epi8(of_nibble, low), _mm256_shuffle_epi8(of_nibble, high));
    return {_mm256_maddubs_epi16(in_bytes, _mm256_set1_epi8(1))};
#endif
  }

  static Narrow shuffle(Narrow a, const NarrowShuffle& by) {
    return {_mm_shuffle_epi8(a.bits, _mm_load_si128(narrow(&by)))};
  }
  static Wide shuffle(Wide a, const WideShuffle& by) {
    return {_mm256_shuffle_epi8(a.bits, _mm256_load_si256(wide(&by)))};
  }
  template <int A, int B, int C, int D>
  static Wide rows(Wide a) {
    return {_mm256_permute4x64_epi64(a.bits, A | B << 2 | C << 4 | D << 6)};
  }
  // The first three rows of one, the last of the other.
  static Wide join(Wide a, Wide b) { return {_mm256_blend_epi32(a.bits, b.bits, 0xc0)}; }
  static Wide twice(Narrow a) { return {_mm256_broadcastsi128_si256(a.bits)}; }
  static Narrow lower(Wide a) { return {_mm256_castsi256_si128(a.bits)}; }
  static Narrow upper(Wide a) { return {_mm256_extracti128_si256(a.bits, 1)}; }

 private:
  static const __m128i* narrow(const void* from) { return static_cast<const __m128i*>(from); }
  static const __m256i* wide(const void* from) { return static_cast<const __m256i*>(from); }
};

}  // namespace
}  // namespace nonet::classic
