"""Inequality signs: the open side of the sign is the greater digit."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import EdgeText, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cell, Rule
from nonet.rules import iss
from nonet.rules.checks import check_touching
from nonet.rules.kind import Kind
from nonet.rules.tables import less


@dataclass(frozen=True)
class Inequality(Rule, kind="inequality"):
    """One of two neighbours is greater than the other."""

    greater: Cell
    lesser: Cell

    def check(self, board: Layout) -> None:
        check_touching(self, board, (self.greater, self.lesser))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Relation(self.lesser, self.greater, less(board.size))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield EdgeText((self.greater, self.lesser), ">")


def _read(arguments: list[iss.Argument], board: Layout) -> Iterable[Rule]:
    pairs = iss.edges("", lambda cells: Inequality(*(*cells, -1, -1)[:2]), bool)
    return pairs.read(arguments, board)


KIND = Kind(
    rule=Inequality,
    example=Inequality(greater=0, lesser=1),
    iss=(iss.Sign("GreaterThan", _read, lambda sign, _board: (sign.greater, sign.lesser)),),
)
