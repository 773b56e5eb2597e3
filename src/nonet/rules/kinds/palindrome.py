"""Palindromes: the line reads the same both ways."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.rules import fpuzzles, iss
from nonet.rules.kind import Kind
from nonet.rules.of_cells import Line
from nonet.rules.tables import equal


@dataclass(frozen=True)
class Palindrome(Line, kind="palindrome", digits_may_be_renamed=True):
    """Cells at the same distance from the middle are equal."""

    LEAST = 2

    def compile(self, board: Layout) -> Iterable[Primitive]:
        half = len(self.cells) // 2
        for first, second in zip(self.cells[:half], self.cells[: -half - 1 : -1], strict=True):
            yield Relation(first, second, equal(board.size))


KIND = Kind(
    rule=Palindrome,
    example=Palindrome(cells=(1, 11, 21)),
    fpuzzles=(fpuzzles.lines("palindrome", Palindrome),),
    iss=(iss.cells("Palindrome", Palindrome),),
)
