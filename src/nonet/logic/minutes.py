"""How long a person may take: an estimate from the steps of the way, not measured on anybody.

Each step takes some seconds to be seen, the more the harder it is, and longer where there is no
other way on. That makes a newspaper puzzle with nothing but singles about ten minutes of a
practised player. People differ by far more than puzzles of a level do, hence the wide range.
"""

from collections.abc import Mapping
from typing import NamedTuple

from nonet.logic.scale import RATINGS

EASIEST = 7.0
"""Seconds for the easiest step."""

GROWTH = 1.065
"""So many times longer for each tenth of the rating: about twice for every eleven."""

WAIT = 10.0
"""Seconds more for a step without any other way on."""

LEAST, MOST = 0.5, 2.0
"""From a quick player to a slow one."""


class Minutes(NamedTuple):
    """About how many minutes, and the range in which most people should be."""

    likely: int
    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.least}-{self.most} min"


def estimate(techniques: Mapping[str, int], tedium: float) -> Minutes:
    """The minutes for a way by these techniques, each so many times.

    >>> estimate({"full_house": 10, "hidden_single_in_box": 35, "hidden_single": 6}, 5.0)
    Minutes(likely=8, least=4, most=15)
    """
    seconds = WAIT * tedium
    for name, uses in techniques.items():
        seconds += uses * EASIEST * GROWTH ** (RATINGS[name] - RATINGS["full_house"])
    minutes = seconds / 60
    return Minutes(*(_rounded(minutes * share) for share in (1.0, LEAST, MOST)))


def _rounded(minutes: float) -> int:
    """As exact as it can be: to the minute up to a quarter of an hour, to five up to two hours."""
    unit = 1 if minutes < 15 else 5 if minutes < 120 else 30
    return max(1, unit * round(minutes / unit))
