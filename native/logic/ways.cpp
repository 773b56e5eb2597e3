#include "ways.h"

namespace nonet::logic {

bool Ways::is_possible(std::vector<Mask>& masks) {
  trials_ = 0;
  return fill(masks);
}

bool Ways::fill(std::vector<Mask>& masks) {
  ++in_all_;
  if (++trials_ > most_trials || in_all_ > most_in_all) return true;
  if (!unit_.narrow(masks)) return false;
  std::size_t open = masks.size();
  for (std::size_t n = 0; n < masks.size(); ++n) {
    if (rules::is_single(masks[n])) continue;
    if (open == masks.size() || std::popcount(masks[n]) < std::popcount(masks[open])) open = n;
  }
  if (open == masks.size()) return true;
  for (const Digit digit : Digits(masks[open])) {
    std::vector<Mask> trial = masks;
    trial[open] = mask_of(digit);
    if (!fill(trial)) continue;
    masks = std::move(trial);
    return true;
  }
  return false;
}

void Ways::keep_possible(std::vector<Mask>& masks) {
  std::vector<Mask> found(masks.size());
  for (std::size_t n = 0; n < masks.size(); ++n) {
    for (const Digit digit : Digits(masks[n])) {
      if ((found[n] & mask_of(digit)) != 0) continue;
      std::vector<Mask> trial = masks;
      trial[n] = mask_of(digit);
      if (!is_possible(trial)) continue;
      found[n] |= mask_of(digit);
      for (std::size_t m = 0; m < trial.size(); ++m) {
        if (rules::is_single(trial[m])) found[m] |= trial[m] & masks[m];
      }
    }
  }
  masks = std::move(found);
}

}  // namespace nonet::logic
