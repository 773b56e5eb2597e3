"""Cells whose digit is the greatest or the smallest among their neighbours."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from nonet.core.figures import CellForm, CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cell, Rule
from nonet.rules.iss import Arguments, Sign
from nonet.rules.places import neighbours
from nonet.rules.tables import less


@dataclass(frozen=True)
class Extreme(Rule):
    """A cell beside each neighbour that is not marked the same way."""

    cell: Cell

    SHAPE: ClassVar[CellForm]

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for other in self.unmarked(board):
            yield Relation(*self.rising(other), less(board.size))

    def unmarked(self, board: Layout) -> list[int]:
        """The neighbours that are not marked the same way."""
        marked = {rule.cell for rule in board.other_rules if isinstance(rule, type(self))}
        return [other for other in neighbours(board, self.cell) if other not in marked]

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield CellShape(self.cell, self.SHAPE, self.kind)

    @abstractmethod
    def rising(self, other: int) -> tuple[int, int]:
        """The cell and a neighbour, the smaller one first."""


def inequalities(order: Callable[[int, list[int]], list[int]]) -> Sign:
    """The strings know it as inequalities, and as such it is read."""

    def write(rule: Extreme, board: Layout) -> Arguments:
        return order(rule.cell, rule.unmarked(board))

    return Sign("GreaterThan", lambda _arguments, _board: (), write)
