#include "additions.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>

namespace nonet::make {
namespace {

// Which solutions are left, one bit each:
//
//     solution   0 1 2 3 4 5 6 ...
//     r1c1=4     1 0 0 1 0 0 0 ...
//     r5c2=7     1 1 0 0 0 0 1 ...
//     both       1 0 0 0 0 0 0 ...   one is left
using Bits = std::vector<std::uint64_t>;

std::size_t count(const Bits& bits) {
  std::size_t sum = 0;
  for (const std::uint64_t word : bits) sum += std::popcount(word);
  return sum;
}

std::size_t count_common(const Bits& a, const Bits& b) {
  std::size_t sum = 0;
  for (std::size_t n = 0; n < a.size(); ++n) sum += std::popcount(a[n] & b[n]);
  return sum;
}

// Most pairs have two in common soon, so that is cheaper than to count them.
bool have_one_in_common(const Bits& a, const Bits& b) {
  int found = 0;
  for (std::size_t n = 0; n < a.size(); ++n) {
    found += std::popcount(a[n] & b[n]);
    if (found > 1) return false;
  }
  return found == 1;
}

void keep_common(const Bits& a, const Bits& b, Bits& common) {
  for (std::size_t n = 0; n < a.size(); ++n) common[n] = a[n] & b[n];
}

// Digits that occur in the same solutions: each of them does as well as the others.
struct Choice {
  Bits bits;
  std::vector<Addition> additions;
};

std::vector<Choice> find_choices(std::span<const Digit> solutions, int cell_count) {
  const std::size_t number = solutions.size() / cell_count;
  std::map<Bits, std::vector<Addition>> found;
  for (int cell = 0; cell < cell_count; ++cell) {
    std::map<Digit, Bits> digits;
    for (std::size_t n = 0; n < number; ++n) {
      Bits& bits = digits[solutions[n * cell_count + cell]];
      bits.resize((number + 63) / 64);
      bits[n / 64] |= std::uint64_t{1} << n % 64;
    }
    if (digits.size() == 1) continue;  // no choice
    for (const auto& [digit, bits] : digits) {
      found[bits].push_back({static_cast<Cell>(cell), digit});
    }
  }
  std::vector<Choice> choices;
  for (auto& [bits, additions] : found) choices.push_back({bits, std::move(additions)});
  std::ranges::sort(choices, {}, [](const Choice& choice) {
    return std::pair(count(choice.bits), choice.additions.front().cell);
  });
  return choices;
}

using Chosen = std::vector<const Choice*>;

class Finder {
 public:
  Finder(std::vector<Choice> choices, std::size_t number, std::size_t most, Control& control)
      : choices_(std::move(choices)), most_(most), control_(control) {
    all_.assign((number + 63) / 64, ~std::uint64_t{0});
    if (number % 64 != 0) all_.back() >>= 64 - number % 64;
  }

  Additions run() {
    const Chosen sufficient = choose_greedily();
    const std::size_t length = sufficient.size();
    for (std::size_t n = 1; n <= length && found_.lists.empty() && !stopped_; ++n) {
      left_.assign(n, all_);
      search(n, 0, all_);
    }
    found_.proven = !found_.lists.empty();
    if (!found_.proven) add_lists(sufficient);
    return found_;
  }

 private:
  // Always what leaves the fewest solutions; whatever is not needed after all goes again.
  Chosen choose_greedily() const {
    Chosen chosen;
    for (Bits left = all_; count(left) > 1;) {
      const Choice* best = nullptr;
      std::size_t fewest = count(left);
      for (const Choice& choice : choices_) {
        const std::size_t common = count_common(left, choice.bits);
        if (common == 0 || common >= fewest) continue;
        fewest = common;
        best = &choice;
      }
      chosen.push_back(best);
      keep_common(left, best->bits, left);
    }
    for (const Choice* choice : Chosen(chosen)) {
      if (leaves_one_without(chosen, choice)) std::erase(chosen, choice);
    }
    return chosen;
  }

  bool leaves_one_without(const Chosen& chosen, const Choice* skipped) const {
    Bits left = all_;
    for (const Choice* choice : chosen) {
      if (choice != skipped) keep_common(left, choice->bits, left);
    }
    return count(left) == 1;
  }

  // Every set of `length` further choices, from number `first` on, that leaves one of the solutions
  // that are left.
  void search(std::size_t length, std::size_t first, const Bits& left) {
    if (length == 1) return complete(first, left);
    const std::size_t before = count(left);
    Bits& fewer = left_[length - 1];
    for (std::size_t n = first; n < choices_.size() && !is_done(); ++n) {
      keep_common(left, choices_[n].bits, fewer);
      const std::size_t after = count(fewer);
      if (after < 2 || after == before) continue;  // nothing is left to do, or nothing was done
      chosen_.push_back(&choices_[n]);
      search(length - 1, n + 1, fewer);
      chosen_.pop_back();
    }
  }

  void complete(std::size_t first, const Bits& left) {
    stopped_ = stopped_ || control_.should_stop();
    control_.report(1, 0);
    for (std::size_t n = first; n < choices_.size() && !is_done(); ++n) {
      if (!have_one_in_common(left, choices_[n].bits)) continue;
      chosen_.push_back(&choices_[n]);
      add_lists(chosen_);
      chosen_.pop_back();
    }
  }

  bool is_done() const { return stopped_ || found_.lists.size() >= most_; }

  // One list for each way to take one addition of each choice.
  void add_lists(const Chosen& chosen) {
    std::vector<std::size_t> taken(chosen.size());
    while (found_.lists.size() < most_) {
      std::vector<Addition>& list = found_.lists.emplace_back();
      for (std::size_t n = 0; n < chosen.size(); ++n) {
        list.push_back(chosen[n]->additions[taken[n]]);
      }
      std::ranges::sort(list, {}, &Addition::cell);
      std::size_t n = 0;
      while (n < chosen.size() && ++taken[n] == chosen[n]->additions.size()) taken[n++] = 0;
      if (n == chosen.size()) return;
    }
  }

  const std::vector<Choice> choices_;
  const std::size_t most_;
  Control& control_;
  Bits all_;
  std::vector<Bits> left_;  // room for what is left after each choice
  Chosen chosen_;
  Additions found_;
  bool stopped_ = false;
};

}  // namespace

Additions find_additions(std::span<const Digit> solutions, int cell_count, std::size_t most,
                         Control& control) {
  const std::size_t number = solutions.size() / cell_count;
  return Finder(find_choices(solutions, cell_count), number, most, control).run();
}

}  // namespace nonet::make
