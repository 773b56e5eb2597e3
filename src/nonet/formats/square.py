"""Square boards put together from parts: regions, single diagonals, moves of chess pieces."""

from collections.abc import Iterable, Sequence

from nonet.core import shapes
from nonet.core.layout import House, Layout
from nonet.errors import FormatError

KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2))
KING = ((1, 1), (1, -1))
"""Moves of a piece downwards; the others are the same pairs from the other side."""

RISING, FALLING = "rising diagonal", "falling diagonal"


def square(
    size: int,
    regions: Sequence[int | None] | None = None,
    diagonals: Iterable[str] = (),
    extra: Iterable[House] = (),
) -> Layout:
    """A board of rows and columns; `regions` is one number per cell, None for the usual boxes."""
    if not 1 <= size <= 25:
        raise FormatError(f"a board of the size {size}; right would be 1 to 25")
    wanted = set(diagonals)
    lines = shapes.standard(size, boxes=False, diagonals=True)
    houses = [house for house in lines.houses if house.kind != "diagonal"]
    houses += _tiles(size, regions)
    houses += [house for house in lines.houses if house.name in wanted]
    return Layout(size, lines.positions, [*houses, *extra])


def piece_houses(size: int, moves: Iterable[tuple[int, int]], piece: str) -> list[House]:
    """A house of two cells for every move of a piece from cell to cell."""
    houses = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for down, right in moves:
            to_row, to_column = row + down, column + right
            if to_row < size and 0 <= to_column < size:
                name = f"{piece} r{row + 1}c{column + 1} r{to_row + 1}c{to_column + 1}"
                houses.append(House("extra", name, (cell, to_row * size + to_column)))
    return houses


def disjoint_groups(size: int) -> list[House]:
    """For every place in a box the cells that are at this place in their boxes."""
    if size not in shapes.BOX_OF_SIZE:
        raise FormatError(f"a {size}x{size} board has no boxes, and so no disjoint groups")
    rows, columns = shapes.BOX_OF_SIZE[size]
    groups: dict[tuple[int, int], list[int]] = {}
    for cell in range(size * size):
        row, column = divmod(cell, size)
        groups.setdefault((row % rows, column % columns), []).append(cell)
    return [
        House("extra", f"disjoint group {number}", tuple(cells))
        for number, cells in enumerate(groups.values(), 1)
    ]


def usual_regions(size: int) -> list[int] | None:
    """The number of the usual box of each cell, or None for a size that has no boxes."""
    if size not in shapes.BOX_OF_SIZE:
        return None
    rows, columns = shapes.BOX_OF_SIZE[size]
    across = size // columns
    return [cell // size // rows * across + cell % size // columns for cell in range(size * size)]


def _tiles(size: int, regions: Sequence[int | None] | None) -> list[House]:
    usual = usual_regions(size)
    if regions is None:
        regions = usual or [None] * (size * size)
    if usual and _same_tiling(regions, usual):
        return [house for house in shapes.standard(size).houses if house.kind == "box"]
    members: dict[int, list[int]] = {}
    for cell, region in enumerate(regions):
        if region is not None:
            members.setdefault(region, []).append(cell)
    for region, cells in members.items():
        if len(cells) != size:
            raise FormatError(f"region {region} has {len(cells)} cells; right would be {size}")
    return [
        House("region", f"region {number}", tuple(cells))
        for number, cells in enumerate(members.values(), 1)
    ]


def _same_tiling(regions: Sequence[int | None], usual: Sequence[int]) -> bool:
    pairs = set(zip(regions, usual, strict=True))
    return None not in regions and len(pairs) == len(set(usual)) == len(set(regions))
