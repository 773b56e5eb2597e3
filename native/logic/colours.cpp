// Colours: pairs of places of one digit, joined into nets; one of the two colours of a net is true.
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
struct Net {
  CellSet<W> colours[2];
};

template <int W>
class Colouring {
 public:
  Colouring(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search) {}

  template <typename Use>
  void for_each_digit(const Use& use) {
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      digit_ = digit;
      colour();
      use();
    }
  }

  // What sees both colours of a net is gone.
  void find_trap() {
    for (const Net<W>& net : nets_) {
      report(seen_by_both(net.colours[0], net.colours[1]), {net});
    }
  }

  // A colour that sees itself is false.
  void find_wrap() {
    for (const Net<W>& net : nets_) {
      for (const CellSet<W>& colour : net.colours) {
        if (seen_by(colour).meets(colour)) report(colour, {net});
      }
    }
  }

  // One colour of each net sees the other: one of the two remaining colours is true.
  void find_bridge() {
    for_two_nets([&](const Net<W>& one, const Net<W>& two) {
      CellSet<W> gone;
      for (int i : {0, 1}) {
        for (int j : {0, 1}) {
          if (!seen_by(one.colours[i]).meets(two.colours[j])) continue;
          gone |= seen_by_both(one.colours[1 - i], two.colours[1 - j]);
        }
      }
      report(gone, {one, two});
    });
  }

  // A colour that sees both colours of another net is false.
  void find_double_bridge() {
    for_two_nets([&](const Net<W>& one, const Net<W>& two) {
      for (const CellSet<W>& colour : one.colours) {
        const CellSet<W> seen = seen_by(colour);
        if (seen.meets(two.colours[0]) && seen.meets(two.colours[1])) report(colour, {one, two});
      }
    });
  }

 private:
  void colour() {
    nets_.clear();
    left_ = position_.cells_of(digit_);
    while (!left_.empty()) {
      Net<W> net;
      spread(left_.first(), 0, net);
      if (!net.colours[1].empty()) nets_.push_back(net);
    }
  }

  void spread(Cell cell, int colour, Net<W>& net) {
    if (!left_.has(cell)) return;
    left_.remove(cell);
    net.colours[colour].add(cell);
    for (Spot spot : shape_.spots(cell)) {
      if (!shape_.house(spot.house).complete) continue;
      CellSet<W> places = position_.place_cells(spot.house, digit_);
      places.remove(cell);
      if (!places.empty() && places.count() == 1) spread(places.first(), 1 - colour, net);
    }
  }

  CellSet<W> seen_by(const CellSet<W>& cells) const {
    CellSet<W> seen;
    for (Cell cell : cells) seen |= shape_.peers(cell);
    return seen;
  }

  CellSet<W> seen_by_both(const CellSet<W>& one, const CellSet<W>& two) const {
    return (seen_by(one) & seen_by(two) & position_.cells_of(digit_)) - one - two;
  }

  template <typename Use>
  void for_two_nets(const Use& use) {
    for (std::size_t i = 0; i < nets_.size(); ++i) {
      for (std::size_t j = 0; j < nets_.size(); ++j) {
        if (i != j) use(nets_[i], nets_[j]);
      }
    }
  }

  void report(const CellSet<W>& gone, std::initializer_list<Net<W>> nets) {
    if (gone.empty()) return;
    Step step;
    remove_from(gone, digit_, step);
    for (const Net<W>& net : nets) {
      step.marks.push_back(mark(Role::colour_a, net.colours[0], mask_of(digit_)));
      step.marks.push_back(mark(Role::colour_b, net.colours[1], mask_of(digit_)));
    }
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  Digit digit_ = 0;
  CellSet<W> left_;
  std::vector<Net<W>> nets_;
};

template <int W>
void find_simple_colour_trap(const Position<W>& position, Search& search) {
  Colouring<W> colouring(position, search);
  colouring.for_each_digit([&] { colouring.find_trap(); });
}

template <int W>
void find_simple_colour_wrap(const Position<W>& position, Search& search) {
  Colouring<W> colouring(position, search);
  colouring.for_each_digit([&] { colouring.find_wrap(); });
}

template <int W>
void find_multi_colour_1(const Position<W>& position, Search& search) {
  Colouring<W> colouring(position, search);
  colouring.for_each_digit([&] { colouring.find_bridge(); });
}

template <int W>
void find_multi_colour_2(const Position<W>& position, Search& search) {
  Colouring<W> colouring(position, search);
  colouring.for_each_digit([&] { colouring.find_double_bridge(); });
}

}  // namespace

NONET_FAMILY(colours, {"simple_colour_trap", find_simple_colour_trap<W>},
             {"simple_colour_wrap", find_simple_colour_wrap<W>},
             {"multi_colour_1", find_multi_colour_1<W>}, {"multi_colour_2", find_multi_colour_2<W>})

}  // namespace nonet::logic
