#include "read.h"

#include <algorithm>
#include <stdexcept>

namespace nonet::rules {
namespace {

constexpr int deepest = 16;  // branches in branches
constexpr int most_states = 1 << 14;
constexpr int greatest_coefficient = 10'000;
constexpr int greatest_bound = 1'000'000'000;

class Reader {
 public:
  Reader(std::span<const std::int32_t> numbers, int size, int cell_count)
      : left_(numbers), size_(size), cell_count_(cell_count) {}

  std::vector<Primitive> read() {
    for (int count = read_count(); count > 0; --count) read_machine();
    std::vector<Primitive> found = read_list(0);
    check(left_.empty(), "numbers after the last rule");
    return found;
  }

 private:
  static void check(bool right, const char* fault) {
    if (!right) throw std::invalid_argument(fault);
  }
  int next(int least, int most) {
    check(!left_.empty(), "rules end too soon");
    const std::int32_t number = left_.front();
    left_ = left_.subspan(1);
    check(number >= least && number <= most, "a number of a rule is out of range");
    return number;
  }
  // Of things that take at least one number each.
  int read_count() {
    return next(0, static_cast<int>(std::min<std::size_t>(left_.size(), 1 << 30)));
  }
  Mask read_mask() { return static_cast<Mask>(next(0, static_cast<int>(all_digits(size_)))); }
  Cell read_cell() { return static_cast<Cell>(next(0, cell_count_ - 1)); }

  std::vector<Cell> read_cells() {
    std::vector<Cell> cells(read_count());
    check(!cells.empty(), "a rule has at least one cell");
    for (Cell& cell : cells) cell = read_cell();
    std::vector<Cell> sorted = cells;
    std::ranges::sort(sorted);
    check(std::ranges::adjacent_find(sorted) == sorted.end(), "a rule names a cell twice");
    return cells;
  }

  void read_machine() {
    Machine machine{size_, 0, {}, {}};
    machine.start = next(0, most_states - 1);
    machine.accepting.resize(next(1, most_states));
    const int states = machine.state_count();
    check(machine.start < states, "an automaton starts in one of its states");
    for (auto& accepts : machine.accepting) accepts = static_cast<std::uint8_t>(next(0, 1));
    check(left_.size() >= static_cast<std::size_t>(states) * size_, "rules end too soon");
    machine.moves.resize(static_cast<std::size_t>(states) * size_);
    for (auto& move : machine.moves) move = next(-1, states - 1);
    machines_.push_back(std::make_shared<const Machine>(std::move(machine)));
  }

  std::vector<Primitive> read_list(int depth) {
    std::vector<Primitive> found;
    for (int count = read_count(); count > 0; --count) found.push_back(read_primitive(depth));
    return found;
  }

  Primitive read_primitive(int depth) {
    switch (next(0, 8)) {
      case 0: {
        const Cell cell = read_cell();
        return Allowed{cell, read_mask()};
      }
      case 1:
        return Different{read_cells()};
      case 2:
        return read_sum();
      case 3:
        return read_relation();
      case 4:
        return read_automaton();
      case 5:
        return read_at_least();
      case 6:
        return Counted{read_cells()};
      case 7:
        return Consecutive{read_cells()};
      default:
        return read_one_of(depth + 1);
    }
  }

  Primitive read_sum() {
    Linear sum{read_cells(), {}, 0, 0};
    for (std::size_t n = 0; n < sum.cells.size(); ++n) {
      sum.coefficients.push_back(next(-greatest_coefficient, greatest_coefficient));
      check(sum.coefficients.back() != 0, "a coefficient is 0");
    }
    sum.least = next(-greatest_bound, greatest_bound);
    sum.most = next(sum.least, greatest_bound);
    return sum;
  }
  Primitive read_relation() {
    Relation relation{read_cell(), 0, {}};
    relation.second = read_cell();
    check(relation.first != relation.second, "a relation needs two cells");
    for (int digit = 0; digit < size_; ++digit) relation.table.push_back(read_mask());
    return relation;
  }
  Primitive read_automaton() {
    Automaton automaton{read_cells(), nullptr};
    automaton.machine = machines_.at(next(0, static_cast<int>(machines_.size()) - 1));
    return automaton;
  }
  Primitive read_at_least() {
    AtLeast rule{read_cells(), {}};
    rule.digits.resize(next(1, static_cast<int>(rule.cells.size())));
    for (Digit& digit : rule.digits) digit = static_cast<Digit>(next(1, size_));
    return rule;
  }
  Primitive read_one_of(int depth) {
    check(depth <= deepest, "branches in branches, too deep");
    OneOf rule;
    const int count = read_count();
    check(count > 0, "one of several needs a branch");
    for (int n = 0; n < count; ++n) rule.branches.push_back(read_list(depth));
    return rule;
  }

  std::span<const std::int32_t> left_;
  int size_;
  int cell_count_;
  std::vector<std::shared_ptr<const Machine>> machines_;
};

}  // namespace

std::vector<Primitive> read(std::span<const std::int32_t> numbers, int size, int cell_count) {
  return Reader(numbers, size, cell_count).read();
}

}  // namespace nonet::rules
