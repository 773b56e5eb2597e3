// Templates: the ways to place one digit on the whole board.
#pragma once

#include <optional>
#include <vector>

#include "position.h"
#include "search.h"

namespace nonet::logic {

// Looks for one template of a digit.
template <int W>
class TemplateSearch {
 public:
  TemplateSearch(const Position<W>& position, Digit digit, Search& search);

  // Whether the digit can be placed in every complete house, using some of the cells. Says yes as
  // well when that took too long to find out, or the time is up.
  bool exists(const CellSet<W>& cells);
  // The same with one of the cells for certain.
  bool exists_with(Cell cell, const CellSet<W>& cells);
  // The places of the template that was found; none where it took too long.
  const CellSet<W>& found() const { return found_; }

 private:
  static constexpr int most_nodes = 20000;

  bool fill(const CellSet<W>& cells, const CellSet<W>& chosen);
  std::optional<CellSet<W>> tightest_house(const CellSet<W>& cells, const CellSet<W>& chosen) const;

  const Shape<W>& shape_;
  Search& search_;
  std::vector<int> houses_;  // where the digit is to be placed
  CellSet<W> found_;
  int nodes_ = 0;
};

// By digit, the candidates that are in no template: all that looking at this digit alone can ever
// remove. Worked out once for a position.
template <int W>
const std::vector<CellSet<W>>& outside_templates(const Position<W>& position, Search& search);

}  // namespace nonet::logic
