// Law of leftovers: as many lines as blocks hold every digit equally often; so do the cells that
// only the lines have and the cells that only the blocks have.
#include "leftovers.h"

#include "areas.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

constexpr int most_houses = 4;                     // more are the same as fewer on the other side
constexpr int most_cells = 5;                      // on each side
constexpr std::size_t big_board = 3 * max_digits;  // houses; several grids: too many areas to try

template <int W>
class Leftovers {
 public:
  explicit Leftovers(const Shape<W>& shape) : shape_(shape) { count_shared(); }

  std::vector<Leftover<W>> find() {
    const auto never = [] { return false; };
    const auto try_lines = [this](const Area<W>& lines) { find_blocks(lines); };
    const bool is_big = shape_.houses().size() > big_board;
    AreaWalk walk(shape_, 1, is_big ? 2 : most_houses, never, try_lines);
    walk.visit(Kind::row);
    walk.visit(Kind::column);
    return std::move(found_);
  }

 private:
  void count_shared() {
    const auto& houses = shape_.houses();
    for (std::size_t number = 0; number < houses.size(); ++number) {
      if (houses[number].kind != Kind::block || !houses[number].complete) continue;
      blocks_.push_back(static_cast<int>(number));
      for (const House<W>& house : houses) {
        shared_.push_back((houses[number].set & house.set).count());
      }
    }
  }

  // Only blocks that lie nearly within the lines can go with them.
  void find_blocks(const Area<W>& lines) {
    usable_.clear();
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      const int* shared = &shared_[i * shape_.houses().size()];
      int outside = shared[blocks_[i]];
      for (int line : lines.houses) outside -= shared[line];
      if (outside <= most_cells) usable_.push_back(blocks_[i]);
    }
    if (usable_.size() >= lines.houses.size()) extend(0, lines, {});
  }

  void extend(std::size_t from, const Area<W>& lines, const Area<W>& blocks) {
    if (blocks.houses.size() == lines.houses.size()) return keep(lines, blocks);
    for (std::size_t i = from; i < usable_.size(); ++i) {
      const CellSet<W>& cells = shape_.house(usable_[i]).set;
      if (cells.meets(blocks.cells)) continue;
      Area<W> wider = blocks;
      wider.houses.push_back(usable_[i]);
      wider.cells |= cells;
      if ((wider.cells - lines.cells).count() <= most_cells) extend(i + 1, lines, wider);
    }
  }

  void keep(const Area<W>& lines, const Area<W>& blocks) {
    if (lines.cells == blocks.cells) return;
    Leftover<W> leftover{lines.cells - blocks.cells, blocks.cells - lines.cells, lines.houses};
    for (int house : blocks.houses) leftover.houses.push_back(house);
    found_.push_back(std::move(leftover));
  }

  const Shape<W>& shape_;
  std::vector<int> blocks_;
  std::vector<int> shared_;  // by block and house: how many cells they have in common
  std::vector<int> usable_;
  std::vector<Leftover<W>> found_;
};

// What cannot be on one side is not on the other.
template <int W>
void remove_missing(const Position<W>& position, const CellSet<W>& here, const CellSet<W>& there,
                    Step& step) {
  Mask possible = position.candidates_of(here & position.empty_cells());
  for (Cell cell : here - position.empty_cells()) possible |= mask_of(position.digit(cell));
  for (Cell cell : there& position.empty_cells()) {
    for (Digit digit : Digits(position.candidates(cell) & ~possible)) {
      step.eliminations.push_back({cell, digit});
    }
  }
}

}  // namespace

template <int W>
std::vector<Leftover<W>> leftovers_of(const Shape<W>& shape) {
  return Leftovers<W>(shape).find();
}

namespace {

template <int W>
void find_law_of_leftovers(const Position<W>& position, Search& search) {
  const Shape<W>& shape = position.shape();
  for (const Leftover<W>& leftover : shape.leftovers()) {
    if (search.done()) return;
    Step step;
    remove_missing(position, leftover.of_lines, leftover.of_blocks, step);
    remove_missing(position, leftover.of_blocks, leftover.of_lines, step);
    if (step.eliminations.empty()) continue;
    for (int house : leftover.houses) step.marks.push_back(mark_house(Role::house, shape, house));
    step.marks.push_back(mark(Role::pattern, leftover.of_lines, 0));
    step.marks.push_back(mark(Role::outside, leftover.of_blocks, 0));
    search.accept(std::move(step));
  }
}

}  // namespace

NONET_FAMILY(leftovers, {"law_of_leftovers", find_law_of_leftovers<W>})

#define NONET_LEFTOVERS(W) template std::vector<Leftover<W>> leftovers_of(const Shape<W>&);
NONET_EACH_WIDTH(NONET_LEFTOVERS)

}  // namespace nonet::logic
