"""Modular lines: any three cells in a row are different modulo 3."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_number, check_steps
from nonet.rules.classes import each_class_in_turn, remainders
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class Modular(Rule, kind="modular"):
    """As many cells in a row as the value says have different remainders when divided by it."""

    cells: Cells
    value: int = 3

    def check(self, board: Layout) -> None:
        check_steps(self, board, self.cells, 2)
        check_number(self, board, self.value, 2, board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        return each_class_in_turn(self.cells, remainders(board.size, self.value))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "modular")


KIND = Kind(
    rule=Modular,
    example=Modular(cells=(0, 1, 11, 12)),
    fpuzzles=(fpuzzles.valued_lines("modularline", Modular, lambda _board: 3),),
    iss=(iss.valued("Modular", Modular, 5),),
)
