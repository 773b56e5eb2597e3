"""Column indexing: a marked cell says in which column of its row its own column stands."""

from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.rules import fpuzzles
from nonet.rules.index import Index, indexing
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class ColumnIndex(Index, kind="column_index"):
    """A cell in column c with the digit d says that its row has the digit c in column d."""

    def _line(self, board: Layout, cell: int) -> tuple[int, list[int | None]]:
        row, column = board.positions[cell]
        return column, [board.cell_at(row, at) for at in range(board.size)]


KIND = Kind(
    rule=ColumnIndex,
    example=ColumnIndex(cells=(0, 12)),
    fpuzzles=(fpuzzles.group("columnindexer", ColumnIndex),),
    iss=(indexing("C", ColumnIndex),),
)
