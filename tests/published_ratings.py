"""Reads ratings that were measured with the original program."""

import csv
from pathlib import Path
from typing import NamedTuple

import public_sets

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.logic.rating import rate_lines

PUBLISHED = public_sets.FOLDER / "se-ratings-1.2.1.csv"
OWN = Path(__file__).parent / "own" / "se-ratings.csv"
"""Puzzles that Nonet made, rated by Sudoku Explainer."""
NESTED = 9.5
"""From this ER on there are chains within chains, and a puzzle takes seconds."""


class Row(NamedTuple):
    """A puzzle and its published ratings."""

    puzzle: Puzzle
    er: float
    rating: str


def read_rows(path: Path = PUBLISHED) -> list[Row]:
    """All rows; none where the file is absent."""
    if not path.is_file():
        return []
    with path.open(newline="") as file:
        return [_as_row(record) for record in csv.DictReader(file)]


def _as_row(record: dict[str, str]) -> Row:
    figures = {name.lower(): text for name, text in record.items()}
    rating = "/".join(figures[name] for name in ("er", "ep", "ed"))
    return Row(Puzzle(CLASSIC, figures["puzzle"]), float(figures["er"]), rating)


def differences(rows: list[Row]) -> list[str]:
    """One sentence for each row that we rate differently."""
    ratings = rate_lines(b"".join(row.puzzle.givens for row in rows))
    return [
        f"{row.puzzle} is {row.rating}, not {rating}"
        for row, rating in zip(rows, ratings, strict=True)
        if str(rating) != row.rating
    ]
