// All that follows from a position by naked and hidden singles and locked candidates.
//
// It goes in rounds, all digits at a time in vectors, without a branch but for the end of a round:
// one that is foretold badly costs as much as many vectors. A template over the vectors of a kind
// of CPU (`Rows`, see rows*.h), so that each kind has code of its own.
#pragma once

#include <array>

#include "rules.h"

namespace nonet::classic {

enum class Ending : std::uint8_t { dead, solved, stuck };

// A position while it is worked on: in registers, as far as there are enough.
template <class Rows>
class Conclusions {
 public:
  explicit Conclusions(const Position& position) {
    for (int n = 0; n < vectors; ++n) digits_[n] = Rows::load(&position.candidates[width * n]);
    open_ = Rows::load(position.open.data());
    fresh_ = Rows::load(position.fresh.data());
  }

  // Whether two fresh cells with the same digit share a house. Where conclusions put such cells is
  // not looked for: a digit has too few places then, which is found later.
  bool has_clash() const {
    Rows clashes = Rows::fill(0);
    for (const Rows& cells : digits_) clashes = clashes | Rules<Rows>::clashes_of(cells & fresh_);
    return !clashes.is_zero();
  }

  // All that follows; with `hurry` less of it: digits are looked at by themselves only once.
  Ending draw(bool hurry) {
    do {
      if (!place_naked()) return Ending::dead;
      if (open_.is_zero()) return is_solution() ? Ending::solved : Ending::dead;
      if (hurry && changed_) break;
      if (!close()) return Ending::dead;
    } while (changed_);
    return Ending::stuck;
  }

  void copy_to(Position& position) const {
    for (int n = 0; n < vectors; ++n) digits_[n].store(&position.candidates[width * n]);
    open_.store(position.open.data());
    fresh_.store(position.fresh.data());
  }

  // Cells with two candidates, when it is stuck.
  Rows pairs() const { return pairs_; }

 private:
  static constexpr int vectors = (9 + Rows::digits - 1) / Rows::digits;
  static constexpr int width = 4 * Rows::digits;  // words of a vector

  // Cells that are there, in the rows that are: not those of the tenth row.
  static Rows present(int n) {
    alignas(32) static constexpr std::array<Word, 4 * 10> words = [] {
      std::array<Word, 4 * 10> made{};
      for (int digit = 0; digit < 9; ++digit) {
        for (int band = 0; band < 3; ++band) made[place_of(digit, band)] = all_cells;
      }
      return made;
    }();
    return Rows::load(&words[width * n]);
  }

  // Takes the digits of fresh cells out of their houses; cells with one candidate become the next
  // fresh ones, and so on. False if a cell has no candidate left.
  bool place_naked() {
    while (true) {
      if (!fresh_.is_zero()) leave_houses();
      Rows once = Rows::fill(0);
      Rows twice = once;
      Rows thrice = once;
      for (const Rows& cells : digits_) {
        thrice = thrice | (twice & cells);
        twice = twice | (once & cells);
        once = once | cells;
      }
      Rows::gather(once, twice, thrice);
      if (!Rows::without(present(0), once).is_zero()) return false;
      fresh_ = Rows::without(once & open_, twice);
      if (fresh_.is_zero()) {
        pairs_ = Rows::without(twice, thrice);
        return true;
      }
      open_ = Rows::without(open_, fresh_);
    }
  }

  void leave_houses() {
    for (Rows& digit : digits_) {
      const Rows cells = digit & fresh_;
      digit = Rows::without(digit, Rules<Rows>::houses_of(cells)) | cells;
    }
  }

  // One pass of what follows for each digit alone: locked candidates, and cells that are its only
  // candidate in their box. False if a digit has no place in a band, or two have the same cell.
  bool close() {
    std::array<Rows, vectors> hidden;
    Rows changes = Rows::fill(0);
    Rows once = changes;
    Rows twice = changes;
    Rows lost = changes;
    for (int n = 0; n < vectors; ++n) {
      const Rows after = Rules<Rows>::within_stacks(Rules<Rows>::within_bands(digits_[n]));
      changes = changes | (digits_[n] ^ after);
      digits_[n] = after;
      hidden[n] = Rules<Rows>::alone_in_box(after);
      twice = twice | (once & hidden[n]);
      once = once | hidden[n];
      lost = lost | (Rows::zeros(after) & present(n));
    }
    Rows::gather(once, twice);
    changed_ = !(changes | (once & open_)).is_zero();
    open_ = Rows::without(open_, once);
    for (int n = 0; n < vectors; ++n) {
      digits_[n] = Rows::without(digits_[n], Rows::without(once, hidden[n]));
    }
    return (twice | lost).is_zero();
  }

  // Whether each digit is in each house of a full board. It is there nine times at least then, and
  // 81 cells have no room for more.
  bool is_solution() const {
    Rows missing = Rows::fill(0);
    for (int n = 0; n < vectors; ++n) {
      missing = missing | (Rules<Rows>::houses_without(digits_[n]) & present(n));
    }
    return missing.is_zero();
  }

  std::array<Rows, vectors> digits_;
  Rows open_;
  Rows fresh_;
  Rows pairs_;
  bool changed_ = false;  // by the last pass of `close`
};

}  // namespace nonet::classic
