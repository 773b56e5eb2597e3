"""What the functions of the library accept: puzzles or their text, deadlines, workers."""

import os
from math import isnan

from nonet.catalogue import LANGUAGES, Language, Message
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.errors import NonetError

PuzzleLike = Puzzle | str
"""A puzzle, or its text in any format."""

Game = Puzzle | Sheet | str
"""A puzzle, a half-played game, or the text of either in any format."""


def as_puzzle(puzzle: PuzzleLike) -> Puzzle:
    """The puzzle itself, or the one that the text holds."""
    if isinstance(puzzle, Puzzle):
        return puzzle
    from nonet import formats  # noqa: PLC0415  (the readers are half of the import time)

    return formats.read(_text_of(puzzle))


def as_sheet(game: Game) -> Sheet:
    """The game itself, or the one that the text holds."""
    if isinstance(game, Puzzle):
        return Sheet(game)
    if isinstance(game, Sheet):
        return game
    from nonet import formats  # noqa: PLC0415  (as above)

    return formats.read_sheet(_text_of(game))


def _text_of(puzzle: object) -> str | bytes:
    if not isinstance(puzzle, (str, bytes)):
        raise NonetError("error.not_a_puzzle", got=puzzle)
    return puzzle


def as_control(deadline: float | None, control: Control | None) -> Control | None:
    """The control, or one for the deadline; None where there is neither."""
    if control is not None and not isinstance(control, Control):
        raise NonetError("error.not_a_control", got=control)
    if deadline is None:
        return control
    if not isinstance(deadline, (int, float)) or isnan(deadline):
        raise NonetError("error.deadline", got=deadline)
    if control is not None:
        raise NonetError("error.deadline_and_control")
    return Control(deadline)


def as_workers(workers: int | None) -> int | None:
    """The number of workers, if it is one; None means all cores."""
    return None if workers is None else as_number(workers, "workers", 1)


def as_number(number: int, name: str, least: int) -> int:
    """The number, if it is a whole one and big enough."""
    if not isinstance(number, int) or number < least:
        raise NonetError("error.at_least", name=name, least=least, got=number)
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
