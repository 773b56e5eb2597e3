"""What contradicts itself in a puzzle without a solution: as few givens and rules as possible."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nonet import engine
from nonet.core.puzzle import Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.core.status import Status
from nonet.engine import Control
from nonet.studio.parts import Part, houses_of, parts_of, with_only

TRIES = 4
"""So many further orders are tried."""

PATIENCE = 1.0
"""Seconds that one question may take; a part of which it is not known stays in."""


@dataclass(frozen=True, slots=True)
class Clash:
    """Parts that cannot all hold on this board.

    Where the houses of the board contradict each other, it is some of them.
    """

    parts: tuple[Part, ...]
    minimal: bool
    """Whether the others could all hold without any one of them."""


Holds = Callable[[Sequence[Part]], bool | None]
"""Whether some parts have a solution; None where it was not found out."""


def find_clash(puzzle: Puzzle, control: Control | None = None) -> Clash | None:
    """The parts of a puzzle that contradict each other; None where it has a solution, or no time.

    >>> from nonet.core.shapes import named
    >>> clash = find_clash(Puzzle(named("4x4"), "12.....34......."))
    >>> [part.number for part in clash.parts], clash.minimal
    ([0, 1, 7], True)
    """
    control = control or Control()

    def holds(parts: Sequence[Part]) -> bool | None:
        status = engine.solve(with_only(puzzle, parts), Control(PATIENCE, control)).status
        return None if status is Status.STOPPED else status is not Status.NONE

    parts = list(parts_of(puzzle))
    if holds(parts) is not False:
        return None
    if holds([]) is False:
        parts = list(houses_of(puzzle))
    return _smallest(parts, holds, control)


def _smallest(parts: list[Part], holds: Holds, control: Control) -> Clash:
    """The smallest that several orders lead to: which parts are left depends on it."""
    best = _shortened(parts, holds, control)
    random = SplitMix64(0)
    for _ in range(TRIES):
        if len(best.parts) > 1 and control.seconds_left:
            found = _shortened(random.shuffled(parts), holds, control)
            if found.minimal and (len(found.parts) < len(best.parts) or not best.minimal):
                best = found
    return Clash(tuple(part for part in parts if part in set(best.parts)), best.minimal)


def _shortened(parts: list[Part], holds: Holds, control: Control) -> Clash:
    """Leaves out parts, many at once at first, as long as the rest still has no solution."""
    minimal, size = True, len(parts)
    while size > 1:
        size = (size + 1) // 2
        minimal, at = True, 0
        while at < len(parts):
            rest = parts[:at] + parts[at + size :]
            found = holds(rest) if control.seconds_left else None
            minimal &= found is not None
            if found is False:
                parts = rest
            else:
                at += size
    return Clash(tuple(parts), minimal)
