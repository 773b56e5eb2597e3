#include "regions.h"

#include <algorithm>
#include <array>

namespace nonet::make {
namespace {

constexpr int tries_per_exchange = 20;

class Regions {
 public:
  Regions(int size, std::vector<int> regions) : size_(size), regions_(std::move(regions)) {
    for (int cell = 0; cell < size * size; ++cell) neighbours_.push_back(find_neighbours(cell));
  }

  // A cell for its neighbour's region, and one of that region back; false if it cannot be.
  bool exchange(Random& random) {
    const int given = random.below(size_ * size_);
    const std::vector<int>& near = neighbours_[given];
    if (near.empty()) return false;
    const int other = regions_[near[random.below(static_cast<int>(near.size()))]];
    const int own = regions_[given];
    if (other == own) return false;
    std::vector<int> wanted = find_border(other, own, given);
    if (wanted.empty()) return false;
    const int taken = wanted[random.below(static_cast<int>(wanted.size()))];
    std::swap(regions_[given], regions_[taken]);
    if (is_connected(own) && is_connected(other)) return true;
    std::swap(regions_[given], regions_[taken]);
    return false;
  }

  const std::vector<int>& numbers() const { return regions_; }

 private:
  std::vector<int> find_neighbours(int cell) const {
    std::vector<int> found;
    if (cell % size_ > 0) found.push_back(cell - 1);
    if (cell % size_ < size_ - 1) found.push_back(cell + 1);
    if (cell >= size_) found.push_back(cell - size_);
    if (cell < size_ * (size_ - 1)) found.push_back(cell + size_);
    return found;
  }

  // Cells of a region that touch another one in a cell that stays with it.
  std::vector<int> find_border(int region, int touched, int leaving) const {
    std::vector<int> found;
    for (int cell = 0; cell < size_ * size_; ++cell) {
      if (regions_[cell] != region) continue;
      const auto stays = [&](int near) { return near != leaving && regions_[near] == touched; };
      if (std::ranges::any_of(neighbours_[cell], stays)) found.push_back(cell);
    }
    return found;
  }

  bool is_connected(int region) const {
    const auto first = std::ranges::find(regions_, region) - regions_.begin();
    std::vector<int> reached{static_cast<int>(first)};
    for (std::size_t n = 0; n < reached.size(); ++n) {
      for (const int near : neighbours_[reached[n]]) {
        const bool known = std::ranges::find(reached, near) != reached.end();
        if (regions_[near] == region && !known) reached.push_back(near);
      }
    }
    return static_cast<int>(reached.size()) == size_;
  }

  const int size_;
  std::vector<int> regions_;  // of each cell
  std::vector<std::vector<int>> neighbours_;
};

}  // namespace

std::vector<int> random_regions(int size, std::vector<int> regions, int exchanges, Random& random) {
  Regions made(size, std::move(regions));
  for (int tries = tries_per_exchange * exchanges; exchanges > 0 && tries > 0; --tries) {
    if (made.exchange(random)) --exchanges;
  }
  return made.numbers();
}

}  // namespace nonet::make
