"""Even cells: a grey square holds an even digit."""

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
class Even(Rule, kind="even"):
    """The digit is even."""

    cell: Cell

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Allowed(self.cell, mask_of(range(2, board.size + 1, 2)))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield CellShape(self.cell, "square", "parity")


KIND = Kind(
    rule=Even,
    example=Even(cell=0),
    fpuzzles=(fpuzzles.cell("even", Even),),
)
