"""What the functions of the library accept: puzzles, their text or rows, cells, deadlines."""

import os
from collections.abc import Callable
from typing import TypeVar

from nonet.catalogue import LANGUAGES, Language, Message
from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.rows import Rows, are_rows, plain
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.errors import NonetError, PuzzleError

PuzzleLike = Puzzle | str | Rows
"""A puzzle, its text in any format, or the rows of a square board."""

Game = Puzzle | Sheet | str | Rows
"""A puzzle, a half-played game, the text of either in any format, or rows."""

CellLike = int | str
"""The number of a cell, or its name such as r1c3."""

MOST = 2**31 - 1
"""No function takes a greater number; seeds may be any."""

MOST_WORKERS = 1024
"""More threads at once only take memory."""

_OWN_NAMES = str.maketrans("zZřŘsS", "rRrRcC")
"""Czech and German names of cells, which hints in these languages use."""


def as_puzzle(puzzle: PuzzleLike) -> Puzzle:
    """The puzzle itself, or the one that the text or the rows hold."""
    if isinstance(puzzle, Puzzle):
        return puzzle
    if not isinstance(puzzle, (str, bytes)):
        return _from_rows(puzzle)
    from nonet import formats  # noqa: PLC0415  (the readers are half of the import time)

    return formats.read(puzzle)


def as_sheet(game: Game) -> Sheet:
    """The game itself, or the one that the text or the rows hold."""
    if isinstance(game, Sheet):
        return game
    if not isinstance(game, (str, bytes)):
        return Sheet(as_puzzle(game))
    from nonet import formats  # noqa: PLC0415  (as above)

    return formats.read_sheet(game)


def _from_rows(found: object) -> Puzzle:
    rows = plain(found)
    if not are_rows(rows):
        raise NonetError("error.not_a_puzzle", got=found)
    lengths = {len(row) for row in rows}
    if lengths != {len(rows)}:
        count = sum(len(row) for row in rows)
        raise NonetError("error.rows_and_cells", rows=len(rows), count=count)
    return Puzzle(shapes.named(f"{len(rows)}x{len(rows)}"), rows)


def as_cell(layout: Layout, cell: CellLike) -> int:
    """The number of a cell of the board, which may be named.

    >>> from nonet.core.shapes import CLASSIC
    >>> as_cell(CLASSIC, "r2c1"), as_cell(CLASSIC, "z2s1"), as_cell(CLASSIC, 9)
    (9, 9, 9)
    """
    if isinstance(cell, str):
        from nonet.formats.cells import cell_named  # noqa: PLC0415  (as above)

        return cell_named(layout, cell.translate(_OWN_NAMES))
    if isinstance(cell, bool) or not isinstance(cell, int) or not 0 <= cell < layout.cell_count:
        raise PuzzleError("error.no_cell", cell=cell, last=layout.cell_count - 1)
    return cell


def as_control(deadline: float | None, control: Control | None) -> Control | None:
    """The control, or one for the deadline; None where there is neither."""
    if control is not None and not isinstance(control, Control):
        raise NonetError("error.not_a_control", got=control)
    if deadline is None:
        return control
    if control is not None:
        raise NonetError("error.deadline_and_control")
    return Control(deadline)


def as_workers(workers: int | None) -> int | None:
    """The number of workers, if it is one; None means all cores."""
    return None if workers is None else as_number(workers, "workers", 1, MOST_WORKERS)


def as_number(number: int, name: str, least: int, most: int = MOST) -> int:
    """The number, if it is a whole one, big enough and not too big."""
    if not isinstance(number, int) or number < least:
        raise NonetError("error.at_least", name=name, least=least, got=number)
    if number > most:
        raise NonetError("error.out_of_span", name=name, least=least, most=most, got=number)
    return number


def as_seed(seed: int | None) -> int:
    """The seed, or one by chance."""
    if seed is None:
        return int.from_bytes(os.urandom(4))
    if not isinstance(seed, int):
        raise NonetError("error.expected", where="seed", wanted=Message("wanted.number"), got=seed)
    return seed


def as_language(wish: str) -> Language:
    """The language of a wish: cs, de or en."""
    for language in LANGUAGES:
        if language == wish:
            return language
    raise NonetError("error.no_language", name=wish, choices=LANGUAGES)


Callback = TypeVar("Callback", bound=Callable[..., object])


def as_watch(watch: Callback | None) -> Callback | None:
    """What is told about the progress, if it can be."""
    if watch is not None and not callable(watch):
        wanted = Message("wanted.function")
        raise NonetError("error.expected", where="watch", wanted=wanted, got=watch)
    return watch
