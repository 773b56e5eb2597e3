// A set of candidates, 729 bits.
#pragma once

#include "slots.h"

namespace nonet::rating {

class CandidateSet {
 public:
  void clear() { word_.fill(0); }
  constexpr void add(Candidate candidate) {
    word_[candidate >> 6] |= std::uint64_t{1} << (candidate & 63);
  }
  bool has(Candidate candidate) const { return word_[candidate >> 6] >> (candidate & 63) & 1; }
  bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : word_) any |= word;
    return any == 0;
  }
  int size() const {
    int size = 0;
    for (const std::uint64_t word : word_) size += std::popcount(word);
    return size;
  }
  template <class Visit>
  void each(Visit visit) const {
    for (std::size_t i = 0; i < word_.size(); ++i) {
      for (std::uint64_t rest = word_[i]; rest; rest &= rest - 1) {
        visit(static_cast<Candidate>(i * 64 + std::countr_zero(rest)));
      }
    }
  }
  void operator|=(const CandidateSet& other) {
    for (std::size_t i = 0; i < word_.size(); ++i) word_[i] |= other.word_[i];
  }
  void operator&=(const CandidateSet& other) {
    for (std::size_t i = 0; i < word_.size(); ++i) word_[i] &= other.word_[i];
  }

 private:
  std::array<std::uint64_t, (candidate_count + 63) / 64> word_{};
};

}  // namespace nonet::rating
