"""Levels for people: what the hardest step of a puzzle promises to a player."""

from bisect import bisect_left
from typing import Literal, get_args

Level = Literal[
    "beginner", "easy", "medium", "tricky", "hard", "expert", "master", "extreme", "beyond"
]

LEVELS: tuple[Level, ...] = get_args(Level)
"""From the easiest to the hardest."""

_LAST = (1.2, 1.5, 2.5, 3.4, 4.4, 6.2, 7.2, 9.0)


def level_of(er: float) -> Level:
    """The level of a puzzle with this rating.

    >>> [level_of(er) for er in (1.2, 1.5, 2.6, 9.0, 11.9)]
    ['beginner', 'easy', 'tricky', 'extreme', 'beyond']
    """
    return LEVELS[bisect_left(_LAST, er)]


def hardest_of(level: Level) -> float:
    """The highest rating that still belongs to the level.

    >>> hardest_of("medium")
    2.5
    """
    return [*_LAST, float("inf")][LEVELS.index(level)]
