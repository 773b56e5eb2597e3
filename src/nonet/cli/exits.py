"""The exit codes of `nonet`, and the word of them that describes a whole run."""

from enum import IntEnum


class Exit(IntEnum):
    """What the shell gets to know."""

    FINE = 0
    NO = 1
    BAD_INPUT = 2
    DEADLINE = 3
    FAULT = 70
    INTERRUPTED = 130
    BROKEN_PIPE = 141
