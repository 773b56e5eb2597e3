"""All different: a set of cells without a digit twice, for branches of rules that need one."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.primitives import Different, Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import iss
from nonet.rules.checks import check_count
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class AllDifferent(Rule, kind="different", digits_may_be_renamed=True):
    """No digit stands twice in these cells. On the board itself a house says the same."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 1, board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Different(self.cells)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Outline(self.cells, "different")


KIND = Kind(
    rule=AllDifferent,
    example=AllDifferent(cells=(2, 12, 22)),
    iss=(iss.cells("AllDifferent", AllDifferent),),
)
