"""Black dots: one of two neighbours is a number of times the other, usually twice."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import EdgeDot, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_number, check_touching
from nonet.rules.kind import Kind
from nonet.rules.tables import is_times


@dataclass(frozen=True)
class Ratio(Rule, kind="ratio"):
    """One digit is the value times the other."""

    cells: Cells
    value: int = 2

    def check(self, board: Layout) -> None:
        check_touching(self, board, self.cells)
        check_number(self, board, self.value, 2, board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        first, second = self.cells
        yield Relation(first, second, is_times(board.size, self.value))

    def draw(self, board: Layout) -> Iterable[Figure]:
        first, second = self.cells
        text = "" if self.value == 2 else str(self.value)
        yield EdgeDot((first, second), filled=True, text=text)


KIND = Kind(
    rule=Ratio,
    example=Ratio(cells=(0, 1)),
    fpuzzles=(fpuzzles.edge("ratio", Ratio, 2),),
    iss=(iss.edges("BlackDot", Ratio, lambda dot: dot.value == 2),),
)
