"""Lockout lines: the ends lie far apart, and the rest is outside of their range."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_number
from nonet.rules.ends import machine_of_ends
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class Lockout(OfCells, kind="lockout"):
    """The ends differ by at least the value; every other digit is beyond both of them."""

    value: int = 4

    LEAST = 2

    def check(self, board: Layout) -> None:
        super().check(board)
        check_number(self, board, self.value, 1, board.size - 1)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        first, *inner, last = self.cells
        yield _machine(board.size, self.value).along((first, last, *inner))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "lockout", start="diamond", end="diamond")


@lru_cache
def _machine(size: int, value: int) -> Machine:
    return machine_of_ends(size, value, lambda digit, least, most: not least <= digit <= most)


KIND = Kind(
    rule=Lockout,
    example=Lockout(cells=(0, 1, 11, 12)),
    fpuzzles=(fpuzzles.lines("lockout", Lockout),),
    iss=(iss.valued("Lockout", Lockout, 4),),
)
