"""Our own JSON: a board by name or written out in full, givens, entries, notes and what is known.

`nonet.formats.document` says what stands in it.
"""

import json
from collections.abc import Iterable
from typing import Any, cast

from nonet.catalogue import Message
from nonet.core import shapes
from nonet.core.layout import MAX_CELLS, Cage, House, Layout
from nonet.core.masks import digits_in, mask_of
from nonet.core.puzzle import Puzzle, as_grid
from nonet.core.rule import Rule
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of, write_line
from nonet.errors import FormatError, NonetError
from nonet.formats import boards, game_info
from nonet.formats.alphabet import digits_of
from nonet.formats.cells import cells_named, names_of
from nonet.formats.document import (
    VERSION,
    CageDocument,
    LayoutDocument,
    PuzzleDocument,
    RuleTree,
)
from nonet.formats.format import Format, by_line, raise_at, whole_number
from nonet.formats.json_tree import load
from nonet.formats.rule_tree import rule_of_tree, tree_of_rule
from nonet.formats.shape import check
from nonet.formats.sheets import sheet_of


def read(text: str) -> Sheet:
    """The sheet of a JSON text."""
    tree = load(text)
    if tree.get("format") != "nonet":
        raise FormatError("error.json_foreign")
    if tree.get("version") != VERSION:
        raise FormatError("error.version", expected=VERSION, got=tree.get("version"))
    return sheet_of_document(checked(tree))


def checked(tree: Any) -> PuzzleDocument:
    """The tree, if it has the shape of the document; what it says is checked when it is read."""
    check(tree, PuzzleDocument)
    return cast("PuzzleDocument", tree)


def sheet_of_document(tree: PuzzleDocument) -> Sheet:
    """The sheet of a document that has the right shape."""
    try:
        return _read_sheet(tree)
    except NonetError as error:
        raise_at(error)


