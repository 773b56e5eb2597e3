"""Finds boards on printed pages again: which symbol is in which cell, by where the letters are."""

from collections.abc import Iterable

from pdf_reading import Letter

from nonet.core.layout import Layout
from nonet.draw.plan import Plan
from nonet.paper.area import Area


def read_board(letters: Iterable[Letter], layout: Layout, corner: Area, cell: float) -> str:
    """The symbols of a board whose picture begins at a corner, '.' for an empty cell."""
    plan = Plan(layout, cell)
    found: dict[int, str] = {}
    for letter in letters:
        # the middle of a digit lies right of and above where it begins
        x = letter.x - corner.left - plan.margin + cell * 0.19
        y = letter.y - corner.top - plan.margin - cell * 0.25
        at = layout.cell_at(int(y // cell), int(x // cell)) if x > 0 and y > 0 else None
        if at is not None:
            found[at] = found.get(at, "") + letter.text
    return "".join(found.get(cell, ".") for cell in range(layout.cell_count))
