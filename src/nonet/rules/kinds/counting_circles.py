"""Counting circles: a digit in a circle says how many circles hold it."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Counted, Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import iss
from nonet.rules.checks import check_count
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class CountingCircles(Rule, kind="counting_circles"):
    """Each digit d that is in a circle is in exactly d of them."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 1, board.size * (board.size + 1) // 2)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Counted(self.cells)

    def draw(self, board: Layout) -> Iterable[Figure]:
        for cell in self.cells:
            yield CellShape(cell, "circle", "counting_circles")


KIND = Kind(
    rule=CountingCircles,
    example=CountingCircles(cells=(0, 4, 12)),
    iss=(iss.cells("CountingCircles", CountingCircles),),
)
