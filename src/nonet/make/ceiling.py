"""How hard puzzles of a board can be at most, where that is known."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf

from nonet.core.layout import House, Layout
from nonet.core.shapes import named

FULL_HOUSE = 1.0
HIDDEN_IN_BOX = 1.2

CROSSED = 3
"""Where so many boxes cross so many lines, or fewer, at most one cell of each crossing is empty:
others could change places. And either a digit has one place in its box then, or there are several
solutions; a test looks at all cases."""


@lru_cache(maxsize=64)
def hardest_of_board(layout: Layout) -> float:
    """The greatest ER of any puzzle with one solution, by proof or by looking at all of them.

    >>> [hardest_of_board(named(name)) for name in ("4x4", "9x9-rows", "9x9-rows-boxes", "9x9")]
    [1.2, 1.2, 1.0, inf]
    """
    if layout == named("4x4"):
        return HIDDEN_IN_BOX  # a test looks at all of them
    if layout.rules or not all(map(layout.is_complete, layout.houses)):
        return inf
    kinds = {house.kind for house in layout.houses}
    if len(kinds) == 1:
        return FULL_HOUSE
    is_crossed = len(kinds) == 2 and "box" in kinds and kinds <= {"row", "column", "box"}
    return HIDDEN_IN_BOX if is_crossed and _are_few(layout.houses) else inf


def _are_few(houses: Sequence[House]) -> bool:
    """Whether no house crosses more than a few others."""
    return all(_count_crossed(house, houses) <= CROSSED for house in houses)


def _count_crossed(house: House, houses: Sequence[House]) -> int:
    cells = set(house.cells)
    return sum(other.kind != house.kind and not cells.isdisjoint(other.cells) for other in houses)
