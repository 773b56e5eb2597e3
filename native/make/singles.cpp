#include "singles.h"

#include <algorithm>

namespace nonet::make {
namespace {

constexpr int several = -1;

}  // namespace

Singles::Singles(const Board& board, Kinds kinds)
    : board_(board),
      kinds_(kinds),
      cell_words_(board.set_words()),
      house_words_(words_for(board.complete_count())),
      places_(board.size() * cell_words_),
      homes_(board.size() * house_words_),
      empty_(cell_words_),
      houses_(house_words_) {
  for (int house = 0; house < board.complete_count(); ++house) insert(houses_, house);
}

bool Singles::lead_to_the_end(std::span<const Digit> givens) {
  load(givens);
  while (open_ > 0) {
    if (waiting_ != 0) {
      const int digit = std::countr_zero(waiting_);
      waiting_ &= waiting_ - 1;
      place_hidden(digit);
    } else if (kinds_ == Kinds::hidden || !place_naked()) {
      return false;
    }
  }
  return true;
}

void Singles::load(std::span<const Digit> givens) {
  std::ranges::fill(empty_, Word{0});
  open_ = 0;
  for (int cell = 0; cell < board_.cell_count(); ++cell) {
    if (givens[cell] != 0) continue;
    insert(empty_, cell);
    ++open_;
  }
  for (int digit = 0; digit < board_.size(); ++digit) {
    std::ranges::copy(empty_, places(digit).begin());
    std::ranges::copy(houses_, homes(digit).begin());
  }
  for (int cell = 0; cell < board_.cell_count(); ++cell) {
    if (givens[cell] != 0) settle(static_cast<Cell>(cell), givens[cell] - 1);
  }
  waiting_ = all_digits(board_.size());
}

// What a digit in a cell means for the same digit elsewhere.
void Singles::settle(Cell cell, int digit) {
  const auto own = places(digit);
  const auto peers = board_.peer_set(cell);
  for (int n = 0; n < cell_words_; ++n) own[n] &= ~peers[n];
  for (const Mark& mark : board_.house_marks(cell)) homes(digit)[mark.word] &= ~mark.bits;
}

void Singles::place(Cell cell, int digit) {
  --open_;
  const Word bit = Word{1} << (cell % word_bits);
  for (int other = 0; other < board_.size(); ++other) {
    Word& there = places(other)[cell / word_bits];
    waiting_ |= Mask{(there & bit) != 0} << other;
    there &= ~bit;
  }
  settle(cell, digit);
}

// The only place of the digit in a house that has it nowhere yet.
int Singles::only_place(int digit, int house) {
  const auto cells = places(digit);
  const auto members = board_.house_set(house);
  int found = several;
  for (int n = 0; n < cell_words_; ++n) {
    const Word here = cells[n] & members[n];
    if (here == 0) continue;
    if (found != several || (here & (here - 1)) != 0) return several;
    found = n * word_bits + std::countr_zero(here);
  }
  return found;
}

bool Singles::place_hidden(int digit) {
  bool placed = false;
  for (int n = 0; n < house_words_; ++n) {
    for (Word left = homes(digit)[n]; left != 0; left &= homes(digit)[n] & (left - 1)) {
      const int cell = only_place(digit, n * word_bits + std::countr_zero(left));
      if (cell == several) continue;
      place(static_cast<Cell>(cell), digit);
      placed = true;
    }
  }
  return placed;
}

bool Singles::place_naked() {
  for (int n = 0; n < cell_words_; ++n) {
    Word once = 0;
    Word twice = 0;
    for (int digit = 0; digit < board_.size(); ++digit) {
      twice |= once & places(digit)[n];
      once |= places(digit)[n];
    }
    const Word single = once & ~twice;
    if (single == 0) continue;
    const int bit = std::countr_zero(single);
    int digit = 0;
    while ((places(digit)[n] >> bit & 1) == 0) ++digit;
    place(static_cast<Cell>(n * word_bits + bit), digit);
    return true;
  }
  return false;
}

}  // namespace nonet::make
