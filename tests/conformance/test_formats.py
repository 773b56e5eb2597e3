"""The readers on the public test sets: game IDs of Solo agree with the boards made from them."""

import json
from pathlib import Path
from typing import Any

from nonet import formats
from nonet.core.puzzle import Puzzle


def test_game_ids_of_solo(data_folder: Path) -> None:
    paths = sorted((data_folder / "variants").glob("sgt_*.jsonl"))
    assert paths
    for path in paths:
        for line in path.read_text().splitlines():
            record = json.loads(line)
            puzzle = formats.read(record["info"])
            assert _parts(puzzle) == _expected(record), record["id"]
            assert formats.read(formats.write(puzzle, "solo")) == puzzle


def test_collections(data_folder: Path) -> None:
    for path in (data_folder / "classic").glob("*.txt"):
        with path.open("rb") as stream:
            sheets = list(formats.read_many(formats.decode_lines(stream)))
        lines = [line for line in path.read_text().splitlines() if line and line[0] != "#"]
        assert [str(sheet.puzzle) for sheet in sheets] == [line.split()[0] for line in lines]


def test_positions_of_hodoku(data_folder: Path) -> None:
    path = data_folder / "technique-cases.txt"
    lines = [line for line in path.read_text().splitlines() if line.startswith(":")]
    sheets = list(formats.read_many(lines))
    assert len(sheets) == len(lines)
    for sheet, line in zip(sheets, lines, strict=True):
        assert formats.read_sheet(formats.write(sheet, "hodoku")) == sheet
        assert sum(map(bool, sheet.entries)) == line.count("+")


def test_tables(data_folder: Path) -> None:
    sheets = list(formats.read_many((data_folder / "se-ratings-1.2.1.csv").read_text()))
    assert len(sheets) > 100
    assert all("er" in sheet.puzzle.info for sheet in sheets)


def _parts(puzzle: Puzzle) -> tuple[object, ...]:
    layout = puzzle.layout
    return (
        {frozenset(house.cells) for house in layout.houses},
        {(cage.total, frozenset(cage.cells)) for cage in layout.cages},
        {cell: digit for cell, digit in enumerate(puzzle.givens) if digit},
    )


def _expected(record: dict[str, Any]) -> tuple[object, ...]:
    return (
        {frozenset(cells) for cells in record["houses"]},
        {(total, frozenset(cells)) for total, cells in record["cages"]},
        dict(record["givens"]),
    )
