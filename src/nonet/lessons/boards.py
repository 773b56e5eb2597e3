"""The pictures of the pages to read: a house, a whole board, or a sign of a rule."""

from dataclasses import replace

from nonet import draw
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import named
from nonet.core.sheet import Sheet
from nonet.lessons import rules
from nonet.lessons.gallery import picture as sign
from nonet.lessons.stock import read_position, stock
from nonet.rules import kind_named
from nonet.words import Language

BOARDS = {
    "killer": "cage_combination",
    "jigsaw": "law_of_leftovers",
    "x": "diagonal_single",
    "windows": "window_single",
    "twodoku": "shared_single",
}
"""Boards, each with a skill whose first puzzle shows it."""

_WIDTH = 60.0
_EMPTY = "samurai"


def picture(language: Language, name: str, title: str) -> draw.Scene:
    """The picture of a name that a section of a page gives."""
    return replace(_picture(language, name, title), language=language)


def _picture(language: Language, name: str, title: str) -> draw.Scene:
    if name in rules.HOUSES:
        return rules.picture(name, title)
    if name in BOARDS or name == _EMPTY:
        return _board(name, title)
    return sign(kind_named(name), language)


def _board(name: str, title: str) -> draw.Scene:
    puzzle = (
        Puzzle(named(name), {})
        if name == _EMPTY
        else read_position(stock()[BOARDS[name]][0]).puzzle
    )
    cell = _WIDTH / puzzle.layout.column_count
    return draw.board(Sheet(puzzle), cell=cell, title=title, description=title)
