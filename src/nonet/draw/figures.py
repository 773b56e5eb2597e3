"""The figures of rules as items of a scene: lines and shapes below the digits, clues above lines.

Lines differ by width, dash, a hollow core and their ends, so that nobody needs their colours.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from nonet.core import figures as told
from nonet.draw.plan import Plan
from nonet.draw.scene import (
    CAPITAL,
    Circle,
    Item,
    Outline,
    Point,
    Polyline,
    Rectangle,
    Stroke,
    Text,
    centred,
)
from nonet.draw.walls import outline


class Look(NamedTuple):
    """How a line is drawn, in parts of a cell; a hollow one has a `core` of that width.

    A core may be dashed, too.
    """

    width: float
    dash: tuple[float, ...] = ()
    core: float = 0
    core_dash: tuple[float, ...] = ()


LOOKS = {
    "thermometer": Look(0.28), "slow_thermometer": Look(0.28, core=0.16),
    "arrow": Look(0.045), "double_arrow": Look(0.07), "between": Look(0.1),
    "lockout": Look(0.1, (0.16, 0.08)), "slingshot": Look(0.045, (0.12, 0.07)),
    "whisper": Look(0.22, core=0.05, core_dash=(0.1, 0.1)), "renban": Look(0.26),
    "palindrome": Look(0.12),
    "region_sum": Look(0.2, (0.26, 0.1)), "zipper": Look(0.18, core=0.08),
    "nabner": Look(0.2, (0.06, 0.08)), "entropic": Look(0.2, (0.14, 0.1)),
    "modular": Look(0.2, (0.26, 0.08, 0.08, 0.08)), "ten_line": Look(0.26, core=0.18),
    "automaton": Look(0.1, (0.2, 0.06, 0.06, 0.06)), "regex": Look(0.1, (0.12, 0.08)),
    "pair_table": Look(0.12, core=0.05),
    "rule": Look(0.1, (0.3, 0.08)),
}  # fmt: skip
"""The lines by ink; a kind that is not listed here is drawn as `rule`."""

_DASHES = {
    "total": (0.03, 0.05), "rellik_cage": (0.14, 0.05, 0.03, 0.05), "different": (0.2, 0.06),
    "equal_sums": (0.2, 0.05, 0.03, 0.05), "lunchbox": (0.14, 0.1), "digits": (0.02, 0.08),
}  # fmt: skip
_CAGE_DASH = (0.09, 0.055)
_BARS = {
    "row_index": ((0.08, 0.1, 0.92, 0.1), (0.08, 0.9, 0.92, 0.9)),
    "column_index": ((0.1, 0.08, 0.1, 0.92), (0.9, 0.08, 0.9, 0.92)),
    "box_index": ((0.1, 0.1, 0.9, 0.1), (0.9, 0.1, 0.9, 0.9), (0.9, 0.9, 0.1, 0.9),
                  (0.1, 0.9, 0.1, 0.1)),
}  # fmt: skip
_WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_INSET = 0.06


def ink_of(ink: str) -> str:
    """The ink of the palette for the ink of a figure."""
    return f"line.{ink}" if ink in LOOKS else "line.rule"


def under(plan: Plan) -> Iterator[Item]:
    """What lies below the walls: tints, then lines, then their ends and other shapes."""
    figures = plan.figures
    for figure in figures:
        if isinstance(figure, told.CellShape) and figure.form in ("tint", "rising", "falling"):
            yield from _tint(plan, figure)
    for figure in figures:
        if isinstance(figure, told.Path):
            yield from _line(plan, figure)
    for figure in figures:
        match figure:
            case told.Path():
                yield from _ends(plan, figure)
            case told.Pill():
                yield _pill(plan, figure)
            case told.CellShape():
                yield from _shape(plan, figure)


def over(plan: Plan) -> Iterator[Item]:
    """What lies above the walls: outlines, marks on edges and corners, clues beside the board."""
    outlines = [figure for figure in plan.figures if isinstance(figure, told.Outline)]
    yield from (_outline(plan, figure) for figure in outlines)
    yield from (_total(plan, figure) for figure in outlines if figure.text)
    outside = []
    for figure in plan.figures:
        match figure:
            case told.EdgeDot():
                yield from _dot(plan, figure)
            case told.EdgeText():
                yield from _edge_text(plan, figure)
            case told.CornerCircle():
                yield from _corner(plan, figure)
            case told.OutsideText():
                outside.append(figure)
    for _, same in groupby(sorted(outside, key=_place), key=_place):
        yield from _clues(plan, list(same))


def _place(figure: told.OutsideText) -> told.Position:
    return figure.position


def _stroke(plan: Plan, ink: str, width: float, dash: Sequence[float] = ()) -> Stroke:
    return Stroke(ink, plan.side * width, tuple(plan.side * part for part in dash) or None)


def _line(plan: Plan, path: told.Path) -> Iterator[Item]:
    look = LOOKS.get(path.ink, LOOKS["rule"])
    points = tuple(map(plan.centre, path.cells))
    yield Polyline(points, _stroke(plan, ink_of(path.ink), look.width, look.dash), path.closed)
    if look.core:
        yield Polyline(points, _stroke(plan, "paper", look.core, look.core_dash), path.closed)


def _ends(plan: Plan, path: told.Path) -> Iterator[Item]:
    points = tuple(map(plan.centre, path.cells))
    for form, end, before in (
        (path.start, points[0], points[1]),
        (path.end, points[-1], points[-2]),
    ):
        yield from _end(plan, path.ink, form, end, before)


def _end(plan: Plan, ink: str, form: told.PathEnd, end: Point, before: Point) -> Iterator[Item]:
    look, side = LOOKS.get(ink, LOOKS["rule"]), plan.side
    stroke = _stroke(plan, ink_of(ink), 0.05)
    if form == "bulb":
        yield Circle(end, side * 0.36, ink_of(ink))
        if look.core:
            yield Circle(end, side * 0.3, "paper")
    elif form == "circle":
        yield Circle(end, side * 0.38, "paper", stroke)
    elif form == "diamond":
        yield _diamond(plan, end, 0.42, "paper", stroke)
    elif form == "arrow":
        yield _chevron(plan, end, math.atan2(end.y - before.y, end.x - before.x), 0.2, stroke)


def _diamond(
    plan: Plan, centre: Point, reach: float, fill: str | None, stroke: Stroke | None
) -> Outline:
    corners = (centre.moved(plan.side * reach * x, plan.side * reach * y) for y, x in _WAYS)
    return Outline((tuple(corners),), fill, stroke)


def _chevron(plan: Plan, tip: Point, angle: float, length: float, stroke: Stroke) -> Polyline:
    """Two short lines that meet in a tip which points at an angle."""
    sides = [
        tip.moved(-length * plan.side * math.cos(turned), -length * plan.side * math.sin(turned))
        for turned in (angle - 0.6, angle + 0.6)
    ]
    return Polyline((sides[0], tip, sides[1]), stroke)


def _pill(plan: Plan, pill: told.Pill) -> Rectangle:
    points = [plan.centre(cell) for cell in pill.cells]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    reach = plan.side * 0.38
    corner = Point(left - reach, top - reach)
    size = right - left + 2 * reach, bottom - top + 2 * reach
    return Rectangle(corner, *size, "paper", _stroke(plan, ink_of(pill.ink), 0.05), reach)


def _tint(plan: Plan, shape: told.CellShape) -> Iterator[Item]:
    yield Rectangle(plan.corner(shape.cell), plan.side, plan.side, "rule.tint")
    row, column = plan.layout.positions[shape.cell]
    for x, y, right, bottom in _BARS.get(shape.ink, ()):
        ends = plan.at(row + y, column + x), plan.at(row + bottom, column + right)
        yield Polyline(ends, _stroke(plan, "line.rule", 0.03))


def _shape(plan: Plan, shape: told.CellShape) -> Iterator[Item]:
    centre, is_parity = plan.centre(shape.cell), shape.ink == "parity"
    fill = "parity" if is_parity else "paper"
    stroke = None if is_parity else _stroke(plan, ink_of(shape.ink), 0.05)
    reach = plan.side * (0.4 if is_parity else 0.38)
    if shape.form == "circle":
        yield Circle(centre, reach, fill, stroke)
    elif shape.form == "square":
        yield Rectangle(centre.moved(-reach, -reach), 2 * reach, 2 * reach, fill, stroke)
    elif shape.form == "diamond":
        yield _diamond(plan, centre, 0.42, fill, stroke)
    elif shape.form in ("rising", "falling"):
        yield from _four_ways(plan, centre, rising=shape.form == "rising")


def _four_ways(plan: Plan, centre: Point, *, rising: bool) -> Iterator[Item]:
    """A small tip at each side of a cell, outwards or inwards."""
    reach = plan.side * (0.46 if rising else 0.38)
    for down, right in _WAYS:
        angle = math.atan2(down, right) + (0 if rising else math.pi)
        tip = centre.moved(reach * right, reach * down)
        yield _chevron(plan, tip, angle, 0.1, _stroke(plan, "line.rule", 0.035))


def _outline(plan: Plan, figure: told.Outline) -> Item:
    border = outline(plan, figure.cells, plan.side * _INSET)
    stroke = _stroke(plan, "cage", 0.022, _DASHES.get(figure.ink, _CAGE_DASH))
    return Outline(border.polygons, stroke=stroke)


def _total(plan: Plan, figure: told.Outline) -> Text:
    first = min(figure.cells, key=lambda cell: plan.layout.positions[cell])
    size = plan.side * min(0.22, 1.4 / len(figure.text))
    inset = plan.side * (_INSET + 0.03)
    place = plan.corner(first).moved(inset, inset + size * CAPITAL)
    return Text(place, figure.text, size, "total", anchor="start")


def _between(plan: Plan, cells: Sequence[int]) -> Point:
    points = [plan.centre(cell) for cell in cells]
    return Point(sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def _dot(plan: Plan, dot: told.EdgeDot) -> Iterator[Item]:
    centre = _between(plan, dot.cells)
    fill, ink = ("dot.black", "dot.white") if dot.filled else ("dot.white", "dot.black")
    radius = plan.side * (0.17 if dot.text else 0.12)
    yield Circle(centre, radius, fill, _stroke(plan, "dot.edge", 0.025))
    if dot.text:
        size = plan.side * (0.24 if len(dot.text) == 1 else 0.18)
        yield centred(centre, dot.text, size, ink, bold=True)


def _edge_text(plan: Plan, sign: told.EdgeText) -> Iterator[Item]:
    centre = _between(plan, sign.cells)
    yield Circle(centre, plan.side * 0.16, "paper")
    if sign.text == ">":
        first, second = map(plan.centre, sign.cells)
        angle = math.atan2(second.y - first.y, second.x - first.x)
        reach = plan.side * 0.09
        tip = centre.moved(reach * math.cos(angle), reach * math.sin(angle))
        yield _chevron(plan, tip, angle, 0.2, _stroke(plan, "clue", 0.04))
    else:
        size = plan.side * (0.3 if len(sign.text) == 1 else 0.23)
        yield centred(centre, sign.text, size, "clue", bold=True)


def _corner(plan: Plan, figure: told.CornerCircle) -> Iterator[Item]:
    centre = _between(plan, figure.cells)
    yield Circle(centre, plan.side * 0.22, "paper", _stroke(plan, "clue", 0.025))
    texts = [str(digit) for digit in figure.digits]
    half = len(texts) if len(texts) < 3 else (len(texts) + 1) // 2
    rows = [row for row in (texts[:half], texts[half:]) if row]
    size = plan.side * (0.3 if len(texts) == 1 else 0.2)
    for number, row in enumerate(rows):
        lower = (number - (len(rows) - 1) / 2) * size * 0.9
        yield centred(centre.moved(0, lower), " ".join(row), size, "clue", bold=True)


def _clues(plan: Plan, clues: Sequence[told.OutsideText]) -> Iterator[Item]:
    """The clues of one place beside the board, one below the other."""
    size = plan.side * 0.52 / len(clues)
    for number, clue in enumerate(clues):
        row, column = clue.position
        down, right = clue.arrow or (0, 0)
        lower = (number - (len(clues) - 1) / 2) * 0.45
        place = plan.at(row + 0.5 + lower - 0.1 * down, column + 0.5 - 0.1 * right)
        yield centred(place, clue.text, size, "clue")
        if clue.arrow:
            yield from _pointer(plan, clue.position, clue.arrow)


def _pointer(plan: Plan, position: told.Position, way: told.Position) -> Iterator[Item]:
    (row, column), (down, right) = position, way
    middle = plan.at(row + 0.5, column + 0.5)
    start = middle.moved(plan.side * 0.2 * right, plan.side * 0.2 * down)
    tip = middle.moved(plan.side * 0.42 * right, plan.side * 0.42 * down)
    stroke = _stroke(plan, "clue", 0.03)
    yield Polyline((start, tip), stroke)
    yield _chevron(plan, tip, math.atan2(down, right), 0.12, stroke)
