"""Renban lines: consecutive digits in any order."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Consecutive, Primitive
from nonet.rules import fpuzzles, iss
from nonet.rules.kind import Kind
from nonet.rules.of_cells import Line


@dataclass(frozen=True)
class Renban(Line, kind="renban"):
    """The digits are different and have no gap; their order does not matter."""

    LEAST = 2
    IS_DIFFERENT = True

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Consecutive(self.cells)


KIND = Kind(
    rule=Renban,
    example=Renban(cells=(0, 1, 11, 12)),
    fpuzzles=(fpuzzles.lines("renban", Renban),),
    iss=(iss.cells("Renban", Renban),),
)
