// Innies and outies: the total of one or more whole houses is known, so what its cages leave over
// (innies) or what sticks out of them (outies) adds up to the difference.
#include "areas.h"

#include "sums.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// The cages of an area, no two of which overlap.
template <int W>
struct Cover {
  CellSet<W> cells;
  int total = 0;
  std::vector<int> cages;

  void add(const Shape<W>& shape, int cage) {
    if (shape.house(cage).set.meets(cells)) return;
    cells |= shape.house(cage).set;
    total += shape.house(cage).total;
    cages.push_back(cage);
  }
};

template <int W>
class Areas {
 public:
  Areas(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search), sums_(position, search) {
    for (std::size_t number = 0; number < shape_.houses().size(); ++number) {
      if (shape_.houses()[number].kind == Kind::cage) cages_.push_back(static_cast<int>(number));
    }
  }

  bool has_cages() const { return !cages_.empty(); }

  // The cells that the cages inside leave over.
  void find_innies(const Area<W>& area, bool one_cell) {
    const Cover<W> inside = cover(area, true);
    const CellSet<W> innies = area.cells - inside.cells;
    const int total = total_of(area) - inside.total;
    report(area, inside, open_part(position_, innies, total), one_cell);
  }

  // The cells that the cages of the area have outside.
  void find_outies(const Area<W>& area, bool one_cell) {
    const Cover<W> touching = cover(area, false);
    if (!area.cells.within(touching.cells)) return;
    const CellSet<W> outies = touching.cells - area.cells;
    const int total = touching.total - total_of(area);
    report(area, touching, open_part(position_, outies, total), one_cell);
  }

  // Innies that are all in one cage cut it into two parts with totals of their own.
  void find_splits(const Area<W>& area) {
    const Cover<W> inside = cover(area, true);
    const CellSet<W> innies = area.cells - inside.cells;
    if (innies.empty()) return;
    const int part = total_of(area) - inside.total;
    for (Spot spot : shape_.spots(innies.first())) {
      const House<W>& cage = shape_.house(spot.house);
      if (cage.kind != Kind::cage || !innies.within(cage.set) || innies == cage.set) continue;
      Cover<W> split = inside;
      split.cages.push_back(spot.house);
      report(area, split, open_part(position_, cage.set - innies, cage.total - part), false);
    }
  }

 private:
  int total_of(const Area<W>& area) const {
    const int size = shape_.size();
    return static_cast<int>(area.houses.size()) * size * (size + 1) / 2;
  }

  Cover<W> cover(const Area<W>& area, bool inside) const {
    Cover<W> cages;
    for (int cage : cages_) {
      const CellSet<W>& cells = shape_.house(cage).set;
      if (inside ? cells.within(area.cells) : cells.meets(area.cells)) cages.add(shape_, cage);
    }
    return cages;
  }

  void report(const Area<W>& area, const Cover<W>& cover, const Sum<W>& sum, bool one_cell) {
    const int count = sum.cells.count();
    if (one_cell != (count == 1) || count > Sums<W>::most_cells - 1 || count == 0) return;
    Step step;
    if (one_cell) {
      const Cell cell = sum.cells.first();
      if (sum.total < 1 || sum.total > shape_.size()) return;
      const Digit digit = static_cast<Digit>(sum.total);
      if (position_.has(cell, digit)) step.placements.push_back({cell, digit});
    } else {
      sums_.remove_impossible(sum, step);
    }
    if (step.placements.empty() && step.eliminations.empty()) return;
    for (int house : area.houses) step.marks.push_back(mark_house(Role::house, shape_, house));
    for (int cage : cover.cages) step.marks.push_back(mark_house(Role::cage, shape_, cage));
    step.marks.push_back(mark(Role::outside, sum.cells, 0));
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  Sums<W> sums_;
  std::vector<int> cages_;
};

constexpr int most_houses_of_cages = 4;

template <int W, typename Use>
void for_each_cage_area(const Position<W>& position, Search& search, int least, int most,
                        const Use& use) {
  Areas<W> areas(position, search);
  if (!areas.has_cages()) return;
  const auto stop = [&] { return search.done(); };
  const auto use_area = [&](const Area<W>& area) { use(areas, area); };
  AreaWalk walk(position.shape(), least, most, stop, use_area);
  for (Kind kind : {Kind::row, Kind::column, Kind::block}) walk.visit(kind);
}

template <int W>
void find_innie(const Position<W>& position, Search& search) {
  for_each_cage_area(position, search, 1, 1,
                     [](Areas<W>& areas, const Area<W>& area) { areas.find_innies(area, true); });
}

template <int W>
void find_outie(const Position<W>& position, Search& search) {
  for_each_cage_area(position, search, 1, 1,
                     [](Areas<W>& areas, const Area<W>& area) { areas.find_outies(area, true); });
}

template <int W>
void find_innie_or_outie_of_several(const Position<W>& position, Search& search) {
  for_each_cage_area(position, search, 2, most_houses_of_cages,
                     [](Areas<W>& areas, const Area<W>& area) {
                       areas.find_innies(area, true);
                       areas.find_outies(area, true);
                     });
}

template <int W>
void find_innies(const Position<W>& position, Search& search) {
  for_each_cage_area(position, search, 1, most_houses_of_cages,
                     [](Areas<W>& areas, const Area<W>& area) { areas.find_innies(area, false); });
}

template <int W>
void find_outies(const Position<W>& position, Search& search) {
  for_each_cage_area(position, search, 1, most_houses_of_cages,
                     [](Areas<W>& areas, const Area<W>& area) { areas.find_outies(area, false); });
}

template <int W>
void find_cage_splitting(const Position<W>& position, Search& search) {
  for_each_cage_area(position, search, 1, most_houses_of_cages,
                     [](Areas<W>& areas, const Area<W>& area) { areas.find_splits(area); });
}

}  // namespace

NONET_FAMILY(areas, {"innie", find_innie<W>}, {"outie", find_outie<W>},
             {"innie_or_outie_of_several", find_innie_or_outie_of_several<W>},
             {"innies", find_innies<W>}, {"outies", find_outies<W>},
             {"cage_splitting", find_cage_splitting<W>})

}  // namespace nonet::logic
