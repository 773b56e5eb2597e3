"""Rectangles on a page, and how a page is divided among puzzles."""

import math
from dataclasses import dataclass

from nonet.draw.scene import Point


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle in millimetres, by its top left corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def corner(self) -> Point:
        """The top left corner."""
        return Point(self.left, self.top)

    @property
    def right(self) -> float:
        """Where it ends on the right."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.top + self.height

    @property
    def middle(self) -> float:
        """The middle between left and right."""
        return self.left + self.width / 2

    def without(self, *, above: float = 0, below: float = 0) -> "Area":
        """What is left when a strip above and one below are cut off."""
        return Area(self.left, self.top + above, self.width, self.height - above - below)

    def columns(self, count: int, gap: float) -> list["Area"]:
        """The area in columns of the same width, from left to right."""
        width = (self.width - gap * (count - 1)) / count
        lefts = [self.left + n * (width + gap) for n in range(count)]
        return [Area(left, self.top, width, self.height) for left in lefts]

    def rows(self, count: int, gap: float) -> list["Area"]:
        """The area in rows of the same height, from top to bottom."""
        height = (self.height - gap * (count - 1)) / count
        tops = [self.top + n * (height + gap) for n in range(count)]
        return [Area(self.left, top, self.width, height) for top in tops]


GAP = 7.0
"""Between two puzzles, in millimetres."""

_SPARE = 0.93  # a little size is given up for a page without empty places


def slots(area: Area, count: int, aspect: float = 1.0, below: float = 0) -> list[Area]:
    """Places for `count` puzzles, row by row, arranged so that boards come out as big as can be.

    `aspect` is the width of a board by its height, `below` what its caption takes up.

    >>> [(slot.left, slot.top) for slot in slots(Area(0, 0, 107, 207), 2)]
    [(0.0, 0.0), (0.0, 107.0)]
    """
    best = max(range(1, count + 1), key=lambda columns: _merit(area, count, columns, aspect, below))
    rows = area.rows(math.ceil(count / best), GAP)
    return [slot for row in rows for slot in row.columns(best, GAP)][:count]


def _merit(area: Area, count: int, columns: int, aspect: float, below: float) -> float:
    rows = math.ceil(count / columns)
    slot = area.rows(rows, GAP)[0].columns(columns, GAP)[0]
    size = min(slot.width / aspect, slot.height - below)
    return size * (_SPARE if rows * columns > count else 1)
