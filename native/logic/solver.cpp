#include "solver.h"

#include <algorithm>

#include "techniques.h"

namespace nonet::logic {

namespace {

// Whether a technique found a step, which is then moved to `found`.
template <int W>
bool find_one(const Position<W>& position, int technique, bool tells_reasons, Control& control,
              Found& found) {
  Search search(control, true, tells_reasons);
  techniques<W>()[technique].find(position, search);
  if (search.steps().empty()) return false;
  found = {technique, std::move(search.steps().front())};
  return true;
}

template <int W>
bool find_next(const Position<W>& position, std::span<const int> order, bool tells_reasons,
               Control& control, Found& found) {
  for (int technique : order) {
    if (find_one(position, technique, tells_reasons, control, found)) return true;
    if (control.should_stop()) return false;
  }
  return false;
}

template <int W>
Walk walk_from(Position<W> position, std::span<const int> order, bool keep_steps,
               Control& control) {
  Walk walk;
  walk.counts.resize(techniques<W>().size());
  Found found{};
  while (!position.is_solved() && find_next(position, order, keep_steps, control, found)) {
    position.apply(found.step);
    ++walk.counts[found.technique];
    if (keep_steps) walk.steps.push_back(std::move(found));
  }
  for (int cell = 0; cell < position.shape().cell_count(); ++cell) {
    walk.digits.push_back(position.digit(static_cast<Cell>(cell)));
  }
  walk.solved = position.is_solved();
  walk.stopped = !walk.solved && control.should_stop();
  return walk;
}

// The number of cells that a naked or hidden single could fill now.
template <int W>
int count_ways(const Position<W>& position) {
  CellSet<W> cells = position.cells_with_count(1);
  const int count = static_cast<int>(position.shape().houses().size());
  for (int number = 0; number < count; ++number) {
    const House<W>& house = position.shape().house(number);
    for (Digit digit = 1; house.complete && digit <= position.shape().size(); ++digit) {
      const Mask places = position.places(number, digit);
      if (std::has_single_bit(places)) cells.add(house.cells[std::countr_zero(places)]);
    }
  }
  return cells.count();
}

void note_step(Climb& climb, Rung rung, bool places) {
  ++climb.uses[rung.technique];
  if (climb.er < rung.tenths) {
    climb.er = rung.tenths;
    climb.hardest = 0;
    climb.hardest_technique = rung.technique;
  }
  climb.hardest += rung.tenths == climb.er;
  if (!climb.ed) climb.ed = climb.er;
  if (!climb.ep && places) climb.ep = climb.er;
}

template <int W>
Climb climb_from(Position<W> position, std::span<const Rung> rungs, Control& control) {
  Climb climb;
  climb.uses.resize(techniques<W>().size());
  Found found{};
  const auto finds = [&](Rung rung) {
    return !control.should_stop() && find_one(position, rung.technique, false, control, found);
  };
  for (auto rung = rungs.begin(); !position.is_solved();) {
    rung = std::ranges::find_if(rungs, finds);
    if (rung == rungs.end()) break;
    note_step(climb, *rung, !found.step.placements.empty());
    climb.tedium += 1000 / std::max(1, count_ways(position));
    position.apply(found.step);
  }
  climb.solved = position.is_solved();
  climb.stopped = !climb.solved && control.should_stop();
  return climb;
}

}  // namespace

std::vector<std::string_view> technique_names() {
  std::vector<std::string_view> names;
  for (const auto& technique : techniques<2>()) names.push_back(technique.name);
  return names;
}

Solver::Solver(int size, int cell_count, const std::vector<HousePlan>& houses,
               const std::vector<RulePlan>& rules)
    : cell_count_(cell_count) {
  std::shared_ptr<const Book> book;
  if (!rules.empty()) book = std::make_shared<const Book>(size, cell_count, houses, rules);
  if (cell_count <= 2 * 64) {
    shape_ = std::make_shared<const Shape<2>>(size, cell_count, houses, book);
  } else if (cell_count <= 6 * 64) {
    shape_ = std::make_shared<const Shape<6>>(size, cell_count, houses, book);
  } else {
    shape_ = std::make_shared<const Shape<32>>(size, cell_count, houses, book);
  }
}

std::vector<Mask> Solver::candidates(const Start& start) const {
  return std::visit(
      [&](const auto& shape) {
        const Position position(*shape, start);
        std::vector<Mask> masks;
        for (int cell = 0; cell < cell_count_; ++cell) {
          masks.push_back(position.candidates(static_cast<Cell>(cell)));
        }
        return masks;
      },
      shape_);
}

bool Solver::is_broken(const Start& start) const {
  return std::visit([&](const auto& shape) { return Position(*shape, start).is_broken(); }, shape_);
}

std::vector<Found> Solver::find_all(const Start& start, std::span<const int> order,
                                    Control& control) const {
  return std::visit(
      [&]<int W>(const Board<W>& shape) {
        std::vector<Found> all;
        const Position<W> position(*shape, start);
        for (int technique : order) {
          Search search(control, false);
          techniques<W>()[technique].find(position, search);
          for (Step& step : search.steps()) all.push_back({technique, std::move(step)});
        }
        return all;
      },
      shape_);
}

std::vector<Found> Solver::find_first(const Start& start, std::span<const int> order,
                                      Control& control) const {
  return std::visit(
      [&](const auto& shape) {
        std::vector<Found> first(1);
        if (!find_next(Position(*shape, start), order, true, control, first[0])) first.clear();
        return first;
      },
      shape_);
}

Climb Solver::climb(const Start& start, std::span<const Rung> rungs, Control& control) const {
  return std::visit(
      [&](const auto& shape) { return climb_from(Position(*shape, start), rungs, control); },
      shape_);
}

Walk Solver::walk(const Start& start, std::span<const int> order, bool keep_steps,
                  Control& control) const {
  return std::visit(
      [&](const auto& shape) {
        return walk_from(Position(*shape, start), order, keep_steps, control);
      },
      shape_);
}

}  // namespace nonet::logic
