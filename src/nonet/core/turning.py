"""The same puzzle mirrored or turned, rules and all."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Literal, get_args, get_origin

from nonet.catalogue import Message
from nonet.core.layout import House, Layout, Position
from nonet.core.primitives import OneOf, Primitive, Relation
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Cell, Rule, forms_of
from nonet.errors import LayoutError, NonetError

Turn = Literal[
    "rotate90", "rotate180", "rotate270", "left_right", "top_bottom", "falling", "rising"
]
TURNS: tuple[Turn, ...] = get_args(Turn)
"""Clockwise by a quarter, a half, three quarters; mirrored left to right, top to bottom, along the
falling and the rising diagonal."""

_MAPS: Mapping[Turn, tuple[bool, bool, bool]] = {
    "rotate90": (True, False, True),
    "rotate180": (False, True, True),
    "rotate270": (True, True, False),
    "left_right": (False, False, True),
    "top_bottom": (False, True, False),
    "falling": (True, False, False),
    "rising": (True, True, True),
}
"""Whether rows and columns are exchanged, then whether top and bottom are, and left and right."""

_EXCHANGED = {"row": "column", "column": "row"}


def turned(puzzle: Puzzle, turn: Turn) -> Puzzle:
    """The puzzle mirrored or turned; it has as many solutions, each turned as well.

    A rule that would mean something else then is refused by name.

    >>> from nonet.core.shapes import named
    >>> str(turned(Puzzle(named("4x4"), "12.............."), "rotate90"))
    '...1...2........'
    """
    if turn not in _MAPS:
        wanted = Message("wanted.one_of", choices=TURNS)
        raise NonetError("error.expected", where="turn", wanted=wanted, got=turn)
    layout = puzzle.layout
    images = images_of(layout, turn)
    order = sorted(images, key=images.__getitem__)
    places = [_moved(layout, cell, turn) for cell in range(layout.cell_count)]
    bare = Layout(
        layout.size, [places[cell] for cell in order], _houses(layout, images, places, turn)
    )
    board = bare.with_rules([_image(rule, images) for rule in layout.rules])
    _check_meaning(layout, board, images)
    allowed = tuple(puzzle.allowed[cell] for cell in order) if puzzle.allowed else ()
    return Puzzle(board, bytes(puzzle.givens[cell] for cell in order), allowed, puzzle.info)


def images_of(layout: Layout, turn: Turn) -> dict[int, int]:
    """Where each cell of a board comes to lie."""
    order = sorted(range(layout.cell_count), key=lambda cell: _moved(layout, cell, turn))
    return {cell: image for image, cell in enumerate(order)}


def _moved(layout: Layout, cell: int, turn: Turn) -> Position:
    exchanged, top_bottom, left_right = _MAPS[turn]
    row, column = layout.positions[cell]
    rows, columns = layout.row_count, layout.column_count
    if exchanged:
        row, column, rows, columns = column, row, columns, rows
    return (rows - 1 - row if top_bottom else row, columns - 1 - column if left_right else column)


def _houses(
    layout: Layout, images: Mapping[int, int], places: list[Position], turn: Turn
) -> list[House]:
    """Those that the board had before where it looks the same; else they are named anew."""
    moved = [frozenset(images[cell] for cell in house.cells) for house in layout.houses]
    same_place = sorted(places) == sorted(layout.positions)
    if same_place and set(moved) == {frozenset(house.cells) for house in layout.houses}:
        return list(layout.houses)
    exchanged = _MAPS[turn][0]
    return [
        _named_anew(house, sorted(cells), sorted(places), exchanged=exchanged)
        for house, cells in zip(layout.houses, moved, strict=True)
    ]


def _named_anew(
    house: House, cells: list[int], positions: list[Position], *, exchanged: bool
) -> House:
    kind: Any = _EXCHANGED.get(house.kind, house.kind) if exchanged else house.kind
    if house.name != f"{house.kind} {house.name.split()[-1]}" or kind not in _EXCHANGED:
        return House(kind, house.name, tuple(cells))
    line = 1 + positions[cells[0]][0 if kind == "row" else 1]
    return House(kind, f"{kind} {line}", tuple(cells))


def _image(rule: Rule, images: Mapping[int, int]) -> Rule:
    """The rule on the images of its cells."""
    forms = dict(forms_of(type(rule)))
    parts = {
        field.name: _image_of(getattr(rule, field.name), forms[field.name], images)
        for field in fields(rule)
    }
    return replace(rule, **parts)


def _image_of(value: Any, form: Any, images: Mapping[int, int]) -> Any:
    if form == Cell:
        return images[value]
    if isinstance(value, Rule):
        return _image(value, images)
    if get_origin(form) is tuple:
        return tuple(_image_of(item, get_args(form)[0], images) for item in value)
    return value


def _check_meaning(before: Layout, after: Layout, images: Mapping[int, int]) -> None:
    """Compares what each rule compiles into, cell by cell."""
    for (rule, own), (_, others) in zip(before.compiled, after.compiled, strict=True):
        if {_form(part, images) for part in own} != {_form(part, None) for part in others}:
            raise LayoutError("studio.change.no_turn", rule=Message(f"rule.{rule.wording}"))


def _form(part: Primitive, images: Mapping[int, int] | None) -> tuple[Any, ...]:
    """What a primitive says, the same however it is written, with its cells or their images."""
    if isinstance(part, OneOf):
        return ("OneOf", frozenset(frozenset(_form(p, images) for p in b) for b in part.branches))
    cells = tuple(images[cell] if images else cell for cell in part.cells)
    if isinstance(part, Relation):
        ends = [(cells, part.table), (cells[::-1], _reversed(part.table))]
        return ("Relation", *min(ends))
    parameters = tuple(
        getattr(part, name)
        for name in part.__dataclass_fields__
        if name not in ("cell", "cells", "coefficients")
    )
    terms = list(zip(cells, getattr(part, "coefficients", cells), strict=True))
    ordered = type(part).__name__ == "Automaton"
    if not hasattr(part, "coefficients"):
        terms = [(cell, 0) for cell in cells]
    return (type(part).__name__, tuple(terms if ordered else sorted(terms)), parameters)


def _reversed(table: tuple[int, ...]) -> tuple[int, ...]:
    """The table of a relation as seen from the other cell."""
    return tuple(
        sum(1 << first for first, mask in enumerate(table) if mask >> second & 1)
        for second in range(len(table))
    )
