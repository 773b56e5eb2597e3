// Operations of the row search for x86-64 with AVX2 and BMI 1 and 2. Include it only in a file
// that is compiled for them.
#pragma once

#include <immintrin.h>

#include "lanes_avx2.h"
#include "rows_avx2.h"
#include "search.h"

namespace nonet::classic {
namespace {

struct Avx2Ops {
  using Rows = WideRows;

  static std::array<std::array<Word, 3>, 9> find_givens(const Digit* givens) {
    const __m256i first = load(givens);
    const __m256i second = load(givens + 27);
    const __m256i third = load(givens + 49);  // five early, so as not to read past the end
    std::array<std::array<Word, 3>, 9> found;
    for (int digit = 0; digit < 9; ++digit) {
      const __m256i wanted = _mm256_set1_epi8(static_cast<char>(digit + 1));
      found[digit] = {where_equal(first, wanted) & all_cells,
                      where_equal(second, wanted) & all_cells, where_equal(third, wanted) >> 5};
    }
    return found;
  }

  static Word find_best(const DigitRows& candidates, const Cells& some) {
    alignas(32) static constexpr DigitRows scores = [] {
      DigitRows made{};
      for (int digit = 0; digit < 9; ++digit) {
        for (int band = 0; band < 3; ++band) {
          made[place_of(digit, band)] = score_of(0, 9 * band + digit);
        }
      }
      return made;
    }();
    __m256i best = _mm256_setzero_si256();
    for (int n = 0; n < 4 * 10; n += 8) {
      const __m256i cells = _mm256_and_si256(load(&candidates[n]), load(some.data()));
      const __m256i score = _mm256_add_epi32(_mm256_slli_epi32(count(cells), 5), load(&scores[n]));
      best = _mm256_max_epu32(best, score);
    }
    __m128i half = _mm_max_epu32(_mm256_castsi256_si128(best), _mm256_extracti128_si256(best, 1));
    half = _mm_max_epu32(half, _mm_shuffle_epi32(half, 0x4e));
    half = _mm_max_epu32(half, _mm_shuffle_epi32(half, 0xb1));
    return static_cast<Word>(_mm_cvtsi128_si32(half));
  }

  // For each word the number of its bits.
  static __m256i count(__m256i words) {
    return _mm256_madd_epi16(Avx2Lanes::count({words}).bits, _mm256_set1_epi16(1));
  }

  static __m256i load(const void* from) {
    return _mm256_loadu_si256(static_cast<const __m256i*>(from));
  }

  static Word where_equal(__m256i bytes, __m256i wanted) {
    return static_cast<Word>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, wanted)));
  }
};

}  // namespace
}  // namespace nonet::classic
