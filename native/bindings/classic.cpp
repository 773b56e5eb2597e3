// The classic engine for Python.
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include "../classic/many.h"
#include "bindings.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace nonet::classic {
namespace {

constexpr std::size_t line_size = 81;

// Nodes that a single call may spend before it lets other Python threads run: about 0.1 ms. Giving
// the lock away and getting it back can take longer than most puzzles do.
constexpr std::uint64_t nodes_before_release = 256;

Run engine_of(std::string_view name) {
  for (const Engine& engine : engines()) {
    if (name.empty() || name == engine.name) return engine.run;
  }
  throw nb::value_error("this CPU has no such engine; see classic_engines()");
}

// The bytes of a str or bytes object if there are 81 that could be symbols; the object keeps them.
// Neither changes anything nor needs the interpreter's lock, as both kinds of objects never change.
Line as_line(PyObject* object) {
  if (PyUnicode_Check(object)) {
    const bool fits = PyUnicode_IS_ASCII(object) && PyUnicode_GET_LENGTH(object) == line_size;
    return {fits ? static_cast<const std::uint8_t*>(PyUnicode_DATA(object)) : nullptr, true};
  }
  const bool fits = PyBytes_Check(object) && PyBytes_GET_SIZE(object) == line_size;
  return {fits ? reinterpret_cast<const std::uint8_t*>(PyBytes_AS_STRING(object)) : nullptr, false};
}

Line line_of_object(const void* objects, std::size_t number) {
  return as_line(static_cast<PyObject* const*>(objects)[number]);
}

// The lines of a list of str and bytes, or of one packed buffer, and whatever keeps them alive.
class Source {
 public:
  explicit Source(nb::handle puzzles) {
    if (PyObject_CheckBuffer(puzzles.ptr())) {
      if (PyObject_GetBuffer(puzzles.ptr(), &buffer_, PyBUF_ND) != 0) throw nb::python_error();
      if (buffer_.itemsize != 1) throw_for_items();
      split_ = split_lines(
          {static_cast<const std::uint8_t*>(buffer_.buf), static_cast<std::size_t>(buffer_.len)});
    } else {
      objects_ = nb::steal(PySequence_Tuple(puzzles.ptr()));  // nobody can change a tuple
      if (!objects_.is_valid()) throw nb::python_error();
    }
  }
  ~Source() {
    if (buffer_.obj != nullptr) PyBuffer_Release(&buffer_);
  }
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  // Valid as long as this.
  Lines lines() const {
    if (!objects_.is_valid()) return split_.lines();
    return {PySequence_Fast_ITEMS(objects_.ptr()),
            static_cast<std::size_t>(PyTuple_GET_SIZE(objects_.ptr())), line_of_object};
  }
  bool is_whole() const { return split_.bad == no_line; }
  std::size_t find_bad() const {
    const std::size_t bad = find_bad_line(lines());
    return bad != no_line ? bad : split_.bad;
  }

 private:
  [[noreturn]] void throw_for_items() {
    PyBuffer_Release(&buffer_);
    throw nb::type_error("a buffer of puzzles must have items of one byte");
  }

  Py_buffer buffer_{};
  nb::object objects_;
  Split split_;
};

// Bytes that nobody else knows yet, so that they may be written without the interpreter's lock.
template <class Byte>
class Output {
 public:
  explicit Output(std::size_t size)
      : bytes_(nb::steal<nb::bytes>(
            PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)))) {
    if (!bytes_.is_valid()) throw nb::python_error();
    data_ = reinterpret_cast<Byte*>(PyBytes_AsString(bytes_.ptr()));
  }
  Byte* data() { return data_; }
  const nb::bytes& bytes() const { return bytes_; }

 private:
  nb::bytes bytes_;
  Byte* data_;
};

nb::object as_grid(const std::array<Digit, line_size>& digits, std::uint64_t count) {
  if (count == 0) return nb::none();
  return nb::bytes(reinterpret_cast<const char*>(digits.data()), digits.size());
}

