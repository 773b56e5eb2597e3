#include "cages.h"

#include <algorithm>

#include "../general/search.h"
#include "fill.h"

namespace nonet::make {
namespace {

constexpr int no_cage = -1;
constexpr int repairs_per_start = 60;
// Not every board can be cut into cages of all sizes, so every few starts more of them may be too
// small: one, then four, nine and so on. On large boards a proof takes so long that the first cut
// with one solution has to do.
constexpr int starts_per_concession = 3;
constexpr std::size_t cells_of_large_boards = 200;
constexpr std::uint64_t guesses_per_proof = 2000;

using Cells = std::vector<Cell>;

// A cut of the board into cages, while it is being worked on.
class Cut {
 public:
  Cut(const std::vector<Cells>& neighbours, const std::vector<Digit>& solution,
      const CageSizes& sizes, Random& random)
      : neighbours_(neighbours),
        solution_(solution),
        sizes_(sizes),
        random_(random),
        cage_of_(solution.size(), no_cage) {
    Cells order(solution.size());
    for (std::size_t n = 0; n < order.size(); ++n) order[n] = static_cast<Cell>(n);
    random_.shuffle(order);
    for (const Cell cell : order) {
      if (cage_of_[cell] == no_cage) grow(cell);
    }
    join_small();
  }

  // How many cages have too few cells.
  int count_small() const {
    return static_cast<int>(std::ranges::count_if(cages_, [&](const Cells& cells) {
      return !cells.empty() && static_cast<int>(cells.size()) < sizes_.least;
    }));
  }

  // Gives cells of cages that are too small to others that have room for them, or takes cells of
  // others that can spare them.
  void join_small() {
    for (std::size_t n = 0; n < solution_.size(); ++n) {
      const Cell cell = static_cast<Cell>(n);
      if (size_at(cell) >= sizes_.least) continue;
      if (!stays_whole_without(cell) || !move(cell)) widen(cell);
    }
  }

  std::vector<Cage> cages() const {
    std::vector<Cage> made;
    for (const Cells& cells : cages_) {
      if (cells.empty()) continue;
      int total = 0;
      for (const Cell cell : cells) total += solution_[cell];
      made.push_back({total, cells});
      std::ranges::sort(made.back().cells);
    }
    return made;
  }

  // Makes another solution impossible: a cell where it differs goes to another cage, so that both
  // totals change; or it leaves its cage to be one of its own, with a neighbour where that helps.
  void rule_out(std::span<const Digit> other) {
    Cells different;
    for (std::size_t cell = 0; cell < solution_.size(); ++cell) {
      if (other[cell] != solution_[cell]) different.push_back(static_cast<Cell>(cell));
    }
    random_.shuffle(different);
    const auto moves = [&](Cell cell) { return leaves_enough(cell) && move(cell); };
    const auto splits = [&](Cell cell) { return split_well(cell, other); };
    if (std::ranges::any_of(different, moves) || std::ranges::any_of(different, splits)) return;
    split_off(different.front(), other);
  }

  // Divides one of the greatest cages.
  void simplify() {
    Cells order;
    for (const Cells& cells : cages_) {
      if (static_cast<int>(cells.size()) == sizes_.most) order.push_back(cells.front());
    }
    if (order.empty()) return;
    split_off(order[random_.below(static_cast<int>(order.size()))], solution_);
  }

 private:
  Cells& cage(Cell cell) { return cages_[cage_of_[cell]]; }
  int size_at(Cell cell) const { return static_cast<int>(cages_[cage_of_[cell]].size()); }

  bool has_digit(const Cells& cells, Cell wanted) const {
    return std::ranges::any_of(cells,
                               [&](Cell cell) { return solution_[cell] == solution_[wanted]; });
  }

  void grow(Cell first) {
    const int number = static_cast<int>(cages_.size());
    Cells& cells = cages_.emplace_back(1, first);
    cage_of_[first] = number;
    const int size = sizes_.least + random_.below(sizes_.most - sizes_.least + 1);
    while (static_cast<int>(cells.size()) < size) {
      Cells open;
      for (const Cell cell : cells) {
        for (const Cell near : neighbours_[cell]) {
          if (cage_of_[near] == no_cage && !has_digit(cells, near)) open.push_back(near);
        }
      }
      if (open.empty()) return;
      const Cell next = open[random_.below(static_cast<int>(open.size()))];
      cells.push_back(next);
      cage_of_[next] = number;
    }
  }

  // Into the cage of a neighbour that has room for it.
  bool move(Cell cell) {
    Cells open;
    for (const Cell near : neighbours_[cell]) {
      const bool other = cage_of_[near] != cage_of_[cell];
      if (other && size_at(near) < sizes_.most && !has_digit(cage(near), cell))
        open.push_back(near);
    }
    if (open.empty()) return false;
    const int target = cage_of_[open[random_.below(static_cast<int>(open.size()))]];
    take_out(cell);
    cages_[target].push_back(cell);
    cage_of_[cell] = target;
    return true;
  }

  // Takes a neighbour from a cage that can spare it.
  void widen(Cell cell) {
    for (const Cell near : neighbours_[cell]) {
      if (cage_of_[near] == cage_of_[cell] || has_digit(cage(cell), near)) continue;
      if (size_at(near) == 1 || !leaves_enough(near)) continue;
      take_out(near);
      cage(cell).push_back(near);
      cage_of_[near] = cage_of_[cell];
      return;
    }
  }

