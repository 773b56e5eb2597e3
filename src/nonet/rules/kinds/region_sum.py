"""Region sum lines: the same sum in every box that the line passes."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_steps
from nonet.rules.kind import Kind
from nonet.rules.places import boxes
from nonet.rules.sums import equal_sums


@dataclass(frozen=True)
class RegionSum(Rule, kind="region_sum"):
    """Each stretch of the line within a box has the same sum, also where it comes back to one."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_steps(self, board, self.cells, 2)
        for cell in self.cells:
            if cell not in boxes(board):
                raise self.fault(board, "no_box", at=cell)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        box_of = boxes(board)
        return equal_sums([tuple(part) for _, part in groupby(self.cells, key=box_of.get)])

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "region_sum")


KIND = Kind(
    rule=RegionSum,
    example=RegionSum(cells=(1, 2, 3, 4)),
    fpuzzles=(fpuzzles.lines("regionsumline", RegionSum),),
    iss=(iss.cells("RegionSumLine", RegionSum),),
)
