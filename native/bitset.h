// Sets of small numbers whose range is known only at run time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

using Word = std::uint64_t;
constexpr int word_bits = 64;

constexpr int words_for(int count) {
  return (count + word_bits - 1) / word_bits;
}
inline void insert(std::span<Word> set, int item) {
  set[item / word_bits] |= Word{1} << (item % word_bits);
}
inline bool contains(std::span<const Word> set, int item) {
  return (set[item / word_bits] >> (item % word_bits) & 1) != 0;
}
inline int count_common(std::span<const Word> a, std::span<const Word> b) {
  int count = 0;
  for (std::size_t n = 0; n < a.size(); ++n) count += std::popcount(a[n] & b[n]);
  return count;
}
template <class Visit>
void for_each_bit(Word word, int base, const Visit& visit) {
  for (; word != 0; word &= word - 1) visit(base + std::countr_zero(word));
}
template <class Visit>
void for_each(std::span<const Word> set, const Visit& visit) {
  for (std::size_t n = 0; n < set.size(); ++n) {
    for_each_bit(set[n], static_cast<int>(n) * word_bits, visit);
  }
}

// Some bits of one word of a set. A cell's houses are a row of marks: on boards with up to 64
// houses a single one, so that noting a change of the cell is a single OR.
struct Mark {
  Word bits;
  std::uint32_t word;
};

// For each row the items it belongs to, as marks. All rows are as long as the longest, filled up
// with marks of nothing: where a row begins needs no lookup.
class Marks {
 public:
  Marks() = default;
  // `visit_rows(item, visit)` names an item's rows.
  template <class VisitRows>
  Marks(int row_count, int item_count, const VisitRows& visit_rows) {
    const std::size_t words = words_for(item_count);
    std::vector<Word> sets(row_count * words);
    for (int item = 0; item < item_count; ++item) {
      visit_rows(item, [&](int row) { insert({&sets[row * words], words}, item); });
    }
    for (int row = 0; row < row_count; ++row) {
      const auto* const begin = sets.data() + row * words;
      length_ = std::max<std::size_t>(length_, words - std::count(begin, begin + words, Word{0}));
    }
    marks_.resize(row_count * length_);
    for (int row = 0; row < row_count; ++row) fill(row, {sets.data() + row * words, words});
  }

  std::span<const Mark> operator[](int row) const {
    return {marks_.data() + row * length_, length_};
  }

 private:
  void fill(int row, std::span<const Word> set) {
    Mark* mark = marks_.data() + row * length_;
    for (std::uint32_t n = 0; n < set.size(); ++n) {
      if (set[n] != 0) *mark++ = {set[n], n};
    }
  }

  std::size_t length_ = 0;
  std::vector<Mark> marks_;
};

// What still has to be looked at: a set of numbers that gives out its members, lowest first.
class Agenda {
 public:
  void resize(int count) { words_.assign(words_for(count), 0); }
  void add(std::span<const Mark> marks) {
    for (const Mark& mark : marks) add(mark);
  }
  void add(const Mark& mark) { words_[mark.word] |= mark.bits; }
  void add(int item) { insert(words_, item); }
  void remove(int item) { words_[item / word_bits] &= ~(Word{1} << (item % word_bits)); }
  void add_all(int count) {
    for (int item = 0; item < count; ++item) add(item);
  }
  void clear() { std::ranges::fill(words_, 0); }
  bool empty() const {
    return std::ranges::all_of(words_, [](Word word) { return word == 0; });
  }
  // Takes out and visits the members, once through from the lowest to the highest: what `visit`
  // adds further on has its turn, what it adds before that stays. False as soon as `visit` is.
  template <class Visit>
  bool sweep(const Visit& visit) {
    for (std::size_t n = 0; n < words_.size(); ++n) {
      Word ahead = ~Word{0};
      while (const Word left = words_[n] & ahead) {
        const Word lowest = left & -left;
        words_[n] ^= lowest;
        ahead = -(lowest << 1);
        if (!visit(static_cast<int>(n) * word_bits + std::countr_zero(left))) return false;
      }
    }
    return true;
  }
  // Takes out and visits all members; `visit` adds none.
  template <class Visit>
  void drain(const Visit& visit) {
    for_each(words_, visit);
    clear();
  }
  // The lowest member, which leaves the set, or -1.
  int pop() {
    for (std::size_t n = 0; n < words_.size(); ++n) {
      if (words_[n] == 0) continue;
      const int item = static_cast<int>(n) * word_bits + std::countr_zero(words_[n]);
      words_[n] &= words_[n] - 1;
      return item;
    }
    return -1;
  }

 private:
  std::vector<Word> words_;
};

}  // namespace nonet