  void take_out(Cell cell) { std::erase(cage(cell), cell); }

  // Whether the cage stays in one piece and great enough without the cell, or vanishes with it.
  bool leaves_enough(Cell cell) const {
    const int size = size_at(cell);
    return size == 1 || (size > sizes_.least && stays_whole_without(cell));
  }

  bool stays_whole_without(Cell cell) const {
    Cells rest = cages_[cage_of_[cell]];
    std::erase(rest, cell);
    return rest.empty() || is_connected(rest);
  }

  bool is_connected(const Cells& cells) const {
    Cells reached{cells.front()};
    for (std::size_t n = 0; n < reached.size(); ++n) {
      for (const Cell near : neighbours_[reached[n]]) {
        const auto is_near = [&](Cell cell) { return cell == near; };
        if (std::ranges::any_of(cells, is_near) && std::ranges::none_of(reached, is_near)) {
          reached.push_back(near);
        }
      }
    }
    return reached.size() == cells.size();
  }

  // Divides a cage in two that are great enough and whose totals the other solution does not have.
  bool split_well(Cell first, std::span<const Digit> other) {
    constexpr int size = 2;
    if (size < sizes_.least || size_at(first) < size + sizes_.least) return false;
    for (const Cell near : neighbours_[first]) {
      if (cage_of_[near] != cage_of_[first]) continue;
      if (other[first] + other[near] == solution_[first] + solution_[near]) continue;
      Cells rest = cage(first);
      std::erase(rest, first);
      std::erase(rest, near);
      if (!is_connected(rest)) continue;
      cage(first) = {first, near};
      add_part(rest);
      return true;
    }
    return false;
  }

  // The cell, and a neighbour in the same cage if the two do not have the same sum in the other
  // solution, become a cage; what is left of the old one falls into its connected parts.
  void split_off(Cell first, std::span<const Digit> other) {
    Cells rest = cage(first);
    Cells part{first};
    for (const Cell near : neighbours_[first]) {
      const int sum = solution_[first] + solution_[near];
      const bool differs = other.data() == solution_.data() || other[first] + other[near] != sum;
      if (rest.size() > 2 && cage_of_[near] == cage_of_[first] && differs) {
        part.push_back(near);
        break;
      }
    }
    for (const Cell cell : part) std::erase(rest, cell);
    cages_[cage_of_[first]] = part;
    while (!rest.empty()) add_part(rest);
  }

  void add_part(Cells& rest) {
    const int number = static_cast<int>(cages_.size());
    Cells part{rest.front()};
    for (std::size_t n = 0; n < part.size(); ++n) {
      std::erase(rest, part[n]);
      cage_of_[part[n]] = number;
      for (const Cell near : neighbours_[part[n]]) {
        const bool known = std::ranges::find(part, near) != part.end();
        if (!known && std::ranges::find(rest, near) != rest.end()) part.push_back(near);
      }
    }
    cages_.push_back(part);
  }

  const std::vector<Cells>& neighbours_;
  const std::vector<Digit>& solution_;
  const CageSizes sizes_;
  Random& random_;
  std::vector<int> cage_of_;
  std::vector<Cells> cages_;
};

// Another solution, an empty grid if there is none, or nothing if that takes too long to tell.
std::optional<std::vector<Digit>> find_other(const Board& board, const std::vector<Cage>& cages,
                                             const std::vector<Digit>& solution, Control& control) {
  const std::vector<Digit> givens(solution.size());
  Search search({board, givens, {}, cages});
  while (true) {
    const End end = search.next(control, guesses_per_proof);
    if (end == End::exhausted) return std::vector<Digit>();
    if (end != End::limit) return std::nullopt;
    if (!std::ranges::equal(search.solution(), solution)) {
      return std::vector<Digit>(search.solution().begin(), search.solution().end());
    }
  }
}

// With one solution, and no more than so many cages that are too small.
std::optional<std::vector<Cage>> repair(Cut& cut, const Board& board,
                                        const std::vector<Digit>& solution, int most_small,
                                        Control& control) {
  for (int n = 0; n < repairs_per_start && !control.should_stop(); ++n) {
    std::vector<Cage> cages = cut.cages();
    const auto other = find_other(board, cages, solution, control);
    if (!other) {
      cut.simplify();
    } else if (other->empty()) {
      const int small = cut.count_small();
      if (small <= most_small) return cages;
      cut.join_small();
      if (cut.count_small() == small) return std::nullopt;
    } else {
      cut.rule_out(*other);
    }
  }
  return std::nullopt;
}

int most_small_cages(int starts, std::size_t cells) {
  if (cells >= cells_of_large_boards) return static_cast<int>(cells);
  const int concessions = starts / starts_per_concession;
  return concessions * concessions;
}

}  // namespace

std::optional<Killer> make_killer(const Board& board,
                                  const std::vector<std::vector<Cell>>& neighbours,
                                  const CageSizes& sizes, Random& random, Control& control) {
  for (int starts = 0; !control.should_stop(); ++starts) {
    const auto solution = random_fill(board, {}, 3, random, control);
    if (!solution) continue;
    Cut cut(neighbours, *solution, sizes, random);
    const int most_small = most_small_cages(starts, solution->size());
    if (auto cages = repair(cut, board, *solution, most_small, control)) {
      return Killer{std::move(*cages), *solution};
    }
  }
  return std::nullopt;
}

}  // namespace nonet::make
