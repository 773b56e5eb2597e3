"""What there is to say about a puzzle that does not have exactly one solution."""

from nonet import api
from nonet.core.puzzle import Puzzle
from nonet.core.status import Status

MULTIPLE = "more than one solution"
NONE = "no solution"


def explain_status(puzzle: Puzzle, status: Status) -> str:
    """A few words; where there is no solution, the first rule that the givens break.

    >>> from nonet.core.shapes import named
    >>> explain_status(Puzzle(named("4x4"), {0: 1, 2: 1}), Status.NONE)
    'no solution. In row 1, 1 stands more than once: in r1c1 and r1c3.'
    """
    if status is Status.NONE:
        return ". ".join([NONE, *api.conflicts(puzzle)[:1]])
    return MULTIPLE if status is Status.MULTIPLE else status.value
