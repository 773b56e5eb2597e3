"""The JSON of f-puzzles: a grid of cells, and a list for each kind of rule.

Rules that we do not enforce are refused by name. Drawings are no rules; their names are kept in
`info` under `ignored`.
"""

import json
import re
from collections.abc import Sequence
from typing import Any

from nonet.catalogue import Message
from nonet.core.layout import Cage, House, Layout
from nonet.core.masks import mask_of
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats.cells import cell_named
from nonet.formats.format import Format, single
from nonet.formats.json import fpuzzles_rules, fpuzzles_write
from nonet.formats.json_tree import load, take, take_list
from nonet.formats.sheets import sheet_of
from nonet.formats.square import (
    FALLING,
    RISING,
    disjoint_groups,
    square,
    usual_regions,
)

INFO = ("title", "author", "ruleset")
DRAWINGS = (
    "line", "rectangle", "circle", "text", "cage", "underlay", "overlay", "foglight", "fogofwar",
    "highlightConflicts", "customUI",
)  # fmt: skip
SETTINGS = (
    "size", "grid", "solution", "disabledlogic", "truecandidatesoptions", "successMessage",
    "successmessage",
    "msgcorrect", "hideSolution",
)  # fmt: skip
HOUSES = ("diagonal+", "diagonal-", "disjointgroups", "extraregion")
CELL_KEYS = (
    "value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks",
    "c", "cArray", "highlight", "highlightArray",
)  # fmt: skip


def read(text: str) -> Sheet:
    """The sheet of a JSON text."""
    return read_tree(load(text))


def read_tree(tree: dict[str, Any]) -> Sheet:
    """The sheet of a puzzle that is already taken out of its JSON."""
    _check_rules(tree)
    size = take(tree.get("size"), int, "size")
    if not 1 <= size <= 25:
        raise FormatError("error.board_size", most=25, got=size)
    cells = _read_cells(tree, size)
    layout = _read_layout(tree, size, cells)
    givens, entries = bytearray(size * size), bytearray(size * size)
    for number, cell in enumerate(cells):
        digit = _digit(cell.get("value") or 0, 0, size, layout.cell_name(number))
        is_given = take(cell.get("given", False), bool, "given")
        (givens if is_given else entries)[number] = digit
    return sheet_of(
        layout,
        bytes(givens),
        entries=bytes(entries),
        notes=[_marks(cell, ("centerPencilMarks", "cornerPencilMarks"), size) for cell in cells],
        allowed=_read_allowed(tree, layout, cells),
        info=_read_info(tree),
    )


def sniff(text: str) -> bool:
    """Whether it is JSON with a size and a grid."""
    return text.lstrip().startswith("{") and '"grid"' in text and '"size"' in text


def write(sheet: Sheet) -> str:
    """The whole sheet."""
    return json.dumps(fpuzzles_write.tree_of(sheet), separators=(",", ":"))


def _check_rules(tree: dict[str, Any]) -> None:
    for key, content in tree.items():
        known = key in (*INFO, *DRAWINGS, *SETTINGS, *HOUSES) or key in fpuzzles_rules.forms()
        if not known and content not in (False, None, [], {}, ""):
            choices = (*HOUSES, *fpuzzles_rules.forms())
            raise FormatError("error.rule_not_supported", rule=key, choices=choices)


def _read_cells(tree: dict[str, Any], size: int) -> list[dict[str, Any]]:
    rows = take_list(tree.get("grid"), list, "grid")
    if len(rows) != size or any(len(row) != size for row in rows):
        raise FormatError("error.grid_size", size=size)
    cells = [take(cell, dict, "a cell of the grid") for row in rows for cell in row]
    for number, cell in enumerate(cells):
        for key in cell:
            if key not in CELL_KEYS:
                place = f"r{number // size + 1}c{number % size + 1}"
                raise FormatError("error.key_not_supported", where=place, got=key)
    return cells


def _read_layout(tree: dict[str, Any], size: int, cells: list[dict[str, Any]]) -> Layout:
    diagonals = [
        name for key, name in (("diagonal+", RISING), ("diagonal-", FALLING)) if tree.get(key)
    ]
    houses = disjoint_groups(size) if tree.get("disjointgroups") else []
    layout = square(size, _read_regions(cells, size), diagonals, houses)
    for number, part in enumerate(take_list(tree.get("extraregion"), dict, "extraregion"), 1):
        houses.append(House("extra", f"extra region {number}", _cells(layout, part, "extraregion")))
    cages = []
    for part in take_list(tree.get("killercage"), dict, "killercage"):
        members = _cells(layout, part, "killercage")
        total = read_total(part.get("value"))
        if total is not None:
            cages.append(Cage(total, members))
        elif members:
            name = f"cage at {layout.cell_name(members[0])}"
            houses.append(House("extra", name, members))
    board = square(size, _read_regions(cells, size), diagonals, houses)
    return board.with_rules([*cages, *fpuzzles_rules.read(tree, board)])


def read_total(tree: Any) -> int | None:
    """The total of a cage, or None when it has none."""
    text = str(tree).strip() if isinstance(tree, (int, str)) else ""
    if tree is None or text == "":
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise FormatError("error.cage_value", got=tree)
    return int(text)


def _read_regions(cells: list[dict[str, Any]], size: int) -> list[int | None] | None:
    if not any("region" in cell for cell in cells):
        return None
    usual: Sequence[int | None] = usual_regions(size) or [None] * len(cells)
    regions: list[int | None] = []
    for cell, otherwise in zip(cells, usual, strict=True):
        region = cell.get("region", otherwise)
        if region is not None and (take(region, int, "a region") < 0):
            region = None
        regions.append(region)
    return regions


def _read_allowed(tree: dict[str, Any], layout: Layout, cells: list[dict[str, Any]]) -> list[int]:
    size = layout.size
    full = (1 << size) - 1
    allowed = [_marks(cell, ("givenPencilMarks",), size) or full for cell in cells]
    for key, first in (("odd", 1), ("even", 2)):
        for part in take_list(tree.get(key), dict, key):
            cell = cell_named(layout, take(part.get("cell"), str, f"{key}.cell"))
            allowed[cell] &= mask_of(range(first, size + 1, 2))
    return allowed


def _cells(layout: Layout, part: dict[str, Any], where: str) -> tuple[int, ...]:
    names = take_list(part.get("cells"), str, f"{where}.cells")
    return tuple(cell_named(layout, name) for name in names)


def _marks(cell: dict[str, Any], keys: tuple[str, ...], size: int) -> int:
    marks = [mark for key in keys for mark in take_list(cell.get(key), int, key)]
    return mask_of(_digit(mark, 1, size, keys[0]) for mark in marks)


def _digit(tree: Any, least: int, size: int, where: str) -> int:
    digit = take(tree, int, where)
    if not least <= digit <= size:
        wanted = Message("wanted.from_to", least=least, most=size)
        raise FormatError("error.expected", where=where, wanted=wanted, got=digit)
    return digit


def _read_info(tree: dict[str, Any]) -> dict[str, str]:
    info = {key: take(tree[key], str, key) for key in INFO if tree.get(key)}
    ignored = ", ".join(key for key in DRAWINGS if tree.get(key))
    return info | ({"ignored": ignored} if ignored else {})


FORMAT = Format(
    "fpuzzles", "f-puzzles JSON", sniff, single(read), write, extensions=(".fpuzzles",), rules=True
)
