"""White dots: two neighbours differ by a number, usually 1."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import EdgeDot, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_number, check_touching
from nonet.rules.kind import Kind
from nonet.rules.tables import differs_by


@dataclass(frozen=True)
class Difference(Rule, kind="difference"):
    """The two digits differ by exactly the value."""

    cells: Cells
    value: int = 1

    def check(self, board: Layout) -> None:
        check_touching(self, board, self.cells)
        check_number(self, board, self.value, 1, board.size - 1)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        first, second = self.cells
        yield Relation(first, second, differs_by(board.size, self.value))

    def draw(self, board: Layout) -> Iterable[Figure]:
        first, second = self.cells
        text = "" if self.value == 1 else str(self.value)
        yield EdgeDot((first, second), filled=False, text=text)


KIND = Kind(
    rule=Difference,
    example=Difference(cells=(0, 1)),
    fpuzzles=(fpuzzles.edge("difference", Difference, 1),),
    iss=(iss.edges("WhiteDot", Difference, lambda dot: dot.value == 1),),
)
