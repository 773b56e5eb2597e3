// Remote pairs: a chain of cells that all have the same two candidates. Cells an odd number of
// links apart hold both digits between them.
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
class RemotePairs {
 public:
  RemotePairs(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search) {}

  void find_all() {
    const CellSet<W> pairs = position_.cells_with_count(2);
    for (Cell start : pairs) {
      if (search_.done()) return;
      CellSet<W> same;
      for (Cell cell : pairs) {
        if (position_.candidates(cell) == position_.candidates(start)) same.add(cell);
      }
      if (same.count() >= 4) spread_from(start, same);
    }
  }

 private:
  // Layer by layer; the first cell of each link is kept to tell the chain.
  void spread_from(Cell start, CellSet<W> left) {
    std::vector<std::vector<Cell>> layer{{start}};
    left.remove(start);
    for (int links = 1; !layer.empty(); ++links) {
      std::vector<std::vector<Cell>> next;
      for (const std::vector<Cell>& chain : layer) {
        for (Cell cell : shape_.peers(chain.back()) & left) {
          left.remove(cell);
          next.push_back(chain);
          next.back().push_back(cell);
          if (links >= 3 && links % 2 == 1) report(next.back());
        }
      }
      layer = std::move(next);
    }
  }

  void report(const std::vector<Cell>& chain) {
    const Mask digits = position_.candidates(chain.front());
    Step step;
    for (Digit digit : Digits(digits)) {
      remove_from(
          shape_.peers(chain.front()) & shape_.peers(chain.back()) & position_.cells_of(digit),
          digit, step);
    }
    step.marks = {{Role::pattern, chain, digits, -1}};
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
      const Digit digit = lowest_digit(i % 2 ? digits & (digits - 1) : digits);
      step.links.push_back({{digit, {chain[i]}}, {digit, {chain[i + 1]}}, false});
    }
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
};

}  // namespace

NONET_FAMILY(remote_pairs, {"remote_pair", NONET_BY(RemotePairs)})

}  // namespace nonet::logic
