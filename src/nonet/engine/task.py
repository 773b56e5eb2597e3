"""Puzzles as the native core wants them."""

from functools import lru_cache

from nonet._native import Shape, Task
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle


def task_of(puzzle: Puzzle) -> Task:
    """The puzzle, ready to be searched."""
    return Task(_shape_of(puzzle.layout), puzzle.givens, puzzle.allowed)


@lru_cache(maxsize=256)
def _shape_of(layout: Layout) -> Shape:
    if layout.cages:
        cages = [(cage.total, cage.cells) for cage in layout.cages]
        return _shape_of(layout.without_cages).with_cages(cages)
    return Shape(layout.size, layout.cell_count, [house.cells for house in layout.houses], [])
