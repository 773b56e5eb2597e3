"""Many puzzles in one call, on all cores."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from nonet._native import Control, End, search_many
from nonet.core.puzzle import Puzzle
from nonet.engine.general import NO_LIMIT, Found, as_result, budget_of, search_hard
from nonet.engine.result import Result
from nonet.engine.task import task_of


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
) -> list[Found]:
    if limit <= 0:
        return [(0, End.LIMIT, None)] * len(puzzles)
    control = control or Control()
    tasks = [task_of(puzzle) for puzzle in puzzles]
    found = search_many(tasks, limit, list(map(budget_of, puzzles)), workers or 0, control)
    hard = [number for number, (_, end, _) in enumerate(found) if end is End.BUDGET]
    if hard:
        _search_hard(puzzles, hard, found, limit, workers, control)
    return found


def _search_hard(
    puzzles: Sequence[Puzzle],
    hard: list[int],
    found: list[Found],
    limit: int,
    workers: int | None,
    control: Control,
) -> None:
    """Puts in what clause learning finds where the plain search ran out of guesses."""

    def finish(number: int) -> Found:
        if control.seconds_left == 0:
            count, _, first = found[number]
            return count, End.STOPPED, first
        return search_hard(puzzles[number], limit, control, found[number][0])

    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        for number, answer in zip(hard, pool.map(finish, hard), strict=True):
            found[number] = answer
