// Patterns of a single digit: two strong links that see each other, and the empty rectangle.
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// A digit with two places in a house: one of them is true.
struct Pair {
  int house;
  Cell a;
  Cell b;
};

template <int W>
std::vector<Pair> pairs_of(const Position<W>& position, Digit digit) {
  std::vector<Pair> pairs;
  const auto& houses = position.shape().houses();
  for (std::size_t number = 0; number < houses.size(); ++number) {
    const Mask places = position.places(static_cast<int>(number), digit);
    if (!houses[number].complete || std::popcount(places) != 2) continue;
    pairs.push_back({static_cast<int>(number), houses[number].cells[std::countr_zero(places)],
                     houses[number].cells[std::bit_width(places) - 1]});
  }
  return pairs;
}

enum class Shackle { skyscraper, kite, turbot };

// Finds two pairs a-b and c-d where b sees c: what sees both a and d is gone.
template <int W>
class TwoPairs {
 public:
  TwoPairs(const Position<W>& position, Search& search, Shackle wanted, bool dual)
      : position_(position),
        shape_(position.shape()),
        search_(search),
        wanted_(wanted),
        dual_(dual) {}

  void find_all() {
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      digit_ = digit;
      found_.clear();
      const std::vector<Pair> pairs = pairs_of(position_, digit);
      for (std::size_t i = 0; i < pairs.size() && !search_.done(); ++i) {
        for (std::size_t j = i + 1; j < pairs.size(); ++j) try_pairs(pairs[i], pairs[j]);
      }
      if (dual_) report_duals();
    }
  }

 private:
  struct Kite {
    Cell b, c;
    Step step;
  };

  void try_pairs(const Pair& one, const Pair& two) {
    for (const Pair& first : {one, Pair{one.house, one.b, one.a}}) {
      for (const Pair& second : {two, Pair{two.house, two.b, two.a}}) {
        if (shape_.see(first.b, second.a)) try_chain(first, second);
      }
    }
  }

  void try_chain(const Pair& first, const Pair& second) {
    if (first.a == second.a || first.a == second.b || first.b == second.b) return;
    if (kind_of(first, second) != wanted_) return;
    const CellSet<W> gone =
        shape_.peers(first.a) & shape_.peers(second.b) & position_.cells_of(digit_);
    if (gone.empty()) return;
    Step step = describe(first, second);
    remove_from(gone, digit_, step);
    if (!dual_) return search_.accept(std::move(step));
    found_.push_back({std::min(first.b, second.a), std::max(first.b, second.a), std::move(step)});
  }

  // Parallel lines bound by a line, crossing lines bound by a block, or anything else.
  Shackle kind_of(const Pair& first, const Pair& second) const {
    const House<W>& one = shape_.house(first.house);
    const House<W>& two = shape_.house(second.house);
    if (!one.is_line() || !two.is_line()) return Shackle::turbot;
    bool line = false, block = false;
    for (Spot spot : shape_.spots(first.b)) {
      const House<W>& house = shape_.house(spot.house);
      if (!house.set.has(second.a)) continue;
      (house.is_line() ? line : block) = true;
    }
    if (one.kind == two.kind) return line ? Shackle::skyscraper : Shackle::turbot;
    return block ? Shackle::kite : Shackle::turbot;
  }

  Step describe(const Pair& first, const Pair& second) const {
    Step step;
    const Mask digits = mask_of(digit_);
    step.marks = {{Role::pattern, {first.a, first.b, second.a, second.b}, digits, -1},
                  mark_house(Role::house, shape_, first.house, digits),
                  mark_house(Role::house, shape_, second.house, digits)};
    step.links = {{node(digit_, first.a), node(digit_, first.b), true},
                  {node(digit_, first.b), node(digit_, second.a), false},
                  {node(digit_, second.a), node(digit_, second.b), true}};
    return step;
  }

  // Two kites that share their cells in the block.
  void report_duals() {
    for (std::size_t i = 0; i < found_.size(); ++i) {
      for (std::size_t j = i + 1; j < found_.size(); ++j) {
        if (found_[i].b != found_[j].b || found_[i].c != found_[j].c) continue;
        search_.accept(joined(found_[i].step, found_[j].step));
      }
    }
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  Shackle wanted_;
  bool dual_;
  Digit digit_ = 0;
  std::vector<Kite> found_;
};

