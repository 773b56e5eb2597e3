"""Global modulo: every 2x2 has digits of all three remainders modulo 3."""

from dataclasses import dataclass

from nonet.rules import iss
from nonet.rules.classes import Classes, remainders
from nonet.rules.in_squares import InSquares
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class GlobalModulo(InSquares, kind="global_modulo"):
    """Each four cells around a corner have all remainders modulo 3."""

    def classes(self, size: int) -> Classes:
        return remainders(size, 3)


KIND = Kind(
    rule=GlobalModulo,
    example=GlobalModulo(),
    iss=(iss.flag("GlobalMod", GlobalModulo),),
)
