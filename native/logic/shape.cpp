#include "shape.h"

#include <algorithm>
#include <tuple>

#include "book.h"
#include "leftovers.h"
#include "widths.h"

namespace nonet::logic {

template <int W>
Shape<W>::Shape(int size, int cell_count, const std::vector<HousePlan>& houses,
                std::shared_ptr<const Book> book)
    : size_(size),
      book_(std::move(book)),
      only_complete_houses_(!book_),
      peers_(cell_count),
      spots_(cell_count) {
  for (const HousePlan& plan : houses) {
    House<W> house{
        plan.kind, static_cast<int>(plan.cells.size()) == size, plan.total, plan.cells, {}};
    for (Cell cell : plan.cells) house.set.add(cell);
    only_complete_houses_ &= house.complete && house.kind != Kind::cage;
    houses_.push_back(std::move(house));
  }
  fill_tables();
}

template <int W>
void Shape<W>::fill_tables() {
  for (std::size_t number = 0; number < houses_.size(); ++number) {
    const House<W>& house = houses_[number];
    for (std::size_t index = 0; index < house.cells.size(); ++index) {
      const Cell cell = house.cells[index];
      peers_[cell] |= house.set;
      spots_[cell].push_back(
          {static_cast<std::uint16_t>(number), static_cast<std::uint8_t>(index)});
    }
  }
  for (int cell = 0; cell < cell_count(); ++cell) peers_[cell].remove(static_cast<Cell>(cell));
}

template <int W>
CellSet<W> Shape<W>::common_peers(const CellSet<W>& cells) const {
  auto cell = cells.begin();
  CellSet<W> common = peers_[*cell];
  for (++cell; cell != nullptr; ++cell) common &= peers_[*cell];
  return common;
}

template <int W>
std::vector<int> Shape<W>::common_houses(const CellSet<W>& cells) const {
  std::vector<int> numbers;
  for (Spot spot : spots_[cells.first()]) {
    if (cells.within(houses_[spot.house].set)) numbers.push_back(spot.house);
  }
  return numbers;
}

template <int W>
const std::vector<Rectangle>& Shape<W>::rectangles() const {
  std::call_once(rectangles_found_, [this] { find_rectangles(); });
  return rectangles_;
}

template <int W>
const std::vector<Leftover<W>>& Shape<W>::leftovers() const {
  std::call_once(leftovers_found_, [this] { leftovers_ = leftovers_of(*this); });
  return leftovers_;
}

// Each house of a corner holds one of its two neighbours at least, so the first of them does.
template <int W>
void Shape<W>::find_rectangles() const {
  for (int a = 0; a < cell_count(); ++a) {
    if (spots_[a].empty()) continue;
    for (Cell b : houses_[spots_[a].front().house].set) {
      if (b > a) add_rectangles_at(static_cast<Cell>(a), b);
    }
  }
  const auto corners = [](const Rectangle& one) { return std::tuple(one.a, one.b, one.c, one.d); };
  std::ranges::sort(rectangles_, {}, corners);
  const auto twice = std::ranges::unique(rectangles_, {}, corners);
  rectangles_.erase(twice.begin(), twice.end());
}

// The other neighbour is in all houses of the corner that this one is not in.
template <int W>
void Shape<W>::add_rectangles_at(Cell a, Cell b) const {
  CellSet<W> others = peers_[a];
  for (Spot spot : spots_[a]) {
    if (!houses_[spot.house].set.has(b)) others &= houses_[spot.house].set;
  }
  others.remove(b);
  for (Cell c : others) {
    if (c <= a) continue;
    for (Cell d : peers_[b] & peers_[c]) {
      const Rectangle corners{a, std::min(b, c), std::max(b, c), d};
      if (d > a && is_deadly(corners)) rectangles_.push_back(corners);
    }
  }
}

// No rule may look at a corner: it could tell the two ways apart.
template <int W>
bool Shape<W>::is_deadly(const Rectangle& corners) const {
  for (const Cell corner : {corners.a, corners.b, corners.c, corners.d}) {
    if (book_ && book_->has_rule_at(corner)) return false;
  }
  const auto balanced = [&](Cell corner) {
    return std::ranges::all_of(spots_[corner], [&](Spot spot) {
      const CellSet<W>& set = houses_[spot.house].set;
      return set.has(corners.a) + set.has(corners.d) == set.has(corners.b) + set.has(corners.c);
    });
  };
  return balanced(corners.a) && balanced(corners.b) && balanced(corners.c) && balanced(corners.d);
}

#define NONET_SHAPE(W) template class Shape<W>;
NONET_EACH_WIDTH(NONET_SHAPE)

}  // namespace nonet::logic
