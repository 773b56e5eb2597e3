"""The engine keeps every primitive: all solutions of small boards, beside trying every grid."""

import random
from itertools import product

import pytest

from nonet._native import Control, End, Learning, Shape, Solutions, Task, search
from nonet.core.numbers import as_numbers
from nonet.core.primitives import (
    Allowed,
    AtLeast,
    Automaton,
    Consecutive,
    Counted,
    Different,
    OneOf,
    Primitive,
    Relation,
    Sum,
)

CELLS = 7


def _some_cells(choose: random.Random, least: int, most: int = CELLS) -> tuple[int, ...]:
    return tuple(choose.sample(range(CELLS), choose.randint(least, most)))


def _sum(choose: random.Random, size: int) -> Sum:
    cells = _some_cells(choose, 1)
    coefficients = tuple(choose.choice((1, 1, 1, -1, -1, 2, -10, 7)) for _ in cells)
    middle = sum(times * choose.randint(1, size) for times in coefficients)
    return Sum(cells, coefficients, middle - choose.choice((0, 0, 3)), middle)


def _plain_sum(choose: random.Random, size: int) -> Sum:
    cells = _some_cells(choose, 2)
    total = sum(choose.randint(1, size) for _ in cells)
    return Sum(cells, (1,) * len(cells), total, total)


def _relation(choose: random.Random, size: int) -> Relation:
    first, second = choose.sample(range(CELLS), 2)
    if choose.random() < 0.3:
        return Relation(first, second, tuple((1 << size) - 1 & ~(1 << d) for d in range(size)))
    return Relation(first, second, tuple(choose.randrange(1 << size) for _ in range(size)))


def _automaton(choose: random.Random, size: int) -> Automaton:
    states = choose.randint(1, 5)
    cells = _some_cells(choose, 1)
    moves = tuple(tuple(choose.randint(-1, states - 1) for _ in range(size)) for _ in range(states))
    accepting = frozenset(choose.sample(range(states), choose.randint(1, states)))
    return Automaton(cells, choose.randrange(states), accepting, moves)


def _at_least(choose: random.Random, size: int) -> AtLeast:
    cells = _some_cells(choose, 1, 5)
    count = choose.randint(1, len(cells))
    return AtLeast(cells, tuple(choose.randint(1, size) for _ in range(count)))


def _one_of(choose: random.Random, size: int) -> OneOf:
    return OneOf(
        tuple(
            tuple(_primitive(choose, size) for _ in range(choose.randint(0 if n else 1, 3)))
            for n in range(choose.randint(1, 3))
        )
    )


def _primitive(choose: random.Random, size: int) -> Primitive:
    make = choose.choice(
        (
            lambda: Allowed(choose.randrange(CELLS), choose.randrange(1 << size)),
            lambda: Different(_some_cells(choose, 1)),
            lambda: _sum(choose, size),
            lambda: _plain_sum(choose, size),
            lambda: _relation(choose, size),
            lambda: _automaton(choose, size),
            lambda: _at_least(choose, size),
            lambda: Counted(_some_cells(choose, 1)),
            lambda: Consecutive(_some_cells(choose, 1, 5)),
            lambda: _one_of(choose, size),
        )
    )
    return make()


def _all_grids(size: int, houses: list[list[int]], primitives: list[Primitive]) -> set[bytes]:
    return {
        bytes(grid)
        for grid in product(range(1, size + 1), repeat=CELLS)
        if all(Different(tuple(house)).holds(grid) for house in houses)
        and all(primitive.holds(grid) for primitive in primitives)
    }


def _learned(shape: Shape, cells: int) -> list[bytes]:
    learning = Learning(Task(shape, bytes(cells), []))
    found = []
    while (step := learning.next(Control()))[0] is End.LIMIT:
        assert step[1] is not None
        found.append(step[1])
    assert step[0] is End.EXHAUSTED
    return found


@pytest.mark.parametrize("seed", range(150))
def test_all_solutions_of_random_primitives(seed: int) -> None:
    choose = random.Random(seed)
    size = choose.choice((2, 3, 4))
    houses = [choose.sample(range(CELLS), size) for _ in range(choose.randint(0, 2))]
    primitives = [_primitive(choose, size) for _ in range(choose.randint(1, 4))]
    shape = Shape(size, CELLS, houses, [], as_numbers(primitives))
    expected = _all_grids(size, houses, primitives)
    running = Solutions(Task(shape, bytes(CELLS), []))
    found = []
    while (step := running.next(1 << 60, Control()))[0] is End.LIMIT:
        found.append(step[1])
    assert len(found) == len(set(found)), primitives
    assert set(found) == expected, primitives
    learned = _learned(shape, CELLS)
    assert len(learned) == len(set(learned)), primitives
    assert set(learned) == expected, primitives
    count, end, first = search(shape, bytes(CELLS), [], 1 << 60, 1 << 60, None)
    assert (count, end) == (len(expected), End.EXHAUSTED)
    assert first is None or first in expected


_ROWS = [list(range(4 * row, 4 * row + 4)) for row in range(4)]
_COLUMNS = [list(range(column, 16, 4)) for column in range(4)]
_BOXES = [[first, first + 1, first + 4, first + 5] for first in (0, 2, 8, 10)]
_HOUSES = _ROWS + _COLUMNS + _BOXES


def _full_grids() -> list[bytes]:
    running = Solutions(Task(Shape(4, 16, _HOUSES, []), bytes(16), []))
    found = []
    while (grid := running.next(1 << 60, Control())[1]) is not None:
        found.append(grid)
    return found


def _true_sum(choose: random.Random, grid: bytes) -> Sum:
    cells = tuple(choose.sample(range(16), choose.randint(3, 8)))
    weights = tuple(choose.choice((1, 1, -1)) for _ in cells)
    total = sum(weight * grid[cell] for weight, cell in zip(weights, cells, strict=True))
    return Sum(cells, weights, total, total)


def test_sums_together_with_complete_houses() -> None:
    grids = _full_grids()
    assert len(grids) == 288
    for seed in range(300):
        choose = random.Random(seed)
        grid = choose.choice(grids)
        sums = [_true_sum(choose, grid) for _ in range(choose.randint(1, 6))]
        shape = Shape(4, 16, _HOUSES, [], as_numbers(sums))
        expected = sum(all(one.holds(grid) for one in sums) for grid in grids)
        assert search(shape, bytes(16), [], 1000, 1 << 60, None)[0] == expected, sums
        learned = _learned(shape, 16)
        assert len(set(learned)) == len(learned) == expected, sums
