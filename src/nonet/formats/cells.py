"""Cells by name: r1c1 is the top left, in capitals or small letters."""

import re

from nonet.core.layout import Layout
from nonet.errors import FormatError

_NAME = re.compile(r"[rR]([1-9][0-9]{0,3})[cC]([1-9][0-9]{0,3})")


def cell_named(layout: Layout, name: str) -> int:
    """The number of the cell with a name."""
    match = _NAME.fullmatch(name)
    cell = layout.cell_at(int(match[1]) - 1, int(match[2]) - 1) if match else None
    if cell is None:
        last = layout.cell_name(layout.cell_count - 1)
        raise FormatError("error.no_cell_named", last=last, got=name)
    return cell


def cells_named(layout: Layout, names: str) -> tuple[int, ...]:
    """The numbers of cells whose names stand between blanks."""
    return tuple(cell_named(layout, name) for name in names.split())


def names_of(layout: Layout, cells: tuple[int, ...]) -> str:
    """The names of some cells, with blanks between them."""
    return " ".join(map(layout.cell_name, cells))
