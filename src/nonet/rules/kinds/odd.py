"""Odd cells: a grey circle holds an odd digit."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.masks import mask_of
from nonet.core.primitives import Allowed, Primitive
from nonet.core.rule import Cell, Rule
from nonet.rules import fpuzzles
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class Odd(Rule, kind="odd"):
    """The digit is odd."""

    cell: Cell

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Allowed(self.cell, mask_of(range(1, board.size + 1, 2)))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield CellShape(self.cell, "circle", "parity")


KIND = Kind(
    rule=Odd,
    example=Odd(cell=0),
    fpuzzles=(fpuzzles.cell("odd", Odd),),
)
