"""Global modulo: every 2x2 has digits of all three remainders modulo 3."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Rule
from nonet.rules import iss
from nonet.rules.classes import every_class, remainders
from nonet.rules.kind import Kind
from nonet.rules.places import squares


@dataclass(frozen=True)
class GlobalModulo(Rule, kind="global_modulo"):
    """Each four cells around a corner have all remainders modulo 3."""

    def check(self, board: Layout) -> None:
        if board.size % 3:
            raise self.fault(board, "thirds", size=board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        machine = every_class(remainders(board.size, 3))
        for four in squares(board):
            yield machine.along(four)


KIND = Kind(
    rule=GlobalModulo,
    example=GlobalModulo(),
    iss=(iss.flag("GlobalMod", GlobalModulo),),
)
