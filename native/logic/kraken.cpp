// Kraken fish: a finned fish whose fins do not see the candidate that goes; chains lead there from
// them instead.
//
// Either some fin is true, or each cover has the digit in one of its places in the bases. So a
// candidate is gone
//   (type 1) that the fish alone would remove, if every fin leads to its end as well;
//   (type 2) anywhere, if every fin and every place of the bases in one cover lead to its end.
#include <map>

#include "claims.h"
#include "links.h"
#include "techniques.h"
#include "widths.h"

namespace nonet::logic {

namespace {

constexpr int least_lines = 2;
constexpr int most_lines = 4;
constexpr int most_fins = 2;  // more make fish that nobody could follow

template <int W>
struct Kraken {
  Digit digit = 0;
  std::vector<int> bases;
  std::vector<int> covers;
  CellSet<W> cells;  // the places of the digit in the bases
  CellSet<W> fins;
  CellSet<W> sources;  // the places from which chains lead to the end
};

template <int W>
class KrakenFinder {
 public:
  KrakenFinder(const Position<W>& position, Search& search, int type)
      : position_(position),
        shape_(position.shape()),
        search_(search),
        type_(type),
        links_(links_of(position, LinkSet::groups, search)),
        claims_(links_, search) {}

  void find_all() {
    for (int size = least_lines; size <= most_lines && !is_done(); ++size) {
      for (Digit digit = 1; digit <= shape_.size() && !is_done(); ++digit) {
        fish_.digit = digit;
        find_along(Kind::row, Kind::column, size);
        find_along(Kind::column, Kind::row, size);
      }
    }
    for (const auto& [gone, fish] : found_) report(gone, fish);
  }

 private:
  bool is_done() { return search_.done() || (search_.only_first() && !found_.empty()); }

  void find_along(Kind base, Kind cover, std::size_t size) {
    usable_bases_ = lines_with_places(base);
    usable_covers_ = lines_with_places(cover);
    size_ = size;
    fish_.bases.clear();
    fish_.covers.clear();
    add_base(0, {});
  }

  std::vector<int> lines_with_places(Kind kind) const {
    std::vector<int> lines;
    for (std::size_t number = 0; number < shape_.houses().size(); ++number) {
      const House<W>& house = shape_.houses()[number];
      const int line = static_cast<int>(number);
      if (house.kind == kind && house.complete && position_.places(line, fish_.digit)) {
        lines.push_back(line);
      }
    }
    return lines;
  }

  void add_base(std::size_t from, const CellSet<W>& cells) {
    if (fish_.bases.size() == size_) {
      fish_.cells = cells;
      return add_cover(0, cells);
    }
    for (std::size_t i = from; i < usable_bases_.size() && !is_done(); ++i) {
      const CellSet<W> places = position_.place_cells(usable_bases_[i], fish_.digit);
      if (places.meets(cells)) continue;  // where grids overlap, two rows can share their digit
      fish_.bases.push_back(usable_bases_[i]);
      add_base(i + 1, cells | places);
      fish_.bases.pop_back();
    }
  }

  // `left` are the places of the bases that no cover has so far.
  void add_cover(std::size_t from, const CellSet<W>& left) {
    if (fish_.covers.size() == size_) {
      if (left.empty() || left.count() > most_fins) return;
      fish_.fins = left;
      return type_ == 1 ? find_in_covers() : find_anywhere();
    }
    for (std::size_t i = from; i < usable_covers_.size() && !is_done(); ++i) {
      const CellSet<W>& cover = shape_.house(usable_covers_[i]).set;
      if (!cover.meets(fish_.cells)) continue;
      fish_.covers.push_back(usable_covers_[i]);
      add_cover(i + 1, left - cover);
      fish_.covers.pop_back();
    }
  }

  void find_in_covers() {
    fish_.sources = fish_.fins;
    const CellSet<W> seen = shape_.common_peers(fish_.fins);
    for (Cell cell : outside_bases()) {
      if (!seen.has(cell)) keep_if_proven(links_.single(cell, fish_.digit));
    }
  }

  CellSet<W> outside_bases() const {
    CellSet<W> covered;
    for (int cover : fish_.covers) covered |= position_.place_cells(cover, fish_.digit);
    return covered - fish_.cells;
  }

  void keep_if_proven(int target) {
    for (int source : nodes_of(fish_.sources)) {
      if (!claims_.has(source, {target, false})) return;
    }
    keep(target);
  }

  void find_anywhere() {
    for (int cover : fish_.covers) {
      const CellSet<W> places = position_.place_cells(cover, fish_.digit);
      fish_.sources = (fish_.cells & places) | fish_.fins;
      if (places.within(fish_.sources)) continue;  // the cover alone is reason enough: no fish
      for (int target : claims_.common(nodes_of(fish_.sources), false)) {
        const ChainNode<W>& node = links_.node(target);
        if (node.digit != fish_.digit || !node.cells.within(places)) keep(target);
      }
    }
  }

  std::vector<int> nodes_of(const CellSet<W>& cells) const {
    std::vector<int> nodes;
    for (Cell cell : cells) nodes.push_back(links_.single(cell, fish_.digit));
    return nodes;
  }

  // The smallest fish for each candidate, and of those the first.
  void keep(int target) {
    const ChainNode<W>& node = links_.node(target);
    found_.try_emplace(Candidate{node.cells.first(), node.digit}, fish_);
  }

  void report(Candidate gone, const Kraken<W>& fish) {
    Step step;
    step.eliminations = {gone};
    const Mask digits = mask_of(fish.digit);
    step.marks = {mark(Role::pattern, fish.cells - fish.fins, digits),
                  mark(Role::fin, fish.fins, digits)};
    for (int base : fish.bases) step.marks.push_back(mark_house(Role::base, shape_, base, digits));
    for (int cover : fish.covers) {
      step.marks.push_back(mark_house(Role::cover, shape_, cover, digits));
    }
    Spread<W> spread(links_);
    for (Cell source : fish.sources) {
      spread.from({links_.single(source, fish.digit), true});
      const Claim end{links_.single(gone.cell, gone.digit), false};
      add_links(links_, spread.path_to(end), true, step);
    }
    search_.accept(std::move(step));
  }

  const Position<W>& position_;
  const Shape<W>& shape_;
  Search& search_;
  int type_;
  const Links<W>& links_;
  Claims<W> claims_;
  std::vector<int> usable_bases_;
  std::vector<int> usable_covers_;
  std::size_t size_ = 0;
  Kraken<W> fish_;  // the one that is being tried
  std::map<Candidate, Kraken<W>> found_;
};

}  // namespace

NONET_FAMILY(kraken, {"kraken_fish_1", NONET_BY(KrakenFinder, 1)},
             {"kraken_fish_2", NONET_BY(KrakenFinder, 2)})

}  // namespace nonet::logic
