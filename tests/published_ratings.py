"""Reads the ratings that were measured with the original program, where they lie beside us."""

import csv
from pathlib import Path
from typing import NamedTuple

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.logic.rating import rate_lines

PATH = Path(__file__).parents[2] / "shared" / "data" / "se-ratings-1.2.1.csv"
NESTED = 9.5
"""From this ER on there are chains within chains, and a puzzle takes seconds."""


class Row(NamedTuple):
    """A puzzle and its published ratings."""

    puzzle: Puzzle
    er: float
    rating: str


def read_rows() -> list[Row]:
    """All rows; none where the file is absent."""
    if not PATH.is_file():
        return []
    with PATH.open(newline="") as file:
        return [_as_row(record) for record in csv.DictReader(file)]


def _as_row(record: dict[str, str]) -> Row:
    rating = "/".join(record[name] for name in ("ER", "EP", "ED"))
    return Row(Puzzle(CLASSIC, record["puzzle"]), float(record["ER"]), rating)


def differences(rows: list[Row]) -> list[str]:
    """One sentence for each row that we rate differently."""
    ratings = rate_lines(b"".join(row.puzzle.givens for row in rows))
    return [
        f"{row.puzzle} is {row.rating}, not {rating}"
        for row, rating in zip(rows, ratings, strict=True)
        if str(rating) != row.rating
    ]
