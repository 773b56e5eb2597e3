#include "rules.h"

#include <algorithm>
#include <set>

#include "counts.h"
#include "derived.h"
#include "diagram.h"
#include "linear.h"

namespace nonet {
namespace {

using namespace rules;

std::vector<Mask> full_table(int size) {
  return std::vector<Mask>(size, all_digits(size));
}

// The digits that a sum lets a cell have beside one digit of another.
std::vector<Mask> table_of(int size, const Linear& sum) {
  std::vector<Mask> table(size);
  for (int d = 1; d <= size; ++d) {
    for (int e = 1; e <= size; ++e) {
      const int total = sum.coefficients[0] * d + sum.coefficients[1] * e;
      if (total >= sum.least && total <= sum.most) table[d - 1] |= Mask{1} << (e - 1);
    }
  }
  return table;
}

Mask mask_of_sum(int size, const Linear& sum) {
  Mask mask = 0;
  for (int d = 1; d <= size; ++d) {
    const int total = sum.coefficients[0] * d;
    if (total >= sum.least && total <= sum.most) mask |= Mask{1} << (d - 1);
  }
  return mask;
}

class Sorter {
 public:
  Sorter(Rules::Sorted& sorted) : sorted_(sorted), size_(sorted.size) {}

  void operator()(const Allowed& rule) { sorted_.allowed[rule.cell] &= rule.mask; }
  void operator()(const Different& rule) { add_house(rule.cells); }
  void operator()(const Linear& rule) {
    if (rule.cells.size() == 1) {
      sorted_.allowed[rule.cells[0]] &= mask_of_sum(size_, rule);
    } else if (rule.cells.size() == 2) {
      add_relation(rule.cells[0], rule.cells[1], table_of(size_, rule));
      sorted_.short_sums.push_back(rule);
    } else {
      sorted_.sums.push_back(rule);
    }
  }
  void operator()(const Relation& rule) { add_relation(rule.first, rule.second, rule.table); }
  void operator()(const Consecutive& rule) {
    add_house(rule.cells);
    if (rule.cells.size() > 1) sorted_.others.push_back(rule);
  }
  template <class Other>
  void operator()(const Other& rule) {
    sorted_.others.push_back(rule);
  }

  // Relations that forbid nothing but the same digit are pairs; where two cells are equal, each has
  // the relations of the other.
  void finish() {
    std::vector<Mask> same;
    std::vector<Mask> others;
    for (int d = 0; d < size_; ++d) {
      same.push_back(Mask{1} << d);
      others.push_back(all_digits(size_) & ~same.back());
    }
    std::erase_if(sorted_.relations, [&](const auto& entry) {
      if (entry.second == others) sorted_.pairs.push_back(entry.first);
      if (entry.second == same) sorted_.equals.push_back(entry.first);
      return entry.second == others;
    });
    if (!sorted_.equals.empty()) share_relations();
  }

 private:
  void add_house(const std::vector<Cell>& cells) {
    if (static_cast<int>(cells.size()) > size_) {
      sorted_.impossible = true;
    } else if (cells.size() == 2 && size_ > 2) {
      sorted_.pairs.push_back({cells[0], cells[1]});
    } else if (cells.size() > 1) {
      sorted_.houses.push_back(cells);
    }
  }
  void share_relations() {
    constexpr std::size_t most = 2000;
    for (const auto& [a, b] : sorted_.equals) {
      const Relations::Pairs before = sorted_.relations;
      if (before.size() > most) return;
      for (const auto& [cells, table] : before) {
        const auto [first, second] = cells;
        if (first == a && second == b) continue;
        if (first == a || first == b) add_relation(first == a ? b : a, second, table);
        if (second == a || second == b) add_relation(first, second == a ? b : a, table);
      }
    }
  }
  void add_relation(Cell first, Cell second, std::vector<Mask> table) {
    if (first > second) {
      std::swap(first, second);
      table = transposed(table);
    }
    auto [entry, is_new] = sorted_.relations.try_emplace({first, second}, full_table(size_));
    for (int d = 0; d < size_; ++d) entry->second[d] &= table[d];
  }