// Runs a short search at once and a long one without the interpreter's lock.
Tally run_single(Run run, const Puzzle& puzzle, const Limits& limits, Control& control,
                 std::span<Digit> first) {
  if (control.should_stop()) return {.end = End::stopped};
  Control unwatched;
  const Limits few{limits.solutions, std::min(limits.nodes, nodes_before_release)};
  const Tally tally = run(puzzle, few, unwatched, first);
  if (tally.end != End::budget || few.nodes == limits.nodes) {
    control.report(tally.nodes, tally.count);
    return tally;
  }
  nb::gil_scoped_release unlocked;
  return run(puzzle, limits, control, first);
}

// A single puzzle: its digits, what its cells allow, and its first solution.
struct Single {
  std::array<Digit, line_size> givens;
  std::array<Digit, line_size> first;
  const Mask* allowed;

  // False if the line is not one.
  bool load(nb::handle object, const std::vector<Mask>& masks) {
    const Line line = as_line(object.ptr());
    if (!is_good(line)) return false;
    if (!masks.empty() && masks.size() != line_size) throw nb::value_error("81 masks are needed");
    allowed = masks.empty() ? nullptr : masks.data();
    read_line(line, givens.data());
    return true;
  }

  Tally run(Run engine, const Limits& limits, Control& control) {
    return run_single(engine, {givens.data(), allowed}, limits, control, first);
  }
};

nb::object solve(nb::handle line, const std::vector<Mask>& allowed, Control* control) {
  Single single;
  if (!single.load(line, allowed)) return nb::none();
  Control own;
  const Tally tally = single.run(engines().front().run, {}, control != nullptr ? *control : own);
  return nb::make_tuple(static_cast<int>(status_of(tally)), as_grid(single.first, tally.count));
}

nb::object search_line(nb::handle line, const std::vector<Mask>& allowed, std::uint64_t solutions,
                       std::uint64_t nodes, Control& control, std::string_view engine) {
  Single single;
  if (!single.load(line, allowed)) return nb::none();
  const Tally tally = single.run(engine_of(engine), {solutions, nodes}, control);
  return nb::make_tuple(tally.count, tally.nodes, tally.end, as_grid(single.first, tally.count));
}

// Calls `run(many)` without the interpreter's lock; the number of the first bad line.
template <class RunMany>
std::size_t run_lines(const Source& source, int workers, std::string_view engine,
                      const RunMany& run) {
  const Lines lines = source.lines();
  const Many many{lines, engine_of(engine), workers};
  nb::gil_scoped_release unlocked;
  return source.is_whole() ? run(many) : source.find_bad();
}

nb::object solve_lines(nb::handle puzzles, int workers, Control& control, std::string_view engine) {
  const Source source(puzzles);
  Output<Status> statuses(source.lines().size());
  Output<Digit> solutions(line_size * source.lines().size());
  const std::size_t bad = run_lines(source, workers, engine, [&](const Many& many) {
    return solve_many(many, control, statuses.data(), solutions.data());
  });
  if (bad != no_line) return nb::int_(bad);
  return nb::make_tuple(statuses.bytes(), solutions.bytes());
}

PyObject* as_count(std::uint64_t count) {
  return count == not_counted ? Py_NewRef(Py_None) : PyLong_FromUnsignedLongLong(count);
}

nb::object count_lines(nb::handle puzzles, std::uint64_t limit, int workers, Control& control,
                       std::string_view engine) {
  const Source source(puzzles);
  const std::size_t count = source.lines().size();
  const auto counts = std::make_unique_for_overwrite<std::uint64_t[]>(count);
  const std::size_t bad = run_lines(source, workers, engine, [&](const Many& many) {
    return count_many(many, limit, control, counts.get());
  });
  if (bad != no_line) return nb::int_(bad);
  const auto list = nb::steal(PyList_New(static_cast<Py_ssize_t>(count)));
  if (!list.is_valid()) throw nb::python_error();
  for (std::size_t n = 0; n < count; ++n) {
    PyList_SET_ITEM(list.ptr(), static_cast<Py_ssize_t>(n), as_count(counts[n]));
  }
  return list;
}

