// What rules of any kind rule out: alone, in all their combinations, with a house, with another
// rule, and what they leave over in whole houses.
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "assumption.h"
#include "book.h"
#include "techniques.h"
#include "ways.h"
#include "widths.h"

namespace nonet::logic {

namespace {

Mark mark_rule(const Unit& unit) {
  return {Role::rule, unit.cells(), 0, unit.rule()};
}

// A way to narrow masks; false where it leaves nothing.
using Narrow = bool (*)(const Unit&, Masks&);

bool narrow_at_once(const Unit& unit, Masks& masks) {
  return unit.narrow(masks);
}

bool narrow_by_ways(const Unit& unit, Masks& masks) {
  Ways(unit).keep_possible(masks);
  return !has_empty(masks);
}

template <int W>
class Narrower {
 public:
  Narrower(const Position<W>& position, Search& search) : position_(position), search_(search) {}

  // What a unit leaves when it starts from these masks.
  void look_at(const Unit& unit, const Masks& start, Narrow narrow, std::vector<Mark> marks) {
    Masks masks = start;
    if (has_empty(start) || !narrow(unit, masks)) return;
    Step step{{}, {}, std::move(marks), {}};
    for (std::size_t n = 0; n < masks.size(); ++n) add_gone(unit.cells()[n], masks[n], step);
    if (!step.eliminations.empty()) keep(unit, start, narrow, std::move(step));
  }

  // The same, a step for each cell.
  void look_at_cells(const Unit& unit, const Masks& start, Narrow narrow, const Step& empty) {
    Masks masks = start;
    if (has_empty(start) || !narrow(unit, masks)) return;
    for (std::size_t n = 0; n < masks.size() && !search_.done(); ++n) {
      Step step = empty;
      add_gone(unit.cells()[n], masks[n], step);
      if (!step.eliminations.empty()) keep(unit, start, narrow, std::move(step));
    }
  }

 private:
  void add_gone(Cell cell, Mask left, Step& step) const {
    for (const Digit digit : Digits(position_.candidates(cell) & ~left)) {
      step.eliminations.push_back({cell, digit});
    }
  }

  void keep(const Unit& unit, const Masks& start, Narrow narrow, Step step) {
    if (search_.tells_reasons()) add_reasons(unit, start, narrow, step);
    search_.accept(std::move(step));
  }

  // The cells without whose digits and candidates the same would not follow.
  void add_reasons(const Unit& unit, const Masks& start, Narrow narrow, Step& step) const {
    Masks needed = start;
    for (std::size_t n = 0; n < start.size(); ++n) {
      const Cell cell = unit.cells()[n];
      const Mask before = needed[n];
      needed[n] = position_.shape().all();
      if (needed[n] == before || follows(unit, needed, narrow, step)) continue;
      needed[n] = before;
      step.marks.push_back({Role::pattern, {cell}, before, -1});
    }
  }

  bool follows(const Unit& unit, Masks masks, Narrow narrow, const Step& step) const {
    if (!narrow(unit, masks)) return true;
    return std::ranges::all_of(step.eliminations, [&](Candidate gone) {
      const auto at = std::ranges::find(unit.cells(), gone.cell) - unit.cells().begin();
      return (masks[at] & mask_of(gone.digit)) == 0;
    });
  }

  const Position<W>& position_;
  Search& search_;
};

template <int W, typename Use>
void for_each_unit(const Position<W>& position, Search& search, const Use& use) {
  const Book* book = position.shape().book();
  if (!book) return;
  for (const Unit& unit : book->units()) {
    if (search.done_now()) return;
    const bool is_open =
        std::ranges::any_of(unit.cells(), [&](Cell cell) { return position.digit(cell) == 0; });
    if (is_open && !unit.is_cage()) use(unit);
  }
}

// Tries every candidate of a rule's cells, and keeps those that contradict something else.
template <int W>
class Refuter {
 public:
  Refuter(const Position<W>& position, Search& search) : position_(position), search_(search) {
    if (const Book* book = position.shape().book()) {
      looked_at_.resize(book->units().size());
      bears_.resize(book->units().size());
    }
  }

