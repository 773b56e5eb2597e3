// The face of the techniques: boards of any size behind one type, one step, all steps, the whole
// way.
#pragma once

#include <memory>
#include <string_view>
#include <variant>
#include <vector>

#include "../control.h"
#include "book.h"
#include "position.h"

namespace nonet::logic {

struct Found {
  int technique;  // its number
  Step step;
};

struct Walk {
  std::vector<Found> steps;  // empty where only counts were asked for
  std::vector<int> counts;   // by number of technique
  std::vector<Digit> digits;
  bool solved = false;
  bool stopped = false;
};

// A technique and what it is rated, in tenths.
struct Rung {
  int technique;
  int tenths;
};

// How hard a way is; the figures are those of `rating::Rating`.
struct Climb {
  int er = 0;
  int ep = 0;
  int ed = 0;
  int hardest = 0;
  int hardest_technique = 0;
  int tedium = 0;
  std::vector<int> uses;  // by number of technique
  bool solved = false;
  bool stopped = false;
};

// The number of every technique is its index here.
std::vector<std::string_view> technique_names();

class Solver {
 public:
  Solver(int size, int cell_count, const std::vector<HousePlan>& houses,
         const std::vector<RulePlan>& rules);

  int cell_count() const { return cell_count_; }
  std::vector<Mask> candidates(const Start& start) const;
  bool is_broken(const Start& start) const;
  // All steps of the techniques, in their order.
  std::vector<Found> find_all(const Start& start, std::span<const int> techniques,
                              Control& control) const;
  // The first step of the first technique that finds one, or nothing.
  std::vector<Found> find_first(const Start& start, std::span<const int> techniques,
                                Control& control) const;
  // Takes first steps until there are none; steps are kept when asked for.
  Walk walk(const Start& start, std::span<const int> techniques, bool keep_steps,
            Control& control) const;
  // The same, up the rungs from the easiest, for what it says about the puzzle.
  Climb climb(const Start& start, std::span<const Rung> rungs, Control& control) const;

 private:
  template <int W>
  using Board = std::shared_ptr<const Shape<W>>;

  int cell_count_;
  std::variant<Board<2>, Board<6>, Board<32>> shape_;
};

}  // namespace nonet::logic
