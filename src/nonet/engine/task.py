"""Puzzles as the native core wants them."""

from functools import lru_cache

from nonet._native import Shape, Task
from nonet.core.layout import Layout
from nonet.core.numbers import as_numbers
from nonet.core.puzzle import Puzzle
from nonet.core.spoken import is_spoken
from nonet.engine.identity import by_identity


def task_of(puzzle: Puzzle) -> Task:
    """The puzzle, ready to be searched."""
    return Task(shape_of(puzzle.layout), puzzle.givens, puzzle.narrowed)


@by_identity
def shape_of(layout: Layout) -> Shape:
    """The compiled layout; one that equals an earlier one gets the same shape."""
    return _compiled(layout)


@lru_cache(maxsize=256)
def _compiled(layout: Layout) -> Shape:
    houses = [house.cells for house in layout.houses]
    cages = [(cage.total, cage.cells) for cage in layout.cages]
    if not is_spoken(layout):
        rules = as_numbers(layout.primitives)
        return Shape(layout.size, layout.cell_count, houses, cages, rules)
    if layout.cages:
        return _compiled(layout.without_cages).with_cages(cages)
    houses += [group.cells for group in layout.exclusions]
    return Shape(layout.size, layout.cell_count, houses, [])
