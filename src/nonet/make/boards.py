"""Puzzles, jigsaws and killers on boards of every kind."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from nonet._native import (
    Control,
    Shape,
    Singles,
    board_fill,
    board_make,
    make_cages,
    make_regions,
)
from nonet.core.layout import HouseKind, Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.shapes import BOX_OF_SIZE, jigsaw
from nonet.core.splitmix import SplitMix64
from nonet.core.spoken import check_spoken
from nonet.engine.general import BIG
from nonet.engine.task import shape_of
from nonet.make.equivalence import SEEDS
from nonet.make.symmetry import orbits_of

EASY = 0
"""Guesses to prove that there is one solution: none, so a person needs no long chains either."""

GUESSES = 1000
GUESSES_WHERE_BIG = 20
"""As many as it takes to come close to minimal, on small boards and on big ones."""

BIG_BOARD = 200
"""More cells than this are many, whatever the number of digits: samurais and the like."""

STARTS = 3
"""How often to try to fill random regions before others are taken: some cannot be filled."""


def _shape_of(layout: Layout) -> Shape:
    """The compiled layout, unless it has rules that the generator does not know."""
    check_spoken(layout, "made")
    return shape_of(layout)


def random_grid(
    layout: Layout, seed: int, starts: int = 1000, control: Control | None = None
) -> Grid | None:
    """A full grid; None when stopped, or after so many starts: then there may be none."""
    return board_fill(_shape_of(layout), starts, seed % SEEDS, control or Control())


@dataclass(frozen=True, slots=True)
class Wish:
    """What a puzzle should be like: without a number of givens, as many go as the symmetry allows.

    `guesses` is how many it may take to prove that there is one solution: the fewer, the more
    givens there are and the easier it is. Without that, enough to come close to minimal.
    """

    givens: int | None = None
    symmetry: str = "none"
    guesses: int | None = None
    singles: Singles | None = None
    """Which singles must be enough; on boards without cages only."""
    stuck: bool = False
    """Whether singles must not be enough; on boards without cages only."""


ANY = Wish()


def make(
    layout: Layout, seed: int, wish: Wish = ANY, control: Control | None = None
) -> Grid | None:
    """A puzzle with one solution and the givens of the wish, or nearly; None when stopped."""
    [puzzle] = make_many(layout, seed, 1, wish, control=control)
    return puzzle


def make_many(
    layout: Layout,
    seed: int,
    count: int,
    wish: Wish = ANY,
    *,
    workers: int | None = None,
    control: Control | None = None,
) -> Sequence[Grid | None]:
    """The puzzles of `seed`, `seed` + 1 and so on, on all cores; None where it was stopped before.

    The number of workers makes no difference to what is made.
    """
    return board_make(
        _shape_of(layout),
        orbits_of(layout, wish.symmetry),
        wish.givens or 0,
        _default_guesses(layout) if wish.guesses is None else wish.guesses,
        wish.singles,
        wish.stuck,
        seed % SEEDS,
        count,
        workers or 0,
        control or Control(),
    )


def _default_guesses(layout: Layout) -> int:
    return GUESSES_WHERE_BIG if layout.size > BIG or is_big(layout) else GUESSES


def is_big(layout: Layout) -> bool:
    """Whether there are so many cells that what is done for each of them takes long."""
    return layout.cell_count > BIG_BOARD


HOUSES = 3
"""Complete houses that most cells of most boards are in: row, column and box."""


DISJOINT: tuple[HouseKind, ...] = ("row", "column", "box", "region")
"""Houses of these kinds have no cell in common on boards of one grid; others have more cells."""


@lru_cache(maxsize=64)
def is_loose(layout: Layout) -> bool:
    """Whether some cells are in fewer houses than usual: such boards need more givens.

    >>> from nonet.core.shapes import named
    >>> is_loose(named("9x9")), is_loose(named("9x9cross")), is_loose(named("9x9-rows"))
    (False, True, True)
    """
    complete = [house for house in layout.houses if layout.is_complete(house)]
    kinds = Counter(house.kind for house in complete)
    if sum(kinds[kind] * layout.size == layout.cell_count for kind in DISJOINT) >= HOUSES:
        return False
    houses = Counter(cell for house in complete for cell in house.cells)
    return any(houses[cell] < HOUSES for cell in range(layout.cell_count))


def random_jigsaw(
    seed: int,
    size: int = 9,
    exchanges: int = 60,
    *,
    diagonals: bool = False,
    control: Control | None = None,
) -> Layout | None:
    """A board with random regions; the more exchanges of border cells, the wilder they look.

    Certainly there is a way to fill it. None when stopped before such a board was found.
    """
    random, control = SplitMix64(seed), control or Control()
    start = _plain_regions(size)
    while control.seconds_left > 0:
        layout = jigsaw(make_regions(size, start, exchanges, random.next()), diagonals=diagonals)
        if random_grid(layout, random.next(), STARTS, control):
            return layout
    return None


def _plain_regions(size: int) -> list[int]:
    """The boxes of the ordinary board, or its rows where it has none."""
    rows, columns = BOX_OF_SIZE.get(size, (1, size))
    cells = [divmod(cell, size) for cell in range(size * size)]
    return [row // rows * rows + column // columns for row, column in cells]


def random_killer(
    layout: Layout, seed: int, sizes: tuple[int, int] = (2, 4), control: Control | None = None
) -> Puzzle | None:
    """A killer without givens on a board without cages; None when stopped.

    Cages have from so many to so many cells; a few are smaller where it cannot be otherwise.
    """
    found = solved_killer(layout, seed, sizes, control)
    return found and found[0]


def solved_killer(
    layout: Layout, seed: int, sizes: tuple[int, int], control: Control | None = None
) -> tuple[Puzzle, Grid] | None:
    """The same with its solution."""
    found = make_cages(
        _shape_of(layout), neighbours_of(layout), *sizes, seed % SEEDS, control or Control()
    )
    if found is None:
        return None
    cages, solution = found
    return Puzzle(layout.with_cages(cages), bytes(layout.cell_count)), solution


@lru_cache(maxsize=64)
def neighbours_of(layout: Layout) -> list[list[int]]:
    """For each cell the cells that it has a side in common with."""
    sides = [(-1, 0), (0, -1), (0, 1), (1, 0)]
    return [
        [
            near
            for down, right in sides
            if (near := layout.cell_at(row + down, column + right)) is not None
        ]
        for row, column in layout.positions
    ]
