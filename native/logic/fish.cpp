// Fish: n houses (bases) whose places of a digit are all in n other houses (covers), but for fins.
//
// Every elimination sees all fins, so finned fish are searched from the elimination: the places of
// the bases that it does not see must be covered, and each of them is in two or three houses only.
// Bases whose places cannot be covered are given up at once, and only what is in no template of the
// digit can be an elimination.
#include <array>
#include <map>
#include <set>

#include "techniques.h"
#include "templates.h"
#include "widths.h"

namespace nonet::logic {

namespace {

// Basic: lines of one kind against lines of the other. Franken: other houses may join either side.
// Mutant: everything goes.
enum class FishShape : std::uint8_t { basic, franken, mutant };

// Finned and sashimi fish have places outside their covers; in a sashimi fish a base would have
// fewer than two places without them. A siamese fish is two finned ones on the same bases.
enum class Fins : std::uint8_t { none, finned, sashimi, any, siamese };

struct FishPlan {
  int size;
  FishShape shape;
  Fins fins;
};

constexpr int max_fish = 7;
constexpr int max_endo_fins = 2;  // more make fish that nobody could follow

using Sorted = std::array<int, max_fish>;

struct Houses {
  std::array<int, max_fish> numbers{};
  int count = 0;

  void push(int number) { numbers[count++] = number; }
  void pop() { --count; }
  bool has(int number) const {
    return std::find(numbers.begin(), numbers.begin() + count, number) != numbers.begin() + count;
  }
  Sorted sorted() const {
    Sorted copy = numbers;
    std::fill(copy.begin() + count, copy.end(), -1);
    std::ranges::sort(copy);
    return copy;
  }
  std::span<const int> all() const { return {numbers.data(), static_cast<std::size_t>(count)}; }
};

template <int W>
class FishFinder {
 public:
  FishFinder(const Position<W>& position, Search& search, FishPlan plan)
      : position_(position), shape_(position.shape()), search_(search), plan_(plan) {}

  void find_all() {
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      if (position_.cells_of(digit).empty() || !is_worth_while(digit)) continue;
      digit_ = digit;
      find_along(Kind::row);
      if (plan_.shape != FishShape::mutant) find_along(Kind::column);
    }
  }

 private:
  // Plain basic fish are found faster than templates.
  bool is_worth_while(Digit digit) {
    const bool is_plain = plan_.shape == FishShape::basic && plan_.fins == Fins::none;
    return is_plain || !outside_templates(position_, search_)[digit - 1].empty();
  }

  void find_along(Kind line) {
    line_ = line;
    usable_.clear();
    for (std::size_t number = 0; number < shape_.houses().size(); ++number) {
      if (may_be_base(static_cast<int>(number))) usable_.push_back(static_cast<int>(number));
    }
    if (usable_.size() < static_cast<std::size_t>(plan_.size)) return;
    tried_.clear();
    siblings_.clear();
    if (plan_.fins == Fins::none) {
      seen_ = {};
      note_sure_covers();
      add_base(0, {}, {}, {}, 0);
    } else {
      find_from_targets();
    }
    if (plan_.fins == Fins::siamese) report_siamese();
  }

  void find_from_targets() {
    for (Cell target : outside_templates(position_, search_)[digit_ - 1]) {
      if (search_.done()) return;
      seen_ = shape_.peers(target);
      add_base(0, {}, {}, CellSet<W>(target), 0);
    }
  }

  // The covers that each base needs, as its places there have no other; so many, as bits, that it
  // takes a moment to see that some bases need more than there may be.
  void note_sure_covers() {
    sure_covers_.clear();
    for (int base : usable_) {
      std::uint64_t sure = 0;
      for (Cell cell : position_.place_cells(base, digit_)) sure |= sure_cover(cell);
      sure_covers_.push_back(sure);
    }
  }

  std::uint64_t sure_cover(Cell cell) const {
    std::uint64_t sure = 0;
    for (Spot spot : shape_.spots(cell)) {
      if (!may_be_cover(spot.house)) continue;
      if (sure) return 0;
      sure = std::uint64_t{1} << (spot.house % 64);
    }
    return sure;
  }

  bool may_be_base(int number) const {
    const House<W>& house = shape_.house(number);
    const int places = std::popcount(position_.places(number, digit_));
    if (!house.complete || places < 2) return false;
    if (plan_.shape == FishShape::mutant) return true;
    if (plan_.shape == FishShape::franken && !house.is_line()) return true;
    return house.kind == line_ &&
           (plan_.fins != Fins::none || plan_.shape == FishShape::franken || places <= plan_.size);
  }

