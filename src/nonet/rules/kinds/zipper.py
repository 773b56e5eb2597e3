"""Zipper lines: cells at the same distance from the middle add up to the same."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import CellShape, Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.rules import fpuzzles, iss
from nonet.rules.kind import Kind
from nonet.rules.of_cells import OfCells
from nonet.rules.sums import equal_sums


@dataclass(frozen=True)
class Zipper(OfCells, kind="zipper"):
    """Cells at the same distance from the middle have one sum, which is the middle digit itself."""

    LEAST = 3

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
