"""Hidden skyscrapers: the first digit that a higher one before it hides."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.figures import Figure, OutsideText
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.rules import iss
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, built
from nonet.rules.outside import Clue
from nonet.rules.places import before


@dataclass(frozen=True)
class HiddenSkyscraper(Clue, kind="hidden_skyscraper"):
    """The first digit that is lower than one before it is the value."""

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield _machine(board.size, self.value).along(self.cells)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield OutsideText(before(board, self.cells), f"|{self.value}|")


@lru_cache(maxsize=512)
def _machine(size: int, hidden: int) -> Machine:
    """A state is the highest so far; above all digits, once the hidden one has been met."""
    found = size + 1

    def step(highest: int, digit: int) -> int | None:
        if highest == found or digit > highest:
            return max(highest, digit)
        return found if digit == hidden else None

    return built(size, 0, step, lambda highest: highest == found)


KIND = Kind(
    rule=HiddenSkyscraper,
    example=HiddenSkyscraper(cells=tuple(range(9)), value=3),
    iss=(iss.both_ends("HiddenSkyscraper", HiddenSkyscraper),),
)
