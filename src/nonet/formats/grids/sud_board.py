"""The board of a .sud file: its rows, and the sections type, size, rules, regions, houses, cages,
marks (other rules, a line of JSON for each).

The types are the named boards, `jigsaw` (with [regions]) and `free` (with [size] and [houses]).
"""

import json
import re
from collections.abc import Iterable, Mapping

from nonet.catalogue import Message
from nonet.core import shapes
from nonet.core.layout import House, HouseKind, Layout
from nonet.core.rule import Rule
from nonet.core.symbols import symbol_of
from nonet.errors import FormatError, LayoutError
from nonet.formats import boards
from nonet.formats.cells import cells_named, names_of
from nonet.formats.format import whole_number
from nonet.formats.grids import samurai
from nonet.formats.grids.grid import stripped
from nonet.formats.json_tree import load
from nonet.formats.rule_tree import rule_of_tree, tree_of_rule

RULES: dict[str, HouseKind] = {
    "rows": "row", "columns": "column", "boxes": "box", "regions": "region",
    "diagonals": "diagonal", "windows": "window", "extra": "extra",
}  # fmt: skip
MAX_AREA = 10_000

_HOUSE = re.compile(r'([a-z]+)[ \t]+("(?:[^"\\]|\\.)*")[ \t]+(.*)')
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"

Sections = Mapping[str, list[str]]


def read(rows: list[str], sections: Sections) -> Layout:
    """The board that rows and sections describe."""
    kind = " ".join(sections.get("type", []))
    if kind == "free":
        layout = _read_free(rows, sections)
    elif kind.partition("+")[0] == "jigsaw" or (not kind and "regions" in sections):
        layout = _read_jigsaw(sections)
    else:
        layout = shapes.named(kind) if kind else _board_of_rows(rows)
    if "rules" in sections:
        layout = _with_rules(layout, kind, " ".join(sections["rules"]).split())
    cages = [_read_cage(layout, line) for line in sections.get("cages", [])]
    marks = [_read_mark(line) for line in sections.get("marks", [])]
    return layout.with_rules([*cages, *marks])


def write(layout: Layout) -> list[str]:
    """The sections of a board."""
    plain = layout.without_rules
    parts = _write_named(plain) or _write_jigsaw(plain) or _write_free(plain)
    cages = [f"{cage.total} {names_of(layout, cage.cells)}" for cage in layout.cages]
    marks = [json.dumps(tree_of_rule(rule), ensure_ascii=False) for rule in layout.other_rules]
    return parts + (["[cages]", *cages] if cages else []) + (["[marks]", *marks] if marks else [])


def rows_of(layout: Layout, cells: bytes) -> list[str]:
    """The rows of the board, # where there is no cell."""
    if list(layout.positions) != sorted(layout.positions):
        raise FormatError("error.sud_order")
    if layout.row_count * layout.column_count > MAX_AREA:
        raise FormatError("error.sud_room", most=MAX_AREA)
    return samurai.rows_of(layout, "".join(map(symbol_of, cells)))


def cells_in(row: str) -> str:
    """The symbols of a row, without frame and holes."""
    return stripped(row).replace(samurai.HOLE, "")


def _board_of_rows(rows: list[str]) -> Layout:
    board = samurai.board_at(_positions(rows))
    if board is not None:
        return board
    size = len(rows)
    if size not in shapes.BOX_OF_SIZE or any(len(cells_in(row)) != size for row in rows):
        raise FormatError("error.sud_no_type")
    return boards.plain(size)


def _positions(rows: list[str]) -> tuple[tuple[int, int], ...]:
    return tuple(
        (row, column)
        for row, line in enumerate(rows)
        for column, char in enumerate(stripped(line))
        if char != samurai.HOLE
    )


