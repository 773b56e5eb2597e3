#include <algorithm>

#include "counts.h"

namespace nonet::rules {
namespace {

class OneOfRule final : public Rule {
 public:
  OneOfRule(std::vector<Cell> cells, std::vector<std::vector<RulePointer>> branches)
      : Rule(std::move(cells)) {
    for (auto& branch : branches) {
      branches_.emplace_back();
      for (auto& rule : branch) {
        cost_ += rule->cost();
        branches_.back().push_back({std::move(rule), {}});
        find_places(branches_.back().back());
      }
    }
  }

  Narrowed narrow(std::span<Mask> masks, Mask&) const override {
    Buffer<Mask, few> store(masks.size());
    Buffer<Mask, few> trial_store(masks.size());
    const std::span<Mask> found = store.items();
    const std::span<Mask> trial = trial_store.items();
    std::ranges::fill(found, 0);
    for (const auto& branch : branches_) {
      std::ranges::copy(masks, trial.begin());
      if (!try_branch(branch, trial)) continue;
      for (std::size_t n = 0; n < masks.size(); ++n) found[n] |= trial[n];
      if (std::ranges::equal(found, masks)) return Narrowed::wholly;  // nothing is ruled out
    }
    std::ranges::copy(found, masks.begin());
    return if_none_empty(masks, Narrowed::partly);
  }
  int cost() const override { return 10 + 2 * cost_; }

 private:
  static constexpr std::size_t few = 64;
  static constexpr int most_rounds = 4;

  struct Part {
    RulePointer rule;
    std::vector<std::uint32_t> places;  // of its cells among ours
  };
  using Branch = std::vector<Part>;

  void find_places(Part& part) const {
    for (const Cell cell : part.rule->cells()) {
      const auto at = std::ranges::find(cells(), cell);
      part.places.push_back(static_cast<std::uint32_t>(at - cells().begin()));
    }
  }

  static bool try_branch(const Branch& branch, std::span<Mask> masks) {
    bool changed = true;
    for (int round = 0; changed && round < most_rounds; ++round) {
      changed = false;
      for (const Part& part : branch) {
        if (!try_part(part, masks, changed)) return false;
      }
    }
    return true;
  }

  static bool try_part(const Part& part, std::span<Mask> masks, bool& changed) {
    Buffer<Mask, few> store(part.places.size());
    const std::span<Mask> own = store.items();
    for (std::size_t n = 0; n < own.size(); ++n) own[n] = masks[part.places[n]];
    Mask required = 0;
    if (part.rule->narrow(own, required) == Narrowed::impossible) return false;
    for (std::size_t n = 0; n < own.size(); ++n) {
      changed = changed || masks[part.places[n]] != own[n];
      masks[part.places[n]] = own[n];
    }
    return true;
  }

  std::vector<Branch> branches_;
  int cost_ = 0;
};

}  // namespace

RulePointer make_one_of(std::vector<Cell> cells, std::vector<std::vector<RulePointer>> branches) {
  return std::make_unique<OneOfRule>(std::move(cells), std::move(branches));
}

}  // namespace nonet::rules
