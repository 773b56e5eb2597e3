"""Ratings equal those of the original program."""

import csv
import os
from pathlib import Path
from typing import NamedTuple

import pytest

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.logic.rating import rate_many

NAME = "se-ratings-1.2.1.csv"


class Row(NamedTuple):
    """A puzzle and its published ratings."""

    puzzle: Puzzle
    er: float
    rating: str


@pytest.fixture(scope="module")
def rows(data_folder: Path) -> list[Row]:
    path = data_folder / NAME
    if not path.is_file():
        pytest.skip(f"the published ratings are not here: {NAME}")
    with path.open(newline="") as file:
        return [as_row(record) for record in csv.DictReader(file)]


def as_row(record: dict[str, str]) -> Row:
    rating = "/".join(record[name] for name in ("ER", "EP", "ED"))
    return Row(Puzzle(CLASSIC, record["puzzle"]), float(record["ER"]), rating)


def differences(rows: list[Row]) -> list[str]:
    ratings = rate_many([row.puzzle for row in rows])
    return [
        f"{row.puzzle} is {row.rating}, not {rating}"
        for row, rating in zip(rows, ratings, strict=True)
        if str(rating) != row.rating
    ]


def test_without_nested_chains_all_are_exact(rows: list[Row]) -> None:
    plain = [row for row in rows if row.er < 9.5]
    assert plain
    assert differences(plain) == []


def test_some_nested_chains_are_exact(rows: list[Row]) -> None:
    nested = [row for row in rows if row.er >= 9.5]
    assert differences(nested[:5]) == []


@pytest.mark.skipif("NONET_SOAK" not in os.environ, reason="a minute of nested chains: make soak")
def test_all_nested_chains_are_exact(rows: list[Row]) -> None:
    nested = [row for row in rows if row.er >= 9.5]
    assert nested
    assert differences(nested) == []
