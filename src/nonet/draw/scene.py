"""A scene: a picture as data, in millimetres, that knows nothing about files or colours.

x grows to the right, y downwards. What is drawn first lies below. Every item names its *ink*, the
part that it plays in the picture; which colour that is, a palette says.
"""

import math
from dataclasses import dataclass
from typing import Literal, NamedTuple

Anchor = Literal["start", "middle", "end"]


class Point(NamedTuple):
    """A place in the scene."""

    x: float
    y: float

    def moved(self, x: float, y: float) -> "Point":
        """The place that lies `x` to the right and `y` below."""
        return Point(self.x + x, self.y + y)


ORIGIN = Point(0, 0)


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a line is drawn; `dash` are the lengths of dashes and gaps in turn."""

    ink: str
    width: float
    dash: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line whose ends reach half its width further, so that corners are closed."""

    start: Point
    end: Point
    stroke: Stroke


@dataclass(frozen=True, slots=True)
class Polyline:
    """Straight lines from point to point, with round ends and bends."""

    points: tuple[Point, ...]
    stroke: Stroke
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle by its top left corner, with round corners of `radius`."""

    corner: Point
    width: float
    height: float
    fill: str | None = None
    stroke: Stroke | None = None
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle around its centre."""

    centre: Point
    radius: float
    fill: str | None = None
    stroke: Stroke | None = None


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic curve from start to end, bent by two points: it leaves towards the first and comes in
    from the second.
    """

    start: Point
    first: Point
    second: Point
    end: Point

    def at(self, part: float) -> Point:
        """The place after a part (0 to 1) of the curve."""
        rest = 1 - part
        weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
        points = (self.start, self.first, self.second, self.end)
        pairs = list(zip(weights, points, strict=True))
        return Point(sum(w * p.x for w, p in pairs), sum(w * p.y for w, p in pairs))


@dataclass(frozen=True, slots=True)
class Outline:
    """Closed polygons whose corners are cut by `radius`; holes are polygons, too."""

    polygons: tuple[tuple[Point, ...], ...]
    fill: str | None = None
    stroke: Stroke | None = None
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Arrow:
    """A curve with a head of the given length at its end."""

    curve: Curve
    stroke: Stroke
    head: float

    @property
    def tip(self) -> tuple[Point, Point, Point]:
        """The triangle of the head."""
        end, before = self.curve.end, self.curve.second
        length = math.hypot(end.x - before.x, end.y - before.y) or 1
        along = Point((end.x - before.x) / length, (end.y - before.y) / length)
        back = end.moved(-self.head * along.x, -self.head * along.y)
        half = self.head * 0.4
        return (
            end,
            back.moved(-half * along.y, half * along.x),
            back.moved(half * along.y, -half * along.x),
        )


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; `place` is on its base line."""

    place: Point
    text: str
    size: float
    ink: str
    bold: bool = False
    anchor: Anchor = "middle"
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Items that are drawn together: their origin lies at `place`, and they may be upside down.

    What is `shared` by many pictures, such as the lines of a board, a file may hold just once. The
    `line` of the explanation that a group belongs to lets a page show one after the other; 0 for
    none.
    """

    items: tuple["Item", ...]
    place: Point = ORIGIN
    turned: bool = False
    shared: bool = False
    line: int = 0


Item = Line | Polyline | Rectangle | Circle | Outline | Arrow | Text | Group


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture; `title` and `description` are for those who cannot see it, in the `language`.

    Its file carries the `puzzles`, a text, so that it can be opened again.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    title: str = ""
    description: str = ""
    language: str = ""
    puzzles: str = ""


CAPITAL = 0.72
"""The height of digits and capitals, as part of the size of the type."""


def centred(place: Point, text: str, size: float, ink: str, *, bold: bool = False) -> Text:
    """A text of digits or capitals whose middle is at a place."""
    return Text(place.moved(0, size * CAPITAL / 2), text, size, ink, bold)
