"""Minima: a cell that is smaller than its neighbours."""

from dataclasses import dataclass

from nonet.rules import fpuzzles
from nonet.rules.extremes import Extreme, inequalities
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class Minimum(Extreme, kind="minimum"):
    """The digit is smaller than each neighbour that is not marked the same way."""

    SHAPE = "falling"

    def rising(self, other: int) -> tuple[int, int]:
        return self.cell, other


KIND = Kind(
    rule=Minimum,
    example=Minimum(cell=10),
    fpuzzles=(fpuzzles.cell("minimum", Minimum),),
    iss=(inequalities(lambda cell, others: [*others, cell]),),
)
