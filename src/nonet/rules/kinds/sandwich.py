"""Sandwiches: the sum of what lies between the lowest and the highest digit of a line."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.rules import iss
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, built
from nonet.rules.outside import Clue, outside_clue


@dataclass(frozen=True)
class Sandwich(Clue, kind="sandwich"):
    """What lies between the lowest and the highest digit adds up to the value."""

    LOWEST = 0

    def highest(self, board: Layout) -> int:
        return sum(range(2, board.size))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield _machine(board.size, self.value).along(self.cells)


@lru_cache(maxsize=512)
def _machine(size: int, total: int) -> Machine:
    """A state is the crust that is still to come (0: both, -1: none), and the rest of the sum."""

    def step(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        crust, left = state
        if digit in (1, size):
            if crust == 0:
                return (size + 1 - digit, total)
            return (-1, 0) if crust == digit and left == 0 else None
        if crust <= 0:
            return state
        return (crust, left - digit) if left >= digit else None

    return built(size, (0, 0), step, lambda state: state[0] == -1)


KIND = Kind(
    rule=Sandwich,
    example=Sandwich(cells=tuple(range(9)), value=12),
    fpuzzles=(outside_clue("sandwichsum", Sandwich),),
    iss=(iss.one_end("Sandwich", Sandwich),),
)
