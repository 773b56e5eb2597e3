"""Puzzles as the native core wants them."""

import weakref
from functools import lru_cache

from nonet._native import Shape, Task
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle

_shapes: dict[int, tuple["weakref.ref[Layout]", Shape]] = {}


def task_of(puzzle: Puzzle) -> Task:
    """The puzzle, ready to be searched."""
    return Task(shape_of(puzzle.layout), puzzle.givens, puzzle.allowed)


def shape_of(layout: Layout) -> Shape:
    """The compiled layout, found by identity: comparing two big layouts takes longer than solving.

    A layout that equals an earlier one gets the same shape, but only the first search pays for it.
    """
    key = id(layout)
    kept = _shapes.get(key)
    if kept is not None and kept[0]() is layout:
        return kept[1]
    shape = _compiled(layout)
    _shapes[key] = weakref.ref(layout, lambda _: _shapes.pop(key, None)), shape
    return shape


@lru_cache(maxsize=256)
def _compiled(layout: Layout) -> Shape:
    if layout.cages:
        cages = [(cage.total, cage.cells) for cage in layout.cages]
        return _compiled(layout.without_cages).with_cages(cages)
    return Shape(layout.size, layout.cell_count, [house.cells for house in layout.houses], [])
