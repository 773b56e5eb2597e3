#include "step.h"

#include <algorithm>

namespace nonet::logic {

Step joined(const Step& one, const Step& other) {
  Step both = one;
  for (Candidate gone : other.eliminations) {
    if (std::ranges::count(both.eliminations, gone) == 0) both.eliminations.push_back(gone);
  }
  const std::size_t count = both.eliminations.size();
  if (count == one.eliminations.size() || count == other.eliminations.size()) return {};
  both.marks.insert(both.marks.end(), other.marks.begin(), other.marks.end());
  both.links.insert(both.links.end(), other.links.begin(), other.links.end());
  return both;
}

}  // namespace nonet::logic
