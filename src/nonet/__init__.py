"""Sudoku on every board: read, solve, count, check and write puzzles.

>>> import nonet
>>> result = nonet.solve("..3..4...1....2.")
>>> print(result)
1234341221434321
>>> nonet.count("." * 16)
288
"""

from typing import TYPE_CHECKING, Any

from nonet import api, rules
from nonet.api import *  # noqa: F403  (its names are public, all of them)
from nonet.core.layout import Cage, House, Layout
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.sheet import Sheet
from nonet.engine import Act, Control, Count, Event, Result, Results, Status
from nonet.errors import FormatError, LayoutError, NonetError, PuzzleError
from nonet.logic import Candidate, Position, Step
from nonet.logic.levels import Level
from nonet.logic.minutes import Minutes
from nonet.logic.rating import Rating
from nonet.make import Additions, Card, MakingEvent, Progress, Recipe, Survey

if TYPE_CHECKING:  # the words are not needed before somebody asks for a hint
    from nonet.hints import Hint, Way

__version__: str

__all__ = [
    "Act",
    "Additions",
    "Cage",
    "Candidate",
    "Card",
    "Control",
    "Count",
    "Event",
    "FormatError",
    "Hint",
    "House",
    "Layout",
    "LayoutError",
    "Level",
    "MakingEvent",
    "Minutes",
    "NonetError",
    "Position",
    "Progress",
    "Puzzle",
    "PuzzleError",
    "Rating",
    "Recipe",
    "Result",
    "Results",
    "Rule",
    "Sheet",
    "Status",
    "Step",
    "Survey",
    "Way",
    "__version__",
    "rules",
]
__all__ += api.__all__


def __getattr__(name: str) -> Any:
    """What takes long to import comes when it is asked for."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415

        return version("nonet")
    if name in ("Hint", "Way"):
        from nonet import hints  # noqa: PLC0415

        return getattr(hints, name)
    raise AttributeError(f"module 'nonet' has no attribute {name!r}")
