"""Column indexing: a marked cell says in which column of its row its own column stands."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from nonet.core.figures import CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_count
from nonet.rules.index import index_along
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class ColumnIndex(Rule):
    """A cell in column c with the digit d says that its row has the digit c in column d."""

    kind: ClassVar[str] = "column_index"

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
            yield CellShape(cell, "tint", "column_index")

    def _line(self, board: Layout, cell: int) -> tuple[int, list[int | None]]:
        """The place of the cell, and the cells among which it points."""
        row, column = board.positions[cell]
        return column, [board.cell_at(row, at) for at in range(board.size)]


KIND = Kind(
    rule=ColumnIndex,
    example=ColumnIndex(cells=(0, 12)),
    fpuzzles=(fpuzzles.group("columnindexer", ColumnIndex),),
    iss=(
        iss.Sign(
            "Indexing",
            lambda arguments, _board: (
                [ColumnIndex(iss.split(arguments)[1])] if arguments[:1] == ["C"] else []
            ),
            lambda rule, _board: ("C", *rule.cells),
        ),
    ),
)
