// What every node claims of the others when it is true, for all nodes at once.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "search.h"
#include "spread.h"

namespace nonet::logic {

template <int W>
class Claims {
 public:
  // After a stop some nodes claim nothing, which is less than they could, but not wrong.
  Claims(const Links<W>& links, Search& search) : links_(links) {
    const std::size_t words = (links.nodes().size() + 63) / 64;
    for (auto& claims : claims_) claims.assign(links.nodes().size(), Bits(words));
    Spread<W> spread(links);
    for (std::size_t node = 0; node < links.nodes().size() && !search.done(); ++node) {
      spread.from({static_cast<int>(node), true});
      for (Claim claim : spread.reached()) {
        claims_[claim.is_true][node][claim.node / 64] |= std::uint64_t{1} << (claim.node % 64);
      }
    }
  }

  bool has(int node, Claim claim) const {
    return claims_[claim.is_true][node][claim.node / 64] >> (claim.node % 64) & 1;
  }

  // The candidates of which all of these nodes claim that they are true, or that they are false.
  std::vector<int> common(std::span<const int> starts, bool is_true) const {
    Bits common = claims_[is_true][starts.front()];
    for (int start : starts.subspan(1)) {
      for (std::size_t word = 0; word < common.size(); ++word) {
        common[word] &= claims_[is_true][start][word];
      }
    }
    return singles_in(common);
  }

 private:
  using Bits = std::vector<std::uint64_t>;

  std::vector<int> singles_in(const Bits& bits) const {
    std::vector<int> nodes;
    for (std::size_t word = 0; word < bits.size(); ++word) {
      for (std::uint64_t rest = bits[word]; rest; rest &= rest - 1) {
        const int node = static_cast<int>(word * 64) + std::countr_zero(rest);
        if (links_.node(node).single) nodes.push_back(node);
      }
    }
    return nodes;
  }

  const Links<W>& links_;
  std::vector<Bits> claims_[2];  // by truth, then by start: the nodes of which it is claimed
};

}  // namespace nonet::logic
