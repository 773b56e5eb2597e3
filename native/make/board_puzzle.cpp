#include "board_puzzle.h"

#include <algorithm>

#include "../search.h"
#include "diary.h"
#include "fill.h"

namespace nonet::make {
namespace {

constexpr int starts_of_fill = 1000;

// A full grid of a board and what is still given of it. That the solution is the only one has been
// proven: what would take too many guesses is not emptied.
class BoardDigger {
 public:
  BoardDigger(const BoardWish& wish, std::span<const Digit> solution)
      : wish_(wish),
        solution_(solution),
        givens_(solution.begin(), solution.end()),
        allowed_(solution.size(), wish.board.all()),
        count_(wish.board.cell_count()) {}

  // Empties cells, those of the last orbit first, down to as many givens as are wished for.
  void dig(std::span<const Orbit> orbits, Control& control) {
    const int fewest = wish_.givens;
    int kept = count_kept(orbits, control);
    for (; count_ < fewest; ++kept) restore(orbits[kept]);
    for (int n = kept - 1; n >= 0 && count_ > fewest && !control.should_stop(); --n) {
      const int size = static_cast<int>(orbits[n].size());
      if (count_ - size >= fewest && can_go(orbits[n], control)) empty(orbits[n]);
    }
  }

  const std::vector<Digit>& givens() const { return givens_; }
  int count() const { return count_; }

 private:
  // How many of the orbits are given, all after them being empty: few to start with, and more and
  // more until that is enough. Emptying them one by one would take several times as many proofs.
  int count_kept(std::span<const Orbit> orbits, Control& control) {
    const int all = static_cast<int>(orbits.size());
    int kept = all / 4;
    keep(orbits.first(kept));
    while (kept < all && !control.should_stop() && !is_unique(control)) {
      for (const int next = std::min(all, kept + 1 + all / 24); kept < next; ++kept) {
        restore(orbits[kept]);
      }
    }
    if (control.should_stop()) keep(orbits.first(kept = all));
    return kept;
  }

  void keep(std::span<const Orbit> orbits) {
    std::ranges::fill(givens_, Digit{0});
    count_ = 0;
    for (const auto& orbit : orbits) restore(orbit);
  }

  void empty(std::span<const Cell> cells) {
    for (const Cell cell : cells) givens_[cell] = 0;
    count_ -= static_cast<int>(cells.size());
  }

  void restore(std::span<const Cell> cells) {
    for (const Cell cell : cells) givens_[cell] = solution_[cell];
    count_ += static_cast<int>(cells.size());
  }

  bool is_unique(Control& control) const {
    const Outcome outcome = search(problem({}), {2, wish_.guesses}, control);
    return outcome.end == End::exhausted && outcome.count == 1;
  }

  // A single cell can be emptied if no other digit fits there. To be solved without guesses asks
  // for more: then the digits must follow from the other givens directly.
  bool can_go(std::span<const Cell> cells, Control& control) {
    empty(cells);
    bool can = false;
    if (cells.size() == 1 && wish_.guesses > 0) {
      allowed_[cells[0]] &= ~mask_of(solution_[cells[0]]);
      const Outcome outcome = search(problem(allowed_), {1, wish_.guesses}, control);
      can = outcome.end == End::exhausted && outcome.count == 0;
      allowed_[cells[0]] = wish_.board.all();
    } else {
      can = is_unique(control);
    }
    restore(cells);
    return can;
  }

  Problem problem(std::span<const Mask> allowed) const {
    return {wish_.board, givens_, allowed, wish_.cages};
  }

  const BoardWish& wish_;
  const std::span<const Digit> solution_;
  std::vector<Digit> givens_;
  std::vector<Mask> allowed_;
  int count_;
};

void note(Diary& diary, std::span<const Digit> solution, std::span<const Orbit> orbits,
          std::span<const Digit> givens) {
  std::vector<Cell> order;
  for (const Orbit& orbit : orbits) order.insert(order.end(), orbit.begin(), orbit.end());
  diary.note_dug(solution, std::move(order), givens);
}

}  // namespace

std::optional<std::vector<Digit>> make_board_puzzle(const BoardWish& wish, Random& random,
                                                    Control& control) {
  std::vector<Orbit> orbits = wish.orbits;
  while (!control.should_stop()) {
    const auto solution = random_fill(wish.board, wish.cages, starts_of_fill, random, control);
    if (!solution) continue;
    random.shuffle(orbits);
    BoardDigger digger(wish, *solution);
    digger.dig(orbits, control);
    if (Diary* diary = Diary::of_this_thread()) note(*diary, *solution, orbits, digger.givens());
    const bool fits = wish.givens == 0 || digger.count() == wish.givens;
    if (fits && !control.should_stop()) return digger.givens();
  }
  return std::nullopt;
}

}  // namespace nonet::make
