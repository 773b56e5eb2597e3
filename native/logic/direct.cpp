// Steps that count only for what they give at once: locked candidates or a hidden set that leave a
// hidden single. They are easier than their eliminations, as nothing has to be written down.
#include "finders.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

int house_of(const Step& step, Role role) {
  for (const Mark& mark : step.marks) {
    if (mark.role == role) return mark.house;
  }
  return -1;
}

template <int W>
class DirectSingles {
 public:
  DirectSingles(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search) {}

  // Looks at houses like the base of the step, or at that house alone.
  void find_after(const Step& step, int base, bool same_house) {
    for (Candidate gone : step.eliminations) {
      for (Spot spot : shape_.spots(gone.cell)) {
        const House<W>& house = shape_.house(spot.house);
        const bool fits = same_house ? spot.house == base : house.kind == shape_.house(base).kind;
        if (fits && house.complete) find_in(spot.house, gone.digit, step);
        if (search_.done()) return;
      }
    }
  }

 private:
  void find_in(int house, Digit digit, const Step& before) {
    CellSet<W> left = position_.place_cells(house, digit);
    for (Candidate gone : before.eliminations) {
      if (gone.digit == digit) left.remove(gone.cell);
    }
    if (left.empty() || left.count() != 1) return;
    Step step;
    step.placements = {{left.first(), digit}};
    step.marks = before.marks;
    if (house_of(step, Role::house) != house) {
      step.marks.push_back(mark_house(Role::house, shape_, house, mask_of(digit)));
    }
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
};

template <int W>
void find_direct(const Position<W>& position, Search& search, const Search& found, Role role) {
  DirectSingles<W> singles(position, search);
  for (const Step& step : found.steps()) {
    singles.find_after(step, house_of(step, role), role == Role::house);
    if (search.done()) return;
  }
}

template <int W>
void find_direct_pointing(const Position<W>& position, Search& search) {
  Search found = search.anew();
  find_pointing(position, found);
  find_direct(position, search, found, Role::base);
}

template <int W>
void find_direct_claiming(const Position<W>& position, Search& search) {
  Search found = search.anew();
  find_claiming(position, found);
  find_direct(position, search, found, Role::base);
}

template <int W>
void find_direct_hidden_subset(const Position<W>& position, Search& search, int size) {
  Search found = search.anew();
  find_hidden_subset(position, found, size);
  find_direct(position, search, found, Role::house);
}

}  // namespace

NONET_FAMILY(direct, {"direct_pointing", find_direct_pointing<W>},
             {"direct_claiming", find_direct_claiming<W>},
             {"direct_hidden_pair", NONET_SIZED(find_direct_hidden_subset, 2)},
             {"direct_hidden_triple", NONET_SIZED(find_direct_hidden_subset, 3)})

}  // namespace nonet::logic
