"""Published puzzles with rules of many kinds: read, kept by their solutions, and solved."""

import json
from pathlib import Path
from typing import Any

import pytest

from nonet import engine, formats
from nonet.core.puzzle import Puzzle
from nonet.core.status import Status
from nonet.core.verify import is_solution
from nonet.errors import FormatError
from nonet.formats.links.lz_link import unpack

WRONG = "Executive Function"
"""Its published solution breaks all six of its region sum lines; the puzzle has another one."""

NOT_READ = {
    "Dutch-pelgänger", "Stretching", "Let there be chaos", "DSM 2023 Leftover: Full Rank Sudoku",
}  # fmt: skip
"""Digits from 0 on, regions that are to be found, and ranks of whole lines."""


def records(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def check_solution(puzzle: Puzzle, solution: str, name: str) -> None:
    symbols = "0123456789" if puzzle.layout.size < 10 else "0ABCDEFGHIJKLMNOP"
    grid = bytes(map(symbols.index, solution))
    assert is_solution(puzzle, grid) == (name != WRONG), name
    result = engine.solve(puzzle)
    assert result.status is Status.UNIQUE, name
    assert result.solution is not None
    assert is_solution(puzzle, result.solution), name
    assert (result.solution == grid) == (name != WRONG), name


def test_puzzles_of_f_puzzles(data_folder: Path) -> None:
    found = records(data_folder / "rules" / "fpuzzles.jsonl")
    assert len(found) == 70
    for record in found:
        puzzle = formats.read(unpack(record["fpuzzles"]), "fpuzzles")
        check_solution(puzzle, record["solution"], record["title"])
        for name in ("json", "link", "sud"):
            assert formats.read(formats.write(puzzle, name), name) == puzzle
        again = formats.read(formats.write(puzzle, "fpuzzles"), "fpuzzles")
        assert again.layout.rules == puzzle.layout.rules


def test_strings_of_the_interactive_sudoku_solver(data_folder: Path) -> None:
    found = records(data_folder / "rules" / "iss.jsonl")
    assert len(found) == 62
    for record in found:
        if record["name"] in NOT_READ:
            with pytest.raises(FormatError):
                formats.read(record["iss"])
            continue
        puzzle = formats.read(record["iss"])
        check_solution(puzzle, record["solution"], record["name"])
        assert formats.read(formats.write(puzzle, "json"), "json") == puzzle
        if puzzle.layout.size <= 9:
            assert formats.read(formats.write(puzzle, "iss"), "iss") == puzzle, record["name"]
