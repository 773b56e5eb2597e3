"""How many solutions a puzzle has, and which digits they have in each cell."""

from dataclasses import dataclass, replace
from typing import Literal

from nonet import engine
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.status import Status
from nonet.engine import Control, census
from nonet.engine.census import Estimate

Method = Literal["counted", "probed"]

MOST = 1_000_000
"""So many solutions are counted at most."""

WAYS = 20_000
"""So many random ways are probed at most."""

SEED = 1
"""The same puzzle gets the same estimate, if it is given the time."""


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


def cover(puzzle: Puzzle, control: Control) -> Candidates:
    """The true candidates, without how many solutions have them."""
    masks, undecided = census.true_candidates(puzzle, control)
    return Candidates(masks, undecided, final=False)


def count(puzzle: Puzzle, candidates: Candidates, control: Control) -> tuple[Solutions, Candidates]:
    """How many solutions there are, and how many of them have each digit in each cell.

    They are counted for half of the time; if there are more, random ways tell about how many.
    """
    found = census.tally(puzzle, MOST, Control(control.seconds_left / 2, control))
    if found.exact:
        seen = Candidates(
            tuple(_mask(row) for row in found.counts),
            (0,) * len(found.counts),
            found.counts,
            float(found.solutions),
            "counted",
        )
        return Solutions(_status(found.solutions), found.solutions, found.solutions), seen
    status = Status.MULTIPLE if found.solutions > 1 else Status.STOPPED
    probed = census.estimate(puzzle, WAYS, SEED, control)
    if probed is None:
        return Solutions(status, None, found.solutions), replace(candidates, final=True)
    guess, shares = probed
    counts = tuple(tuple(share * guess.number for share in row) for row in shares)
    told = replace(candidates, counts=counts, of=guess.number, method="probed", final=True)
    return Solutions(status, None, found.solutions, _at_least(guess, found.solutions)), told


def _mask(counts: tuple[float, ...]) -> int:
    return sum(1 << digit for digit, count in enumerate(counts) if count)


def _status(number: int) -> Status:
    return Status.MULTIPLE if number > 1 else Status.UNIQUE if number else Status.NONE


def _at_least(guess: Estimate, found: int) -> Estimate:
    """What was found is there, whatever chance says."""
    return Estimate(*(max(float(found), one) for one in (guess.number, guess.low, guess.high)))
