"""The stock: positions of our own making for every skill, from easy to hard.

They are in `positions.txt` for the techniques of the ladder and in `skills.txt` for what is special
about boards and rules, one a line: the skill, the puzzle in one line of any format, what has been
entered, and the candidates that have been ruled out, each as row, column and digit (`-` where there
are none). `scripts/mine_positions.py` and `scripts/mine_skills.py` find and pack them.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources

from nonet import formats
from nonet.core.layout import MAX_DIGITS
from nonet.core.symbols import digit_of, symbol_of, write_line
from nonet.logic import Candidate, Position

FILE = "positions.txt"
SKILLS = "skills.txt"
NOTHING = "-"


@cache
def stock() -> Mapping[str, tuple[str, ...]]:
    """The lines of each skill, from easy to hard; read only when one is wanted."""
    lines: dict[str, list[str]] = {}
    folder = resources.files("nonet.lessons")
    texts = [folder.joinpath(name).read_text("ascii") for name in (FILE, SKILLS)]
    for line in "".join(texts).splitlines():
        technique, rest = line.split(" ", 1)
        lines.setdefault(technique, []).append(rest)
    return {technique: tuple(own) for technique, own in lines.items()}


def read_position(line: str) -> Position:
    """The position of a line; its puzzle is known to have one solution."""
    text, entries, ruled_out = line.split(" ")
    puzzle = formats.read(text)
    size, cells = puzzle.layout.size, puzzle.layout.positions
    numbers = {position: cell for cell, position in enumerate(cells)}
    deleted = [
        Candidate(numbers[_number(row), _number(column)], digit_of(symbol, size))
        for row, column, symbol in zip(*[iter(ruled_out.strip(NOTHING))] * 3, strict=True)
    ]
    return Position.of(puzzle, entries, deleted=deleted, unique=True)


def write_position(puzzle: str, position: Position) -> str:
    """The line of a position; `puzzle` is the text of its puzzle."""
    fresh = Position.of(position.puzzle, position.entries)
    gone = [
        f"{symbol_of(row + 1)}{symbol_of(column + 1)}{symbol_of(digit)}"
        for cell, (row, column) in enumerate(position.layout.positions)
        for digit in range(1, position.layout.size + 1)
        if (fresh.candidates[cell] & ~position.candidates[cell]) >> (digit - 1) & 1
    ]
    return f"{puzzle} {write_line(position.entries)} {''.join(gone) or NOTHING}"


def _number(symbol: str) -> int:
    """The row or column, from 0, that a symbol stands for."""
    return digit_of(symbol, MAX_DIGITS) - 1
