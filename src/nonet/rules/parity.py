"""Cells whose digit is even or odd."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from nonet.core.figures import CellForm, CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.masks import mask_of
from nonet.core.primitives import Allowed, Primitive
from nonet.core.rule import Cell, Rule


@dataclass(frozen=True)
class Parity(Rule):
    """A cell that has every other digit only."""

    cell: Cell

    FIRST: ClassVar[int]
    SHAPE: ClassVar[CellForm]

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Allowed(self.cell, mask_of(range(self.FIRST, board.size + 1, 2)))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield CellShape(self.cell, self.SHAPE, "parity")
