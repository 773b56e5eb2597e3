#include "sums.h"

#include <algorithm>

#include "innies.h"

namespace nonet {

Sums::Sums(const Board& board, std::span<const Cage> cages)
    : board_(board), cage_count_(static_cast<int>(cages.size())) {
  for (const Cage& cage : cages) {
    cells_.add_row(cage.cells);
    cells_.end_row();
    totals_.push_back({cage.total, true});
  }
  if (!empty()) make_marks();
}

void Sums::derive() {
  for (Balance& balance : find_innies(board_, *this)) {
    if (balance.plain.empty()) {
      std::swap(balance.plain, balance.subtracted);
      balance.total = -balance.total;
    }
    if (balance.plain.empty() && balance.total == 0) continue;
    const int mirrored = static_cast<int>(balance.subtracted.size());
    const bool distinct = mirrored == 0 && are_distinct(balance.plain);
    cells_.add_row(balance.plain);
    cells_.add_row(balance.subtracted);
    totals_.push_back({balance.total + mirrored * (board_.size() + 1), distinct});
  }
  make_marks();
}

bool Sums::are_distinct(std::span<const Cell> cells) const {
  for (std::size_t n = 1; n < cells.size(); ++n) {
    for (const Cell other : cells.first(n)) {
      if (!contains(board_.peer_set(cells[n]), other)) return false;
    }
  }
  return true;
}

void Sums::make_marks() {
  marks_ = Marks(board_.cell_count(), count(), [&](int item, const auto& visit) {
    std::ranges::for_each(cells_[2 * item], visit);
    std::ranges::for_each(cells_[2 * item + 1], visit);
  });
}

}  // namespace nonet
