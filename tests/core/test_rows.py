"""A grid as programs have it is the same puzzle as its text."""

from typing import Any

import pytest

import nonet

LINE = "..3..4...1....2."
ROWS = [[0, 0, 3, 0], [0, 4, 0, 0], [0, 1, 0, 0], [0, 0, 2, 0]]


class Array:
    """Has rows like an array of NumPy; its digits are decimals, and it is neither true nor not."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows

    def tolist(self) -> list[list[float]]:
        return self.rows

    def __bool__(self) -> bool:
        raise ValueError("ambiguous")


SAME: list[Any] = [
    ROWS,
    tuple(map(tuple, ROWS)),
    [[digit or None for digit in row] for row in ROWS],
    ["..3.", ".4..", ".1..", "..2."],
    [list("..3."), list(".4.."), list(".1.."), list("..2.")],
    Array([[float(digit) for digit in row] for row in ROWS]),
]


@pytest.mark.parametrize("rows", SAME)
def test_rows_are_a_puzzle(rows: Any) -> None:
    assert nonet.solve(rows) == nonet.solve(LINE)
    assert nonet.count(rows) == 1
    assert nonet.solve_many([rows, LINE]) == nonet.solve_many([LINE, LINE])
    assert str(nonet.hint(LINE, entries=rows)) == str(nonet.hint(LINE))
    assert nonet.Puzzle(nonet.read(LINE).layout, rows) == nonet.read(LINE)


@pytest.mark.parametrize(
    "wrong", [ROWS[:3], [*ROWS, [0] * 4], [[0] * 3] * 4, [[0.5] * 4] * 4, [["55"] * 4] * 4, [[]]]
)
def test_what_are_no_rows_is_refused(wrong: Any) -> None:
    with pytest.raises(nonet.NonetError):
        nonet.solve(wrong)


@pytest.mark.parametrize("name", ["r1c3", "R1C3", "z1s3", "ř1s3", 2])
def test_a_cell_by_name_or_number(name: str | int) -> None:
    assert nonet.reveal("1" + "." * 15, name, seed=1) == nonet.reveal("1" + "." * 15, 2, seed=1)
    assert nonet.candidates(LINE, name) == nonet.candidates(LINE, 2)
    assert nonet.has_solution_without(LINE, name, 3) is True


@pytest.mark.parametrize("name", ["r5c1", "x", "", -1, 16, True])
def test_a_cell_that_is_none(name: Any) -> None:
    with pytest.raises(nonet.NonetError):
        nonet.candidates(LINE, name)
