"""Totals: cells that add up to a number; their digits may repeat."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Sum
from nonet.rules import iss
from nonet.rules.checks import check_number
from nonet.rules.kind import Kind
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class Total(OfCells, kind="total"):
    """The digits add up to the total; they may repeat."""

    total: int

    def check(self, board: Layout) -> None:
        super().check(board)
        count = len(self.cells)
        check_number(self, board, self.total, count, count * board.size, "total")

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Sum(self.cells, (1,) * len(self.cells), self.total, self.total)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Outline(self.cells, "total", str(self.total))


KIND = Kind(
    rule=Total,
    example=Total(cells=(0, 10), total=12),
    iss=(iss.valued("Sum", Total, -1, "total"),),
)
