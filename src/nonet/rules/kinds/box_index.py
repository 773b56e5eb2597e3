"""Box indexing: the same inside a box, by the place of the cell in it."""

from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.rules import fpuzzles
from nonet.rules.index import Index
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class BoxIndex(Index, kind="box_index"):
    """A cell at place p of its box with the digit d says that the digit p is at place d of it."""

    def _line(self, board: Layout, cell: int) -> tuple[int, list[int | None]]:
        tiles = (house for house in board.houses if house.kind in ("box", "region"))
        box = next((house.cells for house in tiles if cell in house.cells), ())
        line = sorted(box, key=lambda one: board.positions[one])
        return (line.index(cell) if box else 0), [*line]


KIND = Kind(
    rule=BoxIndex,
    example=BoxIndex(cells=(0, 12)),
    fpuzzles=(fpuzzles.group("boxindexer", BoxIndex),),
)
