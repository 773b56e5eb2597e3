"""Cages: all different, with a total. The one kind of rule that every layout knows by itself.

`Layout(cages=...)` takes them as `(total, cells)`, and the engines know cages better than any other
rule, so they are handed over as what they are.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nonet.core.figures import Figure, Outline
from nonet.core.primitives import Different, Primitive, Sum
from nonet.core.rule import Cells, Rule

if TYPE_CHECKING:
    from nonet.core.layout import Layout


@dataclass(frozen=True)
class Cage(Rule, kind="cage"):
    """Cells whose digits are all different and add up to a total."""

    total: int
    cells: Cells

    def compile(self, board: "Layout") -> Iterable[Primitive]:
        """No digit twice, and the sum."""
        yield Different(self.cells)
        yield Sum(self.cells, (1,) * len(self.cells), self.total, self.total)

    def draw(self, board: "Layout") -> Iterable[Figure]:
        """A dashed outline with the total in its corner."""
        yield Outline(self.cells, "cage", str(self.total))


def cage_bounds(count: int, size: int) -> tuple[int, int]:
    """The least and the greatest total of `count` different digits out of 1..`size`."""
    least = count * (count + 1) // 2
    return least, count * (size + 1) - least
