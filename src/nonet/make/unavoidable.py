"""Cells of a full grid in which two digits can change places: one of them must be given."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from nonet.core.layout import Layout
from nonet.core.puzzle import Grid


def find_sets(layout: Layout, solution: Grid) -> Iterator[list[int]]:
    """The smallest such sets of each two digits, for boards without cages.

    >>> from nonet.core.shapes import named
    >>> grid = bytes.fromhex("01020304 03040102 02010403 04030201")
    >>> next(find_sets(named("4x4"), grid))
    [0, 1, 8, 9]
    """
    cells_of: dict[int, list[int]] = {}
    for cell, digit in enumerate(solution):
        cells_of.setdefault(digit, []).append(cell)
    for one, other in combinations(sorted(cells_of), 2):
        yield from _linked(layout, cells_of[one], cells_of[other])


def _linked(layout: Layout, ones: Sequence[int], others: Sequence[int]) -> Iterator[list[int]]:
    """The cells of two digits in groups: whoever changes one cell must change all of its group."""
    left = dict.fromkeys([*ones, *others])
    while left:
        group = [next(iter(left))]
        for cell in group:
            left.pop(cell, None)
            group += [peer for peer in layout.peers[cell] if peer in left and peer not in group]
        yield sorted(group)
