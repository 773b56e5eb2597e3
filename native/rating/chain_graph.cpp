// Finding strong links: slots with two candidates.
#include "chain_graph.h"

namespace nonet::rating {

StrongLinks::StrongLinks(const Marks& marks, Mode mode) {
  const int first = first_kind(mode) == in_cell ? 0 : cell_count;
  const int last = last_strong_kind(mode) == in_cell ? cell_count : slot_count;
  for (int slot = first; slot < last; ++slot) {
    const Bits bits = marks.slot[slot];
    if (size_of(bits) != 2) continue;
    slots[count++] = static_cast<std::uint16_t>(slot);
    linked.add(tables.members[slot][first_bit(bits)]);
    linked.add(tables.members[slot][first_bit(bits & (bits - 1))]);
  }
}

}  // namespace nonet::rating