def _read_sheet(tree: PuzzleDocument) -> Sheet:
    layout = _read_board(tree)
    return sheet_of(
        layout,
        _read_line(layout, tree["givens"], "givens"),
        entries=_read_line(layout, tree.get("entries") or "", "entries"),
        notes=_read_masks(layout, tree.get("notes"), "notes", 0),
        allowed=_read_masks(layout, tree.get("allowed"), "allowed", (1 << layout.size) - 1),
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
    tree = {
        **_write_puzzle(puzzle, _write_board(layout)),
        "entries": write_line(sheet.entries) if any(sheet.entries) else "",
        "notes": write_masks(sheet.notes, 0),
        **_write_info(layout, dict(puzzle.info)),
    }
    return {key: part for key, part in tree.items() if part not in ("", {}, [])}


def document_of(puzzle: Puzzle) -> PuzzleDocument:
    """A puzzle with its board written out in full and all that is known about it."""
    tree = _write_puzzle(puzzle, {"layout": write_layout(puzzle.layout)})
    tree = {key: part for key, part in tree.items() if part != {}}
    return cast("PuzzleDocument", tree | ({"info": dict(puzzle.info)} if puzzle.info else {}))


def _write_puzzle(puzzle: Puzzle, board: dict[str, Any]) -> dict[str, Any]:
    allowed = write_masks(puzzle.allowed, (1 << puzzle.layout.size) - 1)
    givens = write_line(puzzle.givens)
    return {"format": "nonet", "version": VERSION, **board, "givens": givens, "allowed": allowed}


def _read_board(tree: PuzzleDocument) -> Layout:
    board, layout = tree.get("board"), tree.get("layout")
    if board is not None and layout is None:
        cages, rules = tree.get("cages"), tree.get("rules")
        return shapes.named(board).with_rules(_read_rules(cages, rules, ""))
    if layout is None or board is not None:
        raise FormatError("error.board_or_layout")
    for key in ("cages", "rules"):
        if tree.get(key) is not None:
            raise FormatError("error.cages_beside_layout", key=key)
    return _read_layout(layout)


def _read_layout(tree: LayoutDocument) -> Layout:
    for index, position in enumerate(tree["positions"]):
        if any(number >= MAX_CELLS for number in position):
            where = f"layout.positions[{index}]"
            wanted = Message("wanted.position", most=MAX_CELLS - 1)
            raise FormatError("error.expected", where=where, wanted=wanted, got=position)
    houses = [
        House(house["kind"], house["name"], tuple(house["cells"]))
        for house in tree.get("houses") or ()
    ]
    rules = _read_rules(tree.get("cages"), tree.get("rules"), "layout.")
    return Layout(tree["size"], tree["positions"], houses, rules)


def _read_rules(
    cages: list[CageDocument] | None, rules: list[RuleTree] | None, where: str
) -> list[Rule]:
    """Cages stand by themselves, as they did before there were other rules."""
    return [
        *(Cage(cage["total"], tuple(cage["cells"])) for cage in cages or ()),
        *(rule_of_tree(rule, f"{where}rules[{index}]") for index, rule in enumerate(rules or ())),
    ]


def _read_line(layout: Layout, line: str, where: str) -> bytes:
    if where == "entries" and not line:
        return b""
    try:
        return as_grid(layout, digits_of(line, layout.size))
    except NonetError as error:
        raise FormatError("place.in", where=where, reason=error.reason) from error


def _read_masks(
    layout: Layout, tree: dict[str, str] | None, where: str, otherwise: int
) -> list[int]:
    masks = [otherwise] * layout.cell_count
    for cell, symbols in (tree or {}).items():
        digits = digits_of(symbols, layout.size)
        if 0 in digits:
            wanted = Message("wanted.digits")
            place = f"{where}.{cell[:20]}"
            raise FormatError("error.expected", where=place, wanted=wanted, got=symbols)
        masks[whole_number(cell, layout.cell_count - 1, where)] = mask_of(digits)
    return masks


def _read_info(layout: Layout, tree: PuzzleDocument) -> dict[str, str]:
    info = dict(tree.get("info") or {})
    seconds, locks, moves = tree.get("time"), tree.get("locks"), tree.get("moves")
    if seconds is not None:
        info["time"] = str(seconds) if isinstance(seconds, int) else f"{seconds:.3f}"
    if locks is not None:
        last = layout.cell_count - 1
        if not all(0 <= cell <= last for cell in locks):
            raise FormatError("error.cell_outside", where="locks", cell=locks, last=last)
        info["locks"] = names_of(layout, tuple(locks))
    if moves is not None:
        info["moves"] = "\n".join(moves)
    game_info.check(layout, info)
    return info


def _write_board(layout: Layout) -> dict[str, Any]:
    name = boards.name_of(layout)
    if name:
        return {"board": name, "cages": _write_cages(layout), **_write_rules(layout)}
    return {"layout": write_layout(layout)}


def write_layout(layout: Layout) -> dict[str, Any]:
    """A board written out in full."""
    houses = [
        {"kind": house.kind, "name": house.name, "cells": list(house.cells)}
        for house in layout.houses
    ]
    positions = [list(position) for position in layout.positions]
    cages = _write_cages(layout)
    tree = {"size": layout.size, "positions": positions, "houses": houses, "cages": cages}
    return {**tree, **_write_rules(layout)}


def _write_cages(layout: Layout) -> list[dict[str, Any]]:
    return [{"total": cage.total, "cells": list(cage.cells)} for cage in layout.cages]


def _write_rules(layout: Layout) -> dict[str, Any]:
    rules = [tree_of_rule(rule) for rule in layout.other_rules]
    return {"rules": rules} if rules else {}


def write_masks(masks: Iterable[int], usual: int) -> dict[str, str]:
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
    "json",
    "Nonet's JSON",
    sniff,
    _read_all,
    write,
    read_lines=_read_lines,
    extensions=(".json", ".jsonl"),
    rules=True,
)
