"""A puzzle in its place on a page: the board, and below it caption, QR code and solution."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet import draw
from nonet.draw.document import Link
from nonet.draw.plan import Plan
from nonet.draw.scene import Group, Item, Point
from nonet.logic import Position
from nonet.paper.area import Area
from nonet.paper.caption import Caption
from nonet.paper.code import code, code_side
from nonet.paper.fit import (
    caption_size,
    cell_for,
    height_below,
    rules_below,
    rules_size,
    solution_cell,
)
from nonet.paper.piece import Piece
from nonet.paper.rule_text import rule_items
from nonet.paper.setup import Setup

_GAP = 2.0
"""Between a board and what is below it, and between things below it."""


@dataclass(frozen=True, slots=True)
class Block:
    """A puzzle in its place: what to draw, and where to click on it.

    ┌─────────────┐
    │    board    │
    └─────────────┘
    caption   ▦ ▦     on the right the QR code, and the solution upside down
    rules in words
    """

    piece: Piece
    slot: Area
    setup: Setup
    cell: float
    link: str = ""
    code_room: float = 0.0
    """The side of the biggest QR code of the page, so that boards side by side begin alike."""

    @classmethod
    def of(
        cls, piece: Piece, slot: Area, area: Area, setup: Setup, link: str, code_room: float
    ) -> "Block":
        """The block with cells as big as its place allows; `area` is all there is on the page."""
        cell = cell_for(setup, piece.puzzle.layout, slot, area, code_room)
        return cls(piece, slot, setup, cell, link, code_room)

    @property
    def board(self) -> Area:
        """Where the board is: together with what is below it in the middle of its place."""
        layout, slot = self.piece.puzzle.layout, self.slot
        plan = Plan(layout, self.cell)
        top = slot.top + (slot.height - plan.height - self._below) / 2
        return Area(slot.middle - plan.width / 2, top, plan.width, plan.height)

    @property
    def _below(self) -> float:
        """The height of what is below the board."""
        layout = self.piece.puzzle.layout
        return height_below(self.setup, layout, self.slot, self.cell, self.code_room)

    def items(self) -> Iterator[Item]:
        """Everything that is to be seen."""
        yield Group(self._picture(), self.board.corner)
        strip = self.strip
        right = strip.right
        if self.setup.solutions == "under" and self.piece.solution:
            solution = Plan(self.piece.puzzle.layout, solution_cell(self.cell))
            # upside down its origin is the corner at the bottom right
            place = Point(right, strip.top + solution.height)
            yield Group(solution_items(self.piece, solution.side), place, turned=True)
            right -= solution.width + _GAP
        if self.link:
            right -= code_side(self.link)
            yield code(self.link, Point(right, strip.top))
            right -= _GAP
        if self.setup.captions:
            free = Area(strip.left, strip.top, right - strip.left, strip.height)
            yield from self._caption().items(free)
        yield from self._rules(strip)

    def links(self) -> Iterator[Link]:
        """A click on the board opens the puzzle, as its QR code does."""
        if self.link:
            board = self.board
            yield Link(board.corner, board.width, board.height, self.link)

    def _rules(self, strip: Area) -> Iterator[Item]:
        """The rules in words, below all else and as wide as the place."""
        layout, slot = self.piece.puzzle.layout, self.slot
        below = Area(slot.left, strip.bottom, slot.width, rules_below(self.setup, layout, slot))
        size = rules_size(self.setup, slot)
        yield from rule_items(layout, self.setup.language, below, size)

    def _caption(self) -> Caption:
        return Caption(self.piece, self.setup.language, caption_size(self.setup, self.slot))

    @property
    def strip(self) -> Area:
        """What is below the board: as wide as that, or wider if it needs to be."""
        board = self.board
        wanted = self._caption().width if self.setup.captions else 0.0
        wanted += code_side(self.link) + _GAP if self.link else 0.0
        if self.setup.solutions == "under":
            solution = Plan(self.piece.puzzle.layout, solution_cell(self.cell))
            wanted += solution.width + _GAP
        width = min(max(board.width, wanted), max(self.slot.width, board.width))
        top = board.bottom + _GAP * (
            0.35 if self.setup.solutions != "under" and not self.link else 1
        )
        height = self._below - rules_below(self.setup, self.piece.puzzle.layout, self.slot)
        return Area(board.middle - width / 2, top, width, height)

    def _picture(self) -> tuple[Item, ...]:
        sheet = self.piece.sheet
        shown = Position.of(sheet.puzzle, sheet.entries) if self.setup.candidates else sheet
        return draw.board(shown, cell=self.cell, title="", description="").items


def solution_items(piece: Piece, cell: float) -> tuple[Item, ...]:
    """The solved board."""
    return draw.board(piece.solved, cell=cell, title="", description="").items
