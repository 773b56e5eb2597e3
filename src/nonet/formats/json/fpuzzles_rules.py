"""The rules of f-puzzles: entries under the keys that the kinds of rules declare."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from nonet.catalogue import Message
from nonet.core.figures import Position
from nonet.core.layout import Layout
from nonet.core.rule import Rule
from nonet.errors import FormatError, NonetError
from nonet.formats.cells import cell_named
from nonet.formats.json_tree import check_keys, take, take_list
from nonet.formats.limits import refuse_rule
from nonet.rules import all_kinds
from nonet.rules.fpuzzles import Content, Entry, Form
from nonet.rules.kind import Kind

ENTRY_KEYS = (
    "cells", "lines", "cloneCells", "cell", "value", "values", "direction",
    "outlineC", "baseC", "fontC", "width", "height", "size", "angle", "fromConstraint",
)  # fmt: skip
"""What an entry may have; the last are about its looks."""

OTHERWISE = ("killercage", "odd", "even")
"""Keys that are read by themselves: as cages or houses, and as digits that a cell allows."""

_PLACE = re.compile(r"[rR]([0-9]{1,2})[cC]([0-9]{1,2})")


@cache
def forms() -> dict[str, tuple[Kind, Form]]:
    """The keys of all kinds."""
    return {form.key: (kind, form) for kind in all_kinds() for form in kind.fpuzzles}


def read(tree: dict[str, Any], board: Layout) -> list[Rule]:
    """The rules of a puzzle, for a board that has none yet."""
    rules: list[Rule] = []
    for key, content in tree.items():
        if key in forms() and key not in OTHERWISE and content not in (False, None):
            kind, form = forms()[key]
            try:
                for part in _contents(key, content, board):
                    rules += _rules_of(form, part, board)
            except NonetError as error:
                name = Message(f"rule.{kind.name}")
                raise FormatError("rule.fault.anywhere", rule=name, reason=error) from error
    return rules


def _rules_of(form: Form, part: Content, board: Layout) -> list[Rule]:
    found = list(form.read(part, board))
    if not found and isinstance(part, Entry) and (part.cells or part.place):
        raise FormatError("rule.fault.no_line")
    return found


def write(layout: Layout) -> dict[str, Any]:
    """The keys of all rules of a layout, cages included."""
    tree: dict[str, Any] = {}
    for rule in layout.rules:
        key, content = _written(rule, layout)
        if content is True:
            tree[key] = True
        else:
            part = _tree_of(content, layout) if isinstance(content, Entry) else content
            tree.setdefault(key, []).append(part)
    return tree


def _written(rule: Rule, layout: Layout) -> tuple[str, Content]:
    for kind, form in forms().values():
        if kind.name == rule.kind:
            content = form.write(rule, layout)
            if content is not None:
                return form.key, content
    raise refuse_rule("fpuzzles", rule)


def _contents(key: str, content: Any, board: Layout) -> Iterator[Content]:
    if content is True:
        yield True
        return
    for index, part in enumerate(take(content, list, key)):
        where = f"{key}[{index}]"
        yield part if isinstance(part, str) else _entry(take(part, dict, where), where, board)


def _entry(tree: dict[str, Any], where: str, board: Layout) -> Entry:
    check_keys(tree, ENTRY_KEYS, where)
    lines = take_list(tree.get("lines"), list, f"{where}.lines")
    value = tree.get("value")
    return Entry(
        cells=_cells(board, tree.get("cells"), f"{where}.cells"),
        lines=tuple(_cells(board, line, f"{where}.lines") for line in lines),
        copy=_cells(board, tree.get("cloneCells"), f"{where}.cloneCells"),
        place=_place(tree["cell"]) if "cell" in tree else None,
        value=str(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else "",
        digits=tuple(take_list(tree.get("values"), int, f"{where}.values")),
    )


def _cells(board: Layout, tree: Any, where: str) -> tuple[int, ...]:
    return tuple(cell_named(board, name) for name in take_list(tree, str, where))


def _place(tree: Any) -> Position:
    match = _PLACE.fullmatch(take(tree, str, "cell"))
    if not match:
        raise FormatError("error.fpuzzles_place", got=tree)
    return int(match[1]) - 1, int(match[2]) - 1


def _tree_of(entry: Entry, layout: Layout) -> dict[str, Any]:
    place = entry.place
    tree = {
        "lines": [_names(layout, line) for line in entry.lines],
        "cells": _names(layout, entry.cells),
        "cloneCells": _names(layout, entry.copy),
        "cell": f"R{place[0] + 1}C{place[1] + 1}" if place else "",
        "direction": _direction(layout, entry),
        "value": entry.value,
        "values": list(entry.digits),
    }
    return {key: part for key, part in tree.items() if part}


def _direction(layout: Layout, entry: Entry) -> str:
    """Where a clue on a diagonal looks: `DR` is down and to the right."""
    if not (entry.place and entry.cells):
        return ""
    row, column = layout.positions[entry.cells[0]]
    return ("D" if row > entry.place[0] else "U") + ("R" if column > entry.place[1] else "L")


def _names(layout: Layout, cells: tuple[int, ...]) -> list[str]:
    return [layout.cell_name(cell).upper() for cell in cells]