  // The rule leaves a digit no place in a house, or a cell no digit.
  void with_houses(const Unit& unit) {
    std::map<std::pair<int, Digit>, Step> steps;
    try_all(unit, [&](const Assumption<W>& assumed, Candidate candidate) {
      const auto [house, digit] = dead_house(assumed);
      if (house < 0) return;
      Step& step = steps[{house, digit}];
      if (step.marks.empty()) {
        step.marks = {mark_rule(unit),
                      mark_house(Role::house, position_.shape(), house, mask_of(digit))};
      }
      step.eliminations.push_back(candidate);
    });
    for (auto& [_, step] : steps) search_.accept(std::move(step));
  }

  // The rule leaves another rule no way.
  void with_others(const Unit& unit) {
    std::map<const Unit*, Step> steps;
    try_all(unit, [&](const Assumption<W>& assumed, Candidate candidate) {
      const Unit* other = dead_unit(unit, assumed);
      if (!other) return;
      Step& step = steps[other];
      if (step.marks.empty()) step.marks = {mark_rule(unit), mark_rule(*other)};
      step.eliminations.push_back(candidate);
    });
    for (auto& [_, step] : steps) search_.accept(std::move(step));
  }

 private:
  template <typename Use>
  void try_all(const Unit& unit, const Use& use) {
    const Masks start = masks_of(position_, unit);
    if (has_empty(start)) return;
    Assumption<W> assumed(position_, unit);
    for (std::size_t place = 0; place < start.size(); ++place) {
      if (position_.digit(unit.cells()[place])) continue;
      for (const Digit digit : Digits(start[place])) {
        if (search_.done()) return;
        const Candidate candidate{unit.cells()[place], digit};
        if (!assumed.narrow(start, place, digit)) continue;
        if (assumed.adds_nothing(start, place) && !tried_.insert(candidate).second) continue;
        assumed.spread(start);
        use(assumed, candidate);
      }
    }
  }

  std::pair<int, Digit> dead_house(const Assumption<W>& assumed) const {
    const Shape<W>& shape = position_.shape();
    std::vector<bool> seen(shape.houses().size());
    for (const Cell cell : assumed.changed()) {
      for (const Spot spot : shape.spots(cell)) {
        if (seen[spot.house] || !shape.house(spot.house).complete) continue;
        seen[spot.house] = true;
        Mask possible = 0;
        for (const Cell one : shape.house(spot.house).cells) possible |= assumed.at(one);
        const Mask lost = shape.all() & ~possible;
        if (lost) return {spot.house, lowest_digit(lost)};
      }
    }
    return {-1, 0};
  }

  const Unit* dead_unit(const Unit& unit, const Assumption<W>& assumed) {
    const Book& book = *position_.shape().book();
    ++look_;
    for (const Cell cell : assumed.changed()) {
      for (const int number : book.units_of(cell)) {
        if (std::exchange(looked_at_[number], look_) == look_) continue;
        const Unit& other = book.units()[number];
        if (&other != &unit && is_dead(number, other, assumed)) return &other;
      }
    }
    return nullptr;
  }

  bool is_dead(int number, const Unit& unit, const Assumption<W>& assumed) {
    masks_.clear();
    int changed = 0;
    for (const Cell cell : unit.cells()) {
      masks_.push_back(assumed.at(cell));
      changed += masks_.back() != mask_at(position_, cell);
    }
    if (changed < 2 && !has_empty(masks_) && bears_one_change(number, unit)) return false;
    const bool is_possible = !has_empty(masks_) && unit.narrow(masks_);
    return !is_possible && !has_empty(masks_of(position_, unit));
  }

  // Whether a rule of two cells has a way for every candidate of either, as long as the other one
  // keeps all of its own. Of the thousands of pairs of a rule of the whole board few have not.
  bool bears_one_change(int number, const Unit& unit) {
    if (unit.cells().size() != 2) return false;
    if (!bears_[number]) bears_[number] = has_way_for_each(unit);
    return *bears_[number];
  }

  bool has_way_for_each(const Unit& unit) const {
    const Masks start = masks_of(position_, unit);
    for (std::size_t place = 0; place < start.size(); ++place) {
      for (const Digit digit : Digits(start[place])) {
        Masks masks = start;
        masks[place] = mask_of(digit);
        if (!unit.narrow(masks)) return false;
      }
    }
    return true;
  }