def _with_rules(layout: Layout, kind: str, rules: list[str]) -> Layout:
    for rule in rules:
        if rule not in RULES:
            raise FormatError("error.no_sud_rule", choices=tuple(RULES), got=rule)
    wanted = {RULES[rule] for rule in rules}
    has = {house.kind for house in layout.houses}
    side = boards.side_of(layout)
    for rule in ("diagonals", "windows"):
        if RULES[rule] in wanted - has and side and not kind.startswith(("jigsaw", "free")):
            kind = f"{kind or f'{side}x{side}'}+{rule}"
            layout = shapes.named(kind)
            has.add(RULES[rule])
    for rule in rules:
        if RULES[rule] not in has:
            raise FormatError("error.board_without_rule", rule=rule)
    houses = [house for house in layout.houses if house.kind in wanted]
    return Layout(layout.size, layout.positions, houses)


def _read_jigsaw(sections: Sections) -> Layout:
    regions = "".join("".join(row.split()) for row in sections.get("regions", []))
    kind = " ".join(sections.get("type", ["jigsaw"]))
    if not regions or kind not in ("jigsaw", "jigsaw+diagonals"):
        raise FormatError("error.sud_regions", got=kind)
    return shapes.jigsaw(regions, diagonals=kind.endswith("+diagonals"))


def _read_free(rows: list[str], sections: Sections) -> Layout:
    size = whole_number(" ".join(sections.get("size", [])), 25, "[size]")
    bare = Layout(size, _positions(rows), [])
    houses = [_read_house(bare, line) for line in sections.get("houses", [])]
    return Layout(size, bare.positions, houses)


def _read_house(layout: Layout, line: str) -> House:
    match = _HOUSE.fullmatch(line)
    kind = next((kind for kind in RULES.values() if match and match[1] == kind), None)
    if not match or not kind:
        raise FormatError("error.no_house", kinds=tuple(RULES.values()), got=line)
    try:
        name = str(json.loads(match[2]))
    except ValueError as error:
        raise FormatError("error.quoted_name", got=match[2]) from error
    return House(kind, name, cells_named(layout, match[3]))


def _read_cage(layout: Layout, line: str) -> tuple[int, tuple[int, ...]]:
    total, _, cells = line.strip().partition(" ")
    return whole_number(total, 999, Message("place.total")), cells_named(layout, cells)


def _read_mark(line: str) -> Rule:
    return rule_of_tree(load(line), "a line of [marks]")


def _write_named(layout: Layout) -> list[str]:
    """Type and rules, when the board is a named one with some of its rules."""
    board = layout if boards.name_of(layout) else samurai.board_at(layout.positions)
    name = boards.name_of(board) if board else None
    if not name:
        return []
    lines = [f"[type] {re.split('[-+]', name)[0]}", _rules_line(layout.houses)]
    return lines if _is_read_back(layout, lines) else []


def _is_read_back(layout: Layout, lines: list[str]) -> bool:
    rules = lines[1].removeprefix("[rules]").split()
    kind = lines[0].removeprefix("[type] ")
    try:
        return _with_rules(shapes.named(kind), kind, rules) == layout
    except (FormatError, LayoutError):
        return False


def _rules_line(houses: Iterable[House]) -> str:
    kinds = {house.kind for house in houses}
    return " ".join(["[rules]", *(rule for rule, kind in RULES.items() if kind in kinds)])


def _write_jigsaw(layout: Layout) -> list[str]:
    regions = boards.regions_of(layout)
    side = boards.side_of(layout)
    if regions is None or side is None or max(regions) >= len(_LETTERS):
        return []
    for diagonals in (False, True):
        try:
            same = shapes.jigsaw(regions, diagonals=diagonals) == layout
        except LayoutError:
            return []
        if same:
            letters = "".join(_LETTERS[region] for region in regions)
            lines = [letters[at : at + side] for at in range(0, len(letters), side)]
            return ["[type] jigsaw" + "+diagonals" * diagonals, "[regions]", *lines]
    return []


def _write_free(layout: Layout) -> list[str]:
    houses = [
        f"{house.kind} {json.dumps(house.name)} {names_of(layout, house.cells)}"
        for house in layout.houses
    ]
    return ["[type] free", f"[size] {layout.size}", "[houses]", *houses]
