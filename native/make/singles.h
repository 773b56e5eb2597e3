// Whether singles alone lead from the givens of a puzzle to its solution.
#pragma once

#include <span>
#include <vector>

#include "../general/board.h"

namespace nonet::make {

// Which singles: a digit with one place in a complete house; or a cell with one digit, too.
enum class Kinds : std::uint8_t { hidden, all };

// Goes through the board digit by digit, which shows hidden singles at once:
//
//     places_  digit 1: a bit for each cell where it may go | digit 2: ... |
//     homes_   digit 1: a bit for each complete house without it | digit 2: ... |
class Singles {
 public:
  Singles(const Board& board, Kinds kinds);

  // The givens are those of a full grid, so nothing contradicts anything.
  bool lead_to_the_end(std::span<const Digit> givens);

 private:
  std::span<Word> places(int digit) { return row(places_, digit, cell_words_); }
  std::span<Word> homes(int digit) { return row(homes_, digit, house_words_); }
  static std::span<Word> row(std::vector<Word>& table, int digit, int words) {
    return {table.data() + static_cast<std::size_t>(digit) * words,
            static_cast<std::size_t>(words)};
  }

  void load(std::span<const Digit> givens);
  void settle(Cell cell, int digit);
  void place(Cell cell, int digit);
  int only_place(int digit, int house);
  bool place_hidden(int digit);
  bool place_naked();

  const Board& board_;
  const Kinds kinds_;
  const int cell_words_, house_words_;
  std::vector<Word> places_, homes_;
  std::vector<Word> empty_;   // the cells that are not given
  std::vector<Word> houses_;  // all of them
  Mask waiting_ = 0;          // digits that have lost places since they were looked at
  int open_ = 0;
};

}  // namespace nonet::make
