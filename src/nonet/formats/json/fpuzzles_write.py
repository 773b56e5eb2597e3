"""The other half of f-puzzles: from a sheet to the tree of its JSON."""

from typing import Any

from nonet.catalogue import Message
from nonet.core.layout import House, Layout
from nonet.core.masks import digits_in, mask_of
from nonet.core.shapes import BOX_OF_SIZE
from nonet.core.sheet import Sheet
from nonet.formats import boards
from nonet.formats.json import fpuzzles_rules
from nonet.formats.limits import refuse
from nonet.formats.square import (
    FALLING,
    RISING,
    disjoint_groups,
    square,
)

MAX_SIZE = 16


def tree_of(sheet: Sheet) -> dict[str, Any]:
    """The objects, arrays, strings and numbers of a sheet."""
    puzzle = sheet.puzzle
    layout = puzzle.layout
    size = boards.side_of(layout)
    if size is None or size > MAX_SIZE or not _has_lines(layout, size):
        raise refuse("fpuzzles", boards.unusual(layout))
    info = {key: puzzle.info[key] for key in ("title", "author", "ruleset") if key in puzzle.info}
    cells = _write_cells(sheet, size)
    grid = [cells[at : at + size] for at in range(0, len(cells), size)]
    tree: dict[str, Any] = {"size": size, **info, "grid": grid}
    names = {house.name for house in layout.houses if house.kind == "diagonal"}
    tree |= {"diagonal+": RISING in names, "diagonal-": FALLING in names}
    tree |= _write_houses(layout, size)
    tree |= fpuzzles_rules.write(layout)
    for key, first in (("odd", 1), ("even", 2)):
        mask = mask_of(range(first, size + 1, 2))
        tree[key] = [
            *tree.get(key, []),
            *(
                {"cell": _names(layout, (cell,))[0]}
                for cell, allowed in enumerate(puzzle.allowed)
                if allowed == mask
            ),
        ]
    return {key: part for key, part in tree.items() if part not in (False, [])}


def _has_lines(layout: Layout, size: int) -> bool:
    """Whether all rows and columns are there, and nothing that only looks like one."""
    have = {frozenset(house.cells) for house in layout.houses if house.kind in ("row", "column")}
    want = {frozenset(house.cells) for house in square(size).houses[: 2 * size]}
    return have == want


def _write_cells(sheet: Sheet, size: int) -> list[dict[str, Any]]:
    puzzle = sheet.puzzle
    blank: tuple[int, ...] = (0,) * puzzle.layout.cell_count
    regions = boards.regions_of(puzzle.layout)
    usual = boards.is_plain(puzzle.layout.without_rules)
    cells: list[dict[str, Any]] = []
    for number, (given, entry, note) in enumerate(
        zip(puzzle.givens, sheet.entries or blank, sheet.notes or blank, strict=True)
    ):
        cell: dict[str, Any] = {}
        if given or entry:
            cell["value"] = given or entry
        if given:
            cell["given"] = True
        if note:
            cell["centerPencilMarks"] = digits_in(note)
        if puzzle.allowed:
            cell |= _write_allowed(puzzle.allowed[number], size, puzzle.layout.cell_name(number))
        if not usual:
            cell["region"] = None if regions is None else regions[number]
        cells.append(cell)
    return cells


def _write_allowed(mask: int, size: int, cell: str) -> dict[str, list[int]]:
    usual = [mask_of(range(first, size + 1, step)) for first, step in ((1, 1), (1, 2), (2, 2))]
    if mask == 0:
        raise refuse("fpuzzles", Message("what.cell_without_digits", cell=cell))
    return {} if mask in usual else {"givenPencilMarks": digits_in(mask)}


def _write_houses(layout: Layout, size: int) -> dict[str, Any]:
    """The flags of whole sets of houses, and the extra houses that remain."""
    tiles = boards.tiles_of(layout)
    if tiles and boards.regions_of(layout) is None:
        raise refuse("fpuzzles", Message("what.regions_with_gaps"))
    if any(len(house.cells) != size for house in tiles):
        raise refuse("fpuzzles", Message("what.regions_of_sizes"))
    rest = {frozenset(h.cells): h for h in layout.houses if h.kind in ("window", "extra")}
    tree: dict[str, Any] = {}
    groups = [frozenset(house.cells) for house in _disjoint(size)]
    if groups and all(group in rest for group in groups):
        tree["disjointgroups"] = True
        for group in groups:
            del rest[group]
    tree["extraregion"] = [{"cells": _names(layout, house.cells)} for house in rest.values()]
    return tree


def _disjoint(size: int) -> list[House]:
    return disjoint_groups(size) if size in BOX_OF_SIZE else []


def _names(layout: Layout, cells: tuple[int, ...]) -> list[str]:
    return [layout.cell_name(cell).upper() for cell in cells]
