"""Other digits in the cells that are given, so that there is one solution."""

from collections.abc import Iterator

from nonet import engine
from nonet.catalogue import Message
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.make.pattern import descend, masked
from nonet.studio.change import Change
from nonet.studio.filling import random_solution, with_givens

START = 3.0
"""Seconds that one start may take: another one may lead further."""


def fill_pattern(puzzle: Puzzle, seed: int = 0, control: Control | None = None) -> Change:
    """Other givens in the same cells, with one solution under the rules of the puzzle.

    >>> from nonet.core.shapes import named
    >>> found = fill_pattern(Puzzle(named("4x4"), "..3..4...1....2."), seed=1).givens
    >>> [cell for cell, digit in enumerate(found) if digit]
    [2, 5, 9, 14]
    """
    control = control or Control()
    found = next(patterns(puzzle, SplitMix64(seed), control), None)
    if found is not None:
        return Change(found)
    return (
        Change(why=Message("studio.change.late"))
        if control.seconds_left == 0
        else Change(why=Message("studio.change.no_solution"))
    )


def patterns(puzzle: Puzzle, random: SplitMix64, control: Control) -> Iterator[Grid]:
    """Givens in the same cells with one solution, as many as are found in the time."""
    cells = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    bare = with_givens(puzzle, bytes(len(puzzle.givens)))
    known = engine.solve(bare, control).solution
    while known is not None and control.seconds_left:
        start = masked(random_solution(bare, known, random, control), cells)
        found = descend(bare, start, random, Control(START, control))
        if found is not None:
            yield found
