"""Maxima: a cell that is greater than its neighbours."""

from dataclasses import dataclass

from nonet.rules import fpuzzles
from nonet.rules.extremes import Extreme, inequalities
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class Maximum(Extreme, kind="maximum"):
    """The digit is greater than each neighbour that is not marked the same way."""

    SHAPE = "rising"

    def rising(self, other: int) -> tuple[int, int]:
        return other, self.cell


KIND = Kind(
    rule=Maximum,
    example=Maximum(cell=10),
    fpuzzles=(fpuzzles.cell("maximum", Maximum),),
    iss=(inequalities(lambda cell, others: [cell, *others]),),
)
