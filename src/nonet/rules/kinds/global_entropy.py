"""Global entropy: every 2x2 has a low, a middle and a high digit."""

from dataclasses import dataclass

from nonet.rules import iss
from nonet.rules.classes import Classes, thirds
from nonet.rules.in_squares import InSquares
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class GlobalEntropy(InSquares, kind="global_entropy"):
    """Each four cells around a corner have a low, a middle and a high digit."""

    def classes(self, size: int) -> Classes:
        return thirds(size)


KIND = Kind(
    rule=GlobalEntropy,
    example=GlobalEntropy(),
    iss=(iss.flag("GlobalEntropy", GlobalEntropy),),
)
