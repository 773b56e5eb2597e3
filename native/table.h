// A list of lists in two flat arrays.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

//   starts   0     3  5        9
//   items    a b c d e f g h i
//            row 0 |1 |row 2
template <class Item>
class Table {
 public:
  int row_count() const { return static_cast<int>(starts_.size()) - 1; }
  std::span<const Item> operator[](int row) const {
    return {items_.data() + starts_[row], items_.data() + starts_[row + 1]};
  }
  std::span<const Item> items() const { return items_; }

  void reserve(std::size_t rows, std::size_t items) {
    starts_.reserve(rows + 1);
    items_.reserve(items);
  }
  void push(const Item& item) { items_.push_back(item); }
  void end_row() { starts_.push_back(static_cast<std::uint32_t>(items_.size())); }
  template <class Items>
  void add_row(const Items& row) {
    items_.insert(items_.end(), row.begin(), row.end());
    end_row();
  }

 private:
  std::vector<std::uint32_t> starts_{0};
  std::vector<Item> items_;
};

}  // namespace nonet
