"""Numbered rooms: the digit beside the board stands where the first digit of the line says."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Allowed, Primitive, Relation
from nonet.rules import iss
from nonet.rules.kind import Kind
from nonet.rules.outside import Clue


@dataclass(frozen=True)
class NumberedRoom(Clue, kind="numbered_room"):
    """The value stands at the place that the first digit names."""

    def compile(self, board: Layout) -> Iterable[Primitive]:
        first = self.cells[0]
        full = (1 << board.size) - 1
        here = 1 << (self.value - 1)
        if self.value != 1:
            yield Allowed(first, full & ~1)
        for place, cell in enumerate(self.cells[1:], 2):
            table = tuple(here if digit == place else full for digit in range(1, board.size + 1))
            yield Relation(first, cell, table)


KIND = Kind(
    rule=NumberedRoom,
    example=NumberedRoom(cells=tuple(range(9)), value=4),
    iss=(iss.both_ends("NumberedRoom", NumberedRoom),),
)
