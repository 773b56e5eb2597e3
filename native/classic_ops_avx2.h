// Operations of the band search for x86-64 with AVX2 and BMI 1 and 2. Include it only in a file
// that is compiled for them.
#pragma once

#include <immintrin.h>

#include "classic_rows_avx2.h"
#include "classic_search.h"

namespace nonet::classic {
namespace {

struct Avx2Ops {
  using Rows = WideRows;

  static std::array<Triple, 9> find_givens(const Digit* givens) {
    const __m256i first = load(givens);
    const __m256i second = load(givens + 27);
    const __m256i third = load(givens + 49);  // five early, so as not to read past the end
    std::array<Triple, 9> found;
    for (int digit = 0; digit < 9; ++digit) {
      const __m256i wanted = _mm256_set1_epi8(static_cast<char>(digit + 1));
      found[digit] = {where_equal(first, wanted) & all_cells,
                      where_equal(second, wanted) & all_cells, where_equal(third, wanted) >> 5};
    }
    return found;
  }

  static __m256i load(const void* from) {
    return _mm256_loadu_si256(static_cast<const __m256i*>(from));
  }

  static Word where_equal(__m256i bytes, __m256i wanted) {
    return static_cast<Word>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, wanted)));
  }

  // Digits 1-8 in one go.
  static Word clear(Band& band, Word cells) {
    Word* const candidates = band.candidates.data();
    const __m256i eight = load(candidates);
    const __m256i hit = _mm256_and_si256(eight, _mm256_set1_epi32(static_cast<int>(cells)));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(candidates), _mm256_xor_si256(eight, hit));
    const __m256i missed = _mm256_cmpeq_epi32(hit, _mm256_setzero_si256());
    const Word untouched = static_cast<Word>(_mm256_movemask_ps(_mm256_castsi256_ps(missed)));
    const Word ninth = candidates[8] & cells;
    candidates[8] ^= ninth;
    band.open &= ~cells;
    return (untouched ^ 0xff) | (ninth != 0 ? Word{1} << 8 : 0);
  }

  static Word minirows(Word cells) {
    return _pext_u32(cells | cells >> 1 | cells >> 2, 0111111111);
  }

  static Word minicolumns(Word columns, int stack) {
    return _pext_u32(columns, Word{0007007007} << 3 * stack);
  }
};

}  // namespace
}  // namespace nonet::classic
