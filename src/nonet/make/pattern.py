"""Puzzles with their givens in certain cells, on boards other than 9x9."""

from collections.abc import Sequence

from nonet.core.layout import Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control, general
from nonet.make import boards

TOO_MANY = 1000
"""Solutions are counted this far where the descent begins."""

PATIENCE = 60
"""Changes without fewer solutions before the next start."""


def fill(layout: Layout, cells: Sequence[int], seed: int, control: Control) -> Grid | None:
    """A puzzle with one solution and its givens in exactly these cells; None when stopped.

    One digit after the other is changed so that fewer and fewer solutions are left.
    """
    random = SplitMix64(seed)
    bare = Puzzle(layout, bytes(layout.cell_count))
    while (grid := boards.random_grid(layout, random.next(), control=control)) is not None:
        puzzle = descend(bare, masked(grid, cells), random, control)
        if puzzle is not None:
            return puzzle
    return None


def masked(grid: Grid, cells: Sequence[int]) -> Grid:
    """The grid with nothing but these cells.

    >>> masked(bytes([1, 2, 3, 4]), [0, 3])
    b'\\x01\\x00\\x00\\x04'
    """
    kept = set(cells)
    return bytes(digit if cell in kept else 0 for cell, digit in enumerate(grid))


def descend(bare: Puzzle, givens: Grid, random: SplitMix64, control: Control) -> Grid | None:
    """Givens in the same cells of a puzzle without any, with one solution.

    None when that leads nowhere, or when stopped: then nothing that was counted is certain.
    """
    cells = [cell for cell, digit in enumerate(givens) if digit]
    solutions = _count(bare, givens, TOO_MANY, control)
    failed = 0
    while solutions > 1 and failed < PATIENCE and cells:
        before = solutions
        cell = cells[random.below(len(cells))]
        givens, solutions = _changed(bare, givens, solutions, cell, random, control)
        failed = 0 if solutions < before else failed + 1
    return givens if solutions == 1 else None


def _changed(
    bare: Puzzle, givens: Grid, solutions: int, cell: int, random: SplitMix64, control: Control
) -> tuple[Grid, int]:
    """With a digit in the cell that leaves as few solutions as can be had, and their number."""
    best, ties = givens, 1
    for digit in range(1, bare.layout.size + 1):
        if digit == givens[cell]:
            continue
        changed = givens[:cell] + bytes([digit]) + givens[cell + 1 :]
        found = _count(bare, changed, solutions + 1, control)
        if not 0 < found <= solutions:
            continue
        ties = 1 if found < solutions else ties + 1
        if random.below(ties) == 0:
            best = changed
        solutions = found
    return best, solutions


def _count(bare: Puzzle, givens: Grid, limit: int, control: Control) -> int:
    """The solutions up to a limit; 0, as good as none, when stopped."""
    count = general.count(Puzzle(bare.layout, givens, bare.allowed), limit, control)
    return 0 if count.stopped else int(count)
