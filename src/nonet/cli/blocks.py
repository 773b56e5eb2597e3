"""Draws the candidates of every cell as text, each in its colour: a heat map for terminals.

Each cell is a block with a place for every digit:

    ┏━━━━━━━┯━━━━━━━┓
    ┃ 1 2   │       ┃
    ┃       │   5   ┃
    ┃     9 │       ┃
    ┗━━━━━━━┷━━━━━━━┛
"""

import math
from collections.abc import Callable, Sequence

from nonet.cli.picture import HEAVY, LIGHT, NONE, Frame, boxes_of
from nonet.core.layout import Layout
from nonet.core.symbols import symbol_of

Paint = Callable[[int, int, str], str]
"""Dresses the symbol of a candidate, given its cell and its digit, in colour."""


def draw(layout: Layout, masks: Sequence[int], paint: Paint) -> str:
    """The candidates of all cells as lines of text; a single one stands in the middle."""
    return _Blocks(layout, masks, paint).text()


class _Blocks(Frame):
    def __init__(self, layout: Layout, masks: Sequence[int], paint: Paint) -> None:
        self.layout = layout
        self.masks = masks
        self.paint = paint
        self.boxes = boxes_of(layout)
        self.across = math.ceil(math.sqrt(layout.size))
        self.down = math.ceil(layout.size / self.across)
        super().__init__(layout.row_count * self.down, layout.column_count * self.across)

    def wall(self, row: int, column: int, other_row: int, other_column: int) -> int:
        cell, other = self.cell(row, column), self.cell(other_row, other_column)
        if cell == other:
            return NONE
        if cell is None or other is None:
            return HEAVY
        return HEAVY if self.boxes[cell] != self.boxes[other] else LIGHT

    def cell(self, row: int, column: int) -> int | None:
        """The cell that a place belongs to."""
        return self.layout.cell_at(row // self.down, column // self.across)

    def symbol(self, row: int, column: int) -> str:
        cell = self.cell(row, column)
        if cell is None:
            return "  "
        digit = row % self.down * self.across + column % self.across + 1
        mask = self.masks[cell]
        if mask and not mask & (mask - 1):
            middle = self.down // 2 * self.across + self.across // 2 + 1
            return f" {self.painted(cell, mask.bit_length()) if digit == middle else ' '}"
        return f" {self.painted(cell, digit) if mask >> (digit - 1) & 1 else ' '}"

    def painted(self, cell: int, digit: int) -> str:
        """The symbol of a candidate in its colour."""
        return self.paint(cell, digit, symbol_of(digit))