  Rules::Sorted& sorted_;
  int size_;
};

// Relations of cells that see each other never need to forbid the same digit.
Relations::Pairs without_equals(const Board& board, Relations::Pairs pairs) {
  const auto full = full_table(board.size());
  for (auto& [cells, table] : pairs) {
    if (!contains(board.peer_set(cells.first), cells.second)) continue;
    for (int d = 0; d < board.size(); ++d) table[d] &= ~(Mask{1} << d);
  }
  return pairs;
}

template <class Kind>
bool has(std::span<const Primitive> primitives) {
  return std::ranges::any_of(
      primitives, [](const Primitive& one) { return std::holds_alternative<Kind>(one); });
}

class Compiler {
 public:
  explicit Compiler(const Board& board) : board_(board), size_(board.size()) {}

  RulePointer operator()(const Allowed& rule) { return make_allowed(rule.cell, rule.mask); }
  RulePointer operator()(const Different& rule) { return make_different(size_, rule.cells); }
  RulePointer operator()(const Relation& rule) {
    return make_relation(rule.first, rule.second, rule.table);
  }
  RulePointer operator()(const AtLeast& rule) { return make_at_least(rule.cells, rule.digits); }
  RulePointer operator()(const Counted& rule) { return make_counted(size_, rule.cells); }
  RulePointer operator()(const Consecutive& rule) {
    const int count = static_cast<int>(rule.cells.size());
    std::vector<Mask> sets;
    for (int first = 0; first + count <= size_; ++first) {
      sets.push_back(all_digits(count) << first);
    }
    return make_sets(rule.cells, std::move(sets));
  }
  RulePointer operator()(const Linear& rule) {
    if (is_cage(rule)) return make_cage(size_, rule.least, rule.cells);
    std::vector<std::size_t> order = order_of(rule);
    std::vector<Cell> cells;
    std::vector<Part> parts;
    for (const std::size_t n : order) {
      const Cell cell = rule.cells[n];
      const bool joins = !parts.empty() && parts.back().coefficient == rule.coefficients[n] &&
                         static_cast<int>(parts.back().count) < most_in_part(size_) &&
                         sees_all(cell, std::span(cells).subspan(parts.back().first));
      if (!joins) {
        parts.push_back({static_cast<std::uint32_t>(cells.size()), 0, rule.coefficients[n]});
      }
      ++parts.back().count;
      cells.push_back(cell);
    }
    return make_linear(size_, std::move(cells), std::move(parts), rule.least, rule.most);
  }
  RulePointer operator()(const Automaton& rule) {
    const int length = static_cast<int>(rule.cells.size());
    auto [entry, is_new] = diagrams_.try_emplace({rule.machine.get(), length});
    if (is_new) {
      if (auto diagram = Diagram::of(*rule.machine, length)) {
        entry->second = std::make_shared<const Diagram>(std::move(*diagram));
      }
    }
    return entry->second ? make_automaton(rule.cells, entry->second)
                         : make_walk(rule.cells, rule.machine);
  }
  RulePointer operator()(const OneOf& rule) {
    std::vector<std::vector<RulePointer>> branches;
    std::vector<Cell> cells;
    std::set<Cell> known;
    for (const auto& branch : rule.branches) {
      branches.emplace_back();
      for (const Primitive& part : branch) {
        branches.back().push_back(compile(part));
        for (const Cell cell : branches.back().back()->cells()) {
          if (known.insert(cell).second) cells.push_back(cell);
        }
      }
    }
    return make_one_of(std::move(cells), std::move(branches));
  }

  RulePointer compile(const Primitive& primitive) {
    return std::visit(*this, as_variant(primitive));
  }

 private:
  static const Primitive::variant& as_variant(const Primitive& primitive) { return primitive; }

  bool is_cage(const Linear& rule) const {
    if (rule.least != rule.most || static_cast<int>(rule.cells.size()) > size_) return false;
    for (std::size_t n = 0; n < rule.cells.size(); ++n) {
      if (rule.coefficients[n] != 1) return false;
      if (!sees_all(rule.cells[n], std::span(rule.cells).first(n))) return false;
    }
    return true;
  }

