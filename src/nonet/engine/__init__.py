"""The engines: solve and count on any board. A thin face of the native core."""

from nonet.core.puzzle import Puzzle
from nonet.engine import general
from nonet.engine.control import Control
from nonet.engine.many import count_many, solve_many
from nonet.engine.result import Count, Result, Status

__all__ = [
    "Control",
    "Count",
    "Result",
    "Status",
    "count",
    "count_many",
    "has_solution_without",
    "is_unique",
    "solve",
    "solve_many",
]


def solve(puzzle: Puzzle, control: Control | None = None) -> Result:
    """Solves the puzzle and proves whether the solution is the only one."""
    return general.solve(puzzle, control)


def count(puzzle: Puzzle, limit: int | None = None, control: Control | None = None) -> Count:
    """Counts solutions, at most up to `limit`."""
    return general.count(puzzle, limit, control)


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
