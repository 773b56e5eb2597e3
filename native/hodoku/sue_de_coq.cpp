#include "sue_de_coq.h"

namespace nonet::hodoku {

namespace {

struct Part {
  std::vector<int> cells;
  Mask digits = 0;

  int count() const { return static_cast<int>(cells.size()); }
};

class SueDeCoq {
 public:
  explicit SueDeCoq(const Grid& grid) : grid_(grid) {}

  Conclusion first() {
    for (int line = 0; line < 2 * size; ++line) {
      for (int box = 2 * size; box < house_count; ++box) {
        line_ = open_cells(line);
        box_ = open_cells(box);
        if (visit_parts(line_ & box_, [&](const Part& part) { return check_crossing(part); })) {
          return {gone_};
        }
      }
    }
    return {};
  }

 private:
  Cells open_cells(int house) const {
    Cells cells;
    for (Cell cell : Grid::houses()[house]) {
      if (!grid_.is_filled(cell)) cells.add(cell);
    }
    return cells;
  }

  // Some of the cells, each choice before those with more cells; until `check` is content.
  template <class Check>
  bool visit_parts(const Cells& cells, const Check& check) const {
    const std::vector<int> all(as_list(cells));
    Part part;
    return grow(all, 0, part, check);
  }

  static std::vector<int> as_list(const Cells& cells) {
    std::vector<int> list;
    for (Cell cell : cells) list.push_back(cell);
    return list;
  }

  template <class Check>
  bool grow(const std::vector<int>& all, std::size_t from, Part& part, const Check& check) const {
    for (std::size_t n = from; n < all.size(); ++n) {
      const Mask before = part.digits;
      part.cells.push_back(all[n]);
      part.digits |= grid_.mask(all[n]);
      if (check(part) || grow(all, n + 1, part, check)) return true;
      part.cells.pop_back();
      part.digits = before;
    }
    return false;
  }

  static Cells without(Cells cells, const Part& part) {
    for (int cell : part.cells) cells.remove(static_cast<Cell>(cell));
    return cells;
  }

  static int surplus(const Part& part) { return std::popcount(part.digits) - part.count(); }
  // So many digits of the crossing a part takes up.
  int share(const Part& part) const {
    return part.count() - std::popcount(part.digits & ~crossing_.digits);
  }
  bool takes_part(const Part& part) const { return (part.digits & crossing_.digits) != 0; }

  bool check_crossing(const Part& crossing) {
    if (crossing.count() < 2 || surplus(crossing) < 2) return false;
    crossing_ = crossing;
    return visit_parts(without(line_, crossing_),
                       [&](const Part& part) { return check_line(part); });
  }

  bool check_line(const Part& part) {
    if (!takes_part(part) || share(part) <= 0 || share(part) >= surplus(crossing_)) return false;
    in_line_ = part;
    return visit_parts(without(without(box_, crossing_), in_line_),
                       [&](const Part& in_box) { return check_box(in_box); });
  }

  bool check_box(const Part& part) {
    if ((part.digits & in_line_.digits & crossing_.digits) != 0) return false;
    if (!takes_part(part) || share(part) != surplus(crossing_) - share(in_line_)) return false;
    const Mask both = part.digits & in_line_.digits;
    gone_.clear();
    rule_out(without(without(box_, part), crossing_),
             ((crossing_.digits | part.digits) & ~in_line_.digits) | both);
    rule_out(without(without(line_, in_line_), crossing_),
             ((crossing_.digits | in_line_.digits) & ~part.digits) | both);
    return !gone_.empty();
  }

  void rule_out(const Cells& cells, Mask digits) {
    for (Cell cell : cells) {
      for (Digit digit : logic::Digits(grid_.mask(cell) & digits)) gone_.push_back({cell, digit});
    }
  }

  const Grid& grid_;
  Cells line_;
  Cells box_;
  Part crossing_;
  Part in_line_;
  std::vector<Candidate> gone_;
};

}  // namespace

Conclusion sue_de_coq(const Grid& grid) {
  return SueDeCoq(grid).first();
}

}  // namespace nonet::hodoku
