#include "techniques.h"

namespace nonet::logic {

namespace {

template <int W>
Techniques<W> gather() {
  Techniques<W> all;
#define NONET_ADD(family) \
  for (const Technique<W>& technique : family##_techniques<W>()) all.push_back(technique);
  NONET_EACH_FAMILY(NONET_ADD)
#undef NONET_ADD
  return all;
}

}  // namespace

template <int W>
const Techniques<W>& techniques() {
  static const Techniques<W> all = gather<W>();
  return all;
}

#define NONET_TECHNIQUES(W) template const Techniques<W>& techniques<W>();
NONET_EACH_WIDTH(NONET_TECHNIQUES)

}  // namespace nonet::logic
