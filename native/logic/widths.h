// The sizes of cell sets that are compiled: up to 128 cells, up to 384, and every other board.
#pragma once

#define NONET_EACH_WIDTH(use) use(2) use(6) use(32)

// Compiles a finder `void find(const Position<W>&, Search&, ...)` for every width.
#define NONET_FINDER(find)                            \
  template void find<2>(const Position<2>&, Search&); \
  template void find<6>(const Position<6>&, Search&); \
  template void find<32>(const Position<32>&, Search&);
#define NONET_SIZED_FINDER(find)                           \
  template void find<2>(const Position<2>&, Search&, int); \
  template void find<6>(const Position<6>&, Search&, int); \
  template void find<32>(const Position<32>&, Search&, int);
