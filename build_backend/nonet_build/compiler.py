"""Brings a C++20 compiler from PyPI where the machine has none.

The `ziglang` package holds clang with a C++ library of its own. It is asked for only when no
compiler of the machine builds a small C++20 program. Run as a script, this prints the package that
is missing, if any: `python build_backend/nonet_build/compiler.py`.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

REQUIREMENT = "ziglang>=0.13"
_ROOT = Path(__file__).resolve().parents[2]
_WRAPPERS = _ROOT / "build" / "compiler"
_CANDIDATES = ("c++", "g++", "clang++")
_PROGRAM = """
#include <bit>
#include <span>
#include <thread>
#include <vector>
int main() {
  const std::vector<unsigned> numbers{1, 2, 4};
  int bits = 0;
  std::thread([&] { for (const unsigned n : std::span(numbers)) bits += std::popcount(n); }).join();
  return bits == 3 ? 0 : 1;
}
"""


def requirements() -> list[str]:
    """The package with a compiler in it, if the machine has none."""
    return [] if _is_chosen() or _find() else [REQUIREMENT]


def prepare() -> None:
    """Tells CMake which compiler to take when its own choice would not do."""
    if _is_chosen():
        return
    if found := _find():
        os.environ["CXX"] = found
    else:
        _use_zig()


def _is_chosen() -> bool:
    """Whether the user has named a compiler; on Windows CMake knows better where to look."""
    return sys.platform == "win32" or bool(os.environ.get("CXX"))


def _find() -> str | None:
    """The first compiler of the machine that can build the core."""
    return next(filter(_can_build, _CANDIDATES), None)


def _can_build(compiler: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "program.cpp")
        source.write_text(_PROGRAM)
        command = [
            *compiler.split(),
            "-std=c++20",
            "-pthread",
            str(source),
            "-o",
            f"{folder}/program",
        ]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def _use_zig() -> None:
    try:
        import ziglang  # noqa: PLC0415  (installed only where it is needed)
    except ImportError:
        sys.exit("Nonet needs a C++20 compiler: install g++ or clang, or `pip install ziglang`.")
    zig = Path(ziglang.__file__).with_name("zig")
    # plain x86-64 or ARM, as other compilers do: the core picks faster code when it runs
    compiler = _wrapper("c++", f"'{zig}' c++ -mcpu=baseline -fno-sanitize=undefined")
    archiver, indexer = (_wrapper(name, f"'{zig}' {name}") for name in ("ar", "ranlib"))
    os.environ["CXX"] = str(compiler)
    tools = f"-DCMAKE_AR={archiver} -DCMAKE_RANLIB={indexer}"
    os.environ["CMAKE_ARGS"] = f"{os.environ.get('CMAKE_ARGS', '')} {tools}".strip()


def _wrapper(name: str, command: str) -> Path:
    """A script that CMake can call like a program without arguments."""
    _WRAPPERS.mkdir(parents=True, exist_ok=True)
    path = _WRAPPERS / name
    path.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    path.chmod(0o755)
    return path


if __name__ == "__main__":
    print(*requirements())
