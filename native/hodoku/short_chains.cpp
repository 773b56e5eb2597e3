#include "short_chains.h"

namespace nonet::hodoku {

namespace {

constexpr int longest = 20;  // links; a link within a cell counts, too

// A place that sees another one of the same digit, and whether one of the two must hold it.
struct Neighbour {
  int cell;
  bool strong;
};

// House by house; who shares a line with a cell is not met again in its box.
template <class Use>
void visit_neighbours(const Grid& grid, int cell, int digit, const Use& use) {
  for (int house : Grid::houses_of(cell)) {
    const Cells places = grid.places(house, digit);
    const bool is_box = house >= 2 * size;
    for (Cell other : places) {
      if (other == cell) continue;
      if (is_box && (row_of(other) == row_of(cell) || column_of(other) == column_of(cell)))
        continue;
      use(Neighbour{other, places.count() == 2});
    }
  }
}

std::vector<Candidate> of_digit(const Cells& cells, int digit) {
  std::vector<Candidate> candidates;
  for (Cell cell : cells) candidates.push_back({cell, digit});
  return candidates;
}

// Every chain of a digit that begins and ends with a strong link.
class XChains {
 public:
  explicit XChains(const Grid& grid) : grid_(grid) {}

  Conclusion best() {
    for (int cell = 0; cell < cell_count; ++cell) {
      for (Digit digit : logic::Digits(grid_.mask(cell))) search_from(cell, digit);
    }
    return best_.get();
  }

 private:
  void search_from(int cell, int digit) {
    start_ = cell;
    digit_ = digit;
    seen_ = Cells(static_cast<Cell>(cell));
    visit_neighbours(grid_, cell, digit, [&](Neighbour next) {
      if (next.strong) go_on(next.cell, 1, false);
    });
  }

  void go_on(int cell, int links, bool needs_strong) {
    seen_.add(static_cast<Cell>(cell));
    visit_neighbours(grid_, cell, digit_, [&](Neighbour next) {
      if (needs_strong && !next.strong) return;
      const bool closes = next.cell == start_;
      if (!closes && seen_.has(static_cast<Cell>(next.cell))) return;
      if (needs_strong) check(next.cell, links + 1);
      if (links + 1 < longest && !closes) go_on(next.cell, links + 1, !needs_strong);
    });
    seen_.remove(static_cast<Cell>(cell));
  }

  void check(int end, int links) {
    const Cells gone = Grid::peers()[start_] & Grid::peers()[end] & grid_.cells_of(digit_);
    if (!gone.empty()) best_.offer({of_digit(gone, digit_), links + 1});
  }

  const Grid& grid_;
  Best best_;
  int start_ = 0;
  int digit_ = 0;
  Cells seen_;
};

// Every chain through cells with two candidates, which goes on by the other one in each of them.
// With `same` all of its cells have the same two.
class PairChains {
 public:
  PairChains(const Grid& grid, bool same) : grid_(grid), same_(same) {}

  Conclusion best() {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (!grid_.is_pair(cell)) continue;
      for (Digit digit : logic::Digits(grid_.mask(cell))) search_from(cell, digit);
    }
    return best_.get();
  }

 private:
  void search_from(int cell, int digit) {
    digit_ = digit;
    path_.assign(1, cell);
    seen_ = Cells(static_cast<Cell>(cell));
    go_on(other_digit(cell, digit));
  }

  int other_digit(int cell, int digit) const {
    return lowest_digit(grid_.mask(cell) & ~mask_of(static_cast<Digit>(digit)));
  }

  // `digit` is what the last cell of the path holds where the first one lacks its own.
  void go_on(int digit) {
    const int links = static_cast<int>(path_.size()) * 2 - 1;
    visit_neighbours(grid_, path_.back(), digit, [&](Neighbour next) {
      if (!may_follow(next.cell) || links + 2 > longest) return;
      path_.push_back(next.cell);
      seen_.add(static_cast<Cell>(next.cell));
      const int leaving = other_digit(next.cell, digit);
      if (leaving == digit_) same_ ? check_pairs() : check_ends();
      go_on(leaving);
      seen_.remove(static_cast<Cell>(next.cell));
      path_.pop_back();
    });
  }

  bool may_follow(int cell) const {
    if (!grid_.is_pair(cell) || seen_.has(static_cast<Cell>(cell))) return false;
    return !same_ || grid_.mask(cell) == grid_.mask(path_.front());
  }

  Cells seen_by(int first, int last, int digit) const {
    return Grid::peers()[first] & Grid::peers()[last] & grid_.cells_of(digit);
  }

  int length() const { return static_cast<int>(path_.size()) * 2; }

  void check_ends() {
    const Cells gone = seen_by(path_.front(), path_.back(), digit_);
    if (!gone.empty()) best_.offer({of_digit(gone, digit_), length()});
  }

  // Whatever sees two cells of different colours; of four cells only the first and the last are.
  void check_pairs() {
    if (path_.size() < 4 || seen_by(path_.front(), path_.back(), digit_).empty()) return;
    Conclusion conclusion{{}, length()};
    for (int digit : {digit_, other_digit(path_.front(), digit_)}) {
      for (Candidate gone : of_digit(seen_by_pairs(digit), digit)) {
        conclusion.eliminations.push_back(gone);
      }
    }
    best_.offer(std::move(conclusion));
  }

  Cells seen_by_pairs(int digit) const {
    Cells seen;
    for (std::size_t first = 0; first < path_.size(); ++first) {
      for (std::size_t last = first + 3; last < path_.size(); last += 2) {
        seen |= seen_by(path_[first], path_[last], digit);
      }
    }
    return seen;
  }

  const Grid& grid_;
  const bool same_;
  Best best_;
  int digit_ = 0;
  std::vector<int> path_;
  Cells seen_;
};

}  // namespace

Conclusion x_chain(const Grid& grid) {
  return XChains(grid).best();
}

Conclusion xy_chain(const Grid& grid) {
  return PairChains(grid, false).best();
}

Conclusion remote_pair(const Grid& grid) {
  return PairChains(grid, true).best();
}

}  // namespace nonet::hodoku
