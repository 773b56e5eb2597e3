"""Scenes in the operators of PDF: one short line for each shape and text.

Coordinates are millimetres with y downwards, as in the scene; the page turns that over. Text would
be mirrored by it, so each one is turned back.
"""

from collections.abc import Callable, Iterable, Iterator

from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from nonet.draw import type as fonts
from nonet.draw.corners import corners
from nonet.draw.palette import Palette
from nonet.draw.scene import (
    Arrow,
    Circle,
    Curve,
    Group,
    Item,
    Line,
    Outline,
    Point,
    Polyline,
    Rectangle,
    Stroke,
    Text,
)

_ROUND = 0.5523
"""How far the points that bend a quarter of a circle lie from its ends, in radii."""

_PARTS = {"start": 0.0, "middle": 0.5, "end": 1.0}

Stamp = Callable[[Group], None]
"""Puts a shared group onto the canvas."""


class Ink:
    """The fonts of one file: which font object and which codes write a text."""

    def __init__(self, canvas: Canvas) -> None:
        self._document = canvas._doc  # fonts ask for it; the canvas has no other way to give it
        self._fonts: dict[fonts.Face, TTFont] = {}
        self._written: dict[tuple[str, fonts.Face], list[tuple[str, str]]] = {}

    def chunks(self, text: str, face: fonts.Face) -> list[tuple[str, str]]:
        """The text in pieces: the name of a font object, and codes in it as hexadecimal digits."""
        if (text, face) not in self._written:
            font = self._font(face)
            chunks = [
                (font.getSubsetInternalName(subset, self._document), codes.hex())
                for subset, codes in font.splitString(text, self._document)
            ]
            if len(text) > 3:  # digits come again and again, sentences do not
                return chunks
            self._written[text, face] = chunks
        return self._written[text, face]

    def _font(self, face: fonts.Face) -> TTFont:
        if face not in self._fonts:
            self._fonts[face] = fonts.load(face)
        return self._fonts[face]


class Operators:
    """Writes items; says colours, widths and fonts only where they change."""

    def __init__(self, canvas: Canvas, palette: Palette, ink: Ink, stamp: Stamp) -> None:
        self.canvas = canvas
        self.palette = palette
        self.ink = ink
        self.stamp = stamp
        self.lines: list[str] = []
        self.filling = self.stroke = ""

    def write(self, items: Iterable[Item]) -> None:
        """Puts all items onto the canvas, in order."""
        self._add_all(items)
        self._flush()

    def _flush(self) -> None:
        self.canvas.addLiteral("\n".join(self.lines))
        self.lines.clear()

    def _add_all(self, items: Iterable[Item]) -> None:
        for item in items:
            self._add(item)

    def _add(self, item: Item) -> None:
        match item:
            case Text():
                self._text(item)
            case Group():
                self._group(item)
            case Line(start, end, stroke):
                self._set_stroke(stroke, cap=2)
                self.lines.append(f"{_point(start)} m {_point(end)} l S")
            case Polyline(points, stroke, closed):
                self._set_stroke(stroke, cap=0 if stroke.dash else 1)
                body = " l ".join(map(_point, points)).replace(" l ", " m ", 1)
                self.lines.append(f"1 j {body} l {'h ' if closed else ''}S 0 j")
            case Arrow(curve, stroke):
                self._set_stroke(stroke)
                self.lines.append(f"{_curve(curve)} S")
                self._set_filling(stroke.ink)
                self.lines.append(f"{_polygon(item.tip)} f")
            case _:
                self._shape(item)

    def _shape(self, item: Rectangle | Circle | Outline) -> None:
        if item.fill:
            self._set_filling(item.fill)
        if item.stroke:
            self._set_stroke(item.stroke)
        paint = ("B*" if item.stroke else "f*") if item.fill else "S"
        self.lines.append(f"{_path(item)} {paint}")

    def _text(self, text: Text) -> None:
        self._set_filling(text.ink)
        size = text.size * fonts.SCALE
        x, y = text.place
        if part := _PARTS[text.anchor]:
            width = fonts.width_of(text.text, text.size, bold=text.bold, italic=text.italic)
            x -= part * width
        face = fonts.face_of(bold=text.bold, italic=text.italic)
        shown = [
            f"{name} {size:.3f} Tf <{codes}> Tj" for name, codes in self.ink.chunks(text.text, face)
        ]
        self.lines.append(f"BT 1 0 0 -1 {x:.3f} {y:.3f} Tm {' '.join(shown)} ET")

    def _group(self, group: Group) -> None:
        x, y = group.place
        turn = -1 if group.turned else 1
        is_placed = group.turned or group.place != (0, 0)
        if is_placed:
            self.lines.append(f"q {turn} 0 0 {turn} {x:.3f} {y:.3f} cm")
        before = self.filling, self.stroke
        if group.shared:
            self._flush()
            self.stamp(group)
        else:
            self._add_all(group.items)
        if is_placed:
            self.lines.append("Q")
            self.filling, self.stroke = before

    def _set_filling(self, ink: str) -> None:
        if ink != self.filling:
            self.filling = ink
            self.lines.append(f"{_colour(self.palette[ink])} rg")

    def _set_stroke(self, stroke: Stroke, cap: int = 0) -> None:
        dash = " ".join(map(_number, stroke.dash or ()))
        colour = _colour(self.palette[stroke.ink])
        words = f"{colour} RG {_number(stroke.width)} w {cap} J [{dash}] 0 d"
        if words != self.stroke:
            self.stroke = words
            self.lines.append(words)


