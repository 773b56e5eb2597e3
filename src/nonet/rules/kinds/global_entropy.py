"""Global entropy: every 2x2 has a low, a middle and a high digit."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Rule
from nonet.rules import iss
from nonet.rules.classes import every_class, thirds
from nonet.rules.kind import Kind
from nonet.rules.places import squares


@dataclass(frozen=True)
class GlobalEntropy(Rule, kind="global_entropy"):
    """Each four cells around a corner have a low, a middle and a high digit."""

    def check(self, board: Layout) -> None:
        if board.size % 3:
            raise self.fault(board, "thirds", size=board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        machine = every_class(thirds(board.size))
        for four in squares(board):
            yield machine.along(four)


KIND = Kind(
    rule=GlobalEntropy,
    example=GlobalEntropy(),
    iss=(iss.flag("GlobalEntropy", GlobalEntropy),),
)
