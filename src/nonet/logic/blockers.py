"""Why a single is one: the digits on the board that exclude all others."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from nonet.core.layout import House, Layout
from nonet.core.puzzle import Grid
from nonet.logic.step import Mark, Role, Step

_ORDER = ("box", "region", "row", "column", "diagonal", "window", "extra")
"""Where people look first."""


def with_blockers(layout: Layout, digits: Grid, step: Step) -> Step:
    """The step with a mark for each digit that stands in the way; only singles have such."""
    find = _FINDERS.get(step.technique)
    blockers = find(layout, digits, step) if find else ()
    return replace(step, marks=(*step.marks, *blockers))


def all_with_blockers(layout: Layout, digits: Grid, way: Iterable[Step]) -> Iterator[Step]:
    """The steps of a way, each with what stands on the board when it is its turn."""
    board = bytearray(digits)
    for step in way:
        yield with_blockers(layout, bytes(board), step)
        for cell, digit in step.placements:
            board[cell] = digit


def _around_cell(layout: Layout, digits: Grid, step: Step) -> Iterator[Mark]:
    """One cell for each digit that a house of the cell has already, house by house."""
    ((cell, _),) = step.placements
    told: set[int] = set()
    for number in _houses_around(layout, digits, cell):
        cells = layout.groups[number].cells
        found = {digits[one]: one for one in reversed(cells) if digits[one]}
        for digit in sorted(found.keys() - told):
            yield Mark(Role.BLOCKER, (found[digit],), (digit,), number)
        told |= found.keys()


def _houses_around(layout: Layout, digits: Grid, cell: int) -> list[int]:
    """The houses of a cell: what excludes most digits first, so that few have to be looked at."""
    groups = enumerate(layout.groups)
    left = {number: set(group.cells) for number, group in groups if cell in group.cells}
    ordered: list[int] = []
    told = {0}
    while left:
        news = {number: {digits[one] for one in cells} - told for number, cells in left.items()}
        best = min(left, key=lambda one: (-len(news[one]), _rank(layout, one)))
        ordered.append(best)
        told |= news[best]
        del left[best]
    return ordered


def _around_house(layout: Layout, digits: Grid, step: Step) -> Iterator[Mark]:
    """The cells with the digit that keep it out of the other empty cells of the house."""
    ((place, wanted),) = step.placements
    house = next(mark for mark in step.marks if mark.role is Role.HOUSE)
    empty = (cell for cell in house.cells if cell != place and not digits[cell])
    seen = {peer for cell in empty for peer in layout.peers[cell] if digits[peer] == wanted}
    if seen:
        yield Mark(Role.BLOCKER, tuple(sorted(seen)), (wanted,))


def _rank(layout: Layout, number: int) -> int:
    group = layout.groups[number]
    return _ORDER.index(group.kind) if isinstance(group, House) else len(_ORDER)


_FINDERS = {
    "naked_single": _around_cell,
    "hidden_single": _around_house,
    "hidden_single_in_box": _around_house,
}
