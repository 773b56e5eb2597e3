// What a compiled rule does: takes candidates from its cells.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "../general/narrow.h"
#include "../types.h"

namespace nonet::rules {

// Room for a few items on the stack, for more on the heap.
template <class Item, std::size_t few>
class Buffer {
 public:
  explicit Buffer(std::size_t count) : count_(count) {
    if (count > few) more_.resize(count);
  }
  std::span<Item> items() { return {count_ > few ? more_.data() : few_.data(), count_}; }
  Item& operator[](std::size_t n) { return items()[n]; }

 private:
  std::size_t count_;
  std::array<Item, few> few_;
  std::vector<Item> more_;
};

class Rule {
 public:
  explicit Rule(std::vector<Cell> cells) : cells_(std::move(cells)) {}
  virtual ~Rule() = default;

  // Takes from the masks, one per cell and none of them empty, digits that cannot be part of any
  // solution of the rule. Where every mask has one digit, it is known whether the rule holds.
  // `required` gets digits that stand in one of the cells for sure.
  virtual Narrowed narrow(std::span<Mask> masks, Mask& required) const = 0;

  // Roughly how long that takes: cheap rules come first.
  virtual int cost() const = 0;

  std::span<const Cell> cells() const { return cells_; }

 private:
  std::vector<Cell> cells_;
};

using RulePointer = std::unique_ptr<const Rule>;
using SharedRule = std::shared_ptr<const Rule>;

inline bool is_single(Mask mask) {
  return (mask & (mask - 1)) == 0;
}
inline int least_of(Mask mask) {
  return std::countr_zero(mask) + 1;
}
inline int most_of(Mask mask) {
  return std::bit_width(mask);
}

}  // namespace nonet::rules
