"""What rules look like: a small vocabulary of figures that screen and paper draw alike.

Figures name cells and positions of the board and never measures or colours; `ink` says what kind
of thing is drawn, so that a palette can choose.
"""

from dataclasses import dataclass
from typing import Literal

Position = tuple[int, int]

PathEnd = Literal["plain", "bulb", "arrow", "circle", "diamond"]
CellForm = Literal["circle", "square", "diamond", "rising", "falling", "tint"]


@dataclass(frozen=True, slots=True)
class Path:
    """A line through the middles of cells. A closed one leads back to its first cell."""

    cells: tuple[int, ...]
    ink: str
    start: PathEnd = "plain"
    end: PathEnd = "plain"
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Pill:
    """A rounded frame around the middles of cells that are read as one number."""

    cells: tuple[int, ...]
    ink: str


@dataclass(frozen=True, slots=True)
class EdgeDot:
    """A dot on the edge between two cells, perhaps with a number in it."""

    cells: tuple[int, int]
    filled: bool
    text: str = ""


@dataclass(frozen=True, slots=True)
class EdgeText:
    """Letters on the edge between two cells. A sign (`>`) points from the first to the second."""

    cells: tuple[int, int]
    text: str


@dataclass(frozen=True, slots=True)
class CornerCircle:
    """A circle on the corner where four cells meet, with digits in it."""

    cells: tuple[int, ...]
    digits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """A dashed border just inside some cells, with a text in the first corner."""

    cells: tuple[int, ...]
    ink: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class CellShape:
    """A shape in one cell, below its digit.

    `rising` are arrows out of the cell (it is greater than its neighbours), `falling` arrows into
    it; `tint` colours the whole cell.
    """

    cell: int
    form: CellForm
    ink: str


@dataclass(frozen=True, slots=True)
class OutsideText:
    """A text beside the board at a position that has no cell; `arrow` says where it points."""

    position: Position
    text: str
    arrow: Position | None = None


Figure = Path | Pill | EdgeDot | EdgeText | CornerCircle | Outline | CellShape | OutsideText
