"""Rules about some cells, none of which they name twice."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.rule import Cells, Rule
from nonet.rules.checks import check_count


@dataclass(frozen=True)
class OfCells(Rule):
    """A line, a cage or any other cells; `check` counts them."""

    cells: Cells

    LEAST: ClassVar[int] = 1
    IS_DIFFERENT: ClassVar[bool] = False
    """Whether all digits are different, so that there are not more cells than digits."""

    def check(self, board: Layout) -> None:
        most = board.size if self.IS_DIFFERENT else board.cell_count
        check_count(self, board, self.cells, self.LEAST, most)


@dataclass(frozen=True)
class Line(OfCells):
    """A line from cell to cell, drawn in the style of its kind."""

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, self.kind)
