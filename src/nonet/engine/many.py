"""Many puzzles in one call, on all cores."""

from collections.abc import Sequence

from nonet._native import Control, End, search_many
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine.general import NO_LIMIT, as_result, task_of
from nonet.engine.result import Result


def solve_many(
    puzzles: Sequence[Puzzle], workers: int | None = None, control: Control | None = None
) -> list[Result]:
    """One result per puzzle, in order; what was not reached before a stop is `Status.STOPPED`."""
    return [as_result(*found) for found in _search_many(puzzles, 2, workers, control)]


def count_many(
    puzzles: Sequence[Puzzle],
    limit: int = 2,
    workers: int | None = None,
    control: Control | None = None,
) -> list[int | None]:
    """The number of solutions of each puzzle up to `limit`; None where the count was stopped."""
    found = _search_many(puzzles, min(limit, NO_LIMIT), workers, control)
    return [None if end is End.STOPPED else count for count, end, _ in found]


def _search_many(
    puzzles: Sequence[Puzzle], limit: int, workers: int | None, control: Control | None
) -> list[tuple[int, End, Grid | None]]:
    if limit <= 0:
        return [(0, End.LIMIT, None)] * len(puzzles)
    tasks = [task_of(puzzle) for puzzle in puzzles]
    return search_many(tasks, limit, NO_LIMIT, workers or 0, control or Control())
