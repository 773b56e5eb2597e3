"""Row indexing: a marked cell says in which row of its column its own row stands."""

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
class RowIndex(Rule):
    """A cell in row r with the digit d says that its column has the digit r in row d."""

    kind: ClassVar[str] = "row_index"

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
            yield CellShape(cell, "tint", "row_index")

    def _line(self, board: Layout, cell: int) -> tuple[int, list[int | None]]:
        """The place of the cell, and the cells among which it points."""
        row, column = board.positions[cell]
        return row, [board.cell_at(at, column) for at in range(board.size)]


KIND = Kind(
    rule=RowIndex,
    example=RowIndex(cells=(0, 12)),
    fpuzzles=(fpuzzles.group("rowindexer", RowIndex),),
    iss=(
        iss.Sign(
            "Indexing",
            lambda arguments, _board: (
                [RowIndex(iss.split(arguments)[1])] if arguments[:1] == ["R"] else []
            ),
            lambda rule, _board: ("R", *rule.cells),
        ),
    ),
)
