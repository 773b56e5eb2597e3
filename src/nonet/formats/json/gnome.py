"""The saved game of GNOME Sudoku: JSON with position, value, fixed and earmarks of some cells."""

import json
from typing import Any

from nonet.catalogue import Message
from nonet.core.masks import digits_in, mask_of
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats.format import Format, single
from nonet.formats.json_tree import check_keys, load, take, take_list
from nonet.formats.limits import check_classic, check_player
from nonet.formats.sheets import sheet_of


def read(text: str) -> Sheet:
    """The position of a saved game."""
    tree = load(text)
    check_keys(tree, ("cells", "time_elapsed", "difficulty_category"), "the game")
    givens, entries, notes = bytearray(81), bytearray(81), [0] * 81
    for index, item in enumerate(take_list(tree.get("cells"), dict, "cells")):
        where = f"cells[{index}]"
        cell = _read_position(item, where)
        digit = _digit(item.get("value", 0), 0, f"{where}.value")
        fixed = take(item.get("fixed", False), bool, f"{where}.fixed")
        (givens if fixed else entries)[cell] = digit
        marks = take_list(item.get("earmarks"), int, f"{where}.earmarks")
        notes[cell] = mask_of(_digit(mark, 1, f"{where}.earmarks") for mark in marks)
    return sheet_of(
        CLASSIC, bytes(givens), entries=bytes(entries), notes=notes, info=_read_info(tree)
    )


def sniff(text: str) -> bool:
    """Whether it is JSON with the cells of a game."""
    return text.lstrip().startswith("{") and '"cells"' in text and '"earmarks"' in text


def write(sheet: Sheet) -> str:
    """The saved game."""
    check_classic(sheet.puzzle.layout, "gnome")
    check_player(sheet, "gnome", entries=True, notes=True)
    givens, info = sheet.puzzle.givens, sheet.puzzle.info
    entries, notes = sheet.entries or bytes(81), sheet.notes or (0,) * 81
    cells = [
        {
            "position": [cell // 9, cell % 9],
            "value": givens[cell] or entries[cell],
            "fixed": bool(givens[cell]),
            "earmarks": digits_in(notes[cell]),
        }
        for cell in range(81)
        if givens[cell] or entries[cell] or notes[cell]
    ]
    tree = {
        "difficulty_category": info.get("level", "unknown"),
        "time_elapsed": float(info["time"]) if "time" in info else -1.0,
        "cells": cells,
    }
    return json.dumps(tree, indent=1) + "\n"


def _read_position(item: dict[str, Any], where: str) -> int:
    position = take_list(item.get("position"), int, f"{where}.position")
    if len(position) != 2 or not all(0 <= number < 9 for number in position):
        wanted = Message("wanted.position", most=8)
        raise FormatError("error.expected", where=f"{where}.position", wanted=wanted, got=position)
    return position[0] * 9 + position[1]


def _digit(tree: Any, least: int, where: str) -> int:
    digit = take(tree, int, where)
    if not least <= digit <= 9:
        wanted = Message("wanted.from_to", least=least, most=9)
        raise FormatError("error.expected", where=where, wanted=wanted, got=digit)
    return digit


def _read_info(tree: dict[str, Any]) -> dict[str, str]:
    info = {}
    if "difficulty_category" in tree:
        info["level"] = take(tree["difficulty_category"], str, "difficulty_category")
    seconds = tree.get("time_elapsed", -1)
    if isinstance(seconds, (int, float)) and 0 <= seconds < 1e9:
        info["time"] = f"{seconds:.3f}"
    return info


FORMAT = Format(
    "gnome", "GNOME Sudoku saved game", sniff, single(read), write, extensions=(".save",)
)
