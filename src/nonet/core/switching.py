"""Rules of a board, switched one by one while it is played on: rows, columns, boxes, diagonals."""

from functools import lru_cache
from typing import Literal, get_args

from nonet.core.layout import House, HouseKind, Layout, Position

SwitchedRule = Literal["rows", "columns", "boxes", "diagonals"]
SWITCHED_RULES: tuple[SwitchedRule, ...] = get_args(SwitchedRule)

_KINDS: dict[SwitchedRule, tuple[HouseKind, ...]] = {
    "rows": ("row",),
    "columns": ("column",),
    "boxes": ("box", "region"),
    "diagonals": ("diagonal",),
}


def is_on(layout: Layout, rule: SwitchedRule) -> bool:
    """Whether the rule binds the board.

    >>> from nonet.core.shapes import named
    >>> [is_on(named("9x9-rows"), rule) for rule in SWITCHED_RULES]
    [False, True, True, False]
    """
    return any(house.kind in _KINDS[rule] for house in layout.houses)


def can_switch(layout: Layout, rule: SwitchedRule) -> bool:
    """Whether the board knows what the rule would mean.

    >>> from nonet.core.shapes import named
    >>> can_switch(named("9x9"), "diagonals"), can_switch(named("samurai"), "diagonals")
    (True, False)
    """
    return is_on(layout, rule) or bool(_houses_of(layout, rule))


@lru_cache(maxsize=64)
def with_switched(layout: Layout, rules: tuple[SwitchedRule, ...]) -> Layout:
    """The board with some rules the other way round: off if it has them, else on.

    >>> from nonet.core.shapes import named
    >>> with_switched(named("9x9"), ("rows", "diagonals")) == named("9x9-rows+diagonals")
    True
    """
    houses: list[House] = []
    for rule in SWITCHED_RULES:
        own = [house for house in layout.houses if house.kind in _KINDS[rule]]
        houses += own if rule not in rules else [] if own else _houses_of(layout, rule)
    known = {kind for kinds in _KINDS.values() for kind in kinds}
    houses += [house for house in layout.houses if house.kind not in known]
    if not rules:
        return layout
    return Layout(layout.size, layout.positions, houses).with_rules_of(layout)


def _houses_of(layout: Layout, rule: SwitchedRule) -> list[House]:
    """The houses that the rule adds to a board of one grid; boxes could be any."""
    if not layout.row_count == layout.column_count == layout.size or rule == "boxes":
        return []
    size = range(layout.size)
    if rule == "diagonals":
        falling = _house(layout, "diagonal", "falling diagonal", [(n, n) for n in size])
        rising = [(n, layout.size - 1 - n) for n in size]
        return falling + _house(layout, "diagonal", "rising diagonal", rising)
    kind: HouseKind = "row" if rule == "rows" else "column"
    lines = [[(n, m) if rule == "rows" else (m, n) for m in size] for n in size]
    return [
        house
        for number, line in enumerate(lines, 1)
        for house in _house(layout, kind, f"{kind} {number}", line)
    ]


def _house(layout: Layout, kind: HouseKind, name: str, line: list[Position]) -> list[House]:
    cells = [layout.cell_at(*position) for position in line]
    there = tuple(cell for cell in cells if cell is not None)
    return [House(kind, name, there)] if there else []
