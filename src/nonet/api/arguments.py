"""What the functions of the library accept: puzzles or their text, deadlines, workers."""

from math import isnan
from typing import TYPE_CHECKING

from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.errors import NonetError

if TYPE_CHECKING:
    from nonet.words import Language

PuzzleLike = Puzzle | str
"""A puzzle, or its text in any format."""

Game = Puzzle | Sheet | str
"""A puzzle, a half-played game, or the text of either in any format."""


def as_puzzle(puzzle: PuzzleLike) -> Puzzle:
    """The puzzle itself, or the one that the text holds."""
    if isinstance(puzzle, Puzzle):
        return puzzle
    from nonet import formats  # noqa: PLC0415  (the readers are half of the import time)

    return formats.read(puzzle)


def as_sheet(game: Game) -> Sheet:
    """The game itself, or the one that the text holds."""
    if isinstance(game, str):
        from nonet import formats  # noqa: PLC0415  (as above)

        return formats.read_sheet(game)
    return Sheet(game) if isinstance(game, Puzzle) else game


def as_control(deadline: float | None, control: Control | None) -> Control | None:
    """The control, or one for the deadline; None where there is neither."""
    if deadline is None:
        return control
    if isnan(deadline):
        raise NonetError("the deadline is no number; right would be seconds from now")
    if control is not None:
        raise NonetError("give a deadline or a control, not both: Control(seconds) has its own")
    return Control(deadline)


def as_workers(workers: int | None) -> int | None:
    """The number of workers, if it is one; None means all cores."""
    if workers is not None and (not isinstance(workers, int) or workers < 1):
        raise NonetError(f"workers cannot be {workers!r}; right would be 1 or more, or None")
    return workers


def as_language(wish: str) -> "Language":
    """The language of a wish: cs, de or en."""
    from nonet.words import LANGUAGES  # noqa: PLC0415  (not needed before somebody wants texts)

    for language in LANGUAGES:
        if language == wish:
            return language
    raise NonetError(f"there is no language {wish!r}; right would be {', '.join(LANGUAGES)}")
