"""The other half of SudokuPad links: from a sheet to the tree of its JSON.

Rules are drawn, and told in English as people who set puzzles there do. Drawings and words can say
most rules, but not all, so the tree also carries the puzzle as our own JSON under `OWN`, which
SudokuPad leaves alone and our reader prefers.
"""

import json
from typing import Any

from nonet.catalogue import joined, text
from nonet.core.layout import Cage, House, Layout
from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.sheet import Sheet
from nonet.core.status import Status
from nonet.engine.general import solve_within
from nonet.formats import boards, nonet_json
from nonet.formats.limits import refuse
from nonet.formats.sudokupad import artwork
from nonet.rules.kinds.total import Total
from nonet.rules.telling import told_rules

OWN = "nonet"
"""The key of our own JSON."""

GUESSES = 2000
"""Of the search for the solution that goes into the link: a matter of milliseconds."""

_DIAGONAL = "#34BBE6"


def tree_of(sheet: Sheet) -> dict[str, Any]:
    """The objects, arrays, strings and numbers of a sheet."""
    puzzle = sheet.puzzle
    layout = puzzle.layout
    size = boards.side_of(layout)
    if size is None:
        raise refuse("sudokupad", boards.unusual(layout))
    cells = _cells(sheet)
    tree: dict[str, Any] = {
        "cellSize": 64,
        "metadata": _metadata(puzzle),
        "cells": [cells[at : at + size] for at in range(0, len(cells), size)],
        "regions": [artwork.places_of(house.cells, layout) for house in boards.tiles_of(layout)],
        "cages": [],
        "lines": [],
        "arrows": [],
        "overlays": [],
        "underlays": [],
    }
    for house in layout.houses:
        _draw_house(tree, house, layout)
    for rule in layout.rules:
        _draw_rule(tree, rule, layout)
    tree = {key: part for key, part in tree.items() if part}
    return {**tree, OWN: json.loads(nonet_json.write(sheet))}


def _cells(sheet: Sheet) -> list[dict[str, Any]]:
    puzzle = sheet.puzzle
    full = (1 << puzzle.layout.size) - 1
    cells: list[dict[str, Any]] = []
    for number, given in enumerate(puzzle.givens):
        note = sheet.notes[number] if sheet.notes else 0
        allowed = puzzle.allowed[number] if puzzle.allowed else full
        marks = note or (allowed if allowed != full else 0)
        cell: dict[str, Any] = {"value": given} if given else {}
        cells.append(cell | ({"centremarks": digits_in(marks)} if marks and not given else {}))
    return cells


def _metadata(puzzle: Puzzle) -> dict[str, str]:
    info = puzzle.info
    known = {key: info[key] for key in ("title", "author") if info.get(key)}
    rules = info.get("rules") or info.get("ruleset") or _rules_text(puzzle.layout)
    return {**known, "rules": rules, **_solution(puzzle)}


def _rules_text(layout: Layout) -> str:
    """The rules in words: the houses that are there, then each kind of rule once."""
    kinds = [house.kind for house in layout.houses]
    names = [text("en", f"shown.{kind}") for kind in dict.fromkeys(kinds)]
    houses = text("en", "shown.houses", most=layout.size, houses=joined("en", names, "or"))
    return "\n".join([houses, *told_rules("en", layout.rules)])


def _solution(puzzle: Puzzle) -> dict[str, str]:
    """The digits of the only solution, where there is one that is found quickly."""
    found = solve_within(puzzle, GUESSES) if puzzle.layout.size <= 9 else None
    if found is None or found.status is not Status.UNIQUE or found.solution is None:
        return {}
    return {"solution": "".join(map(str, found.solution))}


def _draw_house(tree: dict[str, Any], house: House, layout: Layout) -> None:
    if house.kind == "diagonal":
        first, last = (layout.positions[cell] for cell in (house.cells[0], house.cells[-1]))
        size = float(layout.size)
        ends = [[0.0, 0.0], [size, size]] if first[1] < last[1] else [[0.0, size], [size, 0.0]]
        tree["lines"].append(artwork.line(ends, _DIAGONAL, 2))
    elif house.kind in ("window", "extra"):
        tree["cages"].append({"cells": artwork.places_of(house.cells, layout), "unique": True})


def _draw_rule(tree: dict[str, Any], rule: Rule, layout: Layout) -> None:
    for figure in rule.draw(layout):
        for key, drawing in artwork.drawings_of(figure, layout):
            tree[key].append(drawing)
    if isinstance(rule, (Cage, Total)):
        tree["cages"][-1] |= {"unique": isinstance(rule, Cage), "sum": rule.total}
