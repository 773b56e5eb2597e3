"""Anti-taxicab: equal digits d are never d steps apart."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Rule
from nonet.rules import iss
from nonet.rules.kind import Kind
from nonet.rules.places import pairs
from nonet.rules.tables import not_both


@dataclass(frozen=True)
class AntiTaxicab(Rule, kind="anti_taxicab"):
    """Two cells with the digit d are never exactly d steps along rows and columns apart."""

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for distance in range(1, board.size + 1):
            downwards = [(down, distance - down) for down in range(distance)]
            mirrored = [(down, down - distance) for down in range(1, distance)]
            for first, second in pairs(board, [*downwards, *mirrored, (distance, 0)]):
                yield Relation(first, second, not_both(board.size, distance))


KIND = Kind(
    rule=AntiTaxicab,
    example=AntiTaxicab(),
    iss=(iss.flag("AntiTaxicab", AntiTaxicab),),
)
