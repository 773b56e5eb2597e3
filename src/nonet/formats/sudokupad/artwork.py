"""What rules look like in a SudokuPad link: their figures as lines, arrows, shapes and cages.

Points are rows and columns in cells from the top left corner of the board; the middle of the first
cell is (0.5, 0.5). Lines have the colours that setters draw them in, which our reader knows, too.
"""

from collections.abc import Iterator
from typing import Any

from nonet.core.figures import (
    CellShape,
    CornerCircle,
    EdgeDot,
    EdgeText,
    Figure,
    Outline,
    OutsideText,
    Path,
    PathEnd,
    Pill,
    Position,
)
from nonet.core.layout import Layout

Drawing = tuple[str, dict[str, Any]]
"""The key of the link under which it stands, and what stands there."""

COLOURS = {
    "thermometer": "#CFCFCF", "slow_thermometer": "#BDBDBD", "whisper": "#67F067",
    "renban": "#F067F0", "palindrome": "#B2B2B2", "region_sum": "#34BBE6", "between": "#A0A0A0",
    "lockout": "#8FB0E0", "zipper": "#CC99FF", "nabner": "#FFDD00", "entropic": "#FFCCAA",
    "modular": "#00B8B0", "ten_line": "#FF8080", "slingshot": "#8A6F4D", "automaton": "#C9AD94",
    "regex": "#A9B894", "pair_table": "#A6A6C8",
}  # fmt: skip
OTHER_LINE = "#8A8378"
THICK = {"thermometer": 16, "slow_thermometer": 12, "between": 5, "lockout": 5, "slingshot": 3}
USUAL_WIDTH = 10
DARK, LIGHT, GREY, TINT = "#000000", "#FFFFFF", "#CFCFCF", "#E6E2DA"

_WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_RISING, _FALLING = "\u25b2\u25b6\u25bc\u25c0", "\u25bc\u25c0\u25b2\u25b6"
_SIGNS = {(0, 1): ">", (0, -1): "<", (1, 0): "\u2228", (-1, 0): "\u2227"}
"""A sign of inequality by the way from the greater digit to the lesser one."""


def drawings_of(figure: Figure, board: Layout) -> Iterator[Drawing]:
    """The drawings that show one figure."""
    match figure:
        case Path():
            yield from _path(figure, board)
        case Pill():
            yield from _pill(figure, board)
        case EdgeDot():
            yield from _dot(figure, board)
        case EdgeText():
            yield from _edge_text(figure, board)
        case CornerCircle():
            text = " ".join(map(str, figure.digits))
            yield "overlays", _round(_middle(figure.cells, board), 0.7, LIGHT, text)
        case Outline():
            yield "cages", {"cells": places_of(figure.cells, board), "value": figure.text}
        case CellShape():
            yield from _cell_shape(figure, board)
        case OutsideText():
            yield from _outside(figure)


def places_of(cells: tuple[int, ...], board: Layout) -> list[list[int]]:
    """Rows and columns of cells."""
    return [list(board.positions[cell]) for cell in cells]


def line(points: list[list[float]], colour: str, width: int) -> dict[str, Any]:
    """A line from point to point."""
    return {"wayPoints": points, "color": colour, "thickness": width}


def _path(figure: Path, board: Layout) -> Iterator[Drawing]:
    cells = (*figure.cells, figure.cells[0]) if figure.closed else figure.cells
    points = [_point(cell, board) for cell in cells]
    colour = COLOURS.get(figure.ink, OTHER_LINE)
    if "arrow" in (figure.start, figure.end):
        arrow = {"headLength": 0.3, **line(points, DARK, 2)}
        yield "arrows", arrow
    else:
        yield "lines", line(points, colour, THICK.get(figure.ink, USUAL_WIDTH))
    for cell, end in ((figure.cells[0], figure.start), (figure.cells[-1], figure.end)):
        yield from _end(_point(cell, board), end, colour)


