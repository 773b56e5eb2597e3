#include "als.h"

#include <algorithm>

#include "search.h"
#include "widths.h"

namespace nonet::logic {

namespace {

template <int W>
class Collector {
 public:
  Collector(const Position<W>& position, int least, int most)
      : position_(position), least_(least), most_(most) {}

  std::vector<Als<W>> collect() {
    for (const House<W>& house : position_.shape().houses()) {
      usable_ = list(house.set & position_.empty_cells());
      extend(0, {}, 0, 0);
    }
    std::ranges::sort(found_, [](const Als<W>& a, const Als<W>& b) {
      const int sizes = a.cells.count() - b.cells.count();
      return sizes < 0 || (sizes == 0 && a.cells < b.cells);
    });
    const auto same = [](const Als<W>& a, const Als<W>& b) { return a.cells == b.cells; };
    const auto rest = std::ranges::unique(found_, same);
    found_.erase(rest.begin(), rest.end());
    for (Als<W>& als : found_) als.peers = position_.shape().common_peers(als.cells);
    return std::move(found_);
  }

 private:
  void extend(std::size_t from, const CellSet<W>& cells, Mask digits, int count) {
    if (count >= least_ && std::popcount(digits) == count + 1)
      found_.push_back({cells, digits, {}});
    if (count == most_) return;
    for (std::size_t i = from; i < usable_.size(); ++i) {
      const Mask more = digits | position_.candidates(usable_[i]);
      const int room = std::min<int>(most_, count + static_cast<int>(usable_.size() - i));
      if (std::popcount(more) > room + 1) continue;
      CellSet<W> wider = cells;
      wider.add(usable_[i]);
      extend(i + 1, wider, more, count + 1);
    }
  }

  const Position<W>& position_;
  int least_;
  int most_;
  std::vector<Cell> usable_;
  std::vector<Als<W>> found_;
};

}  // namespace

template <int W>
std::vector<Als<W>> almost_locked_sets(const Position<W>& position, int least, int most) {
  return Collector<W>(position, least, most).collect();
}

template <int W>
const std::vector<Als<W>>& sets_of(const Position<W>& position) {
  const auto collect = [&] {
    return almost_locked_sets(position, 1, largest_als(position.shape().size()));
  };
  return position.kept().template get<std::vector<Als<W>>>(Kept::sets, collect);
}

int largest_als(int size) {
  return size <= 9 ? size - 1 : 4;
}

#define NONET_ALS(W)                                                             \
  template std::vector<Als<W>> almost_locked_sets(const Position<W>&, int, int); \
  template const std::vector<Als<W>>& sets_of(const Position<W>&);
NONET_EACH_WIDTH(NONET_ALS)

}  // namespace nonet::logic
