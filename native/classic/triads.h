// The second search of the classic engine, for puzzles that need many guesses: triads.
//
// Its steps are dearer than those of the row search, but see more: all that follows within a box
// and within a band or stack, for all nine digits side by side. So it needs half of the guesses.
//
// Written as a template over the vectors of a kind of CPU (`Lanes`, see lanes_*.h), so that
// each kind gets its own copy with everything inlined. Include it only where it is instantiated.
#pragma once

#include <array>
#include <bit>
#include <cstring>
#include <span>

#include "notes.h"
#include "triad_tables.h"

namespace nonet::classic {

// A position of the search: sets of nine digits in lanes of 16 bits.
//
//     a box, 16 lanes                          a line, 8 lanes
//
//       cell  cell  cell  | not in row           0-5  digits that may still be placed by this
//       cell  cell  cell  | not in row                permutation (triad_tables.h)
//       cell  cell  cell  | not in row           6-7  all digits, always
//      -------------------+-----------
//       not in column x 3 | all digits
//
// Three cells of a box that share a row or a column are a *triad*. What may be missing from a triad
// is kept beside what its cells may hold: then each digit is exactly once in each of the first
// three rows and columns of the 4x4 lanes, and one rule finds hidden singles and locked candidates
// alike. A cell keeps at least one digit, what is not in a triad at least six; where no more than
// that are left, all of them are certain. A *line* is a band or a stack: three boxes, in each of
// which a digit takes another triad. 384 bytes, copied at a guess.
struct TriadPosition {
  alignas(32) std::array<WideArray, 9> boxes;
  alignas(32) std::array<NarrowArray, 6> lines;  // bands 0-2, stacks 3-5
};

template <class Lanes>
class TriadSearch {
 public:
  TriadSearch(const Limits& limits, Control& control) : limits_(limits), control_(control) {}

  // Starts anew from what the row search knows before its first guess; `nodes` is what it has
  // spent.
  Tally run(const Position& root, std::uint64_t nodes, std::span<Digit> room) {
    tally_.nodes = reported_.nodes = nodes;
    Word again;
    const bool alive = enter(root, again) && propagate(*top_, again);
    tally_.end = explore(alive, room);
    report();
    return tally_;
  }

 private:
  using Wide = typename Lanes::Wide;
  using Narrow = typename Lanes::Narrow;

  // A digit (as a set) in a line, and one of the permutations that it may take there.
  struct Guess {
    int line = -1;
    Lane digit = 0;
    int permutation = 0;
  };

  // A node takes about 0.4 us: a stop is noticed well within a millisecond.
  static constexpr std::uint64_t nodes_between_checks = 1024;

  // Boxes are numbered so that three that follow each other have no line in common: then the CPU
  // can begin with the next one before it is done with the last.
  //
  //     0 3 6
  //     7 1 4
  //     5 8 2
  static constexpr std::array<std::uint8_t, 9> number_of{0, 3, 6, 7, 1, 4, 5, 8, 2};
  static constexpr std::array<std::uint8_t, 9> band_of{0, 1, 2, 0, 1, 2, 0, 1, 2};
  static constexpr std::array<std::uint8_t, 9> stack_of{0, 1, 2, 1, 2, 0, 2, 0, 1};
  static constexpr std::array<Word, 6> boxes_of_line{0111, 0222, 0444, 0241, 0412, 0124};

  static constexpr const TriadTables& tables_ = triad_tables;

  // Looks at each box once; the boxes that have to be looked at again.
  bool enter(const Position& root, Word& again) {
    again = 0;
    for (NarrowArray& line : top_->lines) line.fill(every_digit);
    for (int box = 0; box < 9; ++box) {
      if (!narrow(*top_, box, lanes_of(root, box))) return false;
      again |= tell_lines(*top_, box);
    }
    return true;
  }

  // The candidates of a box, digit by digit: a cell has the digit if its bit is in the pattern.
  static Wide lanes_of(const Position& position, int box) {
    const Wide bits = Lanes::load(tables_.bits);
    Wide lanes = Lanes::without(Lanes::load(tables_.every), Lanes::load(tables_.cells));
    for (int digit = 0; digit < 9; ++digit) {
      const Word cells = position.candidates[place_of(digit, band_of[box])] >> stack_of[box] * 3;
      const Word pattern = (cells & 7) | (cells >> 6 & 070) | (cells >> 12 & 0700);
      const Wide here = Lanes::fill(static_cast<Lane>(pattern)) & bits;
      lanes = lanes | (Lanes::where_equal(here, bits) & Lanes::fill(static_cast<Lane>(1 << digit)));
    }
    return lanes;
  }

