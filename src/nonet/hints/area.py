"""Where to look: the house that a hint is about."""

from collections.abc import Iterable

from nonet.core.layout import Cage, House, Layout
from nonet.logic import Role, Step

_ORDER = ("box", "region", "row", "column", "diagonal", "window", "extra")
"""Where people look first."""


def area_of(layout: Layout, cells: Iterable[int], step: Step | None = None) -> int | None:
    """The number of the house (or cage) that the step looks at, or that holds the cells.

    Where no house holds all cells of a step, it is one that holds the first cell that changes.
    """
    changed = tuple(cells)
    if not step:
        return _common_house(layout, changed)
    marks = [mark for mark in step.marks if mark.role not in (Role.BLOCKER, Role.WAYS)]
    named = (mark.house for mark in marks if mark.house is not None)
    pattern = [cell for mark in marks for cell in mark.cells]
    guesses = (*named, *(_common_house(layout, part) for part in (pattern, changed, changed[:1])))
    return next((house for house in guesses if house is not None), None)


def _common_house(layout: Layout, cells: Iterable[int]) -> int | None:
    wanted = set(cells)
    found = [
        number
        for number, group in enumerate(layout.groups)
        if wanted and wanted <= set(group.cells)
    ]
    return min(found, key=lambda number: _rank(layout.groups[number]), default=None)


def _rank(group: House | Cage) -> int:
    return _ORDER.index(group.kind) if isinstance(group, House) else len(_ORDER)
