#include "templates.h"

#include <algorithm>

#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

template <int W>
TemplateSearch<W>::TemplateSearch(const Position<W>& position, Digit digit, Search& search)
    : shape_(position.shape()), search_(search) {
  for (std::size_t number = 0; number < shape_.houses().size(); ++number) {
    const House<W>& house = shape_.houses()[number];
    const auto has_digit = [&](Cell cell) { return position.digit(cell) == digit; };
    if (house.complete && std::ranges::none_of(house.cells, has_digit)) {
      houses_.push_back(static_cast<int>(number));
    }
  }
}

template <int W>
bool TemplateSearch<W>::exists(const CellSet<W>& cells) {
  nodes_ = 0;
  found_ = {};
  return fill(cells, {});
}

template <int W>
bool TemplateSearch<W>::exists_with(Cell cell, const CellSet<W>& cells) {
  nodes_ = 0;
  found_ = {};
  return fill(cells - shape_.peers(cell), CellSet<W>(cell));
}

template <int W>
bool TemplateSearch<W>::fill(const CellSet<W>& cells, const CellSet<W>& chosen) {
  if (++nodes_ > most_nodes || search_.done()) return true;
  const std::optional<CellSet<W>> places = tightest_house(cells, chosen);
  if (!places) {
    found_ = chosen;
    return true;
  }
  for (Cell cell : *places) {
    CellSet<W> more = chosen;
    more.add(cell);
    if (fill(cells - shape_.peers(cell), more)) return true;
  }
  return false;
}

// The places in the house that has the fewest, or nothing when all houses are done.
template <int W>
std::optional<CellSet<W>> TemplateSearch<W>::tightest_house(const CellSet<W>& cells,
                                                            const CellSet<W>& chosen) const {
  std::optional<CellSet<W>> tightest;
  int least = max_digits + 1;
  for (int house : houses_) {
    const CellSet<W>& set = shape_.house(house).set;
    if (set.meets(chosen)) continue;
    const CellSet<W> places = set & cells;
    const int count = places.count();
    if (count < least) least = count, tightest = places;
    if (least <= 1) break;  // nothing to choose from
  }
  return tightest;
}

template <int W>
const std::vector<CellSet<W>>& outside_templates(const Position<W>& position, Search& search) {
  const auto work_out = [&] {
    std::vector<CellSet<W>> outside;
    for (Digit digit = 1; digit <= position.shape().size(); ++digit) {
      TemplateSearch<W> templates(position, digit, search);
      CellSet<W> inside, out;
      for (Cell cell : position.cells_of(digit)) {
        if (inside.has(cell)) continue;
        if (!templates.exists_with(cell, position.cells_of(digit))) out.add(cell);
        // where it took too long, looking at the digit may still be worth while
        if (templates.found().empty()) out.add(cell);
        inside |= templates.found();
      }
      outside.push_back(out);
    }
    return outside;
  };
  return position.kept().template get<std::vector<CellSet<W>>>(Kept::templates, work_out);
}

namespace {

// A cell that all templates of a digit use is taken from the templates of the others, until nothing
// changes any more.
template <int W>
class Templates {
 public:
  Templates(const Position<W>& position, Search& search)
      : position_(position), shape_(position.shape()), search_(search), forced_(shape_.size()) {
    for (Digit digit = 1; digit <= shape_.size(); ++digit) {
      cells_.push_back(position.cells_of(digit));
      searches_.emplace_back(position, digit, search);
    }
    while (!search_.done() && narrow()) {
    }
  }

  void find_placements() {
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      Step step = describe(digit);
      for (Cell cell : forced_[digit - 1]) step.placements.push_back({cell, digit});
      search_.accept(std::move(step));
    }
  }

  void find_eliminations() {
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      Step step = describe(digit);
      for (Cell cell : position_.cells_of(digit)) {
        if (!is_possible(digit, cell)) step.eliminations.push_back({cell, digit});
      }
      search_.accept(std::move(step));
    }
  }

 private:
  // Whether anything was taken away.
  bool narrow() {
    bool changed = false;
    for (Digit digit = 1; digit <= shape_.size() && !search_.done(); ++digit) {
      for (Cell cell : cells_[digit - 1]) {
        if (forced_[digit - 1].has(cell) || !is_forced(digit, cell)) continue;
        forced_[digit - 1].add(cell);
        for (Digit other = 1; other <= shape_.size(); ++other) {
          if (other != digit) cells_[other - 1].remove(cell);
        }
        changed = true;
      }
    }
    return changed;
  }

  bool is_forced(Digit digit, Cell cell) {
    return !searches_[digit - 1].exists(cells_[digit - 1] - CellSet<W>(cell));
  }

  bool is_possible(Digit digit, Cell cell) {
    const CellSet<W>& cells = cells_[digit - 1];
    return cells.has(cell) && searches_[digit - 1].exists_with(cell, cells);
  }

  Step describe(Digit digit) const {
    Step step;
    step.marks = {mark(Role::pattern, position_.cells_of(digit), mask_of(digit))};
    return step;
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  std::vector<CellSet<W>> cells_;   // by digit, where a template may have it
  std::vector<CellSet<W>> forced_;  // by digit, where every template has it
  std::vector<TemplateSearch<W>> searches_;
};

template <int W>
void find_template_set(const Position<W>& position, Search& search) {
  Templates<W>(position, search).find_placements();
}

template <int W>
void find_template_delete(const Position<W>& position, Search& search) {
  Templates<W>(position, search).find_eliminations();
}

}  // namespace

NONET_FAMILY(templates, {"template_set", find_template_set<W>},
             {"template_delete", find_template_delete<W>})

#define NONET_TEMPLATES(W)          \
  template class TemplateSearch<W>; \
  template const std::vector<CellSet<W>>& outside_templates(const Position<W>&, Search&);
NONET_EACH_WIDTH(NONET_TEMPLATES)

}  // namespace nonet::logic
