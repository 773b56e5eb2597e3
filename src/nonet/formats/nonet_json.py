"""Our own JSON: a board by name or written out in full, givens, entries, notes and what is known.

docs/nonet.schema.json is its schema.
"""

import json
from typing import Any

from nonet.core import shapes
from nonet.core.layout import MAX_CELLS, Cage, House, Layout
from nonet.core.masks import digits_in, mask_of
from nonet.core.puzzle import as_grid
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of, write_line
from nonet.errors import FormatError, NonetError
from nonet.formats import boards, game_info
from nonet.formats.alphabet import digits_of
from nonet.formats.cells import cells_named, names_of
from nonet.formats.format import Format, by_line, quoted, raise_at, whole_number
from nonet.formats.json_tree import check_keys, load, take, take_list
from nonet.formats.sheets import sheet_of

VERSION = 1
KEYS = (
    "format", "version", "board", "layout", "cages", "givens", "allowed", "entries", "notes",
    "info", *game_info.KEYS,
)  # fmt: skip
KINDS = ("row", "column", "box", "region", "diagonal", "window", "extra")


def read(text: str) -> Sheet:
    """The sheet of a JSON text."""
    tree = load(text)
    if tree.get("format") != "nonet":
        raise FormatError('the JSON has no "format": "nonet"')
    if tree.get("version") != VERSION:
        raise FormatError(f"the version is {tree.get('version')!r}; right would be {VERSION}")
    check_keys(tree, KEYS, "the puzzle")
    layout = _read_board(tree)
    full = (1 << layout.size) - 1
    return sheet_of(
        layout,
        _read_line(layout, tree, "givens"),
        entries=_read_line(layout, tree, "entries"),
        notes=_read_masks(layout, tree, "notes", 0),
        allowed=_read_masks(layout, tree, "allowed", full),
        info=_read_info(layout, tree),
    )


def read_line(line: str) -> Sheet | None:
    """The sheet of one line; None for an empty line."""
    return read(line) if line.strip() else None


def sniff(text: str) -> bool:
    """Whether it is JSON that names our format."""
    head = "".join(text.lstrip()[:400].split())
    return head.startswith("{") and '"format":"nonet"' in head


def write(sheet: Sheet) -> str:
    """The whole sheet as one line of JSON."""
    return json.dumps(tree_of(sheet), ensure_ascii=False)


def tree_of(sheet: Sheet) -> dict[str, Any]:
    """The whole sheet as objects, arrays, strings and numbers."""
    puzzle = sheet.puzzle
    layout = puzzle.layout
    game_info.check(layout, puzzle.info)
    tree = {"format": "nonet", "version": VERSION, **_write_board(layout)}
    tree["givens"] = write_line(puzzle.givens)
    tree["allowed"] = write_masks(puzzle.allowed, (1 << layout.size) - 1)
    tree["entries"] = write_line(sheet.entries) if any(sheet.entries) else ""
    tree["notes"] = write_masks(sheet.notes, 0)
    tree |= _write_info(layout, dict(puzzle.info))
    return {key: part for key, part in tree.items() if part not in ("", {}, [])}


def _read_board(tree: dict[str, Any]) -> Layout:
    if ("board" in tree) == ("layout" in tree):
        raise FormatError('the puzzle needs either a "board" or a "layout"')
    if "layout" in tree:
        if "cages" in tree:
            raise FormatError('"cages" stands beside a "layout"; right would be inside it')
        return read_layout(take(tree["layout"], dict, "layout"))
    board = shapes.named(take(tree["board"], str, "board"))
    return board.with_cages(_read_cages(tree.get("cages"), "cages"))


def read_layout(tree: dict[str, Any]) -> Layout:
    """A board that is written out in full."""
    check_keys(tree, ("size", "positions", "houses", "cages"), "the layout")
    positions = [
        take_list(position, int, f"layout.positions[{index}]")
        for index, position in enumerate(take_list(tree.get("positions"), list, "layout.positions"))
    ]
    houses = [
        _read_house(house, f"layout.houses[{index}]")
        for index, house in enumerate(take_list(tree.get("houses"), dict, "layout.houses"))
    ]
    for index, position in enumerate(positions):
        if any(number >= MAX_CELLS for number in position):
            raise FormatError(
                f"layout.positions[{index}] is {position}; right would be numbers below {MAX_CELLS}"
            )
    size = take(tree.get("size"), int, "layout.size")
    return Layout(size, positions, houses, _read_cages(tree.get("cages"), "layout.cages"))


