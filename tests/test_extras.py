"""The base installation: library and command line work, and what else is needed is named."""

import sys
import tomllib
from pathlib import Path
from subprocess import CompletedProcess, run

import pytest

from nonet.extras import EXTRA_OF

ROOT = Path(__file__).parents[1]
PUZZLE = "..3..4...1....2."


BARE = f"""
import sys
sys.modules.update(dict.fromkeys({list(EXTRA_OF)}))  # whoever imports one finds that it is missing
"""


def run_bare(program: str, *args: str, folder: Path | None = None) -> CompletedProcess[str]:
    """Runs a program in a Python as if no package of an extra were installed."""
    command = [sys.executable, "-c", BARE + program, *args]
    return run(command, check=False, capture_output=True, text=True, cwd=folder)


def bare_nonet(*args: str, folder: Path | None = None) -> CompletedProcess[str]:
    return run_bare("from nonet.cli.main import main; main()", *args, folder=folder)


@pytest.mark.parametrize(
    "command",
    [
        ["solve", PUZZLE],
        ["generate", "--board", "4x4", "--seed", "1"],
        ["explain", PUZZLE],
        ["rate", PUZZLE],
        ["draw", PUZZLE],
        ["convert", "--to", "sudokupad", PUZZLE],
        ["batch", "--help"],
        ["formats"],
    ],
)
def test_works_without_extras(command: list[str]) -> None:
    outcome = bare_nonet(*command)
    assert (outcome.returncode, outcome.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["play"], "play"),
        (["print", PUZZLE, "-o", "x.pdf"], "print"),
        (["book", "x.toml", "-o", "x.pdf"], "print"),
        (["draw", PUZZLE, "-o", "x.png"], "print"),
    ],
)
def test_a_missing_extra_is_named(command: list[str], extra: str, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text('title = "T"\n[[chapters]]\nboard = "4x4"\ncount = 1\n')
    outcome = bare_nonet(*command, folder=tmp_path)
    assert outcome.returncode == 2
    assert outcome.stderr.endswith(f"which is not installed: pip install 'nonet[{extra}]'\n")
    assert outcome.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["x.toml"]


def test_the_library_names_a_missing_extra() -> None:
    outcome = run_bare(f"import nonet; nonet.print_pdf(['{PUZZLE}'])")
    assert "NonetError: this needs the package reportlab" in outcome.stderr


def test_all_extras_together_are_everything() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    parts = {need for name, needs in extras.items() if name not in ("all", "dev") for need in needs}
    assert set(extras["all"]) == parts
    assert set(extras["print"]) <= set(extras["play"])
