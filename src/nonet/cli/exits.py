"""The exit codes of `nonet`."""

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
