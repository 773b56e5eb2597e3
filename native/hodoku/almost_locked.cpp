#include "almost_locked.h"

#include <algorithm>
#include <set>

namespace nonet::hodoku {

namespace {

struct Set {
  Cells cells;
  Mask digits;
  std::array<Cells, size + 1> places;  // of each digit in the set
  std::array<Cells, size + 1> seen;    // places of each digit that all of these see
};

// Digits that only one of two sets can hold: as many as there are, but only the first and the last
// count.
struct Link {
  int from;
  int to;
  int first;
  int last;  // 0: there is only one
};

class AlmostLocked {
 public:
  explicit AlmostLocked(const Grid& grid) : grid_(grid) {
    for (const Cells& house : Grid::houses()) {
      std::vector<int> open;
      for (Cell cell : house) {
        if (!grid.is_filled(cell)) open.push_back(cell);
      }
      grow(open, 0, Cells(), 0);
    }
    link_all();
  }

  Conclusion xz() const {
    for (const Link& link : links_) {
      const Set& one = sets_[link.from];
      const Set& other = sets_[link.to];
      auto gone = common_losses(one, other, {link.first});
      if (link.last != 0) {
        append(gone, common_losses(one, other, {link.last}));
        append(gone, losses_to_locked(one, other, link));
        append(gone, losses_to_locked(other, one, link));
      }
      if (!gone.empty()) return {gone};
    }
    return {};
  }

  Conclusion xy_wing() const {
    for (std::size_t n = 0; n < links_.size(); ++n) {
      for (std::size_t m = n + 1; m < links_.size(); ++m) {
        auto gone = losses_to_wings(links_[n], links_[m]);
        if (!gone.empty()) return {std::move(gone)};
      }
    }
    return {};
  }

  Conclusion chain(const Control& control) {
    control_ = &control;
    for (int start = 0; start < static_cast<int>(sets_.size()); ++start) {
      go_on(start, start, {}, {}, 0);
    }
    return best_.get();
  }

 private:
  using Digits = std::initializer_list<int>;
  struct Used {  // which digits of a link a chain goes by
    int first = 0;
    int last = 0;
  };

  void grow(const std::vector<int>& open, std::size_t from, const Cells& cells, Mask digits) {
    if (cells.count() == size - 1) return;
    for (std::size_t n = from; n < open.size(); ++n) {
      Cells more = cells;
      more.add(static_cast<Cell>(open[n]));
      const Mask all = digits | grid_.mask(open[n]);
      if (std::popcount(all) == more.count() + 1) add(more, all);
      grow(open, n + 1, more, all);
    }
  }

  void add(const Cells& cells, Mask digits) {
    if (!known_.insert(cells).second) return;
    Set set{cells, digits, {}, {}};
    for (Digit digit : logic::Digits(digits)) {
      set.places[digit] = cells & grid_.cells_of(digit);
      set.seen[digit] = grid_.cells_of(digit) - cells;
      for (Cell cell : set.places[digit]) set.seen[digit] &= Grid::peers()[cell];
    }
    sets_.push_back(set);
  }

  void link_all() {
    for (int from = 0; from < static_cast<int>(sets_.size()); ++from) {
      first_link_.push_back(links_.size());
      for (int to = from + 1; to < static_cast<int>(sets_.size()); ++to) link(from, to);
    }
    first_link_.push_back(links_.size());
  }

  void link(int from, int to) {
    const Set& one = sets_[from];
    const Set& other = sets_[to];
    if (one.cells.meets(other.cells)) return;
    Link link{from, to, 0, 0};
    for (Digit digit : logic::Digits(one.digits & other.digits)) {
      if (!one.places[digit].within(other.seen[digit])) continue;
      (link.first == 0 ? link.first : link.last) = digit;
    }
    if (link.first != 0) links_.push_back(link);
  }

  static void append(std::vector<Candidate>& all, const std::vector<Candidate>& more) {
    all.insert(all.end(), more.begin(), more.end());
  }

