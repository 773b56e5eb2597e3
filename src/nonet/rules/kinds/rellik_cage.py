"""Rellik cages: no digits of the cage add up to the number in its corner."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.primitives import Different, Primitive
from nonet.rules import iss
from nonet.rules.checks import check_number
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, TooManyStatesError, built
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class RellikCage(OfCells, kind="rellik_cage"):
    """Different digits: neither one of them nor several add up to the total."""

    total: int

    IS_DIFFERENT = True

    def check(self, board: Layout) -> None:
        super().check(board)
        check_number(self, board, self.total, 1, 5 * board.size, "total")
        try:
            _machine(board.size, self.total)
        except TooManyStatesError as error:
            raise self.fault(board, "too_big", pattern=str(self.total)) from error

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Different(self.cells)
        yield _machine(board.size, self.total).along(self.cells)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Outline(self.cells, "rellik_cage", f"≠{self.total}")


@lru_cache(maxsize=256)
def _machine(size: int, total: int) -> Machine:
    """A state is the set of sums that can be made so far, as a mask; greater ones do not matter."""

    def step(sums: int, digit: int) -> int | None:
        made = (sums | sums << digit) & ((1 << (total + 1)) - 1)
        return None if made >> total & 1 else made

    return built(size, 1, step, lambda _sums: True)


KIND = Kind(
    rule=RellikCage,
    example=RellikCage(cells=(0, 1, 9), total=9),
    iss=(iss.valued("RellikCage", RellikCage, -1, "total"),),
)
