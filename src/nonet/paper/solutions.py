"""Solutions at the end: small boards on strips, as many as fit onto a page, numbered."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonet.draw.plan import Plan
from nonet.draw.scene import CAPITAL, Group, Item, Point, Text
from nonet.paper.area import Area
from nonet.paper.block import solution_items
from nonet.paper.piece import Piece

_CELL = {False: 3.3, True: 5.0}
"""The side of a cell, in usual and in large print; less where a board is too wide for the page."""

_GAP = 5.0
_NUMBER = 0.82  # the size of the number above a board, in cells
_ABOVE = 1.03  # and the room for it


@dataclass(frozen=True, slots=True)
class _Strip:
    """Solutions side by side."""

    cell: float
    """The side of a cell as it should be."""
    plans: tuple[Plan, ...]
    pieces: tuple[Piece, ...]

    @property
    def height(self) -> float:
        return _ABOVE * self.cell + max(plan.height for plan in self.plans)

    def items(self, left: float, top: float, width: float) -> Iterator[Item]:
        gap, size, above = self._gap(width), _NUMBER * self.cell, _ABOVE * self.cell
        for plan, piece in zip(self.plans, self.pieces, strict=True):
            base = Point(left + plan.margin, top + size * CAPITAL)
            yield Text(base, str(piece.number), size, "given", bold=True, anchor="start")
            yield Group(solution_items(piece, plan.side), Point(left, top + above))
            left += plan.width + gap

    def _gap(self, width: float) -> float:
        """Boards of one size stand in columns that fill the width."""
        widths = {plan.width for plan in self.plans}
        if len(widths) > 1:
            return _GAP
        board = widths.pop()
        number = int((width + _GAP) / (board + _GAP))
        return (width - number * board) / (number - 1) if number > 1 else _GAP


def strips(
    pieces: Iterable[Piece], area: Area, *, large: bool = False, above: float = 0.0
) -> Iterator[tuple[Item, ...]]:
    """The solutions that are known, page by page; `above` is left free on the first page."""
    solved = [piece for piece in pieces if piece.solution]
    page: list[Item] = []
    top = area.top + above
    for strip in _strips(solved, area, _CELL[large]):
        if page and top + strip.height > area.bottom:
            yield tuple(page)
            page, top = [], area.top
        page += strip.items(area.left, top, area.width)
        top += strip.height + _GAP
    if page:
        yield tuple(page)


def _strips(pieces: Sequence[Piece], area: Area, cell: float) -> Iterator[_Strip]:
    plans: list[Plan] = []
    first = 0
    for at, piece in enumerate(pieces):
        plan = _plan(piece, area, cell)
        width = sum(other.width + _GAP for other in plans) + plan.width
        if plans and width > area.width:
            yield _Strip(cell, tuple(plans), tuple(pieces[first:at]))
            plans, first = [], at
        plans.append(plan)
    if plans:
        yield _Strip(cell, tuple(plans), tuple(pieces[first:]))


def _plan(piece: Piece, area: Area, cell: float) -> Plan:
    board = Plan(piece.puzzle.layout, 1.0)
    most = min(area.width / board.width, (area.height - _ABOVE * cell) / board.height)
    return Plan(piece.puzzle.layout, min(cell, most))