  static std::vector<Candidate> of_digits(Mask digits, const Set& one, const Set& other) {
    std::vector<Candidate> gone;
    for (Digit digit : logic::Digits(digits)) {
      for (Cell cell : one.seen[digit] & other.seen[digit]) gone.push_back({cell, digit});
    }
    return gone;
  }

  // What two sets rule out of which one is locked; without the digits that link them.
  static std::vector<Candidate> common_losses(const Set& one, const Set& other, Digits without) {
    Mask digits = one.digits & other.digits;
    for (int digit : without) {
      if (digit != 0) digits &= ~mask_of(static_cast<Digit>(digit));
    }
    return of_digits(digits, one, other);
  }

  // Of two sets with two links both are locked.
  static std::vector<Candidate> losses_to_locked(const Set& set, const Set& other,
                                                 const Link& link) {
    std::vector<Candidate> gone;
    for (Digit digit : logic::Digits(set.digits)) {
      if (digit == link.first || digit == link.last) continue;
      for (Cell cell : set.seen[digit] - other.cells) gone.push_back({cell, digit});
    }
    return gone;
  }

  // Two sets at both sides of a third one.
  std::vector<Candidate> losses_to_wings(const Link& one, const Link& other) const {
    if (one.last == 0 && other.last == 0 && one.first == other.first) return {};
    int a = one.to;
    int b = other.to;
    if (one.from == other.from) {
    } else if (one.from == other.to) {
      b = other.from;
    } else if (one.to == other.from) {
      a = one.from;
    } else if (one.to == other.to) {
      a = one.from;
      b = other.from;
    } else {
      return {};
    }
    if (a == b || sets_[a].cells.meets(sets_[b].cells)) return {};
    return common_losses(sets_[a], sets_[b], {one.first, one.last, other.first, other.last});
  }

  // A chain goes from set to later set, never by the digit by which it came.
  void go_on(int start, int at, Used first, Used last, int links) {
    if (links == longest || is_time_up()) return;
    for (std::size_t n = first_link_[at]; n < first_link_[at + 1]; ++n) {
      const Link& link = links_[n];
      if (links > 0) {
        follow(start, link, first, next_of(link, last), links);
        continue;
      }
      follow(start, link, {link.first, 0}, {link.first, 0}, links);
      if (link.last != 0) follow(start, link, {link.last, 0}, {link.last, 0}, links);
    }
  }

  // The clock is read now and then only.
  bool is_time_up() {
    if (++visits_ % 1024 == 0) stopped_ = stopped_ || control_->should_stop();
    return stopped_;
  }

  static Used next_of(const Link& link, Used last) {
    const int came_by = last.first;
    if (link.last == 0) return {link.first == came_by ? 0 : link.first, 0};
    if (link.last == came_by) return {link.first, 0};
    if (link.first == came_by) return {link.last, 0};
    return {link.first, link.last};
  }

  void follow(int start, const Link& link, Used first, Used used, int links) {
    if (used.first == 0) return;
    if (links >= 2) {
      best_.offer({common_losses(sets_[start], sets_[link.to],
                                 {first.first, first.last, used.first, used.last})});
    }
    go_on(start, link.to, first, used, links + 1);
  }

  static constexpr int longest = 50;

  const Grid& grid_;
  std::vector<Set> sets_;
  std::set<Cells> known_;
  std::vector<Link> links_;
  std::vector<std::size_t> first_link_;
  Best best_;
  const Control* control_ = nullptr;
  unsigned visits_ = 0;
  bool stopped_ = false;
};

}  // namespace

Conclusion als_xz(const Grid& grid) {
  return AlmostLocked(grid).xz();
}

Conclusion als_xy_wing(const Grid& grid) {
  return AlmostLocked(grid).xy_wing();
}

Conclusion als_chain(const Grid& grid, const Control& control) {
  return AlmostLocked(grid).chain(control);
}

}  // namespace nonet::hodoku
