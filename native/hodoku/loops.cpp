#include "loops.h"

#include "implications.h"

namespace nonet::hodoku {

namespace {

class Loops {
 public:
  Loops(const Grid& grid, bool with_groups) : grid_(grid), implications_(grid, with_groups) {}

  Loop best() {
    for (bool on : {true, false}) {
      visit_starts(on, [&](const Reach& reach) { check_loops(reach); });
    }
    visit_starts(false, [&](const Reach& reach) { check_chains(reach); });
    return std::move(best_);
  }

 private:
  template <class Use>
  void visit_starts(bool on, const Use& use) const {
    for (int cell = 0; cell < cell_count; ++cell) {
      for (Digit digit : logic::Digits(grid_.mask(cell))) {
        use(Reach(implications_, Implications::id(cell, digit, on)));
      }
    }
  }

  void check_loops(const Reach& reach) {
    const int home = implications_.cell(reach.start());
    for (int id : reach.ids().subspan(1)) {
      if (Implications::is_group(id) || implications_.cell(id) != home) continue;
      if (!reach.is_next_to_start(id)) check_loop(reach.path_to(id));
    }
  }

  void check_loop(const std::vector<int>& path) {
    if (cell(path, 0) == cell(path, 1) || cell(path, path.size() - 2) == cell(path, 0)) return;
    if (meets_itself(path, true)) return;
    const bool strong_start = !Implications::is_on(path.front());
    const bool strong_end = Implications::is_on(path.back());
    const bool same = digit(path, 0) == digit(path, path.size() - 1);
    if (strong_start == strong_end ? same : !same) {
      offer({what_home_loses(path), length(path)}, LoopKind::discontinuous);
    } else if (strong_start || strong_end || grid_.is_pair(cell(path, 0))) {
      offer({what_loop_rules_out(path), length(path)}, LoopKind::continuous);
    }
  }

  // Chains may pass a cell twice only from one of its candidates to the next.
  bool meets_itself(const std::vector<int>& path, bool is_loop) const {
    Cells passed;
    for (std::size_t n = 0; n < path.size(); ++n) {
      if (passed.has(static_cast<Cell>(cell(path, n)))) return true;
      if (n == 0) continue;
      const bool is_home = is_loop && cell(path, n - 1) == cell(path, 0);
      if (!is_home) passed |= implications_.cells(path[n - 1]);
    }
    return false;
  }

  std::vector<Candidate> what_home_loses(const std::vector<int>& path) const {
    const int home = cell(path, 0);
    const int first = digit(path, 0);
    const bool strong_start = !Implications::is_on(path.front());
    if (!strong_start) return {{home, first}};
    if (!Implications::is_on(path.back())) return {{home, digit(path, path.size() - 1)}};
    return others_of(home, first, first);
  }

  std::vector<Candidate> others_of(int cell, int one, int other) const {
    std::vector<Candidate> candidates;
    for (Digit digit : logic::Digits(grid_.mask(cell))) {
      if (digit != one && digit != other) candidates.push_back({cell, digit});
    }
    return candidates;
  }

  std::vector<Candidate> what_loop_rules_out(const std::vector<int>& path) const {
    std::vector<Candidate> gone;
    const auto add = [&](const std::vector<Candidate>& more) {
      gone.insert(gone.end(), more.begin(), more.end());
    };
    if (!Implications::is_on(path.front()) && Implications::is_on(path.back())) {
      add(others_of(cell(path, 0), digit(path, 0), digit(path, path.size() - 1)));
    }
    for (std::size_t n = 1; n < path.size(); ++n) {
      if (enters_by_strong_links(path, n)) {
        add(others_of(cell(path, n), digit(path, n), digit(path, n + 2)));
      }
      if (!Implications::is_on(path[n]) && cell(path, n - 1) != cell(path, n)) {
        add(seen_by_link(path, n));
      }
    }
    return gone;
  }

  // A cell that is reached and left by strong links holds one of both digits.
  bool enters_by_strong_links(const std::vector<int>& path, std::size_t n) const {
    return n + 2 < path.size() && Implications::is_on(path[n]) &&
           !Implications::is_on(path[n + 1]) && Implications::is_on(path[n + 2]) &&
           cell(path, n - 1) != cell(path, n) && cell(path, n) == cell(path, n + 1) &&
           cell(path, n + 1) != cell(path, n + 2);
  }

  std::vector<Candidate> seen_by_link(const std::vector<int>& path, std::size_t n) const {
    Cells seen = implications_.peers(path[n - 1]) & implications_.peers(path[n]) &
                 grid_.cells_of(digit(path, n));
    for (std::size_t of = 0; of + 1 < path.size(); ++of) seen -= implications_.cells(path[of]);
    std::vector<Candidate> gone;
    for (Cell cell : seen) gone.push_back({cell, digit(path, n)});
    return gone;
  }

  void check_chains(const Reach& reach) {
    const int home = implications_.cell(reach.start());
    for (int id : reach.ids().subspan(1)) {
      if (Implications::is_group(id) || !Implications::is_on(id)) continue;
      if (implications_.cell(id) == home || reach.is_next_to_start(id)) continue;
      const auto gone = what_ends_rule_out(reach.start(), id);
      if (gone.empty()) continue;
      const auto path = reach.path_to(id);
      if (!meets_itself(path, false)) offer({gone, length(path)}, LoopKind::chain);
    }
  }

  // One of both ends is on. A single candidate that both ends see is left to loops.
  std::vector<Candidate> what_ends_rule_out(int start, int end) const {
    const int first = implications_.cell(start);
    const int last = implications_.cell(end);
    const int digit = implications_.digit(start);
    std::vector<Candidate> gone;
    const Cells& peers = Grid::peers()[first];
    if (digit == implications_.digit(end)) {
      const Cells seen = peers & Grid::peers()[last] & grid_.cells_of(digit);
      if (seen.count() < 2) return {};
      for (Cell cell : seen) gone.push_back({cell, digit});
    } else if (peers.has(static_cast<Cell>(last)) && grid_.has(last, digit) &&
               grid_.has(first, implications_.digit(end))) {
      gone = {{first, implications_.digit(end)}, {last, digit}};
    }
    return gone;
  }

  void offer(Conclusion conclusion, LoopKind kind) {
    conclusion.tidy();
    if (conclusion.is_better_than(best_.conclusion)) best_ = {std::move(conclusion), kind};
  }

  int cell(const std::vector<int>& path, std::size_t n) const {
    return implications_.cell(path[n]);
  }
  int digit(const std::vector<int>& path, std::size_t n) const {
    return implications_.digit(path[n]);
  }
  static int length(const std::vector<int>& path) { return static_cast<int>(path.size()); }

  const Grid& grid_;
  const Implications implications_;
  Loop best_;
};

}  // namespace

Loop nice_loop(const Grid& grid, bool with_groups) {
  return Loops(grid, with_groups).best();
}

}  // namespace nonet::hodoku
