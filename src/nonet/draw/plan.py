"""Where things go: the places of cells and candidates in a picture, in millimetres."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.figures import CornerCircle, EdgeDot, EdgeText, Figure, Outline, OutsideText
from nonet.core.layout import Layout
from nonet.draw.scene import Point

THICK = 0.065
"""The width of the lines around boxes, as part of a cell."""

THIN = 0.018
"""The width of the lines between cells."""

HAIRLINE = 0.09
"""The least width of a line that printing presses keep, in millimetres: a quarter of a point."""

_EDGE = 0.06  # between the border of the board and the end of the picture
_LABEL = 0.5  # room for the numbers of rows and columns
_OUTSIDE = 0.85  # room for clues beside the board
_INSETS = (0.05, 0.05)  # beside, and above, the candidates of a cell
_MARK_INSETS = (0.11, 0.11)  # where marks stand on edges and corners
_CAGE_INSETS = (0.12, 0.27)  # where dashes run round them and a total stands above


@dataclass(frozen=True, slots=True)
class Plan:
    """A board with cells of `side` millimetres, with or without numbers of rows and columns.

    `edge` is the room around the board, as part of a cell.
    """

    layout: Layout
    side: float
    labelled: bool = False
    edge: float = _EDGE

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What the rules look like."""
        return figures_of(self.layout)

    @property
    def beside(self) -> float:
        """The room for clues around the board, as part of a cell; none without edges."""
        is_needed = any(isinstance(figure, OutsideText) for figure in self.figures)
        return _OUTSIDE if is_needed and self.edge else 0

    @property
    def has_totals(self) -> bool:
        """Whether cages or the like run through cells, with texts in their corners."""
        return any(isinstance(figure, Outline) for figure in self.figures)

    @property
    def margin(self) -> float:
        """Left and above of the board."""
        return self.side * ((_LABEL if self.labelled else self.edge) + self.beside)

    @property
    def width(self) -> float:
        """Of the whole picture."""
        return self.margin + self.side * (self.layout.column_count + self.beside + self.edge)

    @property
    def height(self) -> float:
        """Of the whole picture."""
        return self.margin + self.side * (self.layout.row_count + self.beside + self.edge)

    def at(self, row: float, column: float) -> Point:
        """The place of a row and column, counted in cells from the top left of the board."""
        return Point(self.margin + column * self.side, self.margin + row * self.side)

    def corner(self, cell: int) -> Point:
        """The top left corner of a cell."""
        return self.at(*self.layout.positions[cell])

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        return self.corner(cell).moved(self.side / 2, self.side / 2)

    def labels(self) -> Iterator[tuple[str, Point]]:
        """The numbers of columns and rows, and their middles, if there is room for them."""
        if self.labelled:
            for column in range(self.layout.column_count):
                yield str(column + 1), self.at(-0.25 - self.beside, column + 0.5)
            for row in range(self.layout.row_count):
                yield str(row + 1), self.at(row + 0.5, -0.25 - self.beside)

    @property
    def columns(self) -> int:
        """How many candidates stand side by side in a cell."""
        return math.ceil(math.sqrt(self.layout.size))

    @property
    def _rows(self) -> int:
        return math.ceil(self.layout.size / self.columns)

    @property
    def _insets(self) -> tuple[float, float]:
        if self.has_totals:
            return _CAGE_INSETS
        return _MARK_INSETS if has_marks(self.figures) else _INSETS

    @property
    def _pitch(self) -> tuple[float, float]:
        """How far candidates stand apart, across and down."""
        beside, above = self._insets
        across = self.side * (1 - 2 * beside) / self.columns
        return across, min(across, self.side * (1 - above - beside) / self._rows)

    @property
    def note_size(self) -> float:
        """The size of the type of candidates: capitals need less height than they need room."""
        across, down = self._pitch
        return min(0.82 * across, 0.98 * down)

    def spot(self, cell: int, digit: int) -> Point:
        """The middle of the place of a candidate."""
        row, column = divmod(digit - 1, self.columns)
        beside, above = self._insets
        across, down = self._pitch
        spare = self.side * (1 - above - beside) - self._rows * down
        return self.corner(cell).moved(
            beside * self.side + (column + 0.5) * across,
            above * self.side + spare / 2 + (row + 0.5) * down,
        )


def has_marks(figures: Iterable[Figure]) -> bool:
    """Whether something stands where cells meet, beside which notes have less room."""
    return any(isinstance(figure, EdgeDot | EdgeText | CornerCircle) for figure in figures)


@lru_cache(maxsize=64)
def figures_of(layout: Layout) -> tuple[Figure, ...]:
    """What the rules of a board look like."""
    return tuple(figure for rule in layout.rules for figure in rule.draw(layout))
