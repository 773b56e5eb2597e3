"""Writes scenes as SVG: plain shapes and text, no scripts, the same bytes every time.

Items of one ink are put into a group, which carries the ink as its class: a page may give it other
colours by its own style sheet.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from xml.sax.saxutils import escape

from nonet.draw.corners import corners
from nonet.draw.palette import LIGHT, Palette
from nonet.draw.scene import (
    Arrow,
    Circle,
    Group,
    Item,
    Line,
    Outline,
    Point,
    Polyline,
    Rectangle,
    Scene,
    Stroke,
    Text,
)

FONTS = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"

Attributes = dict[str, str]

_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def write(scene: Scene, palette: Palette = LIGHT) -> str:
    """The scene as an SVG file."""
    return "\n".join(_lines(scene, palette)) + "\n"


def write_part(items: Iterable[Item], palette: Palette = LIGHT) -> str:
    """Items as groups of shapes, to be put into another SVG."""
    return "\n".join(_groups(items, palette))


def _lines(scene: Scene, palette: Palette) -> Iterator[str]:
    width, height = _number(scene.width), _number(scene.height)
    language = f' lang="{scene.language}"' if scene.language else ""
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}" role="img"{language} font-family="{FONTS}">'
    )
    if scene.title:
        yield f"<title>{_escaped(scene.title)}</title>"
    if scene.description:
        yield f"<desc>{_escaped(scene.description)}</desc>"
    if scene.puzzles:
        yield f"<metadata>{_escaped(scene.puzzles)}</metadata>"
    yield from _groups(scene.items, palette)
    yield "</svg>"


def _groups(items: Iterable[Item], palette: Palette) -> Iterator[str]:
    for style, shapes in groupby(_shapes(items, palette), key=lambda shape: shape[0]):
        yield f"<g {_written(dict(style))}>"
        yield from (shape for _, shape in shapes)
        yield "</g>"


def _shapes(
    items: Iterable[Item], palette: Palette
) -> Iterator[tuple[tuple[tuple[str, str], ...], str]]:
    """Style and element of every item."""
    for item in items:
        for style, element in _elements(item, palette):
            yield tuple(style.items()), element


def _elements(item: Item, palette: Palette) -> Iterator[tuple[Attributes, str]]:
    match item:
        case Group():
            yield from _group(item, palette)
        case Text():
            yield _text_style(item, palette), _text(item)
        case Line(start, end, stroke):
            style = _style(None, stroke, palette) | {"stroke-linecap": "square"}
            yield style, f'<path d="{_path([start, end], closed=False)}"/>'
        case Polyline(points, stroke, closed):
            style = _style(None, stroke, palette) | {"stroke-linejoin": "round"}
            style |= {} if stroke.dash else {"stroke-linecap": "round"}
            yield style, f'<path d="{_path(points, closed=closed)}"/>'
        case Arrow(_, stroke):
            yield from _arrow(item, palette)
        case _:
            yield _style(item.fill, item.stroke, palette), _shape(item)


def _group(group: Group, palette: Palette) -> Iterator[tuple[Attributes, str]]:
    if group.line:
        yield {"data-line": str(group.line)}, "\n".join(_groups(group.items, palette))
        return
    if group.place == (0, 0) and not group.turned:
        for item in group.items:
            yield from _elements(item, palette)
        return
    x, y = map(_number, group.place)
    turn = " rotate(180)" if group.turned else ""
    style = {"transform": f"translate({x} {y}){turn}"}
    yield style, "\n".join(_groups(group.items, palette))


def _shape(item: Rectangle | Circle | Outline) -> str:
    match item:
        case Circle(centre, radius):
            x, y = map(_number, centre)
            return f'<circle cx="{x}" cy="{y}" r="{_number(radius)}"/>'
        case Rectangle(corner, width, height):
            x, y = map(_number, corner)
            size = f'width="{_number(width)}" height="{_number(height)}"'
            rounded = f' rx="{_number(item.radius)}"' if item.radius else ""
            return f'<rect x="{x}" y="{y}" {size}{rounded}/>'
        case Outline(polygons):
            path = "".join(_polygon(polygon, item.radius) for polygon in polygons)
            return f'<path d="{path}"/>'


def _arrow(arrow: Arrow, palette: Palette) -> Iterator[tuple[Attributes, str]]:
    curve = arrow.curve
    bends = f"{_point(curve.first)} {_point(curve.second)}"
    path = f"M{_point(curve.start)}C{bends} {_point(curve.end)}"
    yield _style(None, arrow.stroke, palette), f'<path d="{path}"/>'
    yield _style(arrow.stroke.ink, None, palette), f'<path d="{_path(arrow.tip, closed=True)}"/>'


def _style(fill: str | None, stroke: Stroke | None, palette: Palette) -> Attributes:
    ink = fill or (stroke.ink if stroke else "")
    style = {"class": ink.replace(".", "-"), "fill": palette[fill] if fill else "none"}
    if stroke:
        style |= {"stroke": palette[stroke.ink], "stroke-width": _number(stroke.width)}
        if stroke.dash:
            style["stroke-dasharray"] = " ".join(map(_number, stroke.dash))
    return style


def _text_style(text: Text, palette: Palette) -> Attributes:
    style = {
        "class": text.ink.replace(".", "-"),
        "fill": palette[text.ink],
        "font-size": _number(text.size),
        "text-anchor": text.anchor,
    }
    style |= {"font-weight": "bold"} if text.bold else {}
    return style | ({"font-style": "italic"} if text.italic else {})


def _text(text: Text) -> str:
    x, y = map(_number, text.place)
    return f'<text x="{x}" y="{y}">{_escaped(text.text)}</text>'


def _polygon(points: tuple[Point, ...], radius: float) -> str:
    if not radius:
        return _path(points, closed=True)
    curves = (
        f"{_point(start)}Q{_point(point)} {_point(end)}"
        for start, point, end in corners(points, radius)
    )
    return "M" + "L".join(curves) + "Z"


def _path(points: Iterable[Point], *, closed: bool) -> str:
    return "M" + "L".join(map(_point, points)) + ("Z" if closed else "")


def _point(point: Point) -> str:
    return f"{_number(point.x)},{_number(point.y)}"


def _number(value: float) -> str:
    """Rounded to hundredths of a millimetre, as short as it can be written."""
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")  # + 0 turns -0 into 0


def _written(attributes: Attributes) -> str:
    return " ".join(f'{name}="{value}"' for name, value in attributes.items())


def _escaped(text: str) -> str:
    """Text for XML: what would be markup is written out, what XML does not know is left out."""
    return escape(_NOT_XML.sub("", text))
