"""Cells that could change places: in a puzzle with one solution all of them but one are given."""

from functools import lru_cache

from nonet.core.layout import Layout


@lru_cache(maxsize=64)
def twins_of(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """Groups of cells that see each other and, for the rest, the same cells.

    >>> from nonet.core.shapes import CLASSIC, named
    >>> twins_of(CLASSIC)
    ()
    >>> twins_of(named("9x9cross"))[0]
    (0, 3, 6)
    """
    if not layout.cells_may_be_moved:
        return ()
    groups: dict[frozenset[int], list[int]] = {}
    for cell, peers in enumerate(layout.peers):
        groups.setdefault(frozenset((cell, *peers)), []).append(cell)
    return tuple(tuple(cells) for cells in groups.values() if len(cells) > 1)


def count_owed(layout: Layout) -> int:
    """How many givens it takes to tell them apart."""
    return sum(len(cells) - 1 for cells in twins_of(layout))
