"""Zipper lines: cells at the same distance from the middle add up to the same."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import CellShape, Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_count
from nonet.rules.kind import Kind
from nonet.rules.sums import equal_sums


@dataclass(frozen=True)
class Zipper(Rule, kind="zipper"):
    """Cells at the same distance from the middle have one sum, which is the middle digit itself."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 3, board.cell_count)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        half = len(self.cells) // 2
        pairs = zip(self.cells[:half], self.cells[: -half - 1 : -1], strict=True)
        middle = [(self.cells[half],)] if len(self.cells) % 2 else []
        return equal_sums([*middle, *pairs])

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "zipper")
        if len(self.cells) % 2:
            yield CellShape(self.cells[len(self.cells) // 2], "circle", "zipper")


KIND = Kind(
    rule=Zipper,
    example=Zipper(cells=(0, 1, 11, 12, 13)),
    fpuzzles=(fpuzzles.lines("zipperline", Zipper),),
    iss=(iss.cells("Zipper", Zipper),),
)