// Whether there is nothing but text of 81 symbols, as far as lengths tell, and something at all.
bool are_lines(nb::handle puzzles) {
  const auto items = nb::steal(PySequence_Fast(puzzles.ptr(), "puzzles must be a sequence"));
  if (!items.is_valid()) throw nb::python_error();
  PyObject* const* const begin = PySequence_Fast_ITEMS(items.ptr());
  const std::span all(begin, static_cast<std::size_t>(PySequence_Fast_GET_SIZE(items.ptr())));
  return !all.empty() && std::ranges::all_of(all, [](PyObject* item) {
    return PyUnicode_CheckExact(item) && PyUnicode_GET_LENGTH(item) == line_size;
  });
}

nb::object read_lines(nb::handle puzzles) {
  const Source source(puzzles);
  const Lines lines = source.lines();
  if (const std::size_t bad = source.find_bad(); bad != no_line) return nb::int_(bad);
  Output<Digit> digits(line_size * lines.size());
  for (std::size_t n = 0; n < lines.size(); ++n) read_line(lines[n], digits.data() + n * line_size);
  return digits.bytes();
}

std::vector<std::string_view> engine_names() {
  std::vector<std::string_view> names;
  for (const Engine& engine : engines()) names.emplace_back(engine.name);
  return names;
}

}  // namespace
}  // namespace nonet::classic

namespace nonet {

void bind_classic(nb::module_& module) {
  module.def("classic_engines", &classic::engine_names,
             "The engines that this CPU can run, the quickest first.");

  module.def("classic_solve", &classic::solve, "line"_a, "allowed"_a, "control"_a.none(),
             nb::sig("def classic_solve(line: str | bytes, allowed: collections.abc.Sequence[int], "
                     "control: Control | None) -> tuple[int, bytes | None] | None"),
             "The status (none, unique, multiple, stopped) and a solution; None for a bad line.");

  module.def(
      "classic_search", &classic::search_line, "line"_a, "allowed"_a, "solutions"_a, "nodes"_a,
      "control"_a, "engine"_a = "",
      nb::sig("def classic_search(line: str | bytes, allowed: collections.abc.Sequence[int], "
              "solutions: int, nodes: int, control: Control, engine: str = '') "
              "-> tuple[int, int, End, bytes | None] | None"),
      "The number of solutions, the nodes, why the search ended, the first solution; None "
      "for a bad line.");

  module.def("classic_solve_lines", &classic::solve_lines, "puzzles"_a, "workers"_a, "control"_a,
             "engine"_a = "",
             nb::sig("def classic_solve_lines(puzzles: "
                     "collections.abc.Iterable[str | bytes] | bytes | bytearray | memoryview, "
                     "workers: int, control: Control, engine: str = '') "
                     "-> tuple[bytes, bytes] | int"),
             "Statuses and solutions, or the number of the first bad line.");

  module.def(
      "classic_count_lines", &classic::count_lines, "puzzles"_a, "limit"_a, "workers"_a,
      "control"_a, "engine"_a = "",
      nb::sig("def classic_count_lines(puzzles: "
              "collections.abc.Iterable[str | bytes] | bytes | bytearray | memoryview, limit: int, "
              "workers: int, control: Control, engine: str = '') "
              "-> list[int | None] | int"),
      "Counts (None: stopped), or the number of the first bad line.");

  module.def("classic_are_lines", &classic::are_lines, "puzzles"_a,
             nb::sig("def classic_are_lines(puzzles: collections.abc.Sequence[object]) -> bool"),
             "Whether there are puzzles, and all of them are text of 81 characters.");

  module.def("classic_read_lines", &classic::read_lines, "puzzles"_a,
             nb::sig("def classic_read_lines(puzzles: collections.abc.Iterable[str | bytes] | "
                     "bytes | bytearray | memoryview) -> bytes | int"),
             "The digits of all lines, back to back, or the number of the first bad line.");
}

}  // namespace nonet
