"""Puzzles of the classic 9x9 board: as many a second as the machine can make."""

from collections.abc import Iterable, Sequence

from nonet._native import Control, classic_grid, classic_make, classic_pattern
from nonet.core.puzzle import Grid
from nonet.core.shapes import CLASSIC
from nonet.errors import PuzzleError
from nonet.make.equivalence import SEEDS
from nonet.make.symmetry import orbits_of

FEWEST = 17
"""No puzzle with fewer givens has one solution only (McGuire and others, 2012)."""

_EMPTY = bytes(CLASSIC.cell_count)


def random_grid(seed: int) -> Grid:
    """A full grid; as good as equally likely, all 6.7e21 of them."""
    return classic_grid(seed % SEEDS)


def make(
    seed: int,
    givens: int | None = None,
    *,
    minimal: bool = False,
    symmetry: str = "none",
    control: Control | None = None,
) -> Grid | None:
    """A puzzle with one solution; None when stopped before it was found.

    Without a number of givens, as many are taken away as the symmetry allows. `minimal` means that
    not a single one can be left out. What was not found in many tries may be impossible: then it is
    the nearest of them.

    >>> sum(digit > 0 for digit in make(seed=1, givens=26))
    26
    """
    [puzzle] = make_many(seed, 1, givens, minimal=minimal, symmetry=symmetry, control=control)
    return puzzle


def make_many(
    seed: int,
    count: int,
    givens: int | None = None,
    *,
    minimal: bool = False,
    symmetry: str = "none",
    workers: int | None = None,
    control: Control | None = None,
) -> Sequence[Grid | None]:
    """The puzzles of `seed`, `seed` + 1 and so on, on all cores; None where it was stopped before.

    The number of workers makes no difference to what is made.
    """
    orbits = orbits_of(CLASSIC, symmetry)
    control = control or Control()
    made = classic_make(
        orbits, givens or 0, minimal, False, seed % SEEDS, count, workers or 0, control
    )
    return [None if puzzle == _EMPTY else puzzle for puzzle in made]


def make_stuck(
    seed: int, givens: int | None, symmetry: str = "none", control: Control | None = None
) -> Grid | None:
    """A puzzle for which singles and locked candidates are not enough; None when stopped."""
    orbits = orbits_of(CLASSIC, symmetry)
    [puzzle] = classic_make(
        orbits, givens or 0, False, True, seed % SEEDS, 1, 1, control or Control()
    )
    return None if puzzle == _EMPTY else puzzle


def make_pattern(cells: Iterable[int], seed: int, control: Control | None = None) -> Grid | None:
    """A puzzle with one solution and its givens in exactly these cells; None when stopped.

    Patterns that certainly do not work are refused; of others, nobody knows before it is found.
    """
    pattern = sorted(set(cells))
    check_pattern(pattern)
    return classic_pattern(pattern, seed % SEEDS, control or Control())


def check_pattern(cells: Sequence[int]) -> None:
    """Refuses patterns that certainly do not work."""
    if len(cells) < FEWEST:
        raise PuzzleError("error.pattern_small", count=len(cells), fewest=FEWEST)
    rows = {cell // 9 for cell in cells}
    columns = {cell % 9 for cell in cells}
    for first in (0, 3, 6):
        lines = range(first, first + 3)
        empty_rows = tuple(line + 1 for line in lines if line not in rows)
        empty_columns = tuple(line + 1 for line in lines if line not in columns)
        if len(empty_rows) > 1:
            raise PuzzleError("error.pattern_rows", rows=empty_rows)
        if len(empty_columns) > 1:
            raise PuzzleError("error.pattern_columns", columns=empty_columns)
