"""The document of a puzzle or half-played game, defined once.

Its reader checks these types. docs/nonet.schema.json, the description of the API and the types and
checks of the page (web/src/api.ts, web/src/game/shapes.ts) are written from them by `make types`.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from nonet.catalogue import Message
from nonet.core.layout import MAX_CELLS, MAX_DIGITS, MAX_RULES, HouseKind
from nonet.errors import FormatError
from nonet.formats.json_tree import take
from nonet.formats.rule_tree import MAX_DEPTH
from nonet.formats.shape import Defined, Tree, definitions

VERSION = 1

DEEPEST = 4 * MAX_DEPTH
"""So many lists and rules may stand inside of each other: a rule in a branch is three deeper."""

_CELL = {"minimum": 0, "maximum": MAX_CELLS - 1}
_PARAMETER: Tree = {
    "anyOf": [
        {"type": "integer"},
        {"type": "string"},
        {"type": "boolean"},
        {
            "type": "array",
            "items": {"anyOf": [{"$ref": "RuleParameter"}, {"$ref": "RuleTree"}]},
        },
    ]
}
_RULE: Tree = {
    "description": "A kind (`nonet rules` lists them) and its parameters by name: cells are"
    " numbers; the branches of `either` are lists of rules.",
    "type": "object",
    "required": ["kind"],
    "properties": {"kind": {"type": "string", "pattern": "^[a-z_]+$"}},
    "additionalProperties": {"$ref": "RuleParameter"},
}

Cells = Annotated[
    list[Annotated[int, _CELL]], {"minItems": 1, "maxItems": MAX_DIGITS, "uniqueItems": True}
]
Line = Annotated[str, {"pattern": "^[0-9A-Za-z.*_-]*$", "maxLength": 2 * MAX_CELLS}]
"""One symbol for every cell."""

Symbols = Annotated[
    dict[str, Annotated[str, {"pattern": "^[1-9A-Pa-p]*$"}]],
    {"propertyNames": {"pattern": "^[0-9]{1,4}$"}},
]
"""Digits by the number of their cell."""


def _check_rule(tree: Any, where: str, depth: int = 0) -> None:
    for name, part in take(tree, dict, where).items():
        _check_parameter(part, f"{where}.{name[:20]}", depth + 1)
    take(tree.get("kind"), str, f"{where}.kind")


def _check_parameter(tree: Any, where: str, depth: int) -> None:
    if depth > DEEPEST:
        raise FormatError("rule.fault.deep", where=where[:40], most=MAX_DEPTH)
    for index, part in enumerate(tree if isinstance(tree, list) else ()):
        check_part = _check_rule if isinstance(part, dict) else _check_parameter
        check_part(part, f"{where}[{index}]", depth + 1)
    if not isinstance(tree, (bool, int, str, list)):
        raise FormatError(
            "error.expected", where=where, wanted=Message("wanted.parameter"), got=tree
        )


_SCHEMAS = {"RuleTree": _RULE, "RuleParameter": _PARAMETER}

RuleTree = Annotated[dict[str, Any], Defined("RuleTree", _SCHEMAS, _check_rule)]
"""What its parameters may be depends on its kind: `nonet.formats.rule_tree` checks them."""

Rules = Annotated[list[RuleTree], {"maxItems": MAX_RULES}]


class HouseDocument(TypedDict):
    """Cells whose digits are all different."""

    kind: HouseKind
    name: str
    cells: Cells


class CageDocument(TypedDict):
    """Cells whose digits are all different and add up to a total."""

    total: Annotated[int, {"minimum": 1, "maximum": MAX_DIGITS * (MAX_DIGITS + 1) // 2}]
    cells: Cells


class LayoutDocument(TypedDict):
    """A board written out in full: how many digits there are, and where its cells are.

    `positions` are row and column of each cell, from 0 on; cells are numbered in this order.
    """

    size: Annotated[int, {"minimum": 1, "maximum": MAX_DIGITS}]
    positions: Annotated[
        list[tuple[Annotated[int, _CELL], Annotated[int, _CELL]]],
        {"minItems": 1, "maxItems": MAX_CELLS, "uniqueItems": True},
    ]
    houses: NotRequired[list[HouseDocument]]
    cages: NotRequired[list[CageDocument]]
    rules: NotRequired[Rules]


class PuzzleDocument(TypedDict):
    """A puzzle or half-played game: a board by name or written out in full, and its givens.

    `cages` and `rules` belong to a board by name, such as 9x9, 6x6:3x2, 16x16+diagonals, 9x9cross
    or samurai. Givens and entries have one symbol for every cell: 1-9, then A-P, and a dot for an
    empty one; `allowed`, the only digits that some cells allow, and `notes` are digits by the
    number of their cell. `time` is in seconds, `locks` are locked cells, `moves` what was played,
    oldest first. `info` has title, author and the like.
    """

    format: NotRequired[Literal["nonet"]]
    version: NotRequired[Literal[1]]
    board: NotRequired[
        Annotated[
            str,
            {"pattern": "^[a-z0-9]{1,20}(:[0-9]{1,2}x[0-9]{1,2})?([+-][a-z]{1,20}){0,9}$"},
        ]
    ]
    layout: NotRequired[LayoutDocument]
    cages: NotRequired[list[CageDocument]]
    rules: NotRequired[Rules]
    givens: Line
    allowed: NotRequired[Symbols]
    entries: NotRequired[Line]
    notes: NotRequired[Symbols]
    info: NotRequired[dict[str, str]]
    time: NotRequired[Annotated[float, {"minimum": 0}]]
    locks: NotRequired[list[Annotated[int, _CELL]]]
    moves: NotRequired[list[Annotated[str, {"minLength": 1}]]]


def schema() -> Tree:
    """The JSON schema of a file; within other documents the format need not be said."""
    found = definitions(PuzzleDocument)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A puzzle or half-played game of Nonet",
        **found.pop(PuzzleDocument.__name__),
        "required": ["format", "version", "givens"],
        "oneOf": [{"required": ["board"]}, {"required": ["layout"]}],
        "$defs": found,
    }
