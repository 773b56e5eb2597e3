// Law of leftovers: as many lines as blocks hold every digit equally often; so do the cells that
// only the lines have and the cells that only the blocks have.
#include "areas.h"
#include "finders.h"
#include "widths.h"

namespace nonet::logic {

namespace {

constexpr int most_houses = 4;  // more are the same as fewer on the other side
constexpr int most_cells = 5;   // on each side

template <int W>
class Leftovers {
 public:
  Leftovers(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search) {}

  void find_along(Kind line) {
    const auto try_lines = [this](const Area<W>& lines) { find_blocks(lines); };
    AreaWalk(shape_, 1, most_houses, search_, try_lines).visit(line);
  }

 private:
  // Only blocks that lie nearly within the lines can go with them.
  void find_blocks(const Area<W>& lines) {
    usable_.clear();
    for (std::size_t number = 0; number < shape_.houses().size(); ++number) {
      const House<W>& house = shape_.houses()[number];
      if (house.kind == Kind::block && house.complete &&
          (house.set - lines.cells).count() <= most_cells) {
        usable_.push_back(static_cast<int>(number));
      }
    }
    extend(0, lines, {});
  }

  void extend(std::size_t from, const Area<W>& lines, const Area<W>& blocks) {
    if (blocks.houses.size() == lines.houses.size()) return compare(lines, blocks);
    for (std::size_t i = from; i < usable_.size(); ++i) {
      const CellSet<W>& cells = shape_.house(usable_[i]).set;
      if (cells.meets(blocks.cells)) continue;
      Area<W> wider = blocks;
      wider.houses.push_back(usable_[i]);
      wider.cells |= cells;
      if ((wider.cells - lines.cells).count() <= most_cells) extend(i + 1, lines, wider);
    }
  }

  void compare(const Area<W>& lines, const Area<W>& blocks) {
    const CellSet<W> one = lines.cells - blocks.cells;
    const CellSet<W> two = blocks.cells - lines.cells;
    Step step;
    remove_missing(one, two, step);
    remove_missing(two, one, step);
    if (step.eliminations.empty()) return;
    for (const Area<W>* area : {&lines, &blocks}) {
      for (int house : area->houses) step.marks.push_back(mark_house(Role::house, shape_, house));
    }
    step.marks.push_back(mark(Role::pattern, one, 0));
    step.marks.push_back(mark(Role::outside, two, 0));
    search_.accept(std::move(step));
  }

  // What cannot be on one side is not on the other.
  void remove_missing(const CellSet<W>& here, const CellSet<W>& there, Step& step) const {
    Mask possible = position_.candidates_of(here & position_.empty_cells());
    for (Cell cell : here - position_.empty_cells()) possible |= mask_of(position_.digit(cell));
    for (Cell cell : there& position_.empty_cells()) {
      for (Digit digit : Digits(position_.candidates(cell) & ~possible)) {
        step.eliminations.push_back({cell, digit});
      }
    }
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  std::vector<int> usable_;
};

}  // namespace

template <int W>
void find_law_of_leftovers(const Position<W>& position, Search& search) {
  Leftovers<W> leftovers(position, search);
  leftovers.find_along(Kind::row);
  leftovers.find_along(Kind::column);
}

NONET_FINDER(find_law_of_leftovers)

}  // namespace nonet::logic