// A block whose places of a digit lie on two lines that cross in it, and a pair that starts on one
// of the lines: what sees the end of the pair and is on the other line is gone.
template <int W>
class EmptyRectangles {
 public:
  EmptyRectangles(const Position<W>& position, Search& search, bool dual)
      : position_(position), shape_(position.shape()), search_(search), dual_(dual) {}

  void find_all() {
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      digit_ = digit;
      pairs_ = pairs_of(position_, digit);
      for (std::size_t block = 0; block < shape_.houses().size() && !search_.done(); ++block) {
        const House<W>& house = shape_.houses()[block];
        if (house.complete && !house.is_line()) find_in(static_cast<int>(block));
      }
    }
  }

 private:
  void find_in(int block) {
    found_.clear();
    const CellSet<W> places = position_.place_cells(block, digit_);
    if (places.empty() || places.count() < 2) return;
    for (int first : lines_through(places)) {
      for (int second : lines_through(places)) try_lines(block, places, first, second);
    }
    if (!dual_) return;
    for (std::size_t i = 0; i < found_.size(); ++i) {
      for (std::size_t j = i + 1; j < found_.size(); ++j) {
        search_.accept(joined(found_[i], found_[j]));
      }
    }
  }

  std::vector<int> lines_through(const CellSet<W>& places) const {
    std::set<int> lines;
    for (Cell cell : places) {
      for (Spot spot : shape_.spots(cell)) {
        if (shape_.house(spot.house).is_line()) lines.insert(spot.house);
      }
    }
    return {lines.begin(), lines.end()};
  }

  void try_lines(int block, const CellSet<W>& places, int first, int second) {
    const CellSet<W>& start = shape_.house(first).set;
    const CellSet<W>& end = shape_.house(second).set;
    const bool crossing = shape_.house(first).kind != shape_.house(second).kind;
    if (!crossing || !places.within(start | end) || places.within(start) || places.within(end)) {
      return;
    }
    for (const Pair& pair : pairs_) {
      if (pair.house == first || pair.house == second || !shape_.house(pair.house).is_line()) {
        continue;
      }
      try_pair(block, places, end, start, pair);
      try_pair(block, places, end, start, {pair.house, pair.b, pair.a});
    }
  }

  // The pair starts at a on the first line, outside the block.
  void try_pair(int block, const CellSet<W>& places, const CellSet<W>& end, const CellSet<W>& start,
                const Pair& pair) {
    const CellSet<W>& inside = shape_.house(block).set;
    if (!start.has(pair.a) || inside.has(pair.a) || inside.has(pair.b)) return;
    CellSet<W> gone = (shape_.peers(pair.b) & end & position_.cells_of(digit_)) - inside;
    gone.remove(pair.a);
    if (gone.empty()) return;
    Step step;
    remove_from(gone, digit_, step);
    const Mask digits = mask_of(digit_);
    step.marks = {mark(Role::pattern, places, digits),
                  mark_house(Role::house, shape_, block, digits),
                  {Role::wing, {pair.a, pair.b}, digits, -1},
                  mark_house(Role::house, shape_, pair.house, digits)};
    step.links = {{{digit_, list(places - start)}, {digit_, list(places & start)}, true},
                  {{digit_, list(places & start)}, node(digit_, pair.a), false},
                  {node(digit_, pair.a), node(digit_, pair.b), true}};
    if (!dual_) return search_.accept(std::move(step));
    found_.push_back(std::move(step));
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  bool dual_;
  Digit digit_ = 0;
  std::vector<Pair> pairs_;
  std::vector<Step> found_;
};

}  // namespace

NONET_FAMILY(single_digit, {"skyscraper", NONET_BY(TwoPairs, Shackle::skyscraper, false)},
             {"two_string_kite", NONET_BY(TwoPairs, Shackle::kite, false)},
             {"dual_two_string_kite", NONET_BY(TwoPairs, Shackle::kite, true)},
             {"turbot_fish", NONET_BY(TwoPairs, Shackle::turbot, false)},
             {"empty_rectangle", NONET_BY(EmptyRectangles, false)},
             {"dual_empty_rectangle", NONET_BY(EmptyRectangles, true)})

}  // namespace nonet::logic
