"""Even cells: a grey square holds an even digit."""

from dataclasses import dataclass

from nonet.rules import fpuzzles
from nonet.rules.kind import Kind
from nonet.rules.parity import Parity


@dataclass(frozen=True)
class Even(Parity, kind="even"):
    """The digit is even."""

    FIRST = 2
    SHAPE = "square"


KIND = Kind(
    rule=Even,
    example=Even(cell=0),
    fpuzzles=(fpuzzles.cell("even", Even),),
)
