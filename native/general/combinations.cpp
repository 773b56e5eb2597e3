#include "combinations.h"

#include <memory>
#include <mutex>

namespace nonet {

Combinations::Combinations(int size) : max_total_(size * (size + 1) / 2) {
  const Mask set_count = Mask{1} << size;
  const auto row_of = [&](Mask set) {
    return static_cast<std::size_t>(std::popcount(set)) * (max_total_ + 1) + total_of(set);
  };
  starts_.assign(static_cast<std::size_t>(size + 1) * (max_total_ + 1) + 1, 0);
  for (Mask set = 0; set < set_count; ++set) ++starts_[row_of(set) + 1];
  for (std::size_t row = 1; row < starts_.size(); ++row) starts_[row] += starts_[row - 1];
  std::vector<std::uint32_t> next = starts_;
  sets_.resize(set_count);
  for (Mask set = 0; set < set_count; ++set) {
    sets_[next[row_of(set)]++] = static_cast<std::uint16_t>(set);
  }
}

const Combinations& Combinations::of(int size) {
  static std::array<std::once_flag, max_size + 1> made;
  static std::array<std::unique_ptr<const Combinations>, max_size + 1> tables;
  std::call_once(made[size], [&] { tables[size].reset(new Combinations(size)); });
  return *tables[size];
}

}  // namespace nonet
