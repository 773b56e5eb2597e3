"""What to add to a puzzle with several solutions, so that one of them is left."""

from dataclasses import dataclass
from itertools import islice

from nonet import engine
from nonet._native import find_additions as _find_additions
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine import Control, Status
from nonet.logic.step import Candidate

MOST_LISTS = 100
"""So many lists are told at most."""

KNOWN = 10_000
"""Up to so many solutions are all looked at; the shortest lists are found among them."""

PATIENCE = 5.0
"""Seconds that the proof may take that nothing shorter would do; else the list is as it is."""

SAMPLE = 300
"""Of more solutions so many are looked at, to find a digit that few of them have."""

List = tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class Additions:
    """Lists of digits to add; each of them leaves one solution.

    A puzzle with one solution has one list, which is empty; one with no solution has none.
    """

    lists: tuple[List, ...]
    """The shortest that were found, all of the same length."""
    proven: bool
    """Whether nothing shorter would do."""


NOTHING = Additions((), proven=False)


def find_additions(
    puzzle: Puzzle, most: int = MOST_LISTS, control: Control | None = None
) -> Additions:
    """The shortest lists of digits that leave one solution, up to `most` lists.

    Up to `KNOWN` solutions it is proven that nothing shorter would do, as far as `PATIENCE` allows.
    Of more, digits that few of them have are added first, and the list is as short as that leads
    to. When stopped before any list was known, there is none.
    """
    control = control or Control()
    found = engine.count(puzzle, KNOWN + 1, control)
    if found.stopped:
        return NOTHING
    if found > KNOWN:
        return _narrowed(puzzle, control)
    grids = list(engine.solutions(puzzle, control))
    return NOTHING if control.seconds_left == 0 else _shortest(grids, most, control)


def _shortest(grids: list[Grid], most: int, control: Control) -> Additions:
    """The shortest lists that leave one of the solutions."""
    if len(grids) <= 1:
        return Additions(((),) * len(grids), proven=True)
    patience = Control(PATIENCE, control)
    lists, proven = _find_additions(b"".join(grids), len(grids[0]), most, patience)
    return Additions(tuple(sorted(_as_list(pairs) for pairs in lists)), proven)


def _narrowed(puzzle: Puzzle, control: Control) -> Additions:
    """Adds digits until the rest can be looked at as a whole; what is needless then goes again."""
    added: list[Candidate] = []
    while len(some := _some(puzzle_with(puzzle, added), control)) > SAMPLE:
        added.append(_rarest(some))
    if control.seconds_left == 0:
        return NOTHING
    added += _shortest(some, 1, control).lists[0]
    return Additions((_without_needless(puzzle, added, control),), proven=False)


def _some(puzzle: Puzzle, control: Control) -> list[Grid]:
    return list(islice(engine.solutions(puzzle, control), SAMPLE + 1))


def _rarest(grids: list[Grid]) -> Candidate:
    """A digit in a cell that the fewest of the grids have."""
    columns = [bytes(column) for column in zip(*grids, strict=True)]
    choices = [
        (column.count(digit), cell, digit)
        for cell, column in enumerate(columns)
        for digit in set(column)
    ]
    _, cell, digit = min(choices)
    return Candidate(cell, digit)


def _without_needless(puzzle: Puzzle, additions: list[Candidate], control: Control) -> List:
    for addition in list(additions):
        fewer = [other for other in additions if other != addition]
        if engine.solve(puzzle_with(puzzle, fewer), control).status is Status.UNIQUE:
            additions = fewer
    return tuple(sorted(additions))


def _as_list(pairs: list[tuple[int, int]]) -> List:
    return tuple(Candidate(*pair) for pair in pairs)


def puzzle_with(puzzle: Puzzle, additions: list[Candidate] | List) -> Puzzle:
    """The puzzle with further givens."""
    givens = bytearray(puzzle.givens)
    for cell, digit in additions:
        givens[cell] = digit
    return Puzzle(puzzle.layout, bytes(givens), puzzle.allowed)
