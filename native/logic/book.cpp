#include "book.h"

#include <algorithm>

#include "../rules/derived.h"
#include "../rules/rules.h"

namespace nonet::logic {

namespace {

using rules::Primitive;
using rules::SharedRule;

constexpr std::size_t few = 32;

std::vector<Primitive> all_of(const std::vector<RulePlan>& plans) {
  std::vector<Primitive> all;
  for (const RulePlan& plan : plans) {
    all.insert(all.end(), plan.primitives.begin(), plan.primitives.end());
  }
  return all;
}

std::shared_ptr<const Board> board_of(int size, int cell_count, const std::vector<HousePlan>& plans,
                                      const std::vector<RulePlan>& rules) {
  const auto primitives = all_of(rules);
  const Rules::Sorted sorted(size, cell_count, {}, primitives);
  std::vector<std::vector<Cell>> houses = sorted.houses;
  for (const HousePlan& plan : plans) houses.push_back(plan.cells);
  return std::make_shared<const Board>(size, cell_count, houses, sorted.pairs, sorted.equals);
}

// What says more than a house or than the digits of a cell.
std::vector<Primitive> telling(const std::vector<Primitive>& primitives) {
  std::vector<Primitive> found;
  for (const Primitive& primitive : primitives) {
    const auto& kind = static_cast<const Primitive::variant&>(primitive);
    const bool is_plain = std::holds_alternative<rules::Allowed>(kind) ||
                          std::holds_alternative<rules::Different>(kind);
    if (!is_plain) found.push_back(primitive);
  }
  return found;
}

}  // namespace

Unit::Unit(const Board& board, int rule, bool is_cage, std::vector<SharedRule> parts)
    : rule_(rule), is_cage_(is_cage) {
  std::ranges::stable_sort(parts, {}, [](const SharedRule& part) { return part->cost(); });
  for (SharedRule& part : parts) {
    std::vector<std::uint16_t> places;
    for (const Cell cell : part->cells()) {
      const auto at = std::ranges::find(cells_, cell);
      places.push_back(static_cast<std::uint16_t>(at - cells_.begin()));
      if (at == cells_.end()) cells_.push_back(cell);
    }
    parts_.push_back({std::move(part), std::move(places)});
  }
  for (const Cell cell : cells_) {
    seen_.emplace_back();
    for (std::size_t n = 0; n < cells_.size(); ++n) {
      const bool sees = cells_[n] != cell && contains(board.peer_set(cell), cells_[n]);
      if (sees) seen_.back().push_back(static_cast<std::uint16_t>(n));
    }
  }
}

bool Unit::narrow(std::span<Mask> masks) const {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t place = 0; place < masks.size(); ++place) {
      if (!narrow_seen(place, masks, changed)) return false;
    }
    for (const Part& part : parts_) {
      if (!narrow_part(part, masks, changed)) return false;
    }
  }
  return true;
}

bool Unit::narrow_seen(std::size_t place, std::span<Mask> masks, bool& changed) const {
  if (!rules::is_single(masks[place])) return true;
  for (const std::uint16_t other : seen_[place]) {
    if ((masks[other] & masks[place]) == 0) continue;
    masks[other] &= ~masks[place];
    changed = true;
    if (masks[other] == 0) return false;
  }
  return true;
}

bool Unit::narrow_part(const Part& part, std::span<Mask> masks, bool& changed) const {
  rules::Buffer<Mask, few> store(part.places.size());
  const std::span<Mask> own = store.items().first(part.places.size());
  for (std::size_t n = 0; n < own.size(); ++n) own[n] = masks[part.places[n]];
  Mask required = 0;
  if (part.rule->narrow(own, required) == Narrowed::impossible) return false;
  for (std::size_t n = 0; n < own.size(); ++n) {
    changed |= masks[part.places[n]] != own[n];
    masks[part.places[n]] = own[n];
    if (own[n] == 0) return false;
  }
  return true;
}

Book::Book(int size, int cell_count, const std::vector<HousePlan>& houses,
           const std::vector<RulePlan>& plans)
    : size_(size),
      board_(board_of(size, cell_count, houses, plans)),
      units_of_(cell_count),
      touched_(cell_count) {
  for (const HousePlan& house : houses) {
    houses_.push_back(house.cells);
    std::ranges::sort(houses_.back());
  }
  add_units(plans);
  for (std::size_t number = 0; number < units_.size(); ++number) {
    for (const Cell cell : units_[number].cells()) {
      units_of_[cell].push_back(static_cast<int>(number));
      touched_[cell] = true;
    }
  }
}

