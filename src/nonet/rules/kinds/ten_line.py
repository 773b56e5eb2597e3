"""Ten lines: the line falls into stretches that each add up to a total, usually 10."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import OneOf, Primitive
from nonet.core.rule import Rule
from nonet.rules.checks import check_number
from nonet.rules.fpuzzles import number
from nonet.rules.iss import Argument, Arguments, Sign, split
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, built
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class TenLine(OfCells, kind="ten_line"):
    """The line can be cut into stretches that each add up to the total; a loop has no ends."""

    total: int = 10
    loop: bool = False

    LEAST = 2

    def check(self, board: Layout) -> None:
        super().check(board)
        check_number(self, board, self.total, 1, 10 * board.size, "total")

    def compile(self, board: Layout) -> Iterable[Primitive]:
        if not self.loop:
            yield _machine(board.size, self.total, 0).along(self.cells)
            return
        machines = (_machine(board.size, self.total, start) for start in range(self.total))
        yield OneOf(tuple((machine.along(self.cells),) for machine in machines))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "ten_line", closed=self.loop)


@lru_cache(maxsize=512)
def _machine(size: int, total: int, start: int) -> Machine:
    """A state is what the present stretch has come to; it begins and ends with the same."""

    def step(present: int, digit: int) -> int | None:
        return (present + digit) % total if present + digit <= total else None

    return built(size, start, step, lambda present: present == start)


def _read(arguments: list[Argument], _board: Layout) -> list[Rule]:
    texts, cells = split(arguments)
    numbers = [text for text in texts if text != "LOOP"]
    return [TenLine(cells, number(numbers[0] if numbers else "", 10), "LOOP" in texts)]


def _write(rule: TenLine, _board: Layout) -> Arguments:
    return [str(rule.total), *rule.cells, *(["LOOP"] if rule.loop else [])]


KIND = Kind(
    rule=TenLine,
    example=TenLine(cells=(0, 1, 11, 12)),
    iss=(Sign("SumLine", _read, _write),),
)
