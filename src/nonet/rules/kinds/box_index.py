"""Box indexing: the same inside a box, by the place of the cell in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from nonet.core.figures import CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles
from nonet.rules.checks import check_count
from nonet.rules.index import index_along
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class BoxIndex(Rule):
    """A cell at place p of its box with the digit d says that the digit p is at place d of it."""

    kind: ClassVar[str] = "box_index"

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 1, board.cell_count)
        for cell in self.cells:
            place, line = self._line(board, cell)
            if len(line) != board.size or place >= board.size:
                raise self.fault(board, "index", at=cell, size=board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for cell in self.cells:
            yield from index_along(board.size, cell, *self._line(board, cell))

    def draw(self, board: Layout) -> Iterable[Figure]:
        for cell in self.cells:
            yield CellShape(cell, "tint", "box_index")

    def _line(self, board: Layout, cell: int) -> tuple[int, list[int | None]]:
        """The place of the cell, and the cells among which it points."""
        tiles = (house for house in board.houses if house.kind in ("box", "region"))
        box = next((house.cells for house in tiles if cell in house.cells), ())
        line = sorted(box, key=lambda one: board.positions[one])
        return (line.index(cell) if box else 0), [*line]


KIND = Kind(
    rule=BoxIndex,
    example=BoxIndex(cells=(0, 12)),
    fpuzzles=(fpuzzles.group("boxindexer", BoxIndex),),
)
