// Forcing nets: try a candidate and follow all singles. It contradicts itself, or all candidates of
// a cell (or all places of a digit) have something in common. Where no single is left, rules of the
// layout are asked what they leave.
#include <algorithm>

#include "book.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// A copy of the position in which one candidate is placed and all singles are followed.
template <int W>
class Trial {
 public:
  Trial(const Position<W>& position, Candidate start) : before_(position), position_(position) {
    place(start, -1);
    while (!is_broken_ && (place_naked() || place_hidden() || narrow_by_rules())) {
    }
  }

  bool is_broken() const { return is_broken_; }
  const Position<W>& position() const { return position_; }

  // What had no candidate or no place left in the end.
  const Mark& contradiction() const { return contradiction_; }

  // The candidates of the cell or of the house that had none left.
  const std::vector<Candidate>& dead_end() const { return dead_end_; }

  // The start, and in their order the other placements that it takes to rule the candidates out.
  std::vector<Candidate> way_to(const std::vector<Candidate>& gone) const {
    return candidates_in(needed_for(gone));
  }

  // The rules that it takes.
  std::vector<const Unit*> rules_to(const std::vector<Candidate>& gone) const {
    const std::vector<bool> needed = needed_for(gone);
    std::vector<const Unit*> found;
    for (std::size_t i = 0; i < placed_.size(); ++i) {
      const Unit* unit = placed_[i].unit;
      if (needed[i] && unit && std::ranges::find(found, unit) == found.end()) found.push_back(unit);
    }
    return found;
  }

 private:
  // What follows: a digit that is placed, or what a rule rules out.
  struct Event {
    Candidate candidate;
    int house;  // where it is the only place of the digit, or -1: the only digit of the cell
    const Unit* unit = nullptr;
    std::vector<Candidate> gone = {};  // by the rule
  };

  void place(Candidate candidate, int house) {
    position_.place(candidate.cell, candidate.digit);
    placed_.push_back({candidate, house});
  }

  // Asks rules until one rules something out.
  bool narrow_by_rules() {
    const Book* book = position_.shape().book();
    return book && std::ranges::any_of(book->units(), [&](const Unit& one) { return narrow(one); });
  }

  bool narrow(const Unit& unit) {
    std::vector<Mask> masks;
    for (const Cell cell : unit.cells()) {
      const Digit digit = position_.digit(cell);
      masks.push_back(digit ? mask_of(digit) : position_.candidates(cell));
      if (!masks.back()) return false;
    }
    if (!unit.narrow(masks)) {
      return fail({Role::rule, unit.cells(), 0, unit.rule()}, missing_in(unit));
    }
    Event event{{}, -1, &unit};
    for (std::size_t n = 0; n < masks.size(); ++n) {
      const Cell cell = unit.cells()[n];
      for (Digit digit : Digits(position_.candidates(cell) & ~masks[n])) {
        event.gone.push_back({cell, digit});
      }
    }
    if (event.gone.empty()) return false;
    for (Candidate gone : event.gone) position_.eliminate(gone.cell, gone.digit);
    placed_.push_back(std::move(event));
    return true;
  }

  // What the cells of a rule have lost.
  std::vector<Candidate> missing_in(const Unit& unit) const {
    std::vector<Candidate> all;
    for (const Cell cell : unit.cells()) {
      const Digit placed = position_.digit(cell);
      const Mask left = placed ? mask_of(placed) : position_.candidates(cell);
      for (Digit digit : Digits(before_.candidates(cell) & ~left)) all.push_back({cell, digit});
    }
    return all;
  }

  // Which events it takes to rule the candidates out.
  std::vector<bool> needed_for(const std::vector<Candidate>& gone) const {
    std::vector<bool> needed(placed_.size());
    needed[0] = true;
    for (Candidate candidate : gone) need(candidate, needed, placed_.size());
    for (std::size_t i = placed_.size(); i-- > 1;) {
      if (!needed[i]) continue;
      for (Candidate rival : rivals(placed_[i])) need(rival, needed, i);
    }
    return needed;
  }

