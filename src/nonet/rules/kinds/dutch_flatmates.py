"""Dutch flatmates: every 5 has a 1 above it or a 9 below it."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Allowed, OneOf, Primitive
from nonet.core.rule import Rule
from nonet.rules import iss
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class DutchFlatmates(Rule, kind="dutch_flatmates"):
    """Each middle digit has the lowest digit directly above or the highest directly below."""

    def check(self, board: Layout) -> None:
        if board.size % 2 == 0:
            raise self.fault(board, "middle", size=board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        full = (1 << board.size) - 1
        for cell, (row, column) in enumerate(board.positions):
            branches = [(Allowed(cell, full & ~(1 << (board.size // 2))),)]
            for other, mask in (
                (board.cell_at(row - 1, column), 1),
                (board.cell_at(row + 1, column), 1 << (board.size - 1)),
            ):
                if other is not None:
                    branches.append((Allowed(other, mask),))
            yield OneOf(tuple(branches))


KIND = Kind(
    rule=DutchFlatmates,
    example=DutchFlatmates(),
    iss=(iss.flag("DutchFlatmates", DutchFlatmates),),
)
