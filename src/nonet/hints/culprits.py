"""Finds, among cells that cannot all be right, as few as possible that still cannot."""

from collections.abc import Callable, Sequence

from nonet import engine
from nonet.core.puzzle import Puzzle
from nonet.engine import Control


def shrink(cells: Sequence[int], is_wrong: Callable[[Sequence[int]], bool]) -> tuple[int, ...]:
    """The cells without those that can be left out while the rest is still wrong.

    >>> shrink([1, 2, 3, 4], lambda cells: 2 in cells and 4 in cells)
    (2, 4)
    """
    kept = list(cells)
    for cell in cells:
        rest = [other for other in kept if other != cell]
        if is_wrong(rest):
            kept = rest
    return tuple(kept)


def has_no_solution(puzzle: Puzzle, control: Control) -> bool:
    """Whether it is certain that the puzzle has no solution."""
    found = engine.count(puzzle, 1, control)
    return found == 0 and not found.stopped
