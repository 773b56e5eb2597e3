// A set of cells as bits; W words of 64, so that small boards pay for small sets only.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "../types.h"

namespace nonet::logic {

//   word 0              word 1                    word W-1
//   [63 ......... 0]    [127 ........ 64]   ...   one bit per cell
template <int W>
class CellSet {
 public:
  class Iterator {
   public:
    explicit Iterator(const CellSet& set) : set_(set), word_(0), bits_(set.words_[0]) { skip(); }
    Cell operator*() const { return static_cast<Cell>(word_ * 64 + std::countr_zero(bits_)); }
    Iterator& operator++() {
      bits_ &= bits_ - 1;
      skip();
      return *this;
    }
    bool operator!=(std::nullptr_t) const { return word_ < W; }

   private:
    void skip() {
      while (!bits_ && ++word_ < W) bits_ = set_.words_[word_];
    }
    const CellSet& set_;
    int word_;
    std::uint64_t bits_;
  };

  CellSet() = default;
  explicit CellSet(Cell cell) { add(cell); }

  void add(Cell cell) { words_[cell / 64] |= bit(cell); }
  void remove(Cell cell) { words_[cell / 64] &= ~bit(cell); }
  bool has(Cell cell) const { return (words_[cell / 64] & bit(cell)) != 0; }
  bool empty() const {
    std::uint64_t any = 0;
    for (auto word : words_) any |= word;
    return any == 0;
  }
  int count() const {
    int sum = 0;
    for (auto word : words_) sum += std::popcount(word);
    return sum;
  }
  Cell first() const { return *begin(); }
  bool meets(const CellSet& other) const { return !(*this & other).empty(); }
  bool within(const CellSet& other) const { return (*this - other).empty(); }

  CellSet& operator&=(const CellSet& other) {
    for (int i = 0; i < W; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  CellSet& operator|=(const CellSet& other) {
    for (int i = 0; i < W; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  CellSet& operator-=(const CellSet& other) {
    for (int i = 0; i < W; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  friend bool operator==(const CellSet& a, const CellSet& b) { return a.words_ == b.words_; }
  friend bool operator<(const CellSet& a, const CellSet& b) { return a.words_ < b.words_; }

  std::size_t hash() const {
    std::uint64_t mixed = 0;
    for (auto word : words_) mixed = (mixed ^ word) * 0x9e3779b97f4a7c15;
    return mixed ^ mixed >> 32;
  }

  Iterator begin() const { return Iterator(*this); }
  std::nullptr_t end() const { return nullptr; }

 private:
  static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell % 64); }
  std::array<std::uint64_t, W> words_{};
};

// The digits of a mask, for range loops.
class Digits {
 public:
  explicit Digits(Mask mask) : mask_(mask) {}
  Digits begin() const { return *this; }
  std::nullptr_t end() const { return nullptr; }
  Digit operator*() const { return lowest_digit(mask_); }
  Digits& operator++() {
    mask_ &= mask_ - 1;
    return *this;
  }
  bool operator!=(std::nullptr_t) const { return mask_ != 0; }

 private:
  Mask mask_;
};

}  // namespace nonet::logic
