"""The engines: solve and count on any board. A thin face of the native core."""

from collections.abc import Iterator

from nonet._native import Act
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.status import Status
from nonet.engine import classic, general
from nonet.engine.classic import count_lines, solve_lines
from nonet.engine.control import Control
from nonet.engine.general import Event
from nonet.engine.many import count_many, divided, is_on_classic, solve_many
from nonet.engine.result import Count, Result, Results

__all__ = [
    "Act",
    "Control",
    "Count",
    "Event",
    "Result",
    "Results",
    "Status",
    "count",
    "count_lines",
    "count_many",
    "divided",
    "has_solution_without",
    "is_on_classic",
    "is_unique",
    "solutions",
    "solve",
    "solve_lines",
    "solve_many",
    "trace",
]


def solve(puzzle: Puzzle, control: Control | None = None) -> Result:
    """Solves the puzzle and proves whether the solution is the only one."""
    if is_on_classic(puzzle):
        return classic.solve(puzzle.givens, control, puzzle.allowed)
    return general.solve(puzzle, control)


def count(puzzle: Puzzle, limit: int | None = None, control: Control | None = None) -> Count:
    """Counts solutions, at most up to `limit`."""
    if is_on_classic(puzzle):
        return classic.count(puzzle.givens, limit, control, puzzle.allowed)
    return general.count(puzzle, limit, control)


def solutions(puzzle: Puzzle, control: Control | None = None) -> Iterator[Grid]:
    """Yields the solutions one by one; the search goes on only when the next one is wanted."""
    return general.solutions(puzzle, control)


def trace(puzzle: Puzzle, control: Control | None = None) -> Iterator[Event]:
    """Yields what the search does, event by event, until everything has been searched."""
    return general.trace(puzzle, control)


def is_unique(puzzle: Puzzle, control: Control | None = None) -> bool | None:
    """Whether there is exactly one solution; None when stopped before that was known."""
    status = solve(puzzle, control).status
    return None if status is Status.STOPPED else status is Status.UNIQUE


def has_solution_without(
    puzzle: Puzzle, cell: int, digit: int, control: Control | None = None
) -> bool | None:
    """Whether a solution has another digit in the cell, whose given is ignored; None when stopped.

    A given of a uniquely solvable puzzle is needed exactly when this is true.
    """
    found = count(general.without(puzzle, cell, digit), 1, control)
    return None if found.stopped else found == 1
