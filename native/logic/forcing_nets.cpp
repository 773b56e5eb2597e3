// Forcing nets: try a candidate and follow all singles. It contradicts itself, or all candidates of
// a cell (or all places of a digit) have something in common.
#include "finders.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// A copy of the position in which one candidate is placed and all singles are followed.
template <int W>
class Trial {
 public:
  Trial(const Position<W>& position, Candidate start) : position_(position) {
    place(start);
    while (!is_broken_ && (place_naked() || place_hidden())) {
    }
  }

  bool is_broken() const { return is_broken_; }
  const Position<W>& position() const { return position_; }
  const std::vector<Candidate>& placed() const { return placed_; }

 private:
  void place(Candidate candidate) {
    position_.place(candidate.cell, candidate.digit);
    placed_.push_back(candidate);
  }

  bool place_naked() {
    for (Cell cell : position_.empty_cells()) {
      const Mask mask = position_.candidates(cell);
      if (!mask) return is_broken_ = true;
      if (!std::has_single_bit(mask)) continue;
      place({cell, lowest_digit(mask)});
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
    Mask placed = 0;
    for (Cell cell : position_.shape().house(house).cells) {
      if (position_.digit(cell)) placed |= mask_of(position_.digit(cell));
    }
    for (Digit digit : Digits(position_.shape().all() & ~placed)) {
      const Mask places = position_.places(house, digit);
      if (!places) return is_broken_ = true;
      if (!std::has_single_bit(places)) continue;
      place({position_.shape().house(house).cells[std::countr_zero(places)], digit});
      return true;
    }
    return false;
  }

  Position<W> position_;
  std::vector<Candidate> placed_;
  bool is_broken_ = false;
};

template <int W>
void mark_trial(const Trial<W>& trial, Step& step) {
  const Candidate start = trial.placed().front();
  step.marks.push_back({Role::pivot, {start.cell}, mask_of(start.digit), -1});
  for (std::size_t i = 1; i < trial.placed().size(); ++i) {
    const Candidate next = trial.placed()[i];
    step.marks.push_back({Role::pattern, {next.cell}, mask_of(next.digit), -1});
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
      compare(choice);
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
        compare(choice);
        if (search_.done()) return;
      }
    }
  }

 private:
  static constexpr std::size_t most_branches = 4;

  void compare(const std::vector<Candidate>& choice) {
    if (choice.size() < 2 || choice.size() > most_branches) return;
    std::vector<Trial<W>> trials;
    for (Candidate start : choice) trials.emplace_back(position_, start);
    for (const Trial<W>& trial : trials) {
      if (trial.is_broken()) return;  // a contradiction is another technique
    }
    Step step;
    for (Cell cell : position_.empty_cells()) compare_cell(trials, cell, step);
    if (step.placements.empty() && step.eliminations.empty()) return;
    for (const Trial<W>& trial : trials) mark_trial(trial, step);
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

  const Position<W>& position_;
  Search& search_;
};

}  // namespace

template <int W>
void find_forcing_net_contradiction(const Position<W>& position, Search& search) {
  for (Cell cell : position.empty_cells()) {
    for (Digit digit : Digits(position.candidates(cell))) {
      if (search.done()) return;
      const Trial<W> trial(position, {cell, digit});
      if (!trial.is_broken()) continue;
      Step step;
      step.eliminations = {{cell, digit}};
      mark_trial(trial, step);
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

NONET_FINDER(find_forcing_net_contradiction)
NONET_FINDER(find_forcing_net_verity)

}  // namespace nonet::logic
