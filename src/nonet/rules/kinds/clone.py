"""Clones: two shapes hold the same digits, place by place."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells
from nonet.rules.checks import check_count
from nonet.rules.fpuzzles import Entry, Form
from nonet.rules.kind import Kind
from nonet.rules.of_cells import OfCells
from nonet.rules.tables import equal


@dataclass(frozen=True)
class Clone(OfCells, kind="clone", digits_may_be_renamed=True):
    """Each cell is equal to the cell at the same place of the copy."""

    copy: Cells

    def check(self, board: Layout) -> None:
        super().check(board)
        check_count(self, board, self.copy, len(self.cells), len(self.cells))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for first, second in zip(self.cells, self.copy, strict=True):
            if first != second:
                yield Relation(first, second, equal(board.size))

    def draw(self, board: Layout) -> Iterable[Figure]:
        for cell in (*self.cells, *self.copy):
            yield CellShape(cell, "tint", "clone")


KIND = Kind(
    rule=Clone,
    example=Clone(cells=(0, 1), copy=(12, 13)),
    fpuzzles=(
        Form(
            "clone",
            lambda entry, _board: [Clone(entry.cells, entry.copy)],
            lambda rule, _board: Entry(cells=rule.cells, copy=rule.copy),
        ),
    ),
)