  template <class Position>
  static auto& lane_of(Position& position, int cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    return position.boxes[number_of[row / 3 * 3 + column / 3]][row % 3 * 4 + column % 3];
  }

  End explore(bool alive, std::span<Digit> room) {
    while (true) {
      Guess guess = alive ? find_guess(*top_) : Guess{};
      if (alive && guess.line < 0 && is_solution(*top_)) {
        note_solution(room);
        if (++tally_.count >= limits_.solutions) return End::limit;
      }
      if (guess.line < 0 && top_ == levels_.data()) return End::exhausted;
      if (tally_.nodes == limits_.nodes) return End::budget;
      if (++tally_.nodes % nodes_between_checks == 0 && should_stop()) return End::stopped;
      guess = guess.line < 0 ? go_back() : branch(guess);
      alive = propagate(*top_, boxes_of_line[guess.line]);
    }
  }

  // Opens a level where the guess holds.
  Guess branch(const Guess& guess) {
    guesses_[top_ - levels_.data()] = guess;
    top_[1] = top_[0];
    ++top_;
    rule_out(guess, tables_.others[guess.permutation]);
    return guess;
  }

  // Back to the level below, where the guess does not hold.
  Guess go_back() {
    --top_;
    const Guess guess = guesses_[top_ - levels_.data()];
    rule_out(guess, tables_.only[guess.permutation]);
    return guess;
  }

  // As a vector: to write single lanes and read the line right after that takes CPUs long.
  void rule_out(const Guess& guess, const NarrowArray& permutations) {
    NarrowArray& line = top_->lines[guess.line];
    const Narrow gone = Lanes::load(permutations) & Lanes::lower(Lanes::fill(guess.digit));
    Lanes::store(line, Lanes::without(Lanes::load(line), gone));
  }

  // Draws conclusions from lines that have changed, box after box; false if there is a
  // contradiction. Boxes go in batches: which one is next must not depend on what has just been
  // found, or the CPU would have to wait for it. Each visit is one pass: going on to the fixpoint
  // of the box finds hardly more, and nobody can foretell how many passes it takes.
  static bool propagate(TriadPosition& position, Word batch) {
    while (batch != 0) {
      Word next = 0;
      for (; batch != 0; batch &= batch - 1) {
        const int box = std::countr_zero(batch);
        const Wide before = Lanes::load(position.boxes[box]);
        const Wide lanes = before & told_by_lines(position, box);
        if (Lanes::equal(lanes, before)) continue;
        if (!narrow(position, box, lanes)) return false;
        next |= tell_lines(position, box);
      }
      batch = next;
    }
    return true;
  }

  static Wide told_by_lines(const TriadPosition& position, int box) {
    const int band = band_of[box];
    const int stack = stack_of[box];
    return spread(position.lines[band], tables_.from_band[stack]) &
           spread(position.lines[3 + stack], tables_.from_stack[band]);
  }

  static Wide spread(const NarrowArray& line, const std::array<WideShuffle, 4>& by) {
    const Wide both = Lanes::twice(Lanes::load(line));
    return (Lanes::shuffle(both, by[0]) | Lanes::shuffle(both, by[1])) |
           (Lanes::shuffle(both, by[2]) | Lanes::shuffle(both, by[3]));
  }

  // Each digit exactly once in each row and column of the lanes, and enough of them in each lane.
  static bool narrow(TriadPosition& position, int box, Wide lanes) {
    const Wide elsewhere = others_in_row(lanes) & others_in_column(lanes);
    const Wide hidden = Lanes::without(lanes, elsewhere);  // here or nowhere
    const Wide in_cells = hidden & Lanes::load(tables_.cells);
    const Wide count = Lanes::count(lanes);
    const Wide least = Lanes::load(tables_.least);
    const Wide lost = Lanes::without(Lanes::load(tables_.every), lanes | elsewhere);
    const Wide crowded = in_cells & Lanes::decrement(in_cells);
    if (Lanes::any(lost | crowded | Lanes::where_greater(least, count))) return false;
    const Wide certain = hidden | (lanes & Lanes::where_equal(least, count));
    const Wide gone = (others_in_row(certain) & Lanes::load(tables_.first_rows)) |
                      (others_in_column(certain) & Lanes::load(tables_.first_columns));
    const Wide kept = hidden | Lanes::where_equal(in_cells, Lanes::zero());
    Lanes::store(position.boxes[box], Lanes::without(lanes, gone) & kept);
    return true;
  }

