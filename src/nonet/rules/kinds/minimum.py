"""Minima: a cell that is smaller than its neighbours."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cell, Rule
from nonet.rules import fpuzzles
from nonet.rules.iss import Arguments, Sign
from nonet.rules.kind import Kind
from nonet.rules.places import neighbours
from nonet.rules.tables import less


@dataclass(frozen=True)
class Minimum(Rule, kind="minimum"):
    """The digit is smaller than each neighbour that is not marked the same way."""

    cell: Cell

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for other in self.unmarked(board):
            yield Relation(self.cell, other, less(board.size))

    def unmarked(self, board: Layout) -> list[int]:
        """The neighbours that are not marked the same way."""
        marked = {rule.cell for rule in board.other_rules if isinstance(rule, Minimum)}
        return [other for other in neighbours(board, self.cell) if other not in marked]

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield CellShape(self.cell, "falling", "minimum")


def _write(rule: Minimum, board: Layout) -> Arguments:
    """The strings know it as inequalities, and as such it is read."""
    others = rule.unmarked(board)
    return [*others, rule.cell]


KIND = Kind(
    rule=Minimum,
    example=Minimum(cell=10),
    fpuzzles=(fpuzzles.cell("minimum", Minimum),),
    iss=(Sign("GreaterThan", lambda _arguments, _board: (), _write),),
)
