// Each part of the core binds itself to the module in a file of its own; only this folder knows
// Python.
#pragma once

#include <nanobind/nanobind.h>

namespace nonet {

void bind_classic(nanobind::module_& module);
void bind_control(nanobind::module_& module);
void bind_general(nanobind::module_& module);
void bind_hodoku(nanobind::module_& module);
void bind_logic(nanobind::module_& module);
void bind_make(nanobind::module_& module);
void bind_rating(nanobind::module_& module);

}  // namespace nonet
