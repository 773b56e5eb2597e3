"""Anti-knight: cells a knight's move apart are different."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Different, Primitive
from nonet.core.rule import Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.kind import Kind
from nonet.rules.places import KNIGHT_STEPS, free_pairs


@dataclass(frozen=True)
class AntiKnight(Rule, kind="anti_knight", digits_may_be_renamed=True):
    """Cells a knight's move apart are different."""

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for pair in free_pairs(board, KNIGHT_STEPS):
            yield Different(pair)


KIND = Kind(
    rule=AntiKnight,
    example=AntiKnight(),
    fpuzzles=(fpuzzles.flag("antiknight", AntiKnight),),
    iss=(iss.flag("AntiKnight", AntiKnight),),
)