  const Position<W>& position_;
  Search& search_;
  std::set<Candidate> tried_;   // by themselves, without a word of any rule
  std::vector<int> looked_at_;  // by the number of a rule: when it was looked at last
  int look_ = 0;
  std::vector<std::optional<bool>> bears_;  // by the number of a rule
  Masks masks_;
};

// From the digits on the board and the rule alone.
template <int W>
void find_rule_limits(const Position<W>& position, Search& search) {
  Narrower<W> narrower(position, search);
  for_each_unit(position, search, [&](const Unit& unit) {
    Masks masks;
    for (const Cell cell : unit.cells()) {
      const Digit digit = position.digit(cell);
      masks.push_back(digit ? mask_of(digit) : position.allowed(cell));
    }
    narrower.look_at(unit, masks, narrow_at_once, {mark_rule(unit)});
  });
}

// From the candidates, too.
template <int W>
void find_rule_candidates(const Position<W>& position, Search& search) {
  Narrower<W> narrower(position, search);
  for_each_unit(position, search, [&](const Unit& unit) {
    const Step empty{{}, {}, {mark_rule(unit)}, {}};
    narrower.look_at_cells(unit, masks_of(position, unit), narrow_at_once, empty);
  });
}

constexpr std::size_t most_cells = 20;  // of whose ways anybody could have an overview

// Candidates that no way to fill the cells needs.
template <int W>
void find_rule_combinations(const Position<W>& position, Search& search) {
  Narrower<W> narrower(position, search);
  for_each_unit(position, search, [&](const Unit& unit) {
    if (unit.cells().size() > most_cells) return;
    const Step empty{{}, {}, {mark_rule(unit)}, {}};
    narrower.look_at_cells(unit, masks_of(position, unit), narrow_by_ways, empty);
  });
}

// A digit without which the rule has no way is gone from all cells that see its places there.
template <int W>
void find_rule_forced_digit(const Position<W>& position, Search& search) {
  for_each_unit(position, search, [&](const Unit& unit) {
    const Masks start = masks_of(position, unit);
    if (has_empty(start) || unit.cells().size() > most_cells) return;
    for (Digit digit = 1; digit <= position.shape().size(); ++digit) {
      Masks masks = start;
      CellSet<W> places;
      for (std::size_t n = 0; n < masks.size(); ++n) {
        if ((masks[n] & mask_of(digit)) == 0) continue;
        places.add(unit.cells()[n]);
        masks[n] &= ~mask_of(digit);
      }
      if (places.empty() || !(places - position.empty_cells()).empty()) continue;
      const CellSet<W> gone = position.shape().common_peers(places) & position.cells_of(digit);
      if (gone.empty() || (!has_empty(masks) && Ways(unit).is_possible(masks))) continue;
      Step step;
      step.marks = {mark_rule(unit), mark(Role::pattern, places, mask_of(digit))};
      remove_from(gone, digit, step);
      search.accept(std::move(step));
    }
  });
}

// What whole houses add up to, and what rules in them add up to, leaves a sum for a few cells.
template <int W>
void find_rule_balance(const Position<W>& position, Search& search) {
  const Book* book = position.shape().book();
  if (!book) return;
  Narrower<W> narrower(position, search);
  for (const Balance& balance : book->balances()) {
    if (search.done_now()) return;
    std::vector<Mark> marks;
    for (const int house : balance.houses) {
      marks.push_back(mark_house(Role::house, position.shape(), house));
    }
    for (const int rule : balance.rules) {
      marks.push_back({Role::rule, book->cells_of(rule), 0, rule});
    }
    const Unit& unit = balance.unit;
    marks.push_back({Role::outside, unit.cells(), 0, -1});
    narrower.look_at(unit, masks_of(position, unit), narrow_at_once, std::move(marks));
  }
}

template <int W>
void find_rule_and_house(const Position<W>& position, Search& search) {
  Refuter<W> refuter(position, search);
  for_each_unit(position, search, [&](const Unit& unit) { refuter.with_houses(unit); });
}

template <int W>
void find_rule_and_rule(const Position<W>& position, Search& search) {
  Refuter<W> refuter(position, search);
  for_each_unit(position, search, [&](const Unit& unit) { refuter.with_others(unit); });
}

}  // namespace

NONET_FAMILY(rule_steps, {"rule_limits", find_rule_limits<W>},
             {"rule_candidates", find_rule_candidates<W>},
             {"rule_combinations", find_rule_combinations<W>},
             {"rule_forced_digit", find_rule_forced_digit<W>},
             {"rule_balance", find_rule_balance<W>}, {"rule_and_house", find_rule_and_house<W>},
             {"rule_and_rule", find_rule_and_rule<W>})

}  // namespace nonet::logic
