"""Entropic lines: any three cells in a row have a low, a middle and a high digit."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_steps
from nonet.rules.classes import each_class_in_turn, thirds
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class Entropic(Rule, kind="entropic"):
    """Three cells in a row are one each of the lower, middle and upper third of the digits."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_steps(self, board, self.cells, 2)
        if board.size % 3:
            raise self.fault(board, "thirds", size=board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        return each_class_in_turn(self.cells, thirds(board.size))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "entropic")


KIND = Kind(
    rule=Entropic,
    example=Entropic(cells=(0, 1, 11, 12)),
    fpuzzles=(fpuzzles.lines("entropicline", Entropic),),
    iss=(iss.cells("Entropic", Entropic),),
)
