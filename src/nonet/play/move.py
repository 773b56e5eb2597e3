"""What a player does, as data and as text: docs/games.md lists the vocabulary."""

import re
from dataclasses import dataclass
from typing import Literal

from nonet.core.layout import Layout
from nonet.core.switching import SWITCHED_RULES, SwitchedRule
from nonet.core.symbols import EMPTY, digit_of, symbol_of
from nonet.errors import FormatError, PuzzleError

Layer = Literal["corner", "centre", "colour", "out"]
"""What can stand in a cell beside its digit; each is a set of digits."""

Verb = Literal["fill-corner", "fill-centre", "lock", "unlock", "restart"]

COLOURS = 9
LONGEST = 40_000
"""Characters that a move may have: enough for every cell of the greatest board."""


@dataclass(frozen=True, slots=True)
class Enter:
    """Writes a digit into cells, 0 to erase it; `sweep` removes it from the notes of peers."""

    cells: tuple[int, ...]
    digit: int
    sweep: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """Adds a digit to a layer of cells, or removes it."""

    cells: tuple[int, ...]
    layer: Layer
    digit: int
    add: bool


@dataclass(frozen=True, slots=True)
class Clear:
    """Erases a layer of cells."""

    cells: tuple[int, ...]
    layer: Layer


@dataclass(frozen=True, slots=True)
class Switch:
    """Switches a rule on or off."""

    rule: SwitchedRule
    on: bool


Change = Enter | Mark | Clear | Switch | Verb
Move = tuple[Change, ...]
"""One step of undo: several changes that belong together."""

_SIGNS: dict[str, Layer] = {"^": "corner", "_": "centre", "#": "colour", "x": "out"}
_SIGN_OF = {layer: sign for sign, layer in _SIGNS.items()}
_VERBS: dict[str, Verb] = {
    "^fill": "fill-corner",
    "_fill": "fill-centre",
    "lock": "lock",
    "unlock": "unlock",
    "restart": "restart",
}
_SWITCHES = {f"{sign}{rule}": Switch(rule, sign == "+") for rule in SWITCHED_RULES for sign in "+-"}
_TEXT_OF = {verb: text for text, verb in _VERBS.items()}
_CHANGE = re.compile(r"([rc0-9,]+)(?:=(.)(~?)|([\^_#x])(?:([+-])(.)|\.))", re.ASCII)
_CELL = re.compile(r"r([1-9][0-9]{0,3})c([1-9][0-9]{0,3})", re.ASCII)


def read_move(layout: Layout, text: str) -> Move:
    """The move of a text; refuses what is none on this board."""
    if len(text) > LONGEST:
        raise FormatError("error.move_length", length=len(text), most=LONGEST)
    return tuple(_read_change(layout, part) for part in text.split(";"))


def write_move(layout: Layout, move: Move) -> str:
    """The text of a move."""
    return ";".join(_write_change(layout, change) for change in move)


def _read_change(layout: Layout, text: str) -> Change:
    if text in _VERBS:
        return _VERBS[text]
    if text in _SWITCHES:
        return _SWITCHES[text]
    match = _CHANGE.fullmatch(text)
    if not match:
        raise _not_a_move(text)
    names, digit, sweep, sign, step, mark = match.groups()
    cells = tuple(_read_cell(layout, name, text) for name in names.split(","))
    if digit:
        return Enter(cells, _read_digit(digit, layout.size, text, least=bool(sweep)), bool(sweep))
    layer = _SIGNS[sign]
    if not step:
        return Clear(cells, layer)
    size = COLOURS if layer == "colour" else layout.size
    return Mark(cells, layer, _read_digit(mark, size, text, least=1), step == "+")


def _read_cell(layout: Layout, name: str, text: str) -> int:
    match = _CELL.fullmatch(name)
    cell = layout.cell_at(int(match[1]) - 1, int(match[2]) - 1) if match else None
    if cell is None:
        raise _not_a_move(text)
    return cell


def _read_digit(symbol: str, size: int, text: str, least: int) -> int:
    try:
        digit = 0 if symbol == EMPTY else digit_of(symbol, size) or -1
    except PuzzleError:
        digit = -1
    if digit < least:
        raise _not_a_move(text)
    return digit


def _write_change(layout: Layout, change: Change) -> str:
    if isinstance(change, str):
        return _TEXT_OF[change]
    if isinstance(change, Switch):
        return f"{'+' if change.on else '-'}{change.rule}"
    names = ",".join(map(layout.cell_name, change.cells))
    match change:
        case Enter(_, digit, sweep):
            return f"{names}={symbol_of(digit)}{'~' if sweep else ''}"
        case Mark(_, layer, digit, add):
            return f"{names}{_SIGN_OF[layer]}{'+' if add else '-'}{symbol_of(digit)}"
        case Clear(_, layer):
            return f"{names}{_SIGN_OF[layer]}{EMPTY}"


def _not_a_move(text: str) -> FormatError:
    return FormatError("error.no_move", got=text)
