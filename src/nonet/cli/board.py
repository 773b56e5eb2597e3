"""How a solved or unsolved board looks on this terminal: its frame, its colours, its signs."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TextIO

import click

from nonet.cli.picture import ASCII, draw
from nonet.core.puzzle import Puzzle


@dataclass(frozen=True)
class Look:
    """How a cell stands out: its colour, its weight, and a sign that an empty cell gets."""

    colour: str | None = None
    sign: str = ""
    bold: bool | None = None


_GIVEN = Look(bold=True)
_ENTRY = Look("cyan")
_EMPTY = Look()
_NO_LOOKS: Mapping[int, Look] = MappingProxyType({})


def show(puzzle: Puzzle, grid: bytes, stream: TextIO, looks: Mapping[int, Look] = _NO_LOOKS) -> str:
    """The board with givens in bold and everything else in colour, where there are colours.

    Cells that have a look of their own get that instead; its sign needs no colours.
    """
    coloured = has_colour(stream)

    def paint(cell: int, symbol: str) -> str:
        usual = _GIVEN if puzzle.givens[cell] else _ENTRY if grid[cell] else _EMPTY
        look = looks.get(cell, usual)
        shown = symbol if grid[cell] else look.sign or symbol
        if not coloured or look is _EMPTY:
            return shown
        return click.style(shown, fg=look.colour, bold=look.bold)

    text = draw(puzzle.layout, grid, paint)
    return text if knows_frames(stream) else text.translate(ASCII)


def knows_frames(stream: TextIO) -> bool:
    """Whether the stream can carry box-drawing characters."""
    try:
        "┌━╋".encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def has_colour(stream: TextIO) -> bool:
    """Whether colours are welcome there."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
