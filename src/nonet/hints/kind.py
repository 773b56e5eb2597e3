"""The kinds of hints, and the stages in which a hint is told."""

from enum import Enum
from typing import Literal, get_args

Stage = Literal["where", "technique", "everything"]

STAGES: tuple[Stage, ...] = get_args(Stage)
"""From a nudge to the whole step."""


class Kind(Enum):
    """What a hint tells."""

    MISTAKE = "mistake"
    """An entry is wrong."""
    CLASH = "clash"
    """Some digits cannot all be right."""
    NOTES = "notes"
    """The notes of a cell leave out a digit that belongs there."""
    STEP = "step"
    """This follows by a technique."""
    TRIAL = "trial"
    """No technique helps; a digit of the solution that the engine has found."""
    OPEN = "open"
    """No technique helps, and the solution is not known or not the only one."""
    SOLVED = "solved"
    """Everything is right and full."""
    UNSOLVABLE = "unsolvable"
    """The puzzle has no solution."""
    STOPPED = "stopped"
    """The time was up before anything was found."""
