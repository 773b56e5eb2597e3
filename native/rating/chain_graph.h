// The links of a board that stays as it is, as bit sets of the candidates that have a strong one.
#pragma once

#include <type_traits>

#include "candidate_set.h"
#include "grid.h"

namespace nonet::rating {

// X: within one digit. Y: through cells of two digits. XY: both.
enum class Mode : std::uint8_t { x, y, xy };

constexpr bool links_cells(Mode mode) {
  return mode != Mode::x;
}
constexpr int first_kind(Mode mode) {
  return links_cells(mode) ? in_cell : in_box;
}
constexpr int last_strong_kind(Mode mode) {
  return mode == Mode::y ? in_cell : in_column;
}

// The slots with two candidates, and all candidates in them.
struct StrongLinks {
  StrongLinks(const Marks& marks, Mode mode);

  std::array<std::uint16_t, slot_count> slots;
  int count = 0;
  CandidateSet linked;
};

// A set of numbers below 64 * words.
template <int words>
class NumberSet {
 public:
  void add(int number) { word_[number >> 6] |= std::uint64_t{1} << (number & 63); }
  void remove(int number) { word_[number >> 6] &= ~(std::uint64_t{1} << (number & 63)); }
  bool has(int number) const { return word_[number >> 6] >> (number & 63) & 1; }
  bool empty() const { return !meets(*this); }
  bool meets(const NumberSet& other) const {
    std::uint64_t any = 0;
    for (int i = 0; i < words; ++i) any |= word_[i] & other.word_[i];
    return any != 0;
  }
  void operator|=(const NumberSet& other) {
    for (int i = 0; i < words; ++i) word_[i] |= other.word_[i];
  }
  void subtract(const NumberSet& other) {
    for (int i = 0; i < words; ++i) word_[i] &= ~other.word_[i];
  }
  void keep(const NumberSet& other) {
    for (int i = 0; i < words; ++i) word_[i] &= other.word_[i];
  }

  template <class Visit>
  void each(Visit visit) const {
    for (int i = 0; i < words; ++i) {
      for (std::uint64_t rest = word_[i]; rest; rest &= rest - 1) {
        visit(i * 64 + std::countr_zero(rest));
      }
    }
  }

 private:
  std::array<std::uint64_t, words> word_{};
};

// Candidates with a strong link have numbers, in the order of the board: whatever is in one slot
// then is in the same order by number as by position.
//
//   number      0   1   2  ...        strong     numbers that come on when this one goes off
//   candidate   4  13  40  ...        weak       numbers that go off when this one comes on
//                                     next       numbers that come on by what then goes off
template <int words>
class ChainGraph {
 public:
  using Set = NumberSet<words>;

  static constexpr int capacity = words * 64;
  static constexpr std::uint16_t no_number = 0xffff;

  struct Strong {
    std::array<std::uint16_t, kind_count> numbers;
    int count = 0;

    void add(int number) {
      if (!has(number)) numbers[count++] = static_cast<std::uint16_t>(number);
    }
    bool has(int number) const {
      for (const std::uint16_t other : *this) {
        if (other == number) return true;
      }
      return false;
    }
    const std::uint16_t* begin() const { return numbers.data(); }
    const std::uint16_t* end() const { return numbers.data() + count; }
  };

  void build(const Marks& marks, Mode mode) {
    mode_ = mode;
    const StrongLinks links(marks, mode);
    give_numbers(links);
    add_strong_links(marks, links);
    for (int number = 0; number < count_; ++number) {
      weak_[number] = weak_of(candidate_[number]);
      weak_[number].remove(number);
    }
    for (int number = 0; number < count_; ++number) next_[number] = next_of(weak_[number]);
  }

  Mode mode() const { return mode_; }
  int count() const { return count_; }
  Candidate candidate(int number) const { return candidate_[number]; }
  bool has_number(Candidate candidate) const { return number_[candidate] != no_number; }
  int number(Candidate candidate) const { return number_[candidate]; }
  const Strong& strong(int number) const { return strong_[number]; }
  const Set& strong_set(int number) const { return strong_set_[number]; }
  const Set& weak(int number) const { return weak_[number]; }
  const Set& next(int number) const { return next_[number]; }
  const Set& in_slot(int slot) const { return in_slot_[slot]; }
  const Set& all() const { return all_; }

  // What goes off when any candidate comes on; one with a number is in its own slots.
  Set weak_of(Candidate candidate) const {
    Set weak;
    const Membership& member = tables.membership[candidate];
    for (int kind = first_kind(mode_); kind < kind_count; ++kind) {
      weak |= in_slot_[member.slot[kind]];
    }
    return weak;
  }

  Set next_of(const Set& off) const {
    Set next;
    off.each([&](int number) { next |= strong_set_[number]; });
    return next;
  }

 private:
  void give_numbers(const StrongLinks& links) {
    in_slot_.fill({});
    number_.fill(no_number);
    all_ = {};
    count_ = 0;
    links.linked.each([&](Candidate candidate) {
      const int number = count_++;
      number_[candidate] = static_cast<std::uint16_t>(number);
      candidate_[number] = candidate;
      all_.add(number);
      strong_[number].count = 0;
      strong_set_[number] = {};
      for (const std::uint16_t slot : tables.membership[candidate].slot) in_slot_[slot].add(number);
    });
  }

  void add_strong_links(const Marks& marks, const StrongLinks& links) {
    for (int i = 0; i < links.count; ++i) {
      const int slot = links.slots[i];
      const Bits bits = marks.slot[slot];
      const int low = number_[tables.members[slot][first_bit(bits)]];
      const int high = number_[tables.members[slot][first_bit(bits & (bits - 1))]];
      strong_[low].add(high), strong_set_[low].add(high);
      strong_[high].add(low), strong_set_[high].add(low);
    }
  }

  Mode mode_ = Mode::x;
  int count_ = 0;
  Set all_;
  std::array<Candidate, capacity> candidate_;
  std::array<std::uint16_t, candidate_count> number_;
  std::array<Strong, capacity> strong_;
  std::array<Set, capacity> strong_set_, weak_, next_;
  std::array<Set, slot_count> in_slot_;
};

// Calls `use` with as many words, as a constant, as the sets of a board need.
template <class Use>
void with_words(const Marks& marks, Use use) {
  const int count = StrongLinks(marks, Mode::xy).linked.size();
  if (count <= 128) return use(std::integral_constant<int, 2>{});
  if (count <= 256) return use(std::integral_constant<int, 4>{});
  return use(std::integral_constant<int, 12>{});
}

}  // namespace nonet::rating