  std::vector<Candidate> candidates_in(const std::vector<bool>& needed) const {
    std::vector<Candidate> way;
    for (std::size_t i = 0; i < placed_.size(); ++i) {
      if (needed[i] && !placed_[i].unit) way.push_back(placed_[i].candidate);
    }
    return way;
  }

  bool place_naked() {
    for (Cell cell : position_.empty_cells()) {
      const Mask mask = position_.candidates(cell);
      if (!mask) return fail({Role::pattern, {cell}, 0, -1}, candidates_of(cell));
      if (!std::has_single_bit(mask)) continue;
      place({cell, lowest_digit(mask)}, -1);
      return true;
    }
    return false;
  }

  bool place_hidden() {
    const auto& houses = position_.shape().houses();
    for (std::size_t house = 0; house < houses.size(); ++house) {
      if (houses[house].complete && place_hidden_in(static_cast<int>(house))) return true;
    }
    return false;
  }

  bool place_hidden_in(int house) {
    const Shape<W>& shape = position_.shape();
    Mask placed = 0;
    for (Cell cell : shape.house(house).cells) {
      if (position_.digit(cell)) placed |= mask_of(position_.digit(cell));
    }
    for (Digit digit : Digits(shape.all() & ~placed)) {
      const Mask places = position_.places(house, digit);
      if (!places) {
        return fail(mark_house(Role::house, shape, house, mask_of(digit)), places_of(house, digit));
      }
      if (!std::has_single_bit(places)) continue;
      place({shape.house(house).cells[std::countr_zero(places)], digit}, house);
      return true;
    }
    return false;
  }

  bool fail(Mark contradiction, std::vector<Candidate> dead_end) {
    contradiction_ = std::move(contradiction);
    dead_end_ = std::move(dead_end);
    return is_broken_ = true;
  }

  // What had to go before this could follow; of a rule all that its cells may have lost.
  std::vector<Candidate> rivals(const Event& placed) const {
    if (placed.unit) return candidates_of(*placed.unit);
    std::vector<Candidate> all = placed.house < 0 ? candidates_of(placed.candidate.cell)
                                                  : places_of(placed.house, placed.candidate.digit);
    std::erase(all, placed.candidate);
    return all;
  }

  std::vector<Candidate> candidates_of(Cell cell) const {
    std::vector<Candidate> all;
    for (Digit digit : Digits(before_.candidates(cell))) all.push_back({cell, digit});
    return all;
  }

  std::vector<Candidate> candidates_of(const Unit& unit) const {
    std::vector<Candidate> all;
    for (const Cell cell : unit.cells()) {
      for (Candidate candidate : candidates_of(cell)) all.push_back(candidate);
    }
    return all;
  }

  std::vector<Candidate> places_of(int house, Digit digit) const {
    std::vector<Candidate> all;
    for (Cell cell : before_.place_cells(house, digit)) all.push_back({cell, digit});
    return all;
  }

  void need(Candidate gone, std::vector<bool>& needed, std::size_t before) const {
    for (std::size_t i = 0; i < before; ++i) {
      if (!rules_out(placed_[i], gone)) continue;
      needed[i] = true;
      return;
    }
  }

  bool rules_out(const Event& event, Candidate gone) const {
    if (event.unit) return std::ranges::find(event.gone, gone) != event.gone.end();
    const Candidate placed = event.candidate;
    if (placed.cell == gone.cell) return placed.digit != gone.digit;
    return placed.digit == gone.digit && position_.shape().see(placed.cell, gone.cell);
  }

  const Position<W>& before_;
  Position<W> position_;
  std::vector<Event> placed_;
  Mark contradiction_{};
  std::vector<Candidate> dead_end_;
  bool is_broken_ = false;
};

void mark_way(const std::vector<Candidate>& way, Step& step) {
  for (std::size_t i = 0; i < way.size(); ++i) {
    const Role role = i == 0 ? Role::pivot : Role::pattern;
    step.marks.push_back({role, {way[i].cell}, mask_of(way[i].digit), -1});
  }
}

template <int W>
void mark_rules(const Trial<W>& trial, const std::vector<Candidate>& gone, Step& step) {
  for (const Unit* unit : trial.rules_to(gone)) {
    step.marks.push_back(
        {Role::rule, trial.position().shape().book()->cells_of(unit->rule()), 0, unit->rule()});
  }
}

