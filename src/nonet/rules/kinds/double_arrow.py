"""Double arrows: the cells between add up to the sum of the two ends."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_count
from nonet.rules.kind import Kind
from nonet.rules.sums import signed_sum


@dataclass(frozen=True)
class DoubleArrow(Rule, kind="double_arrow"):
    """What lies between adds up to the sum of the two circles at the ends."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 3, 2 + 2 * board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        first, *between, last = self.cells
        yield signed_sum([(first, -1), (last, -1), *((cell, 1) for cell in between)])

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "double_arrow", start="circle", end="circle")


KIND = Kind(
    rule=DoubleArrow,
    example=DoubleArrow(cells=(0, 1, 2, 12)),
    fpuzzles=(fpuzzles.lines("doublearrow", DoubleArrow),),
    iss=(iss.cells("DoubleArrow", DoubleArrow),),
)
