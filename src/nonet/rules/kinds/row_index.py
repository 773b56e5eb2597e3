"""Row indexing: a marked cell says in which row of its column its own row stands."""

from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.rules import fpuzzles
from nonet.rules.index import Index, indexing
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class RowIndex(Index, kind="row_index"):
    """A cell in row r with the digit d says that its column has the digit r in row d."""

    def _line(self, board: Layout, cell: int) -> tuple[int, list[int | None]]:
        row, column = board.positions[cell]
        return row, [board.cell_at(at, column) for at in range(board.size)]


KIND = Kind(
    rule=RowIndex,
    example=RowIndex(cells=(0, 12)),
    fpuzzles=(fpuzzles.group("rowindexer", RowIndex),),
    iss=(indexing("R", RowIndex),),
)
