#include "forcing.h"

#include <map>
#include <set>

#include "implications.h"

namespace nonet::hodoku {

namespace {

using ByDigit = std::array<Cells, size + 1>;

// The candidates that are on and those that are off.
struct State {
  ByDigit on;
  ByDigit off;

  friend State operator&(State one, const State& other) {
    for (int digit = 1; digit <= size; ++digit) {
      one.on[digit] &= other.on[digit];
      one.off[digit] &= other.off[digit];
    }
    return one;
  }
};

// The first conclusion by places: a digit that is placed before any that is ruled out.
class Forcing {
 public:
  explicit Forcing(const Grid& grid) : grid_(grid) {
    const Implications implications(grid, true);
    for (int cell = 0; cell < cell_count; ++cell) {
      for (Digit digit : logic::Digits(grid.mask(cell))) {
        for (bool on : {false, true}) {
          const int id = Implications::id(cell, digit, on);
          states_.emplace(id, state_of(implications, Reach(implications, id)));
        }
      }
    }
  }

  Forced first() {
    for (const auto& [id, state] : states_) {
      if (contradicts(id, state)) conclude(id / 20, id / 2 % 10, !Implications::is_on(id));
    }
    for (int cell = 0; cell < cell_count; ++cell) {
      if (grid_.mask(cell) == 0) continue;
      std::vector<Candidate> all;
      for (Digit digit : logic::Digits(grid_.mask(cell))) {
        all.push_back({cell, digit});
        compare_both(cell, digit);
      }
      conclude_all(common(all));
    }
    for (int house = 0; house < house_count; ++house) {
      for (int digit = 1; digit <= size; ++digit) {
        std::vector<Candidate> all;
        for (Cell cell : grid_.places(house, digit)) all.push_back({cell, digit});
        if (!all.empty()) conclude_all(common(all));
      }
    }
    if (!placed_.empty()) return {{as_candidate(*placed_.begin())}, {}};
    if (!gone_.empty()) return {{}, {as_candidate(*gone_.begin())}};
    return {};
  }

 private:
  static State state_of(const Implications& implications, const Reach& reach) {
    State state;
    for (int id : reach.ids()) {
      if (Implications::is_group(id)) continue;
      ByDigit& sets = Implications::is_on(id) ? state.on : state.off;
      sets[implications.digit(id)].add(static_cast<Cell>(implications.cell(id)));
    }
    return state;
  }

  const State& state(int cell, int digit, bool on) const {
    return states_.at(Implications::id(cell, digit, on));
  }

  State common(const std::vector<Candidate>& all) const {
    State same = state(all[0].cell, all[0].digit, true);
    for (Candidate one : all) same = same & state(one.cell, one.digit, true);
    return same;
  }

  void compare_both(int cell, int digit) {
    State same = state(cell, digit, true) & state(cell, digit, false);
    for (int of = 1; of <= size; ++of) {
      same.on[of].remove(static_cast<Cell>(cell));
      same.off[of].remove(static_cast<Cell>(cell));
    }
    conclude_all(same);
  }

  bool contradicts(int id, const State& state) const {
    const auto cell = static_cast<Cell>(id / 20);
    const int digit = id / 2 % 10;
    const bool denies_itself =
        Implications::is_on(id) ? state.off[digit].has(cell) : state.on[digit].has(cell);
    return denies_itself || has_two_minds(state) || fills_twice(state) || empties_cell(state) ||
           empties_house(state);
  }

  static bool has_two_minds(const State& state) {
    for (int digit = 1; digit <= size; ++digit) {
      if (state.on[digit].meets(state.off[digit])) return true;
      for (int other = digit + 1; other <= size; ++other) {
        if (state.on[digit].meets(state.on[other])) return true;
      }
    }
    return false;
  }

  static bool fills_twice(const State& state) {
    for (int digit = 1; digit <= size; ++digit) {
      for (const Cells& house : Grid::houses()) {
        if ((house & state.on[digit]).count() > 1) return true;
      }
    }
    return false;
  }

  bool empties_cell(const State& state) const {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (grid_.is_filled(cell)) continue;
      bool empty = true;
      for (Digit digit : logic::Digits(grid_.mask(cell))) {
        empty = empty && state.off[digit].has(static_cast<Cell>(cell));
      }
      for (const Cells& on : state.on) empty = empty && !on.has(static_cast<Cell>(cell));
      if (empty) return true;
    }
    return false;
  }

  // All cells that do not see the digit count, even where a step ruled it out before.
  bool empties_house(const State& state) const {
    for (int digit = 1; digit <= size; ++digit) {
      const Cells open = open_for(digit);
      for (const Cells& house : Grid::houses()) {
        const Cells places = house & open;
        if (!places.empty() && places.within(state.off[digit])) return true;
      }
    }
    return false;
  }

  Cells open_for(int digit) const {
    Cells open;
    for (int cell = 0; cell < cell_count; ++cell) {
      if (!grid_.is_filled(cell)) open.add(static_cast<Cell>(cell));
    }
    for (int cell = 0; cell < cell_count; ++cell) {
      if (grid_.digit(cell) == digit) open -= Grid::peers()[cell];
    }
    return open;
  }

  void conclude_all(const State& state) {
    for (int digit = 1; digit <= size; ++digit) {
      for (Cell cell : state.on[digit]) conclude(cell, digit, true);
      for (Cell cell : state.off[digit]) conclude(cell, digit, false);
    }
  }

  void conclude(int cell, int digit, bool on) { (on ? placed_ : gone_).emplace(cell, digit); }

  static Candidate as_candidate(std::pair<int, int> place) { return {place.first, place.second}; }

  const Grid& grid_;
  std::map<int, State> states_;
  std::set<std::pair<int, int>> placed_;  // cells and digits
  std::set<std::pair<int, int>> gone_;
};

}  // namespace

Forced forcing_chain(const Grid& grid) {
  return Forcing(grid).first();
}

}  // namespace nonet::hodoku
