"""The kinds of rules over HTTP, as the studio offers them: how each is drawn, and its parameters.

All of it comes from what the kinds declare, so that a new one can be drawn as soon as it is there.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import MISSING, Field, fields
from functools import lru_cache
from typing import Any, Literal, get_args, get_origin

from fastapi import Request
from pydantic import BaseModel

from nonet import draw
from nonet.core.effort import limited_effort
from nonet.core.figures import (
    CellShape,
    CornerCircle,
    EdgeDot,
    EdgeText,
    Figure,
    Outline,
    OutsideText,
    Path,
)
from nonet.core.layout import Layout
from nonet.core.rule import Cell, Rule, forms_of
from nonet.core.shapes import CLASSIC
from nonet.errors import NonetError
from nonet.formats.document import PuzzleDocument
from nonet.formats.rule_tree import rule_of_tree, tree_of_rule
from nonet.rules import all_kinds
from nonet.rules.kind import Kind
from nonet.server.documents import CELL, SentPuzzle, SentRule
from nonet.server.languages import Wanted
from nonet.server.routers import Wish, api_router
from nonet.server.work import answer
from nonet.words import Language, rule_meaning, rule_name

Form = Literal["cell", "cells", "sets", "number", "numbers", "table", "text", "flag", "rules"]
"""What a parameter is: cells are numbers, a set is a list of cells, a table rows of numbers."""

Way = Literal[
    "line", "arrow", "edge", "corner", "area", "sets", "copy", "cell", "cells", "row", "diagonal",
    "board", "rules",
]  # fmt: skip
"""How a rule is drawn.

