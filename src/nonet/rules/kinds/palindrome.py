"""Palindromes: the line reads the same both ways."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_count
from nonet.rules.kind import Kind
from nonet.rules.tables import equal


@dataclass(frozen=True)
class Palindrome(Rule, kind="palindrome", digits_may_be_renamed=True):
    """Cells at the same distance from the middle are equal."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 2, board.cell_count)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        half = len(self.cells) // 2
        for first, second in zip(self.cells[:half], self.cells[: -half - 1 : -1], strict=True):
            yield Relation(first, second, equal(board.size))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "palindrome")


KIND = Kind(
    rule=Palindrome,
    example=Palindrome(cells=(1, 11, 21)),
    fpuzzles=(fpuzzles.lines("palindrome", Palindrome),),
    iss=(iss.cells("Palindrome", Palindrome),),
)
