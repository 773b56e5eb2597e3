// Operations of the row search for x86-64 with AVX2 and BMI 1 and 2. Include it only in a file
// that is compiled for them.
#pragma once

#include <immintrin.h>

#include "classic_rows_avx2.h"
#include "classic_search.h"

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

  static __m256i load(const void* from) {
    return _mm256_loadu_si256(static_cast<const __m256i*>(from));
  }

  static Word where_equal(__m256i bytes, __m256i wanted) {
    return static_cast<Word>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, wanted)));
  }
};

}  // namespace
}  // namespace nonet::classic
