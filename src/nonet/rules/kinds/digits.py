"""Digits of a cell: it takes only some of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.masks import mask_of
from nonet.core.primitives import Allowed, Primitive
from nonet.core.rule import Cell, Rule
from nonet.core.symbols import symbol_of
from nonet.rules.checks import check_number
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class Digits(Rule, kind="digits"):
    """The cell takes one of these digits; in a branch of several it may be a given."""

    cell: Cell
    digits: tuple[int, ...]

    def check(self, board: Layout) -> None:
        for digit in self.digits:
            check_number(self, board, digit, 1, board.size, "digit")

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Allowed(self.cell, mask_of(set(self.digits)))

    def draw(self, board: Layout) -> Iterable[Figure]:
        text = "/".join(map(symbol_of, sorted(set(self.digits))))
        yield Outline((self.cell,), "digits", text)


KIND = Kind(
    rule=Digits,
    example=Digits(cell=0, digits=(2, 4)),
)
