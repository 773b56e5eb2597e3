#include "random_rules.h"

#include <algorithm>
#include <numeric>

namespace nonet::tests {
namespace {

using namespace rules;

class Maker {
 public:
  Maker(int size, int cell_count, Random& random)
      : size_(size), cell_count_(cell_count), random_(random) {}

  Primitive make(int depth) {
    switch (random_.below(depth < 2 ? 10 : 9)) {
      case 0:
        return Allowed{cell(), mask()};
      case 1:
        return Different{cells(cell_count_)};
      case 2:
      case 3:
        return make_sum();
      case 4:
        return make_relation();
      case 5:
        return make_automaton();
      case 6:
        return make_at_least();
      case 7:
        return Counted{cells(cell_count_)};
      case 8:
        return Consecutive{cells(5)};
      default:
        return make_one_of(depth + 1);
    }
  }

 private:
  Cell cell() { return static_cast<Cell>(random_.below(cell_count_)); }
  Mask mask() {
    return static_cast<Mask>(random_.next() | random_.next() << 8) & all_digits(size_);
  }
  std::vector<Cell> cells(int most) {
    std::vector<Cell> all(cell_count_);
    std::iota(all.begin(), all.end(), Cell{0});
    random_.shuffle(all);
    all.resize(random_.between(1, std::min(most, cell_count_)));
    return all;
  }

  Primitive make_sum() {
    Linear sum{cells(cell_count_), {}, 0, 0};
    const bool plain = random_.one_in(2);
    for (std::size_t n = 0; n < sum.cells.size(); ++n) {
      constexpr int choices[] = {1, -1, 2, -10, 7, -3, 100, 10'000};
      sum.coefficients.push_back(plain ? 1 : choices[random_.below(8)]);
      sum.least += sum.coefficients.back() * random_.between(1, size_);
    }
    sum.most = sum.least + (random_.one_in(3) ? random_.below(9) : 0);
    return sum;
  }
  Primitive make_relation() {
    if (cell_count_ < 2) return Allowed{cell(), mask()};
    const Cell first = cell();
    const int step = random_.between(1, cell_count_ - 1);
    Relation relation{first, static_cast<Cell>((first + step) % cell_count_), {}};
    const int kind = random_.below(4);
    for (int d = 0; d < size_; ++d) {
      const Mask same = Mask{1} << d;
      relation.table.push_back(kind == 0 ? same : kind == 1 ? all_digits(size_) & ~same : mask());
    }
    return relation;
  }
  Primitive make_automaton() {
    Machine machine{size_, 0, {}, {}};
    const int states = random_.between(1, 6);
    machine.start = random_.below(states);
    for (int state = 0; state < states; ++state) {
      machine.accepting.push_back(static_cast<std::uint8_t>(random_.below(2)));
      for (int d = 0; d < size_; ++d) machine.moves.push_back(random_.between(-1, states - 1));
    }
    return Automaton{cells(cell_count_), std::make_shared<const Machine>(std::move(machine))};
  }
  Primitive make_at_least() {
    AtLeast rule{cells(6), {}};
    const int count = random_.between(1, static_cast<int>(rule.cells.size()));
    for (int n = 0; n < count; ++n) {
      rule.digits.push_back(static_cast<Digit>(random_.between(1, size_)));
    }
    return rule;
  }
  Primitive make_one_of(int depth) {
    OneOf rule;
    for (int count = random_.between(1, 3); count > 0; --count) {
      rule.branches.emplace_back();
      for (int parts = random_.below(4); parts > 0; --parts) {
        rule.branches.back().push_back(make(depth));
      }
    }
    return rule;
  }

  int size_;
  int cell_count_;
  Random& random_;
};

struct Meaning {
  std::span<const Digit> grid;

  int count(const std::vector<Cell>& cells, int digit) const {
    return static_cast<int>(
        std::ranges::count_if(cells, [&](Cell cell) { return grid[cell] == digit; }));
  }

  bool operator()(const Allowed& rule) const { return (rule.mask & mask_of(grid[rule.cell])) != 0; }
  bool operator()(const Different& rule) const {
    return std::ranges::all_of(rule.cells,
                               [&](Cell cell) { return count(rule.cells, grid[cell]) == 1; });
  }
  bool operator()(const Linear& rule) const {
    int total = 0;
    for (std::size_t n = 0; n < rule.cells.size(); ++n) {
      total += rule.coefficients[n] * grid[rule.cells[n]];
    }
    return total >= rule.least && total <= rule.most;
  }
  bool operator()(const Relation& rule) const {
    return (rule.table[grid[rule.first] - 1] & mask_of(grid[rule.second])) != 0;
  }
  bool operator()(const Automaton& rule) const {
    const Machine& machine = *rule.machine;
    int state = machine.start;
    for (const Cell cell : rule.cells) {
      state = machine.moves[state * machine.size + grid[cell] - 1];
      if (state < 0) return false;
    }
    return machine.accepting[state] != 0;
  }
  bool operator()(const AtLeast& rule) const {
    return std::ranges::all_of(rule.digits, [&](Digit digit) {
      return count(rule.cells, digit) >= std::ranges::count(rule.digits, digit);
    });
  }
  bool operator()(const Counted& rule) const {
    return std::ranges::all_of(
        rule.cells, [&](Cell cell) { return count(rule.cells, grid[cell]) == grid[cell]; });
  }
  bool operator()(const Consecutive& rule) const {
    const auto digit_of = [&](Cell cell) { return grid[cell]; };
    const Cell lowest = std::ranges::min(rule.cells, {}, digit_of);
    const int first = grid[lowest];
    for (int n = 0; n < static_cast<int>(rule.cells.size()); ++n) {
      if (count(rule.cells, first + n) != 1) return false;
    }
    return true;
  }
  bool operator()(const OneOf& rule) const {
    return std::ranges::any_of(rule.branches, [&](const auto& branch) {
      return std::ranges::all_of(branch, [&](const Primitive& part) { return holds(part, grid); });
    });
  }
};

}  // namespace

std::vector<Primitive> random_primitives(int size, int cell_count, Random& random) {
  std::vector<Primitive> found;
  for (int count = random.between(1, 5); count > 0; --count) {
    found.push_back(Maker(size, cell_count, random).make(0));
  }
  return found;
}

bool holds(const Primitive& primitive, std::span<const Digit> grid) {
  return std::visit(Meaning{grid}, static_cast<const Primitive::variant&>(primitive));
}

}  // namespace nonet::tests
