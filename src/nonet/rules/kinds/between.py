"""Between lines: what lies on the line is strictly between the two ends."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.rules import fpuzzles, iss
from nonet.rules.ends import machine_of_ends
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class Between(OfCells, kind="between"):
    """Each digit on the line is greater than one end and smaller than the other."""

    LEAST = 3

    def compile(self, board: Layout) -> Iterable[Primitive]:
        first, *inner, last = self.cells
        yield _machine(board.size).along((first, last, *inner))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "between", start="circle", end="circle")


@lru_cache
def _machine(size: int) -> Machine:
    return machine_of_ends(size, 2, lambda digit, least, most: least < digit < most)


KIND = Kind(
    rule=Between,
    example=Between(cells=(0, 1, 11, 12)),
    fpuzzles=(fpuzzles.lines("betweenline", Between),),
    iss=(iss.cells("Between", Between),),
)
