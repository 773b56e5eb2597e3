"""Square boards put together from parts: regions, single diagonals, disjoint groups."""

from collections.abc import Iterable, Sequence

from nonet.core import shapes
from nonet.core.layout import House, Layout
from nonet.errors import FormatError

RISING, FALLING = "rising diagonal", "falling diagonal"


def square(
    size: int,
    regions: Sequence[int | None] | None = None,
    diagonals: Iterable[str] = (),
    extra: Iterable[House] = (),
) -> Layout:
    """A board of rows and columns; `regions` is one number per cell, None for the usual boxes."""
    if not 1 <= size <= 25:
        raise FormatError("error.board_size", most=25, got=size)
    wanted = set(diagonals)
    lines = shapes.standard(size, boxes=False, diagonals=True)
    houses = [house for house in lines.houses if house.kind != "diagonal"]
    houses += _tiles(size, regions)
    houses += [house for house in lines.houses if house.name in wanted]
    return Layout(size, lines.positions, [*houses, *extra])


def disjoint_groups(size: int) -> list[House]:
    """For every place in a box the cells that are at this place in their boxes."""
    if size not in shapes.BOX_OF_SIZE:
        raise FormatError("error.disjoint_groups", size=size)
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
            raise FormatError("error.region_cells", region=region, count=len(cells), expected=size)
    return [
        House("region", f"region {number}", tuple(cells))
        for number, cells in enumerate(members.values(), 1)
    ]


def _same_tiling(regions: Sequence[int | None], usual: Sequence[int]) -> bool:
    pairs = set(zip(regions, usual, strict=True))
    return None not in regions and len(pairs) == len(set(usual)) == len(set(regions))
