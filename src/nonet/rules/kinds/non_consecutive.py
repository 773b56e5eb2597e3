"""Non-consecutive: neighbours never differ by 1."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.kind import Kind
from nonet.rules.places import NEXT_STEPS, pairs
from nonet.rules.tables import not_consecutive


@dataclass(frozen=True)
class NonConsecutive(Rule, kind="non_consecutive"):
    """Cells that share an edge are not consecutive."""

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for first, second in pairs(board, NEXT_STEPS):
            yield Relation(first, second, not_consecutive(board.size))


KIND = Kind(
    rule=NonConsecutive,
    example=NonConsecutive(),
    fpuzzles=(fpuzzles.flag("nonconsecutive", NonConsecutive),),
    iss=(iss.flag("AntiConsecutive", NonConsecutive),),
)
