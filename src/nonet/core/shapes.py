"""The boards that have a name. Each shape is a function that returns a `Layout`.

`named` reads the printable names: a base such as `9x9`, `6x6:3x2` (boxes of 3 rows and 2 columns),
`samurai` or `9x9cross`, then `+diagonals` or `+windows` to add houses, and `-rows`, `-columns` or
`-boxes` to leave some out. Boards of several grids have their rules as they are.
"""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Literal

from nonet.core.layout import MAX_DIGITS, House, Layout, Position, checked_size
from nonet.errors import LayoutError

BOX_OF_SIZE = {
    4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 10: (2, 5), 12: (3, 4), 14: (2, 7), 15: (3, 5),
    16: (4, 4), 18: (3, 6), 20: (4, 5), 21: (3, 7), 22: (2, 11), 24: (4, 6), 25: (5, 5),
}  # fmt: skip
"""Rows and columns of a box, by the number of digits."""

GRIDS_OF_NAME: dict[str, tuple[Position, ...]] = {
    "twodoku": ((0, 0), (6, 6)),
    "butterfly": ((0, 0), (0, 3), (3, 0), (3, 3)),
    "sohei": ((0, 6), (6, 0), (6, 12), (12, 6)),
    "samurai": ((0, 0), (0, 12), (6, 6), (12, 0), (12, 12)),
    "windmill": ((0, 3), (3, 12), (6, 6), (9, 0), (12, 9)),
    "gattai8": (
        (0, 0), (0, 12), (0, 24), (6, 6), (6, 18), (12, 0), (12, 12), (12, 24),
    ),
    "shogun": (
        (0, 0), (0, 12), (0, 24), (0, 36), (6, 6), (6, 18), (6, 30),
        (12, 0), (12, 12), (12, 24), (12, 36),
    ),
    "sumo": (
        (0, 0), (0, 12), (0, 24), (6, 6), (6, 18), (12, 0), (12, 12), (12, 24),
        (18, 6), (18, 18), (24, 0), (24, 12), (24, 24),
    ),
}  # fmt: skip
"""Top left corners of the 9x9 grids of the boards that are made of several."""


def standard(
    size: int = 9,
    box: tuple[int, int] | None = None,
    *,
    rows: bool = True,
    columns: bool = True,
    boxes: bool = True,
    diagonals: bool = False,
    windows: bool = False,
) -> Layout:
    """A square board with boxes of `box` rows and columns; each kind of rule on or off."""
    cells = _square(size)
    if box and box[0] * box[1] != size:
        raise LayoutError("error.box_size", rows=box[0], columns=box[1], size=size)
    houses: list[House] = []
    if rows:
        houses += _lines("row", cells, 0)
    if columns:
        houses += _lines("column", cells, 1)
    if boxes:
        houses += _boxes(cells, *(box or _default_box(size)))
    if diagonals:
        houses += _diagonals(size)
    if windows:
        houses += _windows(size, box or _default_box(size))
    return Layout(size, cells, houses)


def jigsaw(regions: Sequence[int | str], *, diagonals: bool = False) -> Layout:
    """A square board whose regions are given by number or letter, cell by cell."""
    size = _side(len(regions))
    members: dict[int | str, list[int]] = {}
    for cell, region in enumerate(regions):
        members.setdefault(region, []).append(cell)
    for region, cells in members.items():
        if len(cells) != size:
            raise LayoutError("error.region_cells", region=region, count=len(cells), expected=size)
    houses = [
        House("region", f"region {number}", tuple(cells))
        for number, cells in enumerate(members.values(), 1)
    ]
    return _lines_only(size).with_houses(houses + (_diagonals(size) if diagonals else []))


@lru_cache(maxsize=MAX_DIGITS)
def _lines_only(size: int) -> Layout:
    return standard(size, boxes=False)


def overlapping(corners: Iterable[Position], size: int = 9) -> Layout:
    """Square grids with their top left corners at `corners`, sharing cells where they overlap."""
    grids = [[(top + row, left + column) for row, column in _square(size)] for top, left in corners]
    positions = sorted({position for grid in grids for position in grid})
    index = {position: cell for cell, position in enumerate(positions)}
    houses: dict[frozenset[int], House] = {}
    for number, grid in enumerate(grids, 1):
        top, left = grid[0]
        local = [(row - top, column - left) for row, column in grid]
        for house in (
            *_lines("row", local, 0),
            *_lines("column", local, 1),
            *_boxes(local, *_default_box(size)),
        ):
            cells = tuple(index[grid[cell]] for cell in house.cells)
            named_house = House(house.kind, f"grid {number} {house.name}", cells)
            houses.setdefault(frozenset(cells), named_house)
    return Layout(size, positions, houses.values())


def cross(**rules: bool) -> Layout:
    """Five of the nine boxes of a 9x9 board, as a plus: 45 cells; rules as of `standard`."""
    return _with_holes(lambda row, column: 3 <= row < 6 or 3 <= column < 6, **rules)


def rect(**rules: bool) -> Layout:
    """A 9x9 board without its centre box: 72 cells; rules as of `standard`."""
    return _with_holes(lambda row, column: not (3 <= row < 6 and 3 <= column < 6), **rules)


