"""Marks in a SudokuPad link: on edges and corners, in cells and beside the board."""

from collections.abc import Callable

from nonet.core.layout import Layout
from nonet.core.rule import Rule
from nonet.formats.sudokupad import drawings
from nonet.formats.sudokupad.drawings import Part
from nonet.formats.sudokupad.wording import Wording, colour_name
from nonet.rules.kinds.difference import Difference
from nonet.rules.kinds.even import Even
from nonet.rules.kinds.inequality import Inequality
from nonet.rules.kinds.numbered_room import NumberedRoom
from nonet.rules.kinds.odd import Odd
from nonet.rules.kinds.pair_sum import PairSum
from nonet.rules.kinds.quadruple import Quadruple
from nonet.rules.kinds.ratio import Ratio
from nonet.rules.kinds.sandwich import Sandwich
from nonet.rules.kinds.skyscraper import Skyscraper
from nonet.rules.kinds.x_sum import XSum
from nonet.rules.places import line_from

OUTSIDE: dict[str, Callable[[tuple[int, ...], int], Rule]] = {
    "numbered_room": NumberedRoom, "sandwich": Sandwich, "skyscraper": Skyscraper, "x_sum": XSum,
}  # fmt: skip

_GREATER, _LESS = (">", "v", "\u2228", "\u02c5"), ("<", "^", "\u2227", "\u02c4")
"""Signs that are open to the first cell, and to the second one."""


def mark(part: Part, board: Layout, wording: Wording) -> Rule | None:
    """The rule of a mark on an edge, on a corner or beside the board."""
    pair, four = drawings.edge(part, board), drawings.corner(part, board)
    if pair:
        return _on_edge(pair, part, wording)
    if four:
        return _on_corner(four, part, wording)
    return _outside(part, board, wording)


def shaded_cell(part: Part, board: Layout, wording: Wording) -> Rule | None:
    """A grey circle is odd and a grey square even, where the text says so."""
    cell = drawings.middle_cell(part, board)
    if cell is None or colour_name(part.get("backgroundColor")) != "grey":
        return None
    if drawings.is_round(part):
        return Odd(cell) if wording.says(r"\bodd\b") else None
    return Even(cell) if wording.says(r"\beven\b") else None


def _on_edge(pair: tuple[int, int], part: Part, wording: Wording) -> Rule | None:
    text = drawings.text_of(part)
    if wording.says(r"greater|inequalit|less than|points? (?:to|at)"):
        if text in _GREATER:
            return Inequality(*pair)
        if text in _LESS:
            return Inequality(*pair[::-1])
    letter = text.upper()
    if letter in ("X", "V") and wording.says("xv|sum|add|total"):
        return PairSum(pair, 10 if letter == "X" else 5)
    if not drawings.is_round(part) or (text and not text.isdecimal()) or len(text) > 2:
        return None
    return _dot(pair, colour_name(part.get("backgroundColor")), text, wording)


def _dot(pair: tuple[int, int], colour: str | None, text: str, wording: Wording) -> Rule | None:
    if colour == "white" and wording.says("white"):
        if text:
            return Difference(pair, int(text)) if wording.says("differ") else None
        return Difference(pair) if wording.says("consecutive|differ[^.]* 1|kropki") else None
    if (
        colour == "black"
        and wording.says("black")
        and wording.says("1:2|double|twice|ratio|kropki|times the other")
    ):
        return Ratio(pair, int(text) if text else 2)
    return None


def _on_corner(four: tuple[int, ...], part: Part, wording: Wording) -> Rule | None:
    parts = drawings.text_of(part).replace(",", " ").split()
    digits = [digit for one in parts for digit in one]
    if not digits or not all(digit.isdecimal() for digit in digits):
        return None
    if not wording.says(r"\bquad|circle|surrounding|four cells"):
        return None
    return Quadruple(four, tuple(map(int, digits)))


def _outside(part: Part, board: Layout, wording: Wording) -> Rule | None:
    place, text = drawings.middle_place(part), drawings.text_of(part)
    named = [kind for kind in OUTSIDE if kind in wording.kinds]
    if place is None or len(named) != 1 or not text.isdecimal() or len(text) > 3:
        return None
    line = line_from(board, place)
    return OUTSIDE[named[0]](line, int(text)) if line else None
