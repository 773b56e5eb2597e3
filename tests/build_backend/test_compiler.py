"""The build looks for a C++20 compiler and brings one where there is none."""

import os
import sys
from pathlib import Path

import pytest
from nonet_build import compiler

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="CMake finds MSVC by itself")


@pytest.fixture(autouse=True)
def no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has named a compiler; what the build sets is taken back."""
    for name in ("CXX", "CMAKE_ARGS"):
        monkeypatch.setenv(name, "")


@pytest.fixture
def empty_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def add_program(folder: Path, name: str, exit_code: int) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {exit_code}\n")
    path.chmod(0o755)


def test_without_a_compiler_zig_is_asked_for(empty_path: Path) -> None:
    assert compiler.requirements() == [compiler.REQUIREMENT]


def test_a_compiler_that_is_too_old_does_not_count(empty_path: Path) -> None:
    add_program(empty_path, "c++", 1)
    assert compiler.requirements() == [compiler.REQUIREMENT]


def test_the_first_compiler_that_works_is_taken(empty_path: Path) -> None:
    add_program(empty_path, "c++", 1)
    add_program(empty_path, "clang++", 0)
    assert compiler.requirements() == []
    compiler.prepare()
    assert os.environ["CXX"] == "clang++"


def test_the_choice_of_the_user_is_left_alone(
    empty_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXX", "my-compiler")
    assert compiler.requirements() == []
    compiler.prepare()
    assert os.environ["CXX"] == "my-compiler"


def test_without_any_compiler_one_sentence_says_what_to_do(
    empty_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ziglang", None)
    with pytest.raises(SystemExit, match=r"^Nonet needs a C\+\+20 compiler: install g\+\+"):
        compiler.prepare()
