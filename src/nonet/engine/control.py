"""What watches and stops long work; the core has it, this checks what it is made of."""

from math import isnan

from nonet import _native
from nonet.errors import NonetError


class Control(_native.Control):
    """Watches and stops work in another thread: a deadline, a cancel flag, the progress so far.

    `seconds` count from now; a part of the work of a `parent` ends with it, and adds to its
    progress.
    """

    def __init__(self, seconds: float | None = None, parent: _native.Control | None = None) -> None:
        if seconds is not None and (
            isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or _is_odd(seconds)
        ):
            raise NonetError("error.deadline", got=seconds)
        if parent is not None and not isinstance(parent, _native.Control):
            raise NonetError("error.not_a_control", got=parent)
        super().__init__(seconds, parent)


def _is_odd(seconds: float) -> bool:
    """Whether no clock could count it."""
    try:
        return isnan(float(seconds))
    except OverflowError:
        return True