// All outcomes that the branches of one choice share.
template <int W>
class Branches {
 public:
  Branches(const Position<W>& position, Search& search) : position_(position), search_(search) {}

  void find_in_cells() {
    for (Cell cell : position_.empty_cells()) {
      std::vector<Candidate> choice;
      for (Digit digit : Digits(position_.candidates(cell))) choice.push_back({cell, digit});
      compare(choice, {});
      if (search_.done()) return;
    }
  }

  void find_in_houses() {
    for (std::size_t house = 0; house < position_.shape().houses().size(); ++house) {
      if (!position_.shape().houses()[house].complete) continue;
      for (Digit digit = 1; digit <= position_.shape().size(); ++digit) {
        std::vector<Candidate> choice;
        for (Cell cell : position_.place_cells(static_cast<int>(house), digit)) {
          choice.push_back({cell, digit});
        }
        compare(choice, {mark_house(Role::house, position_.shape(), static_cast<int>(house),
                                    mask_of(digit))});
        if (search_.done()) return;
      }
    }
  }

 private:
  static constexpr std::size_t most_branches = 4;

  void compare(const std::vector<Candidate>& choice, std::vector<Mark> marks) {
    if (choice.size() < 2 || choice.size() > most_branches) return;
    std::vector<Trial<W>> trials;
    for (Candidate start : choice) trials.emplace_back(position_, start);
    for (const Trial<W>& trial : trials) {
      if (trial.is_broken()) return;  // a contradiction is another technique
    }
    Step step;
    for (Cell cell : position_.empty_cells()) compare_cell(trials, cell, step);
    if (step.placements.empty() && step.eliminations.empty()) return;
    step.marks = std::move(marks);
    const std::vector<Candidate> gone = ruled_out(step);
    for (const Trial<W>& trial : trials) mark_way(trial.way_to(gone), step);
    for (const Trial<W>& trial : trials) mark_rules(trial, gone, step);
    search_.accept(std::move(step));
  }

  // The digits that some branch leaves in the cell.
  void compare_cell(const std::vector<Trial<W>>& trials, Cell cell, Step& step) {
    Mask possible = 0;
    for (const Trial<W>& trial : trials) {
      const Digit digit = trial.position().digit(cell);
      possible |= digit ? mask_of(digit) : trial.position().candidates(cell);
    }
    if (std::has_single_bit(possible)) {
      step.placements.push_back({cell, lowest_digit(possible)});
      return;
    }
    for (Digit digit : Digits(position_.candidates(cell) & ~possible)) {
      step.eliminations.push_back({cell, digit});
    }
  }

  // All that the step says is out, the rivals of its placements too.
  std::vector<Candidate> ruled_out(const Step& step) const {
    std::vector<Candidate> gone = step.eliminations;
    for (Candidate placed : step.placements) {
      for (Digit digit : Digits(position_.candidates(placed.cell) & ~mask_of(placed.digit))) {
        gone.push_back({placed.cell, digit});
      }
    }
    return gone;
  }

  const Position<W>& position_;
  Search& search_;
};

template <int W>
void find_forcing_net_contradiction(const Position<W>& position, Search& search) {
  for (Cell cell : position.empty_cells()) {
    for (Digit digit : Digits(position.candidates(cell))) {
      if (search.done()) return;
      const Trial<W> trial(position, {cell, digit});
      if (!trial.is_broken()) continue;
      Step step;
      step.eliminations = {{cell, digit}};
      mark_way(trial.way_to(trial.dead_end()), step);
      mark_rules(trial, trial.dead_end(), step);
      step.marks.push_back(trial.contradiction());
      search.accept(std::move(step));
    }
  }
}

template <int W>
void find_forcing_net_verity(const Position<W>& position, Search& search) {
  Branches<W> branches(position, search);
  branches.find_in_cells();
  branches.find_in_houses();
}

}  // namespace

NONET_FAMILY(forcing_nets, {"forcing_net_contradiction", find_forcing_net_contradiction<W>},
             {"forcing_net_verity", find_forcing_net_verity<W>})

}  // namespace nonet::logic
