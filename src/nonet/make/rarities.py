"""Puzzles that come with Nonet since random ones of their kind are rare, and relatives of them."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

from nonet import engine
from nonet._native import classic_form
from nonet.core.puzzle import Grid, Puzzle, as_grid
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control

FILE = "rarities.txt"
"""A wish (teaches or needs), a technique and a puzzle a line: what a search of our own has found,
`scripts/find_rarities.py`."""

CHANGES = 6
TRIES = 24
"""How many givens of a puzzle are moved, and how often that is tried at most."""

TAKEN = 6
"""So many givens are tried for one that can go when another has come."""


@cache
def stored() -> Mapping[tuple[str, str], tuple[Grid, ...]]:
    """The puzzles by wish and technique."""
    found: dict[tuple[str, str], tuple[Grid, ...]] = {}
    for line in files("nonet.make").joinpath(FILE).read_text("ascii").splitlines():
        wish, technique, text = line.split()
        grids = found.get((wish, technique), ())
        found[wish, technique] = (*grids, as_grid(CLASSIC, text))
    return found


def choose(wish: str, technique: str, random: SplitMix64) -> Puzzle:
    """One of them in a random form; all are equally likely."""
    grids = stored()[wish, technique]
    grid = grids[random.below(len(grids))]
    return Puzzle(CLASSIC, classic_form(grid, random.next()))


def relative(
    puzzle: Puzzle,
    is_right: Callable[[Puzzle], bool],
    random: SplitMix64,
    control: Control,
    changes: int = CHANGES,
) -> Puzzle:
    """A puzzle with the same solution that is right, too; the same one if there is none nearby."""
    solution = engine.solve(puzzle, control).solution
    for _ in range(TRIES if solution else 0):
        if changes == 0 or control.seconds_left == 0:
            break
        changed = _with_one_moved(puzzle, solution or b"", random, control)
        if is_right(changed):
            puzzle = changed
            changes -= 1
    return puzzle


def _with_one_moved(puzzle: Puzzle, solution: Grid, random: SplitMix64, control: Control) -> Puzzle:
    """With one given more, and one less where the solution stays the only one."""
    empty = [cell for cell, digit in enumerate(puzzle.givens) if not digit]
    added = empty[random.below(len(empty))]
    more = _with(puzzle, added, solution[added])
    given = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    for cell in random.shuffled(given)[:TAKEN]:
        if engine.has_solution_without(more, cell, solution[cell], control) is False:
            return _with(more, cell, 0)
    return more


def _with(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    givens = bytearray(puzzle.givens)
    givens[cell] = digit
    return Puzzle(puzzle.layout, bytes(givens))
