"""Puzzles as the native core wants them."""

from functools import lru_cache

from nonet._native import Shape, Task
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.engine.identity import by_identity


def task_of(puzzle: Puzzle) -> Task:
    """The puzzle, ready to be searched."""
    return Task(shape_of(puzzle.layout), puzzle.givens, puzzle.allowed)


@by_identity
def shape_of(layout: Layout) -> Shape:
    """The compiled layout; one that equals an earlier one gets the same shape."""
    return _compiled(layout)


@lru_cache(maxsize=256)
def _compiled(layout: Layout) -> Shape:
    if layout.cages:
        cages = [(cage.total, cage.cells) for cage in layout.cages]
        return _compiled(layout.without_cages).with_cages(cages)
    return Shape(layout.size, layout.cell_count, [house.cells for house in layout.houses], [])
