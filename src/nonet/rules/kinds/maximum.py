"""Maxima: a cell that is greater than its neighbours."""

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
class Maximum(Rule, kind="maximum"):
    """The digit is greater than each neighbour that is not marked the same way."""

    cell: Cell

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for other in self.unmarked(board):
            yield Relation(other, self.cell, less(board.size))

    def unmarked(self, board: Layout) -> list[int]:
        """The neighbours that are not marked the same way."""
        marked = {rule.cell for rule in board.other_rules if isinstance(rule, Maximum)}
        return [other for other in neighbours(board, self.cell) if other not in marked]

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield CellShape(self.cell, "rising", "maximum")


def _write(rule: Maximum, board: Layout) -> Arguments:
    """The strings know it as inequalities, and as such it is read."""
    others = rule.unmarked(board)
    return [rule.cell, *others]


KIND = Kind(
    rule=Maximum,
    example=Maximum(cell=10),
    fpuzzles=(fpuzzles.cell("maximum", Maximum),),
    iss=(Sign("GreaterThan", lambda _arguments, _board: (), _write),),
)
