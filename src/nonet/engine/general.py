"""Solve, count and watch the search on any layout."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from nonet._native import Act, Control, End, Shape, Solutions, Task, Trace, search
from nonet.core.layout import Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine.result import Count, Result, Status

NO_LIMIT = 2**64 - 1


class Event(NamedTuple):
    """What happens in a search; a dead end and a solution have no cell and no digit."""

    act: Act
    cell: int = 0
    digit: int = 0


def solve(puzzle: Puzzle, control: Control | None = None) -> Result:
    """Solves the puzzle and proves whether the solution is the only one."""
    return as_result(*_search(puzzle, 2, control))


def count(puzzle: Puzzle, limit: int | None = None, control: Control | None = None) -> Count:
    """Counts solutions, at most up to `limit`."""
    found, end, _ = _search(puzzle, NO_LIMIT if limit is None else min(limit, NO_LIMIT), control)
    return Count(found, stopped=end is End.STOPPED)


def solutions(puzzle: Puzzle, control: Control | None = None) -> Iterator[Grid]:
    """Yields the solutions one by one; the search goes on only when the next one is wanted."""
    running = Solutions(task_of(puzzle))
    control = control or Control()
    while (found := running.next(NO_LIMIT, control))[1] is not None:
        yield found[1]


def trace(puzzle: Puzzle, control: Control | None = None) -> Iterator[Event]:
    """Yields what the search does, step by step, until everything has been searched."""
    running = Trace(task_of(puzzle))
    while not (running.is_exhausted or (control and control.seconds_left == 0)):
        for event in running.step():
            yield Event(*event)


def without(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    """The puzzle with the cell emptied and the digit forbidden there."""
    layout = puzzle.layout
    everything = (1 << layout.size) - 1
    allowed = list(puzzle.allowed or [everything] * layout.cell_count)
    allowed[cell] &= ~(1 << (digit - 1))
    givens = bytearray(puzzle.givens)
    givens[cell] = 0
    return Puzzle(layout, bytes(givens), allowed)


def as_result(found: int, end: End, first: Grid | None) -> Result:
    """The result of a search that was to look for two solutions."""
    if end is End.STOPPED:
        return Result(Status.STOPPED, first)
    return Result((Status.NONE, Status.UNIQUE, Status.MULTIPLE)[found], first)


def task_of(puzzle: Puzzle) -> Task:
    """The puzzle, ready to be searched."""
    return Task(_shape_of(puzzle.layout), puzzle.givens, puzzle.allowed)


@lru_cache(maxsize=256)
def _shape_of(layout: Layout) -> Shape:
    if layout.cages:
        cages = [(cage.total, cage.cells) for cage in layout.cages]
        return _shape_of(layout.without_cages).with_cages(cages)
    return Shape(layout.size, layout.cell_count, [house.cells for house in layout.houses], [])


def _search(puzzle: Puzzle, limit: int, control: Control | None) -> tuple[int, End, Grid | None]:
    if limit <= 0:
        return 0, End.LIMIT, None
    return search(task_of(puzzle), limit, NO_LIMIT, control or Control())
