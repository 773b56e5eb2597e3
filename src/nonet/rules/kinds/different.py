"""All different: a set of cells without a digit twice, for branches of rules that need one."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.primitives import Different, Primitive
from nonet.rules import iss
from nonet.rules.kind import Kind
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class AllDifferent(OfCells, kind="different", digits_may_be_renamed=True):
    """No digit stands twice in these cells. On the board itself a house says the same."""

    IS_DIFFERENT = True

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Different(self.cells)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Outline(self.cells, "different")


KIND = Kind(
    rule=AllDifferent,
    example=AllDifferent(cells=(2, 12, 22)),
    iss=(iss.cells("AllDifferent", AllDifferent),),
)