`line`: along cells; `arrow`: its first cell is the circle; `edge` and `corner`: where cells meet;
`area`: cells in any order; `sets`: several areas; `copy`: an area and its copy; `row`, `diagonal`:
from beside the board; `board`: it holds everywhere; `rules`: it is made of other rules.
"""

Group = Literal["lines", "edges", "areas", "outside", "board", "cells", "own"]

_FORMS: dict[Any, Form] = {bool: "flag", int: "number", str: "text"}
_NESTED: dict[Form, Form] = {"cell": "cells", "cells": "sets", "number": "numbers"}
_GROUPS: dict[Way, Group] = {
    "line": "lines", "arrow": "lines", "edge": "edges", "corner": "edges", "area": "areas",
    "sets": "areas", "copy": "areas", "cell": "cells", "cells": "cells", "row": "outside",
    "diagonal": "outside", "board": "board", "rules": "own",
}  # fmt: skip
_OWN = {"name", "pattern"}
"""Parameters of rules that a person defines."""

router = api_router("/api", 422, 503)


class ParameterDocument(BaseModel):
    """A parameter: what it is, what it is unless told otherwise, and its choices if it has some."""

    name: str
    form: Form
    usual: bool | int | str | None
    choices: list[str]


class KindDocument(BaseModel):
    """A kind of rule: how it is drawn, its parameters, and an example on the ordinary board.

    `under` and `over` are the figures of the example, as parts of an SVG with cells of 64 units.
    """

    name: str
    title: str
    meaning: str
    group: Group
    way: Way
    parameters: list[ParameterDocument]
    example: SentRule
    under: str
    over: str


class FaultsWish(Wish):
    """A puzzle, of whose rules each is looked at by itself."""

    game: SentPuzzle


class FaultDocument(BaseModel):
    """A rule that cannot be on its board, by its number among the rules, and why."""

    rule: int
    reason: str


@router.get("/kinds")
def list_kinds(language: Wanted) -> list[KindDocument]:
    """All kinds of rules, in the language that is wanted."""
    return _kinds(language)


@router.post("/rules/faults")
async def find_faults(request: Request, wish: FaultsWish, language: Wanted) -> list[FaultDocument]:
    """Which rules cannot be on the board as they are; those of a board that is told in full."""
    return await answer(request, lambda: _faults(wish, language))


def _faults(wish: FaultsWish, language: Language) -> list[FaultDocument]:
    document = wish.game.document
    layout = document.get("layout")
    trees = (layout and layout.get("rules")) or []
    board = SentPuzzle(_without_rules(document)).sheet().puzzle.layout
    with limited_effort():
        reasons = [_fault_of(board, tree, language) for tree in trees]
    return [FaultDocument(rule=at, reason=reason) for at, reason in enumerate(reasons) if reason]


def _without_rules(document: PuzzleDocument) -> PuzzleDocument:
    bare = document.copy()
    if layout := document.get("layout"):
        bare["layout"] = {**layout, "rules": [], "cages": []}
    return bare


def _fault_of(board: Layout, tree: dict[str, Any], language: Language) -> str:
    try:
        board.with_rules([rule_of_tree(tree, "")])
    except NonetError as error:
        return error.text(language)
    return ""


@lru_cache
def _kinds(language: Language) -> list[KindDocument]:
    return [_document(kind, language) for kind in all_kinds()]


def _document(kind: Kind, language: Language) -> KindDocument:
    forms = {name: form_of(form) for name, form in forms_of(kind.rule)}
    figures = tuple(kind.example.draw(CLASSIC))
    way = _way_of(kind.example, forms, figures)
    is_own = bool(_OWN & forms.keys()) or "table" in forms.values()
    under, over = _picture(kind.example)
    return KindDocument(
        name=kind.name,
        title=rule_name(language, kind.example),
        meaning=rule_meaning(language, kind.example),
        group="own" if is_own else _GROUPS[way],
        way=way,
        parameters=[_parameter(kind, field, forms[field.name]) for field in fields(kind.rule)],
        example=tree_of_rule(kind.example),
        under=under,
        over=over,
    )


def _parameter(kind: Kind, field: "Field[Any]", form: Form) -> ParameterDocument:
    usual = None if field.default is MISSING else field.default
    choices = list(kind.choices.get(field.name, ()))
    return ParameterDocument(name=field.name, form=form, usual=usual, choices=choices)


def form_of(form: Any) -> Form:
    """What a parameter of a type is.

    >>> from nonet.core.rule import Cells
    >>> form_of(Cells), form_of(tuple[Cells, ...]), form_of(bool)
    ('cells', 'sets', 'flag')
    """
    if form == Cell:
        return "cell"
    if get_origin(form) is not tuple:
        return _FORMS.get(form, "rules")
    inner = form_of(get_args(form)[0])
    return "table" if inner == "numbers" else _NESTED.get(inner, "rules")


def _way_of(rule: Rule, forms: dict[str, Form], figures: Collection[Figure]) -> Way:
    given = [form for form in forms.values() if form in ("cell", "cells", "sets", "rules")]
    if not given:
        return "board"
    if given[0] in ("rules", "sets"):
        return "rules" if given[0] == "rules" else "sets"
    return _way_by_figures(rule, given, {type(figure) for figure in figures})


def _way_by_figures(rule: Rule, given: Sequence[Form], drawn: set[type[Figure]]) -> Way:
    if OutsideText in drawn:
        return "row" if _is_straight(rule.all_cells) else "diagonal"
    if drawn & {EdgeDot, EdgeText}:
        return "edge"
    if CornerCircle in drawn:
        return "corner"
    if Path in drawn or not drawn & {Outline, CellShape}:
        return "cell" if given == ["cell"] else ("arrow" if len(given) > 1 else "line")
    if len(given) > 1:
        return "copy"
    return "cell" if given == ["cell"] else "area" if Outline in drawn else "cells"


def _is_straight(cells: Iterable[int]) -> bool:
    rows, columns = zip(*(CLASSIC.positions[cell] for cell in cells), strict=True)
    return len(set(rows)) == 1 or len(set(columns)) == 1


def _picture(rule: Rule) -> tuple[str, str]:
    board = Layout(CLASSIC.size, CLASSIC.positions, CLASSIC.houses, [rule])
    drawn = draw.rules_overlay(board, cell=CELL)
    under, over = (draw.svg.write_part(items, draw.VARIABLES) for items in drawn)
    return under, over
