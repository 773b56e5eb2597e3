"""The scales of the earlier programs, with their exact numbers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.shapes import CLASSIC, named
from nonet.errors import NonetError
from nonet.make.span import Span
from nonet.make.twins import count_owed

ONE: Span = (1, 1)
"""The number of solutions of a proper puzzle."""

MANY = 999
"""The greatest number of solutions of a puzzle that is meant to have many: hundreds."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a scale promises: how many givens and solutions, and whether singles are enough."""

    givens: Span
    solutions: Span = ONE
    by_singles: bool = False


@dataclass(frozen=True, slots=True)
class Scale:
    """One difficulty of an earlier program: a sentence for people, and its numbers on a board."""

    sentence: str
    aim: Callable[[Layout], Aim | None]


def share_of(layout: Layout, givens: int) -> int:
    """As many givens as on the 9x9 board, and 1 in 100 more for every further 17 cells.

    Where cells could change places, the givens that tell them apart come on top.

    >>> share_of(CLASSIC, 28), share_of(named("16x16"), 28), share_of(named("9x9cross"), 28)
    (28, 114, 31)
    """
    owed = count_owed(layout)
    further = max(layout.cell_count - CLASSIC.cell_count, 0) // 17
    share = givens / CLASSIC.cell_count + further / 100
    return owed + round(share * (layout.cell_count - owed))


def _shares(
    least: int, most: int, solutions: Span = ONE, *, by_singles: bool = False
) -> Callable[[Layout], Aim | None]:
    def aim(layout: Layout) -> Aim:
        givens = (share_of(layout, least), share_of(layout, most))
        return Aim(givens, solutions, by_singles)

    return aim


def _removed(spans: Mapping[str, Span]) -> Callable[[Layout], Aim | None]:
    """Numbers of removed cells, by the name of the board."""

    def aim(layout: Layout) -> Aim | None:
        for board, (least, most) in spans.items():
            if layout == named(board):
                return Aim((layout.cell_count - most, layout.cell_count - least))
        return None

    return aim


def _classic(least: int, most: int) -> Callable[[Layout], Aim | None]:
    return lambda layout: Aim((least, most)) if layout == CLASSIC else None


SCALES: Mapping[str, Scale] = {
    "p0-easy": Scale(
        "28-32 givens; a single is to be found at every point", _shares(28, 32, by_singles=True)
    ),
    "p0-medium": Scale("24-27 givens, 2-10 solutions", _shares(24, 27, (2, 10))),
    "p0-hard": Scale("20-23 givens, more than 10 solutions", _shares(20, 23, (11, MANY))),
    "p1-easy": Scale("23-32 cells removed", _removed({"9x9": (23, 32)})),
    "p1-medium": Scale("35-44 cells removed", _removed({"9x9": (35, 44)})),
    "p1-hard": Scale("48-58 cells removed", _removed({"9x9": (48, 58)})),
    "p3-1": Scale("61-70 givens", _classic(61, 70)),
    "p3-2": Scale("51-60 givens", _classic(51, 60)),
    "p3-3": Scale("41-50 givens", _classic(41, 50)),
    "p3-4": Scale("31-40 givens", _classic(31, 40)),
    "p3-5": Scale("21-30 givens", _classic(21, 30)),
    "p4-easy": Scale(
        "41-48 cells removed; 18-21 on 6x6, 8-9 on 4x4",
        _removed({"9x9": (41, 48), "6x6": (18, 21), "4x4": (8, 9)}),
    ),
    "p4-medium": Scale(
        "49-56 cells removed; 22-24 on 6x6, 10-11 on 4x4",
        _removed({"9x9": (49, 56), "6x6": (22, 24), "4x4": (10, 11)}),
    ),
    "p4-hard": Scale(
        "57-64 cells removed; 25-28 on 6x6, 12 on 4x4",
        _removed({"9x9": (57, 64), "6x6": (25, 28), "4x4": (12, 12)}),
    ),
}
"""By name. The scale of P2, any number of givens, needs none: that is `givens`."""


def aim_of(scale: str, layout: Layout, board: str) -> Aim:
    """What a scale promises on a board."""
    if scale not in SCALES:
        raise NonetError("error.no_scale", name=scale, choices=tuple(SCALES))
    aim = SCALES[scale].aim(layout)
    if aim is None:
        raise NonetError("error.scale_board", name=scale, board=board)
    return aim
