"""X-sums: the first digit says how many digits of the line add up to the value."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Allowed, OneOf, Primitive, Sum
from nonet.rules import iss
from nonet.rules.kind import Kind
from nonet.rules.outside import Clue, outside_clue


@dataclass(frozen=True)
class XSum(Clue, kind="x_sum"):
    """The first x digits add up to the value, x being the first of them."""

    def highest(self, board: Layout) -> int:
        return sum(range(1, board.size + 1))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        """A sum for each first digit: unlike an automaton, it knows which cells differ."""
        counts = range(1, min(board.size, len(self.cells)) + 1)
        yield OneOf(tuple(self._branch(count) for count in counts))

    def _branch(self, count: int) -> tuple[Primitive, ...]:
        """The first digit is `count`; without it, the others have to make up the rest."""
        first, others = self.cells[0], self.cells[1:count]
        ones, rest = (1,) * len(others), self.value - count
        if not others:
            return (Allowed(first, int(rest == 0)),)
        return (Allowed(first, 1 << (count - 1)), Sum(others, ones, rest, rest))


KIND = Kind(
    rule=XSum,
    example=XSum(cells=tuple(range(9)), value=17),
    fpuzzles=(outside_clue("xsum", XSum),),
    iss=(iss.both_ends("XSum", XSum),),
)
