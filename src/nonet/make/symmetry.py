"""How the givens of a puzzle may mirror each other: which cells are given or empty together."""

from collections.abc import Mapping
from functools import lru_cache

from nonet.core.layout import Layout, Position
from nonet.errors import PuzzleError
from nonet.make.span import Span

_Map = tuple[bool, bool, bool]
"""Whether rows and columns are exchanged, then whether top and bottom are, and left and right."""

_HALF_TURN = (False, True, True)
_QUARTER_TURN = (True, False, True)
_LEFT_RIGHT = (False, False, True)
_TOP_BOTTOM = (False, True, False)
_FALLING = (True, False, False)
_RISING = (True, True, True)

SYMMETRIES: Mapping[str, tuple[_Map, ...]] = {
    "none": (),
    "rotate180": (_HALF_TURN,),
    "rotate90": (_QUARTER_TURN,),
    "left_right": (_LEFT_RIGHT,),
    "top_bottom": (_TOP_BOTTOM,),
    "mirrors": (_LEFT_RIGHT, _TOP_BOTTOM),
    "falling": (_FALLING,),
    "rising": (_RISING,),
    "diagonals": (_FALLING, _RISING),
    "full": (_QUARTER_TURN, _LEFT_RIGHT),
}
"""By name, what leaves the pattern of givens as it is. *falling* and *rising* are diagonals."""


@lru_cache(maxsize=256)
def orbits_of(layout: Layout, symmetry: str) -> tuple[tuple[int, ...], ...]:
    """The cells of a board in groups that are given or empty together.

    >>> from nonet.core.shapes import named
    >>> orbits_of(named("4x4"), "rotate90")
    ((0, 3, 12, 15), (1, 7, 8, 14), (2, 4, 11, 13), (5, 6, 9, 10))
    """
    if symmetry not in SYMMETRIES:
        raise PuzzleError("error.no_symmetry", name=symmetry, choices=tuple(SYMMETRIES))
    maps = SYMMETRIES[symmetry]
    if not maps:
        return tuple((cell,) for cell in range(layout.cell_count))
    if layout.row_count != layout.column_count and any(exchanged for exchanged, _, _ in maps):
        raise PuzzleError("error.square_symmetry", name=symmetry)
    orbits: dict[int, tuple[int, ...]] = {}
    for cell in range(layout.cell_count):
        if cell not in orbits:
            orbit = _orbit_of(layout, cell, maps)
            orbits.update(dict.fromkeys(orbit, orbit))
    return tuple(dict.fromkeys(orbits.values()))


def _orbit_of(layout: Layout, start: int, maps: tuple[_Map, ...]) -> tuple[int, ...]:
    orbit = [start]
    for cell in orbit:
        images = (layout.cell_at(*_moved(layout, cell, image)) for image in maps)
        orbit += {image for image in images if image is not None}.difference(orbit)
    return tuple(sorted(orbit))


def _moved(layout: Layout, cell: int, image: _Map) -> Position:
    exchanged, top_bottom, left_right = image
    row, column = layout.positions[cell]
    if exchanged:
        row, column = column, row
    return (
        layout.row_count - 1 - row if top_bottom else row,
        layout.column_count - 1 - column if left_right else column,
    )


@lru_cache(maxsize=256)
def possible_numbers(layout: Layout, symmetry: str, span: Span) -> list[int]:
    """The numbers of givens within the span that the symmetry allows.

    >>> from nonet.core.shapes import CLASSIC
    >>> possible_numbers(CLASSIC, "rotate90", (24, 31))
    [24, 25, 28, 29]
    """
    if symmetry == "none":
        return list(range(span[0], min(span[1], layout.cell_count) + 1))
    sums = 1
    for orbit in orbits_of(layout, symmetry):
        sums |= sums << len(orbit)
    return [number for number in range(span[0], span[1] + 1) if sums >> number & 1]
