// Control and End for Python.
#include "../control.h"

#include <nanobind/stl/optional.h>

#include <limits>
#include <optional>

#include "../engine.h"
#include "bindings.h"

namespace nb = nanobind;
using namespace nb::literals;

void nonet::bind_control(nb::module_& module) {
  nb::enum_<End>(module, "End", "Why a search ended.")
      .value("EXHAUSTED", End::exhausted, "everything was searched: the count is exact")
      .value("LIMIT", End::limit, "as many solutions as asked for were found")
      .value("BUDGET", End::budget, "the nodes were spent")
      .value("STOPPED", End::stopped, "cancelled, or the deadline has passed");

  nb::class_<Control>(module, "Control",
                      "Watches and stops work that runs in another thread: a deadline in seconds "
                      "from now, a cancel flag, and the progress so far. A part of the work of a "
                      "parent ends with it, too, and adds to its progress.")
      .def(
          "__init__",
          [](Control* self, std::optional<double> seconds, Control* parent) {
            constexpr double endless = std::numeric_limits<double>::infinity();
            new (self) Control(seconds.value_or(endless), parent);
          },
          "seconds"_a.none() = nb::none(), "parent"_a.none() = nb::none(), nb::keep_alive<1, 3>())
      .def("cancel", &Control::cancel, "Stops the work soon; may be called from any thread.")
      .def("report", &Control::report, "nodes"_a, "solutions"_a, "Adds to the progress.")
      .def_prop_ro("cancelled", &Control::cancelled)
      .def_prop_ro("seconds_left", &Control::seconds_left, "Infinite when there is no deadline.")
      .def_prop_ro("nodes", &Control::nodes, "Guesses tried so far.")
      .def_prop_ro("solutions", &Control::solutions, "Solutions found so far.");
}