  bool may_be_cover(int number) const {
    if (bases_.has(number) || covers_.has(number)) return false;
    const House<W>& house = shape_.house(number);
    if (plan_.shape == FishShape::mutant) return true;
    return house.is_line() ? house.kind != line_ : plan_.shape == FishShape::franken;
  }

  // `must` are the places that have to be covered: what the target does not see, and the target.
  void add_base(std::size_t from, const CellSet<W>& cells, const CellSet<W>& endo,
                const CellSet<W>& must, std::uint64_t sure) {
    if (bases_.count == plan_.size) {
      cells_ = cells;
      endo_ = endo;
      return cover(must, {});
    }
    for (std::size_t i = from; i < usable_.size() && !search_.done(); ++i) {
      const std::uint64_t wanted = plan_.fins == Fins::none ? sure | sure_covers_[i] : 0;
      if (std::popcount(wanted) > plan_.size) continue;
      const CellSet<W> places = position_.place_cells(usable_[i], digit_);
      const CellSet<W> shared = endo | (cells & places);
      if (!shared.empty() && !takes_endo_fins(shared)) continue;
      const CellSet<W> more = must | (places - seen_);
      bases_.push(usable_[i]);
      if (can_cover(more, plan_.size)) add_base(i + 1, cells | places, shared, more, wanted);
      bases_.pop();
    }
  }

  bool can_cover(const CellSet<W>& must, int count) const {
    if (must.empty()) return true;
    if (count == 0) return false;
    for (Spot spot : shape_.spots(must.first())) {
      if (may_be_cover(spot.house) && can_cover(must - shape_.house(spot.house).set, count - 1)) {
        return true;
      }
    }
    return false;
  }

  bool takes_endo_fins(const CellSet<W>& shared) const {
    return plan_.fins != Fins::none && plan_.shape != FishShape::basic &&
           shared.count() <= max_endo_fins && shared.within(seen_);
  }

  void cover(const CellSet<W>& must, const CellSet<W>& covered) {
    if (covers_.count == plan_.size) {
      if (must.empty()) evaluate(covered);
      return;
    }
    if (!must.empty()) return cover_cell(must.first(), must, covered);
    for (Cell cell : cells_ - covered) cover_cell(cell, must, covered);
  }

  void cover_cell(Cell cell, const CellSet<W>& must, const CellSet<W>& covered) {
    for (Spot spot : shape_.spots(cell)) {
      if (!may_be_cover(spot.house)) continue;
      covers_.push(spot.house);
      const CellSet<W>& set = shape_.house(spot.house).set;
      cover(must - set, covered | set);
      covers_.pop();
    }
  }

  void evaluate(const CellSet<W>& covered) {
    if (!is_right_shape() || !tried_.insert({bases_.sorted(), covers_.sorted()}).second) return;
    const CellSet<W> fins = (cells_ - covered) | endo_;
    if (fins.empty() != (plan_.fins == Fins::none) || !is_right_kind_of_fins(fins)) return;
    CellSet<W> gone = (position_.cells_of(digit_) & covered) - cells_;
    gone |= covered_twice() & cells_;
    if (!fins.empty()) gone &= shape_.common_peers(fins);
    if (gone.empty()) return;
    report(gone, fins);
  }

  CellSet<W> covered_twice() const {
    CellSet<W> once, twice;
    for (int house : covers_.all()) {
      const CellSet<W>& set = shape_.house(house).set;
      twice |= once & set;
      once |= set;
    }
    return twice & position_.cells_of(digit_);
  }

  // Smaller families have had their turn: a Franken fish has a house that is no line, a mutant has
  // lines of both kinds on one side.
  bool is_right_shape() const {
    if (plan_.shape == FishShape::basic) return true;
    if (plan_.shape == FishShape::mutant) return is_mixed(bases_) || is_mixed(covers_);
    const auto is_block = [&](int number) { return !shape_.house(number).is_line(); };
    return std::ranges::any_of(bases_.all(), is_block) ||
           std::ranges::any_of(covers_.all(), is_block);
  }

  bool is_mixed(const Houses& houses) const {
    const auto is_kind = [&](Kind kind) {
      return [this, kind](int number) { return shape_.house(number).kind == kind; };
    };
    return std::ranges::any_of(houses.all(), is_kind(Kind::row)) &&
           std::ranges::any_of(houses.all(), is_kind(Kind::column));
  }