  // Puts cells together that have the same coefficient and see each other.
  std::vector<std::size_t> order_of(const Linear& rule) const {
    std::vector<std::size_t> order;
    std::vector<bool> taken(rule.cells.size());
    for (std::size_t n = 0; n < rule.cells.size(); ++n) {
      if (taken[n]) continue;
      std::vector<Cell> part;
      for (std::size_t m = n; m < rule.cells.size(); ++m) {
        if (taken[m] || rule.coefficients[m] != rule.coefficients[n]) continue;
        if (static_cast<int>(part.size()) == most_in_part(size_)) break;
        if (!sees_all(rule.cells[m], part)) continue;
        part.push_back(rule.cells[m]);
        taken[m] = true;
        order.push_back(m);
      }
    }
    return order;
  }
  bool sees_all(Cell cell, std::span<const Cell> others) const {
    return std::ranges::all_of(others,
                               [&](Cell other) { return contains(board_.peer_set(cell), other); });
  }

  const Board& board_;
  int size_;
  std::map<std::pair<const Machine*, int>, std::shared_ptr<const Diagram>> diagrams_;
};

}  // namespace

Rules::Sorted::Sorted(int size_, int cell_count, std::span<const Cage> cages,
                      std::span<const Primitive> primitives)
    : size(size_), allowed(cell_count, all_digits(size_)) {
  Sorter sorter(*this);
  for (const Cage& cage : cages) {
    sorter(Different{cage.cells});
    sorter(Linear{cage.cells, std::vector<int>(cage.cells.size(), 1), cage.total, cage.total});
  }
  for (const Primitive& primitive : primitives) {
    std::visit(sorter, static_cast<const Primitive::variant&>(primitive));
  }
  sorter.finish();
}

RuleList::RuleList(int cell_count, std::vector<SharedRule> rules) : rules_(std::move(rules)) {
  std::ranges::stable_sort(rules_, {}, [](const SharedRule& rule) { return rule->cost(); });
  marks_ = Marks(cell_count, count(), [&](int number, const auto& visit) {
    std::ranges::for_each(rules_[number]->cells(), visit);
  });
}

std::vector<SharedRule> rules::compile_each(const Board& board,
                                            std::span<const Primitive> primitives) {
  Compiler compiler(board);
  std::vector<SharedRule> found;
  for (const Primitive& primitive : primitives) {
    SharedRule rule = compiler.compile(primitive);
    if (!rule->cells().empty()) found.push_back(std::move(rule));
  }
  return found;
}

Rules::Rules(const Board& board, const Sorted& sorted)
    : board_(board),
      allowed_(sorted.allowed),
      relations_(board.size(), board.cell_count(), without_equals(board, sorted.relations)),
      conflicts_(board, relations_),
      sums_(sorted.sums),
      has_sums_(!sums_.empty() || has<Consecutive>(sorted.others)),
      has_choices_(has<OneOf>(sorted.others)) {
  sums_.insert(sums_.end(), sorted.short_sums.begin(), sorted.short_sums.end());
  Compiler compiler(board);
  std::vector<SharedRule> found;
  if (sorted.impossible) found.push_back(make_impossible(0));
  for (const Linear& sum : sorted.sums) found.push_back(compiler(sum));
  for (const Primitive& primitive : sorted.others) {
    SharedRule rule = compiler.compile(primitive);
    if (rule->cells().empty()) continue;  // one of several, of which one says nothing
    found.push_back(std::move(rule));
  }
  own_ = RuleList(board.cell_count(), std::move(found));
}

const RuleList& Rules::with_derived() const {
  std::call_once(derived_once_, [&] {
    std::vector<SharedRule> all = own_.rules();
    Compiler compiler(board_);
    for (const Derived& one : derive_sums(board_, sums_)) all.push_back(compiler(one.sum));
    with_derived_ = RuleList(board_.cell_count(), std::move(all));
  });
  return with_derived_;
}

}  // namespace nonet
