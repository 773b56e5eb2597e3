"""Solve and count on any layout."""

from functools import lru_cache

from nonet._native import Board, Control, End, search
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.engine.result import Count, Result, Status

NO_LIMIT = 2**64 - 1


def solve(puzzle: Puzzle, control: Control | None = None) -> Result:
    """Solves the puzzle and proves whether the solution is the only one."""
    found, end, first = _search(puzzle, 2, control)
    if end == End.STOPPED:
        return Result(Status.STOPPED, first)
    return Result((Status.NONE, Status.UNIQUE, Status.MULTIPLE)[found], first)


def count(puzzle: Puzzle, limit: int | None = None, control: Control | None = None) -> Count:
    """Counts solutions, at most up to `limit`."""
    found, end, _ = _search(puzzle, NO_LIMIT if limit is None else min(limit, NO_LIMIT), control)
    return Count(found, stopped=end == End.STOPPED)


def without(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    """The puzzle with the cell emptied and the digit forbidden there."""
    layout = puzzle.layout
    everything = (1 << layout.size) - 1
    allowed = list(puzzle.allowed or [everything] * layout.cell_count)
    allowed[cell] = everything & ~(1 << (digit - 1))
    givens = bytearray(puzzle.givens)
    givens[cell] = 0
    return Puzzle(layout, bytes(givens), allowed)


@lru_cache(maxsize=1024)
def _compiled(layout: Layout) -> Board:
    return Board(layout.size, layout.cell_count, [house.cells for house in layout.houses])


def _search(puzzle: Puzzle, limit: int, control: Control | None) -> tuple[int, End, bytes | None]:
    layout = puzzle.layout
    cages = [(cage.total, cage.cells) for cage in layout.cages]
    return search(
        _compiled(layout.without_cages),
        puzzle.givens,
        puzzle.allowed,
        cages,
        limit,
        NO_LIMIT,
        control or Control(),
    )
