"""Many puzzles in one call, on all cores."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from nonet._native import Control
from nonet.core.puzzle import Puzzle
from nonet.engine import general
from nonet.engine.result import Result


def solve_many(
    puzzles: Sequence[Puzzle], workers: int | None = None, control: Control | None = None
) -> list[Result]:
    """One result per puzzle, in order; what was not reached before a stop is `Status.STOPPED`."""
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(lambda puzzle: general.solve(puzzle, control), puzzles))


def count_many(
    puzzles: Sequence[Puzzle],
    limit: int = 2,
    workers: int | None = None,
    control: Control | None = None,
) -> list[int | None]:
    """The number of solutions of each puzzle up to `limit`; None where the count was stopped."""
    with ThreadPoolExecutor(workers) as pool:
        counts = list(pool.map(lambda puzzle: general.count(puzzle, limit, control), puzzles))
    return [None if count.stopped else int(count) for count in counts]
