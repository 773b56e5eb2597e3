"""Renban lines: consecutive digits in any order."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Consecutive, Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_count
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class Renban(Rule, kind="renban"):
    """The digits are different and have no gap; their order does not matter."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 2, board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Consecutive(self.cells)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "renban")


KIND = Kind(
    rule=Renban,
    example=Renban(cells=(0, 1, 11, 12)),
    fpuzzles=(fpuzzles.lines("renban", Renban),),
    iss=(iss.cells("Renban", Renban),),
)
