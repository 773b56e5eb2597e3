"""Anti-king: cells that touch at a corner are different."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Different, Primitive
from nonet.core.rule import Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.kind import Kind
from nonet.rules.places import KING_STEPS, NEXT_STEPS, free_pairs


@dataclass(frozen=True)
class AntiKing(Rule, kind="anti_king", digits_may_be_renamed=True):
    """Cells a king's move apart are different."""

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for pair in free_pairs(board, (*KING_STEPS, *NEXT_STEPS)):
            yield Different(pair)


KIND = Kind(
    rule=AntiKing,
    example=AntiKing(),
    fpuzzles=(fpuzzles.flag("antiking", AntiKing),),
    iss=(iss.flag("AntiKing", AntiKing),),
)