def _read_house(tree: dict[str, Any], where: str) -> House:
    check_keys(tree, ("kind", "name", "cells"), where)
    kind = tree.get("kind")
    if kind not in KINDS:
        raise FormatError(f"{where}.kind is {kind!r}; right would be one of {', '.join(KINDS)}")
    cells = take_list(tree.get("cells"), int, f"{where}.cells")
    return House(kind, take(tree.get("name"), str, f"{where}.name"), tuple(cells))


def _read_cages(tree: Any, where: str) -> list[Cage]:
    cages = []
    for index, cage in enumerate(take_list(tree, dict, where)):
        check_keys(cage, ("total", "cells"), f"{where}[{index}]")
        cells = take_list(cage.get("cells"), int, f"{where}[{index}].cells")
        cages.append(Cage(take(cage.get("total"), int, f"{where}[{index}].total"), tuple(cells)))
    return cages


def _read_line(layout: Layout, tree: dict[str, Any], key: str) -> bytes:
    line = take(tree.get(key, "" if key == "entries" else None), str, key)
    if key == "entries" and not line:
        return b""
    try:
        return as_grid(layout, digits_of(line, layout.size))
    except NonetError as error:
        reason = error.reason if isinstance(error, FormatError) else str(error)
        raise FormatError(f"{key}: {reason}") from error


def _read_masks(layout: Layout, tree: dict[str, Any], key: str, otherwise: int) -> list[int]:
    masks = [otherwise] * layout.cell_count
    for cell, symbols in take(tree.get(key, {}), dict, key).items():
        digits = digits_of(take(symbols, str, f"{key}.{cell[:20]}"), layout.size)
        if 0 in digits:
            raise FormatError(f"{key}.{cell[:20]} is {quoted(symbols)}; right would be digits")
        masks[whole_number(cell, layout.cell_count - 1, f"a cell of {key}")] = mask_of(digits)
    return masks


def _read_info(layout: Layout, tree: dict[str, Any]) -> dict[str, str]:
    info = {
        key: take(text, str, f"info.{key[:20]}")
        for key, text in take(tree.get("info", {}), dict, "info").items()
    }
    if "time" in tree:
        seconds = tree["time"]
        whole = isinstance(seconds, int) and not isinstance(seconds, bool)
        info["time"] = str(seconds) if whole else f"{take(seconds, float, 'time'):.3f}"
    if "locks" in tree:
        cells = tuple(take_list(tree["locks"], int, "locks"))
        if not all(0 <= cell < layout.cell_count for cell in cells):
            raise FormatError(f"locks: the cells are 0 to {layout.cell_count - 1}")
        info["locks"] = names_of(layout, cells)
    if "moves" in tree:
        info["moves"] = "\n".join(take_list(tree["moves"], str, "moves"))
    game_info.check(layout, info)
    return info


def _write_board(layout: Layout) -> dict[str, Any]:
    name = boards.name_of(layout)
    if name:
        return {"board": name, "cages": _write_cages(layout)}
    return {"layout": write_layout(layout)}


def write_layout(layout: Layout) -> dict[str, Any]:
    """A board written out in full."""
    houses = [
        {"kind": house.kind, "name": house.name, "cells": list(house.cells)}
        for house in layout.houses
    ]
    positions = [list(position) for position in layout.positions]
    cages = _write_cages(layout)
    return {"size": layout.size, "positions": positions, "houses": houses, "cages": cages}


def _write_cages(layout: Layout) -> list[dict[str, Any]]:
    return [{"total": cage.total, "cells": list(cage.cells)} for cage in layout.cages]


def write_masks(masks: tuple[int, ...], usual: int) -> dict[str, str]:
    """Digits by the number of their cell, without the cells that have the usual ones."""
    return {
        str(cell): "".join(map(symbol_of, digits_in(mask)))
        for cell, mask in enumerate(masks)
        if mask != usual
    }


def _write_info(layout: Layout, info: dict[str, str]) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    if "time" in info:
        tree["time"] = float(info.pop("time"))
    if "locks" in info:
        tree["locks"] = list(cells_named(layout, info.pop("locks")))
    if "moves" in info:
        tree["moves"] = info.pop("moves").splitlines()
    return {"info": info, **tree}


_read_lines = by_line(read_line)


def _read_all(text: str) -> list[Sheet]:
    """One object, or one object a line."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1 and all(
        line.lstrip().startswith("{") and line.rstrip().endswith("}") for line in lines[:2]
    ):
        return list(_read_lines(text.splitlines()))
    try:
        return [read(text)]
    except NonetError as error:
        raise_at(error)


FORMAT = Format(
    name="json",
    title="Nonet's JSON",
    extensions=(".json", ".jsonl"),
    sniff=sniff,
    read=_read_all,
    read_lines=_read_lines,
    write=write,
)