void Book::add_units(const std::vector<RulePlan>& plans) {
  for (std::size_t number = 0; number < plans.size(); ++number) {
    const RulePlan& plan = plans[number];
    const int rule = static_cast<int>(number);
    for (const Primitive& primitive : plan.primitives) {
      const auto* sum =
          std::get_if<rules::Linear>(&static_cast<const Primitive::variant&>(primitive));
      if (!sum) continue;
      sums_.push_back(*sum);
      rules_of_sums_.push_back(rule);
    }
    std::vector<SharedRule> parts = rules::compile_each(*board_, telling(plan.primitives));
    if (parts.empty()) continue;
    if (!plan.is_whole) {
      units_.emplace_back(*board_, rule, plan.is_cage, std::move(parts));
      continue;
    }
    for (SharedRule& part : parts) {
      units_.emplace_back(*board_, rule, false, std::vector<SharedRule>{std::move(part)});
    }
  }
}

const std::vector<Balance>& Book::balances() const {
  std::call_once(balances_once_, [this] { find_balances(); });
  return balances_;
}

void Book::find_balances() const {
  for (const rules::Derived& derived : rules::derive_sums(*board_, sums_)) {
    if (derived.sources.empty()) continue;
    const std::vector<Primitive> sum{derived.sum};
    Balance balance{{*board_, -1, false, rules::compile_each(*board_, sum)}, {}, {}};
    for (const int house : derived.houses)
      balance.houses.push_back(house_of(board_->houses()[house]));
    for (const int source : derived.sources) balance.rules.push_back(rules_of_sums_[source]);
    const auto twice = std::ranges::unique(balance.rules);
    balance.rules.erase(twice.begin(), twice.end());
    if (std::ranges::find(balance.houses, -1) == balance.houses.end()) {
      balances_.push_back(std::move(balance));
    }
  }
}

int Book::house_of(std::span<const Cell> cells) const {
  std::vector<Cell> sorted(cells.begin(), cells.end());
  std::ranges::sort(sorted);
  const auto at = std::ranges::find(houses_, sorted);
  return at == houses_.end() ? -1 : static_cast<int>(at - houses_.begin());
}

std::vector<Cell> Book::cells_of(int rule) const {
  std::vector<Cell> cells;
  int count = 0;
  for (const Unit& unit : units_) {
    if (unit.rule() != rule) continue;
    cells = unit.cells();
    ++count;
  }
  return count == 1 ? cells : std::vector<Cell>{};
}

std::span<const Candidate> Book::ruled_out_by(Candidate candidate) const {
  std::call_once(ruled_out_once_, [this] { find_ruled_out(); });
  return out_of(candidate);
}

bool Book::rules_out(Candidate one, Candidate other) const {
  return std::ranges::binary_search(ruled_out_by(one), other);
}

void Book::find_ruled_out() const {
  ruled_out_.resize(units_of_.size() * size_);
  for (const Unit& unit : units_) {
    std::vector<Mask> all(unit.cells().size(), all_digits(size_));
    if (!unit.narrow(all)) continue;
    for (std::size_t place = 0; place < unit.cells().size(); ++place) {
      for (const Digit digit : Digits(all[place])) find_ruled_out_by(unit, all, place, digit);
    }
  }
  for (auto& list : ruled_out_) {
    std::ranges::sort(list);
    const auto twice = std::ranges::unique(list);
    list.erase(twice.begin(), twice.end());
  }
}

// The link holds both ways, even if the rule shows it one way only.
void Book::find_ruled_out_by(const Unit& unit, const std::vector<Mask>& all, std::size_t place,
                             Digit digit) const {
  std::vector<Mask> masks = all;
  masks[place] = mask_of(digit);
  if (!unit.narrow(masks)) return;  // the digit itself cannot be there
  const Candidate here{unit.cells()[place], digit};
  for (std::size_t n = 0; n < masks.size(); ++n) {
    if (n == place) continue;
    for (const Digit gone : Digits(all[n] & ~masks[n])) {
      const Candidate there{unit.cells()[n], gone};
      out_of(here).push_back(there);
      out_of(there).push_back(here);
    }
  }
}

}  // namespace nonet::logic
