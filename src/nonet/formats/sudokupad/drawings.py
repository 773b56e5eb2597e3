"""The drawings in a SudokuPad link: in which cells, on which edges and corners they are.

Points are rows and columns in cells from the top left corner of the board; the middle of the first
cell is (0.5, 0.5). Whatever is no drawing has no place.
"""

from collections.abc import Iterator
from math import floor, isfinite
from typing import Any

from nonet.core.figures import Position
from nonet.core.layout import Layout

DRAWN = ("lines", "arrows", "overlays", "underlays")
SHAPES = ("overlays", "underlays")

MAX_DRAWINGS = 300
"""How many drawings of each sort are looked at; further ones are told as not understood."""

GREATEST = 100.0
"""Cells that a drawing may be away from the corner of the board."""

Part = dict[str, Any]
Point = tuple[float, float]


def parts(tree: dict[str, Any], *keys: str) -> list[Part]:
    """The drawings under some keys."""
    content = [tree.get(key) for key in keys]
    found = [part for one in content if isinstance(one, list) for part in one[:MAX_DRAWINGS]]
    return [part for part in found if isinstance(part, dict)]


def all_parts(tree: dict[str, Any]) -> Iterator[tuple[str, Part]]:
    """All drawings with their keys."""
    for key in DRAWN:
        for part in parts(tree, key):
            yield key, part


def text_of(part: Part) -> str:
    """What is written in it."""
    return str(part.get("text") or "").strip()


def is_round(part: Part) -> bool:
    """Whether its corners are rounded."""
    return part.get("rounded") is True


def points_of(part: Part) -> list[Point]:
    """The corners of a line or arrow; none where one of them is no point."""
    ways = part.get("wayPoints")
    found = [point_of(way) for way in ways] if isinstance(ways, list) else []
    return [] if None in found else [point for point in found if point is not None]


def point_of(point: Any) -> Point | None:
    """A point, if it is one and not far away."""
    match point:
        case [int() | float() as row, int() | float() as column]:
            if all(isfinite(one) and abs(one) <= GREATEST for one in (row, column)):
                return float(row), float(column)
    return None


def path_of(part: Part, board: Layout, *, centred: bool) -> tuple[int, ...]:
    """The cells that a line runs through; none when it turns elsewhere or leaves the board."""
    points = points_of(part)
    if not points or (centred and any(not is_middle(point) for point in points)):
        return ()
    corners = [place_of(point) for point in points]
    path = corners[:1]
    for row, column in corners[1:]:
        down, right = row - path[-1][0], column - path[-1][1]
        steps = max(abs(down), abs(right))
        if steps and {abs(down), abs(right)} - {0, steps}:
            return ()
        start = path[-1]
        for step in range(1, steps + 1):
            path.append((start[0] + down * step // steps, start[1] + right * step // steps))
    places = [board.cell_at(*place) for place in path]
    return () if None in places else tuple(place for place in places if place is not None)


def is_middle(point: Point) -> bool:
    """Whether it is in the middle of a cell."""
    return point[0] % 1 == point[1] % 1 == 0.5


def place_of(point: Point) -> Position:
    """The row and column that it is in, which may be beside the board."""
    return floor(point[0]), floor(point[1])


def middle_place(part: Part) -> Position | None:
    """The row and column in whose middle a shape is, which may be beside the board."""
    point = point_of(part.get("center"))
    return place_of(point) if point and is_middle(point) else None


def middle_cell(part: Part, board: Layout) -> int | None:
    """The cell in whose middle it is."""
    place = middle_place(part)
    return board.cell_at(*place) if place else None


def edge(part: Part, board: Layout) -> tuple[int, int] | None:
    """The two cells between which it is."""
    point = point_of(part.get("center"))
    if point is None or sorted((point[0] % 1, point[1] % 1)) != [0.0, 0.5]:
        return None
    row, column = place_of(point)
    before = (row - 1, column) if point[0] % 1 == 0 else (row, column - 1)
    first, second = board.cell_at(*before), board.cell_at(row, column)
    return (first, second) if first is not None and second is not None else None


def corner(part: Part, board: Layout) -> tuple[int, ...] | None:
    """The four cells around it."""
    point = point_of(part.get("center"))
    if point is None or (point[0] % 1, point[1] % 1) != (0.0, 0.0):
        return None
    row, column = place_of(point)
    places = ((row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column))
    cells = tuple(cell for place in places if (cell := board.cell_at(*place)) is not None)
    return cells if len(cells) == len(places) else None


def covered(part: Part, board: Layout) -> tuple[int, ...]:
    """The cells in the middle of which a shape is: one, or several in a row where it is long."""
    point = point_of(part.get("center"))
    size = point_of([part.get("height", 1), part.get("width", 1)])
    if point is None or size is None or not 0 < min(size) <= max(size) <= board.size:
        return ()
    count = (max(1, round(size[0] + 0.2)), max(1, round(size[1] + 0.2)))
    top, left = point[0] - count[0] / 2, point[1] - count[1] / 2
    if 1 not in count or top % 1 or left % 1:
        return ()
    places = [(int(top) + r, int(left) + c) for r in range(count[0]) for c in range(count[1])]
    cells = tuple(cell for place in places if (cell := board.cell_at(*place)) is not None)
    return cells if len(cells) == len(places) else ()