def names() -> list[str]:
    """The boards without further rules, by name."""
    squares = [f"{size}x{size}" for size in BOX_OF_SIZE]
    return [*squares, *_HOLED, *GRIDS_OF_NAME]


_NAME = re.compile(r"([a-z0-9]{1,20})(?::(\d{1,2})x(\d{1,2}))?((?:[+-][a-z]{1,20}){0,9})")


@lru_cache(maxsize=256)
def named(name: str) -> Layout:
    """The board of a printable name, such as '9x9', '6x6:3x2', '16x16+diagonals' or 'samurai'."""
    match = _NAME.fullmatch(name) if isinstance(name, str) else None
    if not match:
        raise _unknown(name)
    base, box_rows, box_columns, rules = match.groups()
    if base in _HOLED and not box_rows:
        return _HOLED[base](**_switches(rules, name))
    if base in GRIDS_OF_NAME or base in _HOLED:
        if box_rows or rules:
            raise LayoutError("error.no_further_rules", board=base, name=name)
        return overlapping(GRIDS_OF_NAME[base])
    square = re.fullmatch(r"(\d{1,2})x(\d{1,2})", base)
    if not square or square[1] != square[2]:
        raise _unknown(name)
    box = (int(box_rows), int(box_columns)) if box_rows else None
    return standard(int(square[1]), box, **_switches(rules, name))


def _switches(rules: str, name: str) -> dict[str, bool]:
    switches = {}
    for sign, rule in re.findall(r"([+-])([a-z]+)", rules):
        if (sign, rule) not in _SWITCHES:
            choices = tuple(sign + rule for sign, rule in _SWITCHES)
            raise LayoutError("error.no_rule", rule=sign + rule, name=name, choices=choices)
        switches[rule] = sign == "+"
    return switches


_SWITCHES = [
    ("+", "diagonals"), ("+", "windows"), ("-", "rows"), ("-", "columns"), ("-", "boxes"),
]  # fmt: skip
_HOLED: dict[str, Callable[..., Layout]] = {"9x9cross": cross, "9x9rect": rect}

NOT_SQUARE = (*GRIDS_OF_NAME, *_HOLED)
"""The boards with a name that are no squares full of cells."""


def _unknown(name: str) -> LayoutError:
    known = ("9x9", "6x6:3x2", "16x16+diagonals", *_HOLED, *GRIDS_OF_NAME)
    return LayoutError("error.no_board", name=name, choices=known)


def _square(size: int) -> list[Position]:
    checked_size(size)
    return [(row, column) for row in range(size) for column in range(size)]


def _side(cell_count: int) -> int:
    side = math.isqrt(cell_count)
    if side * side != cell_count:
        raise LayoutError("error.no_square_board", count=cell_count)
    return side


def _default_box(size: int) -> tuple[int, int]:
    if size not in BOX_OF_SIZE:
        raise LayoutError("error.no_boxes", size=size)
    return BOX_OF_SIZE[size]


def _lines(kind: Literal["row", "column"], positions: Sequence[Position], axis: int) -> list[House]:
    """Rows (axis 0) or columns (axis 1)."""
    count = 1 + max(position[axis] for position in positions)
    lines: list[list[int]] = [[] for _ in range(count)]
    for cell, position in enumerate(positions):
        lines[position[axis]].append(cell)
    return [House(kind, f"{kind} {n}", tuple(cells)) for n, cells in enumerate(lines, 1)]


def _boxes(positions: Sequence[Position], rows: int, columns: int) -> list[House]:
    members: dict[Position, list[int]] = {}
    for cell, (row, column) in enumerate(positions):
        members.setdefault((row // rows, column // columns), []).append(cell)
    return [
        House("box", f"box {row * rows + column + 1}", tuple(cells))
        for (row, column), cells in sorted(members.items())
    ]


def _diagonals(size: int) -> list[House]:
    falling = tuple(n * size + n for n in range(size))
    rising = tuple(n * size + size - 1 - n for n in range(size))
    return [
        House("diagonal", "falling diagonal", falling),
        House("diagonal", "rising diagonal", rising),
    ]


def _windows(size: int, box: tuple[int, int]) -> list[House]:
    """Boxes moved by one cell in both directions, as many as fit with a line between them."""
    rows, columns = box
    tops = range(1, size - rows, rows + 1)
    lefts = range(1, size - columns, columns + 1)
    corners = [(top, left) for top in tops for left in lefts]
    return [
        House(
            "window",
            f"window {number}",
            tuple((top + r) * size + left + c for r in range(rows) for c in range(columns)),
        )
        for number, (top, left) in enumerate(corners, 1)
    ]


def _with_holes(exists: Callable[[int, int], bool], **rules: bool) -> Layout:
    """What is left of a 9x9 board and its houses where only some cells exist."""
    whole = standard(9, None, **rules)
    left = [cell for cell, position in enumerate(whole.positions) if exists(*position)]
    number = {cell: index for index, cell in enumerate(left)}
    houses = [
        House(house.kind, house.name, tuple(number[cell] for cell in house.cells if cell in number))
        for house in whole.houses
    ]
    return Layout(9, [whole.positions[cell] for cell in left], [one for one in houses if one.cells])


CLASSIC = standard(9)
"""The ordinary 9x9 board."""