  bool is_right_kind_of_fins(const CellSet<W>& fins) const {
    if (plan_.fins != Fins::finned && plan_.fins != Fins::sashimi) return true;
    const bool sashimi = std::ranges::any_of(bases_.all(), [&](int base) {
      return (position_.place_cells(base, digit_) - fins).count() < 2;
    });
    return sashimi == (plan_.fins == Fins::sashimi);
  }

  void report(const CellSet<W>& gone, const CellSet<W>& fins) {
    Step step;
    remove_from(gone, digit_, step);
    const Mask digits = mask_of(digit_);
    step.marks.push_back(mark(Role::pattern, cells_ - fins, digits));
    if (!fins.empty()) step.marks.push_back(mark(Role::fin, fins, digits));
    for (int base : bases_.all()) {
      step.marks.push_back(mark_house(Role::base, shape_, base, digits));
    }
    for (int house : covers_.all()) {
      step.marks.push_back(mark_house(Role::cover, shape_, house, digits));
    }
    if (plan_.fins != Fins::siamese) return search_.accept(std::move(step));
    siblings_[bases_.sorted()].push_back(std::move(step));
  }

  void report_siamese() {
    for (const auto& [bases, steps] : siblings_) {
      for (std::size_t i = 0; i < steps.size(); ++i) {
        for (std::size_t j = i + 1; j < steps.size(); ++j) {
          search_.accept(joined(steps[i], steps[j]));
        }
      }
    }
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  FishPlan plan_;
  Digit digit_ = 0;
  Kind line_ = Kind::row;
  std::vector<int> usable_;
  std::vector<std::uint64_t> sure_covers_;  // of each of them
  Houses bases_;
  Houses covers_;
  CellSet<W> cells_;  // the places of the digit in the bases
  CellSet<W> endo_;   // those that are in two bases
  CellSet<W> seen_;   // what the target sees: only there may fins be
  std::set<std::pair<Sorted, Sorted>> tried_;
  std::map<Sorted, std::vector<Step>> siblings_;  // by bases
};

}  // namespace

#define NONET_FISH(size, shape, fins) \
  NONET_BY(FishFinder, FishPlan{size, FishShape::shape, Fins::fins})

NONET_FAMILY(fish, {"x_wing", NONET_FISH(2, basic, none)},
             {"swordfish", NONET_FISH(3, basic, none)}, {"jellyfish", NONET_FISH(4, basic, none)},
             {"finned_x_wing", NONET_FISH(2, basic, finned)},
             {"finned_swordfish", NONET_FISH(3, basic, finned)},
             {"finned_jellyfish", NONET_FISH(4, basic, finned)},
             {"sashimi_x_wing", NONET_FISH(2, basic, sashimi)},
             {"sashimi_swordfish", NONET_FISH(3, basic, sashimi)},
             {"sashimi_jellyfish", NONET_FISH(4, basic, sashimi)},
             {"siamese_x_wing", NONET_FISH(2, basic, siamese)},
             {"siamese_swordfish", NONET_FISH(3, basic, siamese)},
             {"siamese_jellyfish", NONET_FISH(4, basic, siamese)},
             {"franken_x_wing", NONET_FISH(2, franken, none)},
             {"franken_swordfish", NONET_FISH(3, franken, none)},
             {"franken_jellyfish", NONET_FISH(4, franken, none)},
             {"finned_franken_x_wing", NONET_FISH(2, franken, any)},
             {"finned_franken_swordfish", NONET_FISH(3, franken, any)},
             {"finned_franken_jellyfish", NONET_FISH(4, franken, any)},
             {"siamese_franken_x_wing", NONET_FISH(2, franken, siamese)},
             {"siamese_franken_swordfish", NONET_FISH(3, franken, siamese)},
             {"siamese_franken_jellyfish", NONET_FISH(4, franken, siamese)},
             {"mutant_swordfish", NONET_FISH(3, mutant, none)},
             {"mutant_jellyfish", NONET_FISH(4, mutant, none)},
             {"finned_mutant_x_wing", NONET_FISH(2, mutant, any)},
             {"finned_mutant_swordfish", NONET_FISH(3, mutant, any)},
             {"finned_mutant_jellyfish", NONET_FISH(4, mutant, any)},
             {"siamese_mutant_jellyfish", NONET_FISH(4, mutant, siamese)},
             {"finned_mutant_squirmbag", NONET_FISH(5, mutant, any)},
             {"finned_mutant_whale", NONET_FISH(6, mutant, any)})

}  // namespace nonet::logic
