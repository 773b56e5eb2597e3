"""Look and say: a clue such as 1223 says that there are exactly one 2 and two 3s in the cage."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Rule
from nonet.rules.checks import check_number
from nonet.rules.iss import Argument, Sign, only_cells
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, built
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class LookAndSay(OfCells, kind="look_and_say"):
    """The clue is counts and digits in turn; digits that it does not name may be there or not."""

    clue: str

    def check(self, board: Layout) -> None:
        super().check(board)
        if not (self.clue.isdecimal() and self.clue.isascii()) or len(self.clue) % 2:
            raise self.fault(board, "clue", clue=self.clue)
        for count, digit in self._pairs():
            check_number(self, board, digit, 1, board.size, "digit")
            check_number(self, board, count, 0, len(self.cells), "count")

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for count, digit in self._pairs():
            yield _machine(board.size, digit, count).along(self.cells)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Outline(self.cells, "look_and_say", self.clue)

    def _pairs(self) -> list[tuple[int, int]]:
        numbers = [int(symbol) for symbol in self.clue]
        return list(zip(numbers[::2], numbers[1::2], strict=True))


@lru_cache(maxsize=512)
def _machine(size: int, digit: int, count: int) -> Machine:
    """A state is how many of the digit are still to come."""

    def step(left: int, read: int) -> int | None:
        return left if read != digit else left - 1 if left else None

    return built(size, count, step, lambda left: left == 0)


def _read(arguments: list[Argument], _board: Layout) -> list[Rule]:
    clue = str(arguments[0]) if arguments else ""
    return [LookAndSay(only_cells(arguments[1:]), clue)]


KIND = Kind(
    rule=LookAndSay,
    example=LookAndSay(cells=(0, 1, 9), clue="1213"),
    iss=(Sign("LookAndSay", _read, lambda rule, _board: (rule.clue, *rule.cells)),),
)
