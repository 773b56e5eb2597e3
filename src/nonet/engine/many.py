"""Many puzzles in one call, on all cores; classic boards and others may be mixed."""

import os
from collections.abc import Callable, Sequence
from typing import TypeVar

from nonet._native import Control, End, search_many
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.engine import classic
from nonet.engine.general import Found, as_result, budget_of, search_hard
from nonet.engine.result import NO_LIMIT, Result
from nonet.engine.task import task_of

Answer = TypeVar("Answer")


def is_on_classic(puzzle: Puzzle) -> bool:
    """Whether the classic engine can take the puzzle; big layouts are not even compared."""
    return len(puzzle.givens) == CLASSIC.cell_count and classic.is_classic(puzzle.layout)


def solve_many(
    puzzles: Sequence[Puzzle], workers: int | None = None, control: Control | None = None
) -> Sequence[Result]:
    """One result per puzzle, in order; what was not reached before a stop is `Status.STOPPED`."""

    def solve_others(others: Sequence[Puzzle]) -> list[Result]:
        return [as_result(*found) for found in _search_many(others, 2, workers, control)]

    def solve_classic(lines: list[bytes]) -> Sequence[Result]:
        return classic.solve_lines(lines, workers, control)

    return divided(puzzles, solve_classic, solve_others)


def count_many(
    puzzles: Sequence[Puzzle],
    limit: int = 2,
    workers: int | None = None,
    control: Control | None = None,
) -> list[int | None]:
    """The number of solutions of each puzzle up to `limit`; None where the count was stopped."""

    def count_others(others: Sequence[Puzzle]) -> list[int | None]:
        found = _search_many(others, min(limit, NO_LIMIT), workers, control)
        return [None if end is End.STOPPED else count for count, end, _ in found]

    def count_classic(lines: list[bytes]) -> list[int | None]:
        return classic.count_lines(lines, limit, workers, control)

    return list(divided(puzzles, count_classic, count_others))


def divided(
    puzzles: Sequence[Puzzle],
    run_classic: Callable[[list[bytes]], Sequence[Answer]],
    run_others: Callable[[Sequence[Puzzle]], Sequence[Answer]],
) -> Sequence[Answer]:
    """Gives each engine its puzzles and puts the answers back in order."""
    is_line = [not puzzle.allowed and is_on_classic(puzzle) for puzzle in puzzles]
    lines = [puzzle.givens for puzzle, line in zip(puzzles, is_line, strict=True) if line]
    others = [puzzle for puzzle, line in zip(puzzles, is_line, strict=True) if not line]
    from_lines = run_classic(lines) if lines else []
    from_others = run_others(others) if others else []
    if not (lines and others):
        return from_lines or from_others
    answers = iter(from_lines), iter(from_others)
    return [next(answers[not line]) for line in is_line]


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
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415  (slow to import, rarely used)

    def finish(number: int) -> Found:
        if control.seconds_left == 0:
            count, _, first = found[number]
            return count, End.STOPPED, first
        return search_hard(puzzles[number], limit, control, found[number][0])

    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        for number, answer in zip(hard, pool.map(finish, hard), strict=True):
            found[number] = answer
