"""Slingshots: the second cell of a line says how far along it the digit of the first flies."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Allowed, OneOf, Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules import iss
from nonet.rules.checks import check_count
from nonet.rules.kind import Kind
from nonet.rules.tables import equal


@dataclass(frozen=True)
class Slingshot(Rule, kind="slingshot"):
    """The digit of the first cell stands as far behind the second as the second one says."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 3, board.size + 2)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        first, second, *line = self.cells
        branches = [
            (Allowed(second, 1 << at), Relation(first, cell, equal(board.size)))
            for at, cell in enumerate(line)
        ]
        yield OneOf(tuple(branches))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "slingshot", start="circle", end="arrow")


KIND = Kind(
    rule=Slingshot,
    example=Slingshot(cells=(0, 10, 11, 12, 13)),
    iss=(iss.cells("ValueIndexing", Slingshot),),
)
