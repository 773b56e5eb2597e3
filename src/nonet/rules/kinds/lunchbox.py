"""Lunchboxes: the sum of what lies between the smallest and the greatest digit of some cells."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.primitives import Different, OneOf, Primitive
from nonet.rules import iss
from nonet.rules.checks import check_number
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, built
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class Lunchbox(OfCells, kind="lunchbox"):
    """The digits are different; those between the smallest and the greatest add up to the value."""

    value: int

    LEAST = 2
    IS_DIFFERENT = True

    def check(self, board: Layout) -> None:
        super().check(board)
        check_number(self, board, self.value, 0, sum(range(2, board.size)))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Different(self.cells)
        ends = [
            (least, most)
            for least, most in combinations(range(1, board.size + 1), 2)
            if most - least >= len(self.cells) - 1
        ]
        machines = [_machine(board.size, *pair, self.value) for pair in ends]
        branches = [one.along(self.cells) for one in machines if one.accepts_some(len(self.cells))]
        if not branches:
            branches = [machines[0].along(self.cells)]
        yield OneOf(tuple((branch,) for branch in branches))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Outline(self.cells, "lunchbox", str(self.value))


@lru_cache(maxsize=2048)
def _machine(size: int, least: int, most: int, total: int) -> Machine:
    """A state is the end that is still to come (0: both, -1: none), and the rest of the sum."""

    def step(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        end, left = state
        if not least <= digit <= most:
            return None
        if digit in (least, most):
            if end == 0:
                return (least + most - digit, total)
            return (-1, 0) if end == digit and left == 0 else None
        if end <= 0:
            return state
        return (end, left - digit) if left >= digit else None

    return built(size, (0, 0), step, lambda state: state[0] == -1)


KIND = Kind(
    rule=Lunchbox,
    example=Lunchbox(cells=(0, 1, 2, 11), value=5),
    iss=(iss.valued("Lunchbox", Lunchbox, 0),),
)
