// Finding strong links: slots with two candidates.
#include "links.h"

#include <algorithm>

namespace nonet::rating {

Links::Links(const Marks& marks, Mode mode) {
  for (int cell = 0; cell < cell_count; ++cell) {
    for (Bits rest = marks.digits(cell); rest; rest &= rest - 1) {
      const Candidate candidate = candidate_of(cell, first_bit(rest));
      const Membership& member = tables.membership[candidate];
      int found = 0;
      for (int kind = first_strong_kind(mode); kind <= last_strong_kind(mode); ++kind) {
        const Bits bits = marks.slot[member.slot[kind]];
        if (size_of(bits) != 2) continue;
        const Candidate other =
            tables.members[member.slot[kind]][first_bit(bits & ~member.bit[kind])];
        const auto begin = strong[candidate].begin();
        if (std::find(begin, begin + found, other) == begin + found) {
          strong[candidate][found++] = other;
        }
      }
      count[candidate] = static_cast<std::uint8_t>(found);
      if (found) linked.add(candidate);
    }
  }
}

}  // namespace nonet::rating
