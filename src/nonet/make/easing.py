"""Puzzles that are too hard made easier: digits of their solution are given until they fit."""

from bisect import bisect_left
from collections.abc import Collection

from nonet import engine
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.logic.rating import rate_unique
from nonet.make.symmetry import orbits_of


def is_eased(puzzle: Puzzle, most: float, control: Control) -> bool:
    """Whether it is no harder than that."""
    return rate_unique(puzzle, control, most).er <= most


def ease(
    puzzle: Puzzle, most: float, symmetry: str, random: SplitMix64, control: Control
) -> Grid | None:
    """The puzzle with some more givens, as few as make it no harder than `most`; None when stopped.

    It is as hard as that as a rule: with one given less it would be too hard.
    """
    if is_eased(puzzle, most, control):
        return None if control.seconds_left == 0 else puzzle.givens
    return ease_hard(puzzle, most, symmetry, random, control)


def ease_hard(
    puzzle: Puzzle,
    most: float,
    symmetry: str,
    random: SplitMix64,
    control: Control,
    last: Collection[int] = (),
) -> Grid | None:
    """The same for a puzzle that is known to be too hard.

    What is among the `last` cells is given after all others.
    """
    solution = engine.solve(puzzle, control).solution
    if solution is None:
        return None
    orbits = sorted(
        random.shuffled(orbits_of(puzzle.layout, symmetry)),
        key=lambda orbit: not set(last).isdisjoint(orbit),
    )

    def with_more(count: int) -> Puzzle:
        givens = bytearray(puzzle.givens)
        for cell in (cell for orbit in orbits[:count] for cell in orbit):
            givens[cell] = solution[cell]
        return Puzzle(puzzle.layout, bytes(givens))

    def is_easy(count: int) -> bool:
        return count > 0 and is_eased(with_more(count), most, control)

    # more givens hardly ever make a puzzle harder, so halving finds the place
    fewest = bisect_left(range(len(orbits)), True, key=is_easy)
    return None if control.seconds_left == 0 else with_more(fewest).givens
