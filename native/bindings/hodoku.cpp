// HoDoKu's choice among chains for Python: candidates as pairs of cell and digit.
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "../hodoku/almost_locked.h"
#include "../hodoku/forcing.h"
#include "../hodoku/loops.h"
#include "../hodoku/short_chains.h"
#include "../hodoku/sue_de_coq.h"
#include "bindings.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace nonet {
namespace {

using Tuples = std::vector<std::tuple<int, int>>;

Tuples as_tuples(const std::vector<hodoku::Candidate>& candidates) {
  Tuples tuples;
  for (hodoku::Candidate candidate : candidates) {
    tuples.emplace_back(candidate.cell, candidate.digit);
  }
  return tuples;
}

hodoku::Grid as_grid(const std::vector<Mask>& masks, const nb::bytes& digits) {
  if (masks.size() != hodoku::cell_count || digits.size() != hodoku::cell_count) {
    throw nb::value_error("81 cells expected");
  }
  return {masks, {reinterpret_cast<const Digit*>(digits.c_str()), digits.size()}};
}

template <class Work>
auto unlocked(const Work& work) {
  nb::gil_scoped_release released;
  return work();
}

std::string_view name(hodoku::LoopKind kind) {
  switch (kind) {
    case hodoku::LoopKind::discontinuous:
      return "discontinuous_nice_loop";
    case hodoku::LoopKind::continuous:
      return "continuous_nice_loop";
    default:
      return "alternating_inference_chain";
  }
}

template <hodoku::Conclusion (*find)(const hodoku::Grid&)>
Tuples ruled_out(const std::vector<Mask>& masks, const nb::bytes& digits) {
  const auto grid = as_grid(masks, digits);
  return as_tuples(unlocked([&] { return find(grid).eliminations; }));
}

}  // namespace

void bind_hodoku(nb::module_& module) {
  module.def("hodoku_x_chain", &ruled_out<hodoku::x_chain>, "masks"_a, "digits"_a,
             "What the X-chain that HoDoKu takes rules out.");
  module.def("hodoku_xy_chain", &ruled_out<hodoku::xy_chain>, "masks"_a, "digits"_a,
             "What the XY-chain that HoDoKu takes rules out.");
  module.def("hodoku_remote_pair", &ruled_out<hodoku::remote_pair>, "masks"_a, "digits"_a,
             "What the remote pair that HoDoKu takes rules out.");
  module.def("hodoku_sue_de_coq", &ruled_out<hodoku::sue_de_coq>, "masks"_a, "digits"_a,
             "What the sue de coq that HoDoKu takes rules out, in this order.");
  module.def("hodoku_als_xz", &ruled_out<hodoku::als_xz>, "masks"_a, "digits"_a,
             "What the two almost locked sets that HoDoKu takes rule out.");
  module.def("hodoku_als_xy_wing", &ruled_out<hodoku::als_xy_wing>, "masks"_a, "digits"_a,
             "What the three almost locked sets that HoDoKu takes rule out.");
  module.def(
      "hodoku_als_chain",
      [](const std::vector<Mask>& masks, const nb::bytes& digits, const Control& control) {
        const auto grid = as_grid(masks, digits);
        return as_tuples(unlocked([&] { return hodoku::als_chain(grid, control).eliminations; }));
      },
      "masks"_a, "digits"_a, "control"_a,
      "What the chain of almost locked sets that HoDoKu takes rules out.");
  module.def(
      "hodoku_nice_loop",
      [](const std::vector<Mask>& masks, const nb::bytes& digits, bool with_groups) {
        const auto grid = as_grid(masks, digits);
        const auto loop = unlocked([&] { return hodoku::nice_loop(grid, with_groups); });
        return std::tuple{name(loop.kind), as_tuples(loop.conclusion.eliminations)};
      },
      "masks"_a, "digits"_a, "with_groups"_a,
      "The kind of the nice loop that HoDoKu takes, and what it rules out.");
  module.def(
      "hodoku_forcing_chain",
      [](const std::vector<Mask>& masks, const nb::bytes& digits) {
        const auto grid = as_grid(masks, digits);
        const auto forced = unlocked([&] { return hodoku::forcing_chain(grid); });
        return std::tuple{as_tuples(forced.placements), as_tuples(forced.eliminations)};
      },
      "masks"_a, "digits"_a, "What HoDoKu places or rules out by forcing chains.");
}

}  // namespace nonet
