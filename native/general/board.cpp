#include "board.h"

#include <algorithm>
#include <set>

#include "leftovers.h"

namespace nonet {

Board::Board(int size, int cell_count, const std::vector<std::vector<Cell>>& houses,
             std::span<const CellPair> pairs, std::span<const CellPair> equals)
    : size_(size), cell_count_(cell_count), set_words_(words_for(cell_count)) {
  add_houses(houses);
  add_peers(pairs, equals);
  add_overlaps();
  leftovers_ = find_leftovers(*this);
  add_marks();
}

void Board::add_houses(const std::vector<std::vector<Cell>>& houses) {
  house_sets_.reserve(houses.size() * set_words_);
  houses_.reserve(houses.size(), houses.size() * size_);
  std::set<std::vector<Word>> known;
  std::vector<Word> set(set_words_);
  const auto add = [&](bool complete) {
    for (const auto& house : houses) {
      if (house.size() < 2 || (static_cast<int>(house.size()) == size_) != complete) continue;
      std::ranges::fill(set, 0);
      for (const Cell cell : house) insert(set, cell);
      if (!known.insert(set).second) continue;
      house_sets_.insert(house_sets_.end(), set.begin(), set.end());
      houses_.add_row(house);
    }
  };
  add(true);
  complete_count_ = houses_.row_count();
  add(false);
}

void Board::add_peers(std::span<const CellPair> pairs, std::span<const CellPair> equals) {
  find_houses_of_cells();
  peer_sets_.assign(static_cast<std::size_t>(cell_count_) * set_words_, 0);
  for (int cell = 0; cell < cell_count_; ++cell) {
    const std::span<Word> set = peers_to_be(static_cast<Cell>(cell));
    for (const int house : houses_of_[cell]) {
      for (int n = 0; n < set_words_; ++n) set[n] |= house_set(house)[n];
    }
    set[cell / word_bits] &= ~(Word{1} << (cell % word_bits));
  }
  for (const auto& [a, b] : pairs) {
    insert(peers_to_be(a), b);
    insert(peers_to_be(b), a);
  }
  for (bool changed = !equals.empty(); changed;) {
    changed = false;
    for (const auto& [a, b] : equals) changed = share_peers(a, b) || changed;
  }
  peers_.reserve(cell_count_, static_cast<std::size_t>(cell_count_) * 3 * size_);
  for (int cell = 0; cell < cell_count_; ++cell) {
    for_each(peer_set(static_cast<Cell>(cell)),
             [&](int peer) { peers_.push(static_cast<Cell>(peer)); });
    peers_.end_row();
  }
}

// Whether one of them sees more now.
bool Board::share_peers(Cell a, Cell b) {
  bool changed = false;
  for (const auto& [from, to] : {CellPair{a, b}, CellPair{b, a}}) {
    for_each(peer_set(from), [&](int peer) {
      if (peer == to || contains(peer_set(to), peer)) return;
      insert(peers_to_be(to), peer);
      insert(peers_to_be(static_cast<Cell>(peer)), to);
      changed = true;
    });
  }
  return changed;
}

// Chains the houses of each cell through one array, so that no cell needs a list of its own.
void Board::find_houses_of_cells() {
  const auto items = houses_.items();
  std::vector<int> last(cell_count_, -1);
  std::vector<std::pair<int, int>> links;  // house, and the link before it
  links.reserve(items.size());
  for (int house = houses_.row_count(); house-- > 0;) {
    for (const Cell cell : houses_[house]) {
      links.emplace_back(house, last[cell]);
      last[cell] = static_cast<int>(links.size()) - 1;
    }
  }
  houses_of_.reserve(cell_count_, items.size());
  for (const int end : last) {
    for (int link = end; link >= 0; link = links[link].second) houses_of_.push(links[link].first);
    houses_of_.end_row();
  }
}

void Board::add_overlaps() {
  std::vector<int> common(houses_.row_count());
  std::vector<std::pair<int, int>> overlaps;
  for (int a = 0; a < complete_count_; ++a) {
    for (const Cell cell : houses_[a]) {
      for (const int b : houses_of_[cell]) {
        if (b > a && ++common[b] == 2) overlaps.emplace_back(a, b);
      }
    }
    for (const Cell cell : houses_[a]) {
      for (const int b : houses_of_[cell]) common[b] = 0;
    }
  }
  overlap_cells_.reserve(3 * overlaps.size(), 2 * overlaps.size() * size_);
  for (const auto& [a, b] : overlaps) add_overlap(a, b);
  overlap_marks_ = Marks(houses_.row_count(), overlap_count(), [&](int item, const auto& visit) {
    visit(overlaps[item].first);
    visit(overlaps[item].second);
  });
}

void Board::add_overlap(int a, int b) {
  const auto add_part = [&](int house, int other, bool in_other) {
    for (const Cell cell : houses_[house]) {
      if (contains(house_set(other), cell) == in_other) overlap_cells_.push(cell);
    }
    overlap_cells_.end_row();
  };
  add_part(a, b, true);
  add_part(a, b, false);
  add_part(b, a, false);
  b_complete_.push_back(b < complete_count_);
}

void Board::add_marks() {
  house_marks_ = Marks(cell_count_, complete_count_, [&](int house, const auto& visit) {
    std::ranges::for_each(houses_[house], visit);
  });
  leftover_marks_ = Marks(cell_count_, leftover_count(), [&](int item, const auto& visit) {
    std::ranges::for_each(leftovers_[2 * item], visit);
    std::ranges::for_each(leftovers_[2 * item + 1], visit);
  });
}

}  // namespace nonet