def _end(point: list[float], end: PathEnd, colour: str) -> Iterator[Drawing]:
    if end == "bulb":
        yield "underlays", _round(point, 0.8, colour, "", colour)
    elif end == "circle":
        yield "underlays", _round(point, 0.8, LIGHT)
    elif end == "diamond":
        yield "underlays", {**_square(point, 0.6, LIGHT), "borderColor": DARK, "angle": 45}


def _pill(figure: Pill, board: Layout) -> Iterator[Drawing]:
    """One shape where the cells stand in a row, else a circle in each."""
    rows, columns = zip(*(board.positions[cell] for cell in figure.cells), strict=True)
    height, width = max(rows) - min(rows), max(columns) - min(columns)
    if min(height, width) == 0 and max(height, width) == len(figure.cells) - 1:
        shape = _round(_middle(figure.cells, board), 0.8, LIGHT)
        yield "underlays", {**shape, "height": height + 0.8, "width": width + 0.8}
        return
    for cell in figure.cells:
        yield "underlays", _round(_point(cell, board), 0.8, LIGHT)


def _dot(figure: EdgeDot, board: Layout) -> Iterator[Drawing]:
    colour = DARK if figure.filled else LIGHT
    shape = _round(_middle(figure.cells, board), 0.35, colour, figure.text)
    yield "overlays", {**shape, "color": LIGHT if figure.filled else DARK}


def _edge_text(figure: EdgeText, board: Layout) -> Iterator[Drawing]:
    first, second = (board.positions[cell] for cell in figure.cells)
    way = (second[0] - first[0], second[1] - first[1])
    text = _SIGNS.get(way, ">") if figure.text == ">" else figure.text
    yield "overlays", _square(_middle(figure.cells, board), 0.35, LIGHT, text)


def _cell_shape(figure: CellShape, board: Layout) -> Iterator[Drawing]:
    point = _point(figure.cell, board)
    parity = figure.ink == "parity"
    if figure.form in ("rising", "falling"):
        yield "underlays", _square(point, 1, TINT)
        for sign, (down, right) in zip(
            _RISING if figure.form == "rising" else _FALLING, _WAYS, strict=True
        ):
            place = [point[0] + 0.4 * down, point[1] + 0.4 * right]
            yield "overlays", {"center": place, "width": 0.2, "height": 0.2, **_text(sign, 10)}
    elif figure.form == "tint":
        yield "underlays", _square(point, 1, TINT)
    elif figure.form == "circle":
        edge = GREY if parity else DARK
        yield "underlays", _round(point, 0.75, GREY if parity else LIGHT, "", edge)
    else:
        shape = _square(point, 0.75, GREY if parity else LIGHT)
        turned = {"angle": 45} if figure.form == "diamond" else {}
        yield "underlays", {**shape, "borderColor": GREY if parity else DARK, **turned}


def _outside(figure: OutsideText) -> Iterator[Drawing]:
    place = _centre(figure.position)
    yield "overlays", {"center": place, "width": 1, "height": 1, **_text(figure.text, 22)}
    if figure.arrow:
        down, right = figure.arrow
        ends = [[place[0] + part * down, place[1] + part * right] for part in (0.3, 0.65)]
        yield "arrows", {"headLength": 0.2, **line(ends, DARK, 2)}


def _point(cell: int, board: Layout) -> list[float]:
    return _centre(board.positions[cell])


def _centre(position: Position) -> list[float]:
    return [position[0] + 0.5, position[1] + 0.5]


def _middle(cells: tuple[int, ...], board: Layout) -> list[float]:
    points = [_point(cell, board) for cell in cells]
    return [(min(axis) + max(axis)) / 2 for axis in zip(*points, strict=True)]


def _round(
    point: list[float], size: float, colour: str, text: str = "", edge: str = DARK
) -> dict[str, Any]:
    shape = {**_square(point, size, colour, text), "rounded": True}
    return {**shape, "borderColor": edge}


def _square(point: list[float], size: float, colour: str, text: str = "") -> dict[str, Any]:
    shape = {"center": point, "width": size, "height": size, "backgroundColor": colour}
    return {**shape, **(_text(text, 18) if text else {})}


def _text(text: str, size: int) -> dict[str, Any]:
    return {"text": text, "fontSize": size}
