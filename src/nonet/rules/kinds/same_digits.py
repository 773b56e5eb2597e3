"""Same digits: sets of cells that hold the same digits, in any order."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from nonet.core.figures import CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules.checks import check_count, check_length
from nonet.rules.fpuzzles import number
from nonet.rules.iss import Argument, Arguments, Sign, split
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, built
from nonet.rules.tables import equal


@dataclass(frozen=True)
class SameDigits(Rule, kind="same_digits", digits_may_be_renamed=True):
    """Every set holds the same digits, each as often as the others do."""

    sets: tuple[Cells, ...]

    def check(self, board: Layout) -> None:
        check_length(self, board, self.sets, 2, board.cell_count, "sets")
        for cells in self.sets:
            count = len(self.sets[0])
            check_count(self, board, cells, max(count, 1), max(count, 1))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for first, second in pairwise(self.sets):
            alone = tuple(cell for cell in first if cell not in second)
            other = tuple(cell for cell in second if cell not in first)
            if len(alone) == 1:
                yield Relation(alone[0], other[0], equal(board.size))
            elif alone:
                for digit in range(1, board.size + 1):
                    yield _as_often(board.size, digit, len(alone)).along((*alone, *other))

    def draw(self, board: Layout) -> Iterable[Figure]:
        for cells in self.sets:
            for cell in cells:
                yield CellShape(cell, "tint", "clone")


@lru_cache(maxsize=512)
def _as_often(size: int, digit: int, count: int) -> Machine:
    """Accepts words whose two halves have the digit the same number of times."""

    def step(state: tuple[int, int], read: int) -> tuple[int, int] | None:
        at, balance = state
        balance += (read == digit) * (1 if at < count else -1)
        return (at + 1, balance) if balance >= 0 and at < 2 * count else None

    return built(size, (0, 0), step, lambda state: state == (2 * count, 0))


def _read(arguments: list[Argument], _board: Layout) -> list[Rule]:
    texts, cells = split(arguments)
    sets = max(number(texts[0] if texts else "", 2), 1)
    length = max(len(cells) // sets, 1)
    return [SameDigits(tuple(cells[at : at + length] for at in range(0, len(cells), length)))]


def _write(rule: SameDigits, _board: Layout) -> Arguments:
    return [str(len(rule.sets)), *(cell for cells in rule.sets for cell in cells)]


KIND = Kind(
    rule=SameDigits,
    example=SameDigits(sets=((0, 1, 2), (12, 13, 14))),
    iss=(Sign("SameValues", _read, _write),),
)
