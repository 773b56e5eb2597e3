#include "board_puzzle.h"

#include <algorithm>

#include "../general/search.h"
#include "diary.h"
#include "fill.h"
#include "nearest.h"
#include "unavoidable.h"

namespace nonet::make {
namespace {

constexpr int starts_of_fill = 1000;
constexpr int most_boards = 10;  // for an exact number of givens: it may be impossible
constexpr int most_easy = 300;   // for singles not to be enough, which is rare on some boards

// A full grid of a board and what is still given of it. That the solution is the only one has been
// proven: what would take too many guesses is not emptied.
class BoardDigger {
 public:
  BoardDigger(const BoardWish& wish, std::span<const Digit> solution)
      : wish_(wish),
        solution_(solution),
        givens_(solution.size()),
        allowed_(solution.size(), wish.board.all()) {
    if (wish.cages.empty()) unavoidable_.emplace(wish.board, solution);
    if (wish.singles) singles_.emplace(wish.board, *wish.singles);
  }

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
    int kept = 0;
    for (; kept < all / 4; ++kept) restore(orbits[kept]);
    while (kept < all && !control.should_stop() && !is_unique(control)) {
      for (const int next = std::min(all, kept + 1 + all / 24); kept < next; ++kept) {
        restore(orbits[kept]);
      }
    }
    return kept;
  }

  void empty(std::span<const Cell> cells) {
    for (const Cell cell : cells) {
      givens_[cell] = 0;
      if (unavoidable_) unavoidable_->remove(cell);
    }
    count_ -= static_cast<int>(cells.size());
  }

  void restore(std::span<const Cell> cells) {
    for (const Cell cell : cells) {
      givens_[cell] = solution_[cell];
      if (unavoidable_) unavoidable_->add(cell);
    }
    count_ += static_cast<int>(cells.size());
  }

  // Whether two digits can change places somewhere: then there is no need for a search.
  bool has_exchange() const { return unavoidable_ && unavoidable_->is_missed(); }

  bool is_unique(Control& control) {
    if (has_exchange()) return false;
    if (singles_) return singles_->lead_to_the_end(givens_);
    const Outcome outcome = search(problem({}), {2, wish_.guesses}, control);
    return outcome.end == End::exhausted && outcome.count == 1;
  }

  bool can_go(std::span<const Cell> cells, Control& control) {
    empty(cells);
    const bool by_search = !singles_ && wish_.guesses > 0;
    const bool can = !has_exchange() &&
                     (by_search && cells.size() == 1 ? has_no_other_digit(cells.front(), control)
                                                     : is_unique(control));
    restore(cells);
    return can;
  }

  // Enough for a single cell. To be solved without guesses asks for more: then the digits must
  // follow from the other givens directly.
  bool has_no_other_digit(Cell cell, Control& control) {
    allowed_[cell] &= ~mask_of(solution_[cell]);
    const Outcome outcome = search(problem(allowed_), {1, wish_.guesses}, control);
    allowed_[cell] = wish_.board.all();
    return outcome.end == End::exhausted && outcome.count == 0;
  }

  Problem problem(std::span<const Mask> allowed) const {
    return {wish_.board, givens_, allowed, wish_.cages};
  }

  const BoardWish& wish_;
  const std::span<const Digit> solution_;
  std::vector<Digit> givens_;
  std::vector<Mask> allowed_;
  std::optional<Unavoidable> unavoidable_;  // for boards without cages
  std::optional<Singles> singles_;
  int count_ = 0;
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
  Nearest<std::vector<Digit>> nearest(wish.givens);
  Singles singles(wish.board, Kinds::all);
  int easy = 0;
  for (int tries = 0; tries < most_boards; ++tries) {
    if (control.should_stop()) return std::nullopt;
    const auto solution = random_fill(wish.board, wish.cages, starts_of_fill, random, control);
    if (!solution) continue;
    random.shuffle(orbits);
    BoardDigger digger(wish, *solution);
    digger.dig(orbits, control);
    if (control.should_stop()) return std::nullopt;  // there may be several solutions as yet
    if (Diary* diary = Diary::of_this_thread()) note(*diary, *solution, orbits, digger.givens());
    nearest.note(digger.givens(), digger.count());
    if (wish.stuck && easy < most_easy && singles.lead_to_the_end(digger.givens())) {
      ++easy;
      --tries;
    } else if (wish.givens == 0 || digger.count() == wish.givens) {
      return digger.givens();
    }
  }
  return nearest.givens();
}

}  // namespace nonet::make