  static Wide others_in_row(Wide lanes) {
    return Lanes::shuffle(lanes, tables_.turns[0]) | Lanes::shuffle(lanes, tables_.turns[1]) |
           Lanes::shuffle(lanes, tables_.turns[2]);
  }
  static Wide others_in_column(Wide lanes) {
    return Lanes::template rows<1, 2, 3, 0>(lanes) | Lanes::template rows<2, 3, 0, 1>(lanes) |
           Lanes::template rows<3, 0, 1, 2>(lanes);
  }

  // Rules permutations out that the box does not allow; the boxes that have to be looked at again.
  static Word tell_lines(TriadPosition& position, int box) {
    const int band = band_of[box];
    const int stack = stack_of[box];
    // In the last lane of a row or column: what may be in its triad and missing from the other two.
    const Wide lanes = Lanes::load(position.boxes[box]);
    const Wide of_band = others_in_row(lanes) & Lanes::template rows<1, 2, 0, 3>(lanes) &
                         Lanes::template rows<2, 0, 1, 3>(lanes);
    const Wide of_stack = others_in_column(lanes) & Lanes::shuffle(lanes, tables_.short_turns[0]) &
                          Lanes::shuffle(lanes, tables_.short_turns[1]);
    const Wide triads = Lanes::join(of_band, of_stack);
    const Narrow upper = Lanes::upper(triads);
    const auto& to_band = tables_.to_band[stack];
    const Word band_changed =
        keep(position.lines[band],
             Lanes::shuffle(Lanes::lower(triads), to_band[0]) | Lanes::shuffle(upper, to_band[1]));
    const Word stack_changed =
        keep(position.lines[3 + stack], Lanes::shuffle(upper, tables_.to_stack[band]));
    return (boxes_of_line[band] & -band_changed) | (boxes_of_line[3 + stack] & -stack_changed);
  }

  // Whether (1 or 0) a line has lost permutations. Without a branch, which would be foretold badly.
  static Word keep(NarrowArray& line, Narrow possible) {
    const Narrow before = Lanes::load(line);
    const Narrow after = before & (possible | Lanes::load(tables_.padding));
    Lanes::store(line, after);
    return Lanes::equal(before, after) ? 0 : 1;
  }

  // A digit with the fewest permutations in the line that has the fewest; none if all are certain.
  static Guess find_guess(const TriadPosition& position) {
    Guess guess;
    int fewest = 6 * 9 + 1;
    for (int line = 0; line < 6; ++line) {
      const int count = count_permutations(position.lines[line]);
      if (count <= 9 || count >= fewest) continue;
      fewest = count;
      guess.line = line;
    }
    if (guess.line >= 0) choose_digit(position.lines[guess.line], guess);
    return guess;
  }

  static int count_permutations(const NarrowArray& line) {
    std::array<std::uint64_t, 2> words;
    std::memcpy(words.data(), line.data(), sizeof words);
    return std::popcount(words[0]) + std::popcount(words[1]) - 2 * 9;
  }

  static void choose_digit(const NarrowArray& line, Guess& guess) {
    std::array<Lane, 7> least{};  // digits that have at least n permutations
    for (int n = 0; n < 6; ++n) {
      for (int more = n; more >= 0; --more) {
        least[more + 1] |= (more == 0 ? every_digit : least[more]) & line[n];
      }
    }
    int count = 2;
    while (count < 6 && (least[count] & ~least[count + 1]) == 0) ++count;
    const Lane digits = count < 6 ? least[count] & ~least[count + 1] : least[6];
    guess.digit = digits & (~digits + 1);
    while ((line[guess.permutation] & guess.digit) == 0) ++guess.permutation;
  }

  // With one permutation for each digit in each line, two digits may still share a cell.
  static bool is_solution(TriadPosition& position) {
    for (int box = 0; box < 9; ++box) {
      const Wide lanes = Lanes::load(position.boxes[box]) & told_by_lines(position, box);
      if (!Lanes::equal(Lanes::count(lanes), Lanes::load(tables_.least))) return false;
      Lanes::store(position.boxes[box], lanes);
    }
    return true;
  }

  void note_solution(std::span<Digit>& room) const {
    if (room.size() < 81) return;
    for (int cell = 0; cell < 81; ++cell) {
      room[cell] = static_cast<Digit>(std::countr_zero(lane_of(*top_, cell)) + 1);
    }
    room = room.subspan(81);
  }

  bool should_stop() {
    report();
    return control_.should_stop();
  }

  void report() {
    control_.report(tally_.nodes - reported_.nodes, tally_.count - reported_.count);
    reported_ = tally_;
  }

  const Limits limits_;
  Control& control_;
  Tally tally_;
  Tally reported_;
  std::array<TriadPosition, 55> levels_;  // each guess settles a digit in a line: 54 at most
  std::array<Guess, 54> guesses_;
  TriadPosition* top_ = levels_.data();
};

}  // namespace nonet::classic
