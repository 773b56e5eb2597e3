"""Odd cells: a grey circle holds an odd digit."""

from dataclasses import dataclass

from nonet.rules import fpuzzles
from nonet.rules.kind import Kind
from nonet.rules.parity import Parity


@dataclass(frozen=True)
class Odd(Parity, kind="odd"):
    """The digit is odd."""

    FIRST = 1
    SHAPE = "circle"


KIND = Kind(
    rule=Odd,
    example=Odd(cell=0),
    fpuzzles=(fpuzzles.cell("odd", Odd),),
)
