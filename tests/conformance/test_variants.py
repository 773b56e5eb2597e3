"""Every public puzzle on other boards has the solution that was published."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.engine import Control, Status, solve_many

STATUS = {"unique": Status.UNIQUE, "multiple": Status.MULTIPLE, None: Status.UNIQUE}
HARD = "sudoku_25_gecode"
QUICK = (1, 6, 8)  # of the hard ones: the rest takes a minute, and the benchmark has it


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def as_puzzle(record: dict[str, Any]) -> tuple[Puzzle, bytes]:
    """The puzzle and its published solution; a cage with the total 0 is one without a total."""
    spots = sorted({spot for house in record["houses"] for spot in house})
    number = {spot: cell for cell, spot in enumerate(spots)}
    loose = [cells for total, cells in record["cages"] if total == 0]
    layout = Layout(
        record["n"],
        [divmod(spot, record["C"]) for spot in spots],
        [[number[spot] for spot in house] for house in [*record["houses"], *loose]],
        [(total, [number[c] for c in cells]) for total, cells in record["cages"] if total],
    )
    givens = {number[spot]: digit for spot, digit in record["givens"]}
    allowed = list(allowed_digits(record, spots))
    return Puzzle(layout, givens, allowed), bytes(record["solution"][spot] for spot in spots)


def allowed_digits(record: dict[str, Any], spots: list[int]) -> Iterator[int]:
    parity = dict(record.get("parity") or [])
    odd = sum(1 << bit for bit in range(0, record["n"], 2))
    everything = (1 << record["n"]) - 1
    masks = {"O": odd, "E": everything & ~odd, None: everything}
    return (masks[parity.get(spot)] for spot in spots) if parity else iter(())


def test_every_variant_is_solved(data_folder: Path) -> None:
    paths = sorted((data_folder / "variants").glob("*.jsonl"))
    assert paths
    for path in paths:
        if path.stem != HARD:
            check(read_lines(path))


@pytest.mark.timeout(600)
def test_hard_25x25_boards_are_solved(data_folder: Path) -> None:
    records = read_lines(data_folder / "variants" / f"{HARD}.jsonl")
    check([records[number] for number in QUICK])


def check(records: list[dict[str, Any]]) -> None:
    puzzles = [as_puzzle(record) for record in records]
    results = solve_many([puzzle for puzzle, _ in puzzles], control=Control(500))
    for record, (_, solution), result in zip(records, puzzles, results, strict=True):
        assert result.status is STATUS[record.get("cpsat")], record["id"]
        if result.status is Status.UNIQUE:
            assert result.solution == solution, record["id"]
