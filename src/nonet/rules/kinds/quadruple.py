"""Quadruples: the digits of a circle stand in the four cells around it."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import CornerCircle, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import AtLeast, Primitive
from nonet.core.rule import Cells, Rule
from nonet.core.symbols import symbol_of
from nonet.rules.checks import check_count, check_length, check_number
from nonet.rules.fpuzzles import Entry, Form, number
from nonet.rules.iss import Argument, Arguments, Sign, split
from nonet.rules.kind import Kind
from nonet.rules.places import squares


@dataclass(frozen=True)
class Quadruple(Rule, kind="quadruple"):
    """Each digit stands in the four cells at least as often as it is listed."""

    cells: Cells
    digits: tuple[int, ...]

    @property
    def label(self) -> str:
        return " ".join(map(symbol_of, self.digits))

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 4, 4)
        if tuple(sorted(self.cells)) not in set(squares(board)):
            raise self.fault(board, "square")
        check_length(self, board, self.digits, 1, 4, "digits")
        for digit in self.digits:
            check_number(self, board, digit, 1, board.size, "digit")

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield AtLeast(self.cells, self.digits)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield CornerCircle(self.cells, self.digits)


def _read(arguments: list[Argument], board: Layout) -> list[Rule]:
    texts, cells = split(arguments)
    around = [four for four in squares(board) if four[:1] == cells[:1]]
    return [Quadruple(around[0] if around else cells, tuple(map(number, texts)))]


def _write(rule: Quadruple, _board: Layout) -> Arguments:
    return [min(rule.cells), *map(str, rule.digits)]


KIND = Kind(
    rule=Quadruple,
    example=Quadruple(cells=(0, 1, 9, 10), digits=(1, 2)),
    fpuzzles=(
        Form(
            "quadruple",
            lambda entry, _board: [Quadruple(entry.cells, entry.digits)],
            lambda rule, _board: Entry(cells=rule.cells, digits=rule.digits),
        ),
    ),
    iss=(Sign("Quad", _read, _write),),
)
