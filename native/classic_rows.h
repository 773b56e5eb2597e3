// Rows of the opening: the cells of a digit in the three bands, as a vector of 128 bits.
//
// Not shared between files that are compiled for different CPUs, hence without a name.
#pragma once

#include <array>

#include "classic_tables.h"

#if defined(NONET_X86_64)
#include <emmintrin.h>
#endif

namespace nonet::classic {
namespace {

// One digit:
//
//     band 0 | band 1 | band 2 | 0        27 cells each
//
// Wider vectors hold rows of several digits, one after the other.
#if defined(NONET_X86_64)

struct Row {
  static constexpr int digits = 1;
  __m128i bits;

  static Row load(const Word* from) {
    return {_mm_load_si128(reinterpret_cast<const __m128i*>(from))};
  }
  void store(Word* to) const { _mm_store_si128(reinterpret_cast<__m128i*>(to), bits); }
  static Row fill(Word word) { return {_mm_set1_epi32(static_cast<int>(word))}; }
  static Row repeat(Row row) { return row; }

  friend Row operator&(Row a, Row b) { return {_mm_and_si128(a.bits, b.bits)}; }
  friend Row operator|(Row a, Row b) { return {_mm_or_si128(a.bits, b.bits)}; }
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
  template <int Count>
  Row turned() const {
    return {_mm_shuffle_epi32(bits, Count == 1 ? 0x39 : 0x4e)};
  }
  bool is_zero() const {
    return _mm_movemask_epi8(_mm_cmpeq_epi32(bits, _mm_setzero_si128())) == 0xffff;
  }
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
  static Row repeat(Row row) { return row; }

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
    Row row;
    for (int n = 0; n < 4; ++n) row.words[n] = words[(n + Count) % 4];
    return row;
  }
  bool is_zero() const { return words == std::array<Word, 4>{}; }
};

#endif

}  // namespace
}  // namespace nonet::classic
