"""How many solutions a puzzle turned out to have, as far as anyone asks."""

from enum import Enum


class Status(Enum):
    """No solution, one, several, or stopped before that was known; the core numbers them so."""

    NONE = "none"
    UNIQUE = "unique"
    MULTIPLE = "multiple"
    STOPPED = "stopped"


STATUSES = tuple(Status)
"""By number: looking a member up by its name takes much longer."""