def _path(item: Rectangle | Circle | Outline) -> str:
    match item:
        case Circle(centre, radius):
            corner = centre.moved(-radius, -radius)
            return _rounded(Rectangle(corner, 2 * radius, 2 * radius, radius=radius))
        case Rectangle(corner, width, height):
            if item.radius:
                return _rounded(item)
            return f"{_point(corner)} {_number(width)} {_number(height)} re"
        case Outline(polygons, radius=radius):
            if not radius:
                return " ".join(map(_polygon, polygons))
            return " ".join(" ".join(_cut(polygon, radius)) for polygon in polygons)


def _rounded(box: Rectangle) -> str:
    """A rectangle whose corners are quarters of circles."""
    (x, y), width, height = box.corner, box.width, box.height
    radius = min(box.radius, width / 2, height / 2)
    near = radius * (1 - _ROUND)
    right, bottom = x + width, y + height
    numbers = (
        (x + radius, y), (right - radius, y),
        (right - near, y), (right, y + near), (right, y + radius), (right, bottom - radius),
        (right, bottom - near), (right - near, bottom), (right - radius, bottom),
        (x + radius, bottom),
        (x + near, bottom), (x, bottom - near), (x, bottom - radius), (x, y + radius),
        (x, y + near), (x + near, y), (x + radius, y),
    )  # fmt: skip
    words = [f"{_number(a)} {_number(b)}" for a, b in numbers]
    sides = [f"{' '.join(words[at : at + 3])} c" for at in (2, 6, 10, 14)]
    lines = [f"{words[at]} l" for at in (1, 5, 9, 13)]
    body = " ".join(f"{line} {side}" for line, side in zip(lines, sides, strict=True))
    return f"{words[0]} m {body} h"


def _cut(points: tuple[Point, ...], radius: float) -> Iterator[str]:
    """A polygon whose corners are cut by curves."""
    command = "m"
    for start, point, end in corners(points, radius):
        yield f"{_point(start)} {command}"
        # a curve with one bending point, as one with two
        first = Point(start.x + (point.x - start.x) * 2 / 3, start.y + (point.y - start.y) * 2 / 3)
        second = Point(end.x + (point.x - end.x) * 2 / 3, end.y + (point.y - end.y) * 2 / 3)
        yield f"{_point(first)} {_point(second)} {_point(end)} c"
        command = "l"
    yield "h"


def _curve(curve: Curve) -> str:
    bends = f"{_point(curve.first)} {_point(curve.second)}"
    return f"{_point(curve.start)} m {bends} {_point(curve.end)} c"


def _polygon(points: Iterable[Point]) -> str:
    return " l ".join(map(_point, points)).replace(" l ", " m ", 1) + " l h"


def _point(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _number(value: float) -> str:
    """Rounded to thousandths of a millimetre."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _colour(colour: str) -> str:
    """`#rrggbb` as three parts of one."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return " ".join(map(_number, parts))
