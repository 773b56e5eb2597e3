"""Equality cages: as many even digits as odd ones, and as many low ones as high ones."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.primitives import Different, Primitive
from nonet.rules import iss
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, built
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class EqualityCage(OfCells, kind="equality_cage"):
    """Different digits: half of them even, half of them low. The middle digit is neither."""

    LEAST = 2
    IS_DIFFERENT = True

    def check(self, board: Layout) -> None:
        super().check(board)
        if len(self.cells) % 2:
            raise self.fault(board, "halves", count=len(self.cells))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Different(self.cells)
        yield _machine(board.size, len(self.cells) // 2).along(self.cells)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Outline(self.cells, "equality_cage", "=")


@lru_cache(maxsize=64)
def _machine(size: int, half: int) -> Machine:
    """A state is how many even digits there are more than odd ones, and low ones than high ones."""

    def step(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        if 2 * digit == size + 1:
            return None
        parity = state[0] + (1 if digit % 2 == 0 else -1)
        height = state[1] + (1 if 2 * digit <= size else -1)
        return (parity, height) if max(abs(parity), abs(height)) <= half else None

    return built(size, (0, 0), step, lambda state: state == (0, 0))


KIND = Kind(
    rule=EqualityCage,
    example=EqualityCage(cells=(0, 1, 9, 10)),
    iss=(iss.cells("EqualityCage", EqualityCage),),
)
