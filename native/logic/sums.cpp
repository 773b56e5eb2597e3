#include "sums.h"

#include "widths.h"

namespace nonet::logic {

template <int W>
Sum<W> open_part(const Position<W>& position, const CellSet<W>& cells, int total) {
  for (Cell cell : cells - position.empty_cells()) total -= position.digit(cell);
  return {cells & position.empty_cells(), total};
}

template <int W>
bool Sums<W>::is_possible(const Sum<W>& sum, Mask banned) {
  load(sum, banned);
  return fill(0, sum.total);
}

// One way shows that all its digits are possible, so few candidates need a search of their own.
template <int W>
void Sums<W>::remove_impossible(const Sum<W>& sum, Step& step) {
  load(sum, 0);
  const std::vector<Mask> masks = masks_;
  std::vector<Mask> possible(masks.size());
  for (std::size_t index = 0; index < masks.size(); ++index) {
    for (Digit digit : Digits(masks[index])) {
      if (search_.done()) return;
      if (possible[index] & mask_of(digit)) continue;
      masks_[index] = mask_of(digit);
      if (fill(0, sum.total)) {
        for (std::size_t i = 0; i < masks.size(); ++i) possible[i] |= mask_of(digits_[i]);
      } else {
        step.eliminations.push_back({cells_[index], digit});
      }
      masks_[index] = masks[index];
    }
  }
}

template <int W>
void Sums<W>::load(const Sum<W>& sum, Mask banned) {
  cells_ = list(sum.cells);
  masks_.clear();
  for (Cell cell : cells_) masks_.push_back(position_.candidates(cell) & ~banned);
  digits_.assign(cells_.size(), 0);
  least_.assign(cells_.size() + 1, 0);
  most_.assign(cells_.size() + 1, 0);
  for (std::size_t i = cells_.size(); i-- > 0;) {
    least_[i] = least_[i + 1] + (masks_[i] ? lowest_digit(masks_[i]) : 0);
    most_[i] = most_[i + 1] + std::bit_width(masks_[i]);
  }
}

template <int W>
bool Sums<W>::fill(std::size_t index, int left) {
  if (index == cells_.size()) return left == 0;
  if (left < least_[index] || left > most_[index]) return false;
  for (Digit digit : Digits(masks_[index])) {
    if (digit > left || !is_free(index, digit)) continue;
    digits_[index] = digit;
    if (fill(index + 1, left - digit)) return true;
  }
  return false;
}

template <int W>
bool Sums<W>::is_free(std::size_t index, Digit digit) const {
  for (std::size_t i = 0; i < index; ++i) {
    if (digits_[i] == digit && position_.shape().see(cells_[i], cells_[index])) return false;
  }
  return true;
}

#define NONET_SUMS(W)     \
  template class Sums<W>; \
  template Sum<W> open_part(const Position<W>&, const CellSet<W>&, int);
NONET_EACH_WIDTH(NONET_SUMS)

}  // namespace nonet::logic
