"""Cells of a full grid in which two digits can change places: one of them must be given."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from nonet.core.layout import Layout
from nonet.core.puzzle import Grid


def find_sets(layout: Layout, solution: Grid) -> Iterator[list[int]]:
    """The smallest such sets of each two digits; none on boards with rules, which may forbid it.

    >>> from nonet.core.shapes import named
    >>> grid = bytes.fromhex("01020304 03040102 02010403 04030201")
    >>> next(find_sets(named("4x4"), grid))
    [0, 1, 8, 9]
    """
    if layout.rules:
        return
    cells_of: dict[int, list[int]] = {}
    for cell, digit in enumerate(solution):
        cells_of.setdefault(digit, []).append(cell)
    houses_of = _houses_by_digit(layout, solution)
    for one, other in combinations(sorted(cells_of), 2):
        partners = dict.fromkeys(cells_of[one], other) | dict.fromkeys(cells_of[other], one)
        yield from _linked(partners, houses_of)


def _houses_by_digit(layout: Layout, solution: Grid) -> list[list[dict[int, int]]]:
    """For each cell its houses, each of which tells where a digit is."""
    houses_of: list[list[dict[int, int]]] = [[] for _ in solution]
    for house in layout.houses:
        cells = {solution[cell]: cell for cell in house.cells}
        for cell in house.cells:
            houses_of[cell].append(cells)
    return houses_of


def _linked(
    partners: dict[int, int], houses_of: Sequence[Sequence[dict[int, int]]]
) -> Iterator[list[int]]:
    """The cells of two digits in groups: whoever changes one cell must change all of its group.

    `partners` has for each cell the digit that it would change to.
    """
    left = dict.fromkeys(partners, True)
    while left:
        group = [next(iter(left))]
        del left[group[0]]
        for cell in group:
            places = (house.get(partners[cell], -1) for house in houses_of[cell])
            group += [place for place in places if left.pop(place, False)]
        yield sorted(group)
