// The digits placed so far and the candidates that are left, on any layout.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "shape.h"
#include "step.h"

namespace nonet::logic {

// What is known of a puzzle and how far it is solved; one item per cell, or empty but for givens.
struct Start {
  std::span<const Digit> givens;
  std::span<const Digit> entries;
  std::span<const Mask> allowed;  // a rule of the puzzle
  std::span<const Mask> left;     // candidates that were not ruled out so far
};

// What finders worked out from the candidates, for the next finder that needs it. A copy starts
// with nothing, as what is kept refers to its own position.
class Kept {
 public:
  // Links and what is refuted by them come in as many kinds as there are plans of links.
  enum Slot { links = 0, refuted = 5, sets = 10, templates, als_web, slots };

  Kept() = default;
  Kept(const Kept&) {}
  Kept& operator=(const Kept&) {
    clear();
    return *this;
  }

  template <typename Thing, typename Make>
  const Thing& get(int slot, const Make& make) {
    if (!things_[slot]) things_[slot] = std::make_shared<const Thing>(make());
    any_ = true;
    return *static_cast<const Thing*>(things_[slot].get());
  }
  void clear() {
    if (any_) things_ = {};
    any_ = false;
  }

 private:
  std::array<std::shared_ptr<const void>, slots> things_;
  bool any_ = false;
};

// Everything is kept three ways, so that each technique finds its own question answered:
//   candidates(cell)       mask of digits
//   cells_of(digit)        set of cells
//   places(house, digit)   mask of indices into house.cells
template <int W>
class Position {
 public:
  Position(const Shape<W>& shape, const Start& start);

  const Shape<W>& shape() const { return *shape_; }
  Digit digit(Cell cell) const { return digits_[cell]; }
  bool is_given(Cell cell) const { return given_.has(cell); }
  Mask candidates(Cell cell) const { return candidates_[cell]; }
  Mask allowed(Cell cell) const { return allowed_[cell]; }
  bool has(Cell cell, Digit digit) const { return (candidates_[cell] & mask_of(digit)) != 0; }
  const CellSet<W>& cells_of(Digit digit) const { return cells_of_[digit - 1]; }
  const CellSet<W>& empty_cells() const { return empty_; }
  Mask places(int house, Digit digit) const { return places_[house * size_ + digit - 1]; }
  Mask candidates_of(const CellSet<W>& cells) const;
  CellSet<W> cells_at(int house, Mask places) const;
  CellSet<W> place_cells(int house, Digit digit) const {
    return cells_of(digit) & shape_->house(house).set;
  }
  CellSet<W> cells_with_count(int count) const;

  void place(Cell cell, Digit digit);
  void eliminate(Cell cell, Digit digit);
  void apply(const Step& step);

  // What was worked out before, until a candidate changes.
  Kept& kept() const { return kept_; }

  bool is_solved() const { return empty_.empty(); }
  // A cell without candidates, or a complete house without a place for a digit.
  bool is_broken() const;

 private:
  void write(Cell cell, Digit digit);
  void load_candidates(std::span<const Mask> left);
  bool is_house_broken(int number) const;

  const Shape<W>* shape_;
  int size_;
  std::vector<Digit> digits_;
  std::vector<Mask> candidates_;
  std::vector<Mask> allowed_;
  std::vector<CellSet<W>> cells_of_;
  std::vector<Mask> places_;
  CellSet<W> empty_;
  CellSet<W> given_;
  mutable Kept kept_;
};

}  // namespace nonet::logic
