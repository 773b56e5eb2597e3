"""Skyscrapers: how many digits are seen from beside the board, each hiding the lower ones."""

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
class Skyscraper(Clue, kind="skyscraper"):
    """So many digits are greater than all that come before them."""

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield _machine(board.size, self.value).along(self.cells)


@lru_cache(maxsize=512)
def _machine(size: int, seen: int) -> Machine:
    """A state is the highest so far, and how many are still to be seen."""

    def step(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        highest, left = state
        if digit <= highest:
            return state
        return (digit, left - 1) if left else None

    return built(size, (0, seen), step, lambda state: state[1] == 0)


KIND = Kind(
    rule=Skyscraper,
    example=Skyscraper(cells=tuple(range(9)), value=3),
    fpuzzles=(outside_clue("skyscraper", Skyscraper),),
    iss=(iss.both_ends("Skyscraper", Skyscraper),),
)
