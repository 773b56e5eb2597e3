"""Boards seen from the side of the formats: their names, their regions, what is unusual on them."""

from collections.abc import Iterator
from functools import lru_cache
from math import isqrt

from nonet.catalogue import Message
from nonet.core import shapes
from nonet.core.layout import House, Layout
from nonet.errors import LayoutError

_RULES = {"row": "-rows", "column": "-columns", "box": "-boxes"}


@lru_cache(maxsize=256)
def name_of(layout: Layout) -> str | None:
    """The printable name of a board (its rules left aside), or None when it has none."""
    layout = layout.without_rules
    for name in _possible_names(layout):
        try:
            if shapes.named(name) == layout:
                return name
        except LayoutError:
            continue
    return None


def _possible_names(layout: Layout) -> Iterator[str]:
    side = side_of(layout)
    if side is None:
        yield from shapes.NOT_SQUARE
        return
    kinds = {house.kind for house in layout.houses}
    rules = "".join(rule for kind, rule in _RULES.items() if kind not in kinds)
    rules += "+diagonals" * ("diagonal" in kinds) + "+windows" * ("window" in kinds)
    yield f"{side}x{side}{rules}"
    for rows in range(1, side + 1):
        if side % rows == 0:
            yield f"{side}x{side}:{rows}x{side // rows}{rules}"


def recognised(layout: Layout) -> Layout:
    """The named board or jigsaw with just these houses, in whatever order and by whatever names."""
    wanted = _signature(layout)
    boards = (board for board in _lookalikes(layout) if _signature(board) == wanted)
    board = next(boards, None)
    return board.with_rules(layout.rules) if board else layout


def _signature(layout: Layout) -> tuple[object, ...]:
    houses = frozenset(frozenset(house.cells) for house in layout.houses)
    return layout.size, layout.positions, houses


def _lookalikes(layout: Layout) -> Iterator[Layout]:
    side = side_of(layout)
    if side is None:
        yield from map(shapes.named, shapes.NOT_SQUARE)
        return
    if side in shapes.BOX_OF_SIZE:
        for rules in ("", "+diagonals", "+windows", "+diagonals+windows"):
            yield shapes.named(f"{side}x{side}{rules}")
    regions = regions_of(layout)
    if regions and all(regions.count(region) == side for region in regions):
        yield shapes.jigsaw(regions)


@lru_cache(maxsize=256)
def side_of(layout: Layout) -> int | None:
    """The side of a square board with its cells in reading order and as many digits, or None."""
    side = isqrt(layout.cell_count)
    square = tuple((row, column) for row in range(side) for column in range(side))
    return side if side == layout.size and layout.positions == square else None


def is_plain(layout: Layout) -> bool:
    """Whether this is an ordinary board that its size alone describes."""
    if layout is shapes.CLASSIC:
        return True
    return layout.size in shapes.BOX_OF_SIZE and layout == plain(layout.size)


def plain(size: int) -> Layout:
    """The ordinary board of a size."""
    return shapes.CLASSIC if size == 9 else shapes.named(f"{size}x{size}")


def tiles_of(layout: Layout) -> list[House]:
    """The boxes or regions of the board."""
    return [house for house in layout.houses if house.kind in ("box", "region")]


def regions_of(layout: Layout) -> list[int] | None:
    """The number of the box or region of each cell, or None where they do not tile the board."""
    regions = [-1] * layout.cell_count
    for number, house in enumerate(tiles_of(layout)):
        for cell in house.cells:
            if regions[cell] >= 0:
                return None
            regions[cell] = number
    return None if -1 in regions else regions


def unusual(layout: Layout) -> Message:
    """What an ordinary board does not have, in words."""
    kinds = {house.kind for house in layout.houses}
    found = {
        Message("what.cages"): bool(layout.cages),
        Message("what.diagonals"): "diagonal" in kinds,
        Message("what.windows"): "window" in kinds,
        Message("what.extra_houses"): "extra" in kinds,
        Message("what.regions"): "region" in kinds,
        Message("what.rules_left_out"): not {"row", "column"} <= kinds,
    }
    parts = tuple(what for what, is_there in found.items() if is_there)
    return Message("what.list", parts=parts) if parts else Message("what.shape")
