"""Solve, count and watch the search on any layout."""

from collections.abc import Iterator
from typing import NamedTuple

from nonet._native import Act, Control, End, Learning, Solutions, Trace, search
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.status import STATUSES, Status
from nonet.engine.result import NO_LIMIT, Count, Result
from nonet.engine.task import shape_of, task_of

BIG = 9
BIG_BOARD_BUDGET = 500
RULED_BUDGET = 20_000
SMALL_BOARD_BUDGET = 200_000
"""Guesses of the plain search before clause learning takes over: above `BIG` digits; below with
rules that suit clauses, and for all others."""

MANY = 1000
"""Clause learning finds one solution at a time: beyond this many the plain search is faster."""

Found = tuple[int, End, Grid | None]
"""How many solutions, why the search ended, the first one."""


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
    control = control or Control()
    task = task_of(puzzle)
    running = Solutions(task)
    budget = budget_of(puzzle)
    known: set[Grid] = set()
    while True:
        end, grid = running.next(running.nodes + budget, control)
        if grid is not None:
            known.add(grid)
            yield grid
        elif end is not End.BUDGET:
            return
        elif len(known) < MANY and (learning := _learning(puzzle)):
            yield from (grid for grid in _learned(learning, control) if grid not in known)
            return


def _learned(learning: Learning, control: Control) -> Iterator[Grid]:
    """Yields what clause learning finds; ends early when it has to stop."""
    while (grid := learning.next(control)[1]) is not None:
        yield grid


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
    return Result(STATUSES[found], first)


def budget_of(puzzle: Puzzle) -> int:
    """How many guesses the plain search has before clause learning takes over."""
    if puzzle.layout.size > BIG:
        return BIG_BOARD_BUDGET
    shape = shape_of(puzzle.layout)
    suits = shape.has_rules and shape.suits_learning
    return RULED_BUDGET if suits else SMALL_BOARD_BUDGET


def search_hard(puzzle: Puzzle, limit: int, control: Control, known: int = 0) -> Found:
    """Counts what the plain search could not within its budget, beyond `known` solutions."""
    if known >= MANY or not (learning := _learning(puzzle)):
        return _search_plainly(puzzle, limit, NO_LIMIT, control, known)
    grids: list[Grid] = []
    end = End.LIMIT
    while len(grids) < min(limit, MANY):
        end, grid = learning.next(control)
        if grid is None:
            break
        grids.append(grid)
        control.report(0, len(grids) > known)
    if len(grids) == MANY < limit:
        return _search_plainly(puzzle, limit, NO_LIMIT, control, MANY)
    return len(grids), end, next(iter(grids), None)


def _learning(puzzle: Puzzle) -> Learning | None:
    """Clause learning on a puzzle that suits it."""
    if not shape_of(puzzle.layout).suits_learning:
        return None
    learning = Learning(task_of(puzzle))
    return learning if learning.fits else None


def is_unique_within(puzzle: Puzzle, guesses: int, control: Control | None = None) -> bool:
    """Whether it takes no more guesses than that to prove that there is exactly one solution."""
    return solve_within(puzzle, guesses, control).status is Status.UNIQUE


def solve_within(puzzle: Puzzle, guesses: int, control: Control | None = None) -> Result:
    """Solves the puzzle; stopped where that takes more guesses."""
    found, end, first = _search_plainly(puzzle, 2, guesses, control)
    return as_result(found, End.STOPPED if end is End.BUDGET else end, first)


def _search(puzzle: Puzzle, limit: int, control: Control | None) -> Found:
    if limit <= 0:
        return 0, End.LIMIT, None
    found = _search_plainly(puzzle, limit, budget_of(puzzle), control)
    if found[1] is not End.BUDGET:
        return found
    return search_hard(puzzle, limit, control or Control(), found[0])


def _search_plainly(
    puzzle: Puzzle, limit: int, budget: int, control: Control | None, known: int = 0
) -> Found:
    shape = shape_of(puzzle.layout)
    return search(shape, puzzle.givens, puzzle.narrowed, limit, budget, control, known)
