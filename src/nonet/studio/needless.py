"""What a puzzle with one solution does not need: givens, allowed digits and rules."""

from dataclasses import dataclass

from nonet import engine
from nonet.core.puzzle import Puzzle
from nonet.core.status import Status
from nonet.engine import Control
from nonet.studio.parts import Part, parts_of


@dataclass(frozen=True, slots=True)
class Needless:
    """Parts that could be left out, each for itself, without a second solution."""

    parts: tuple[Part, ...]
    whole: bool
    """Whether there was time to look at all of them."""


def find_needless(puzzle: Puzzle, control: Control | None = None) -> Needless:
    """The needless parts of a puzzle that has one solution.

    >>> from nonet.core.shapes import named
    >>> found = find_needless(Puzzle(named("4x4"), "1.34.4...1....2."))
    >>> [part.number for part in found.parts], found.whole
    ([0, 2, 3], True)
    """
    control = control or Control()
    needless: list[Part] = []
    whole = True
    for part in parts_of(puzzle):
        if control.seconds_left == 0:
            return Needless(tuple(needless), whole=False)
        status = engine.solve(without(puzzle, part), control).status
        whole &= status is not Status.STOPPED
        if status is Status.UNIQUE:
            needless.append(part)
    return Needless(tuple(needless), whole)


def without(puzzle: Puzzle, part: Part) -> Puzzle:
    """The puzzle as it would be without a part; other rules may mean something else then."""
    layout, givens, allowed = puzzle.layout, bytearray(puzzle.givens), list(puzzle.allowed)
    match part.kind:
        case "rule":
            layout = layout.with_rules([r for n, r in enumerate(layout.rules) if n != part.number])
        case "given":
            givens[part.number] = 0
        case "allowed":
            allowed[part.number] = (1 << layout.size) - 1
    return Puzzle(layout, bytes(givens), allowed)
