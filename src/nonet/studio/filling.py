"""A random solution of a puzzle, by seed."""

from nonet import engine
from nonet.core.masks import digits_in
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.core.status import Status
from nonet.engine import Control
from nonet.logic import Position
from nonet.studio.change import Change, from_solution

PATIENCE = 0.5
"""Seconds that the search may take after one more random digit; another one is taken then."""


def fill(puzzle: Puzzle, seed: int = 0, control: Control | None = None) -> Change:
    """All cells filled in with a random solution.

    >>> from nonet.core.shapes import named
    >>> one, other = (fill(Puzzle(named("4x4"), "1" + "." * 15), seed) for seed in (0, 1))
    >>> one == other
    False
    """
    control = control or Control()

    def change(known: Grid, _: Status) -> Change:
        return Change(random_solution(puzzle, known, SplitMix64(seed), control))

    return from_solution(puzzle, control, change)


def random_solution(puzzle: Puzzle, known: Grid, random: SplitMix64, control: Control) -> Grid:
    """One of the solutions, of which one is known: random digits as long as there is a choice."""
    for cell in random.shuffled(range(len(known))):
        if puzzle.givens[cell]:
            continue
        for digit in random.shuffled(digits_in(Position.of(puzzle).candidates[cell])):
            tried = with_digit(puzzle, cell, digit)
            found = engine.solve(tried, Control(PATIENCE, control))
            if found.solution is not None:
                puzzle, known = tried, found.solution
                break
        if found.status is Status.UNIQUE or control.seconds_left == 0:
            break
    return known


def with_digit(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    """The puzzle with another given."""
    givens = bytearray(puzzle.givens)
    givens[cell] = digit
    return Puzzle(puzzle.layout, bytes(givens), puzzle.allowed)


def with_givens(puzzle: Puzzle, givens: Grid) -> Puzzle:
    """The same board with other givens."""
    return Puzzle(puzzle.layout, givens, puzzle.allowed)
