"""How many solutions a puzzle has, and which digits they have in each cell."""

from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.status import Status
from nonet.engine import Control
from nonet.make import survey

Method = Literal["counted", "probed"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """About how many there are; nineteen times out of twenty the number lies in the range."""

    number: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Solutions:
    """How many solutions there are: exactly, or at least so many."""

    status: Status
    number: int | None = None
    """How many there are; None where that is not known."""
    least: int = 0
    """So many were found."""
    estimate: Estimate | None = None
    solution: Grid | None = None
    """One of them, where one was found."""
    final: bool = True
    """Whether nothing more will be said about it."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """The true candidates, those that some solution has: a mask of digits for each cell."""

    masks: tuple[int, ...]
    undecided: tuple[int, ...]
    """Those of which it was not found out in time."""
    counts: tuple[tuple[float, ...], ...] | None = None
    """For each cell, how many of the solutions have the digit 1 there, 2, and so on."""
    of: float | None = None
    """Out of how many solutions."""
    method: Method | None = None
    solution: Grid | None = None
    """The only solution."""
    final: bool = True


def look(puzzle: Puzzle, control: Control) -> Solutions:
    """Whether there is no solution, one, or several."""
    status, solution = engine.solve(puzzle, control)
    numbers = {Status.NONE: 0, Status.UNIQUE: 1}
    least = {Status.NONE: 0, Status.MULTIPLE: 2}.get(status, int(solution is not None))
    return Solutions(status, numbers.get(status), least, None, solution, status in numbers)


def of_unique(puzzle: Puzzle, solution: Grid) -> Candidates:
    """The candidates of a puzzle with one solution."""
    masks = tuple(1 << (digit - 1) for digit in solution)
    size = range(1, puzzle.layout.size + 1)
    counts = tuple(tuple(float(digit == one) for one in size) for digit in solution)
    return Candidates(masks, (0,) * len(masks), counts, 1.0, "counted", solution)


def count(puzzle: Puzzle, control: Control) -> tuple[Solutions, Candidates]:
    """How many solutions there are, and how many of them have each digit in each cell."""
    found = survey.survey(puzzle, control=control)
    number = found.solutions if found.exact else None
    status = Status.MULTIPLE if found.solutions > 1 else Status.STOPPED
    if number is not None and number <= 1:
        status = Status.UNIQUE if number else Status.NONE
    counts = tuple(tuple(map(float, row)) for row in found.counts) if found.exact else None
    of = float(found.solutions) if found.exact else None
    method: Method | None = "counted" if found.exact else None
    return (
        Solutions(status, number, found.solutions),
        Candidates(found.candidates, found.undecided, counts, of, method),
    )
