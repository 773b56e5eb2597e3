"""How a solved or unsolved board looks on this terminal: its frame, its colours, its signs."""

import os
from typing import TextIO

import click

from nonet.cli.picture import ASCII, draw
from nonet.core.puzzle import Puzzle


def show(puzzle: Puzzle, grid: bytes, stream: TextIO) -> str:
    """The board with givens in bold and everything else in colour, where there are colours."""

    def paint(cell: int, symbol: str) -> str:
        if puzzle.givens[cell]:
            return click.style(symbol, bold=True)
        return click.style(symbol, fg="cyan") if grid[cell] else symbol

    text = draw(puzzle.layout, grid, paint) if has_colour(stream) else draw(puzzle.layout, grid)
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
