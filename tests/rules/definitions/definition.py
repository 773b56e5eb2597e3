"""What all definitions share: small boards, the form of a definition, makers of random rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from nonet import rules
from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.core.rule import Rule

Grid = Sequence[int]
Draw = Callable[[Any], Any]
Make = Callable[[Draw, Layout], Sequence[Rule]]


def _block(rows: int, columns: int, size: int) -> Layout:
    return Layout(size, [(row, column) for row in range(rows) for column in range(columns)], [])


FREE = _block(2, 3, 4)
"""Six cells, four digits, no houses: 4,096 grids."""
THREE = _block(2, 3, 3)
STRIP = _block(1, 4, 6)
SUDOKU = shapes.standard(4)
"""288 grids."""


@dataclass(frozen=True)
class Definition:
    """The meaning of a kind, a maker of random rules (perhaps invalid ones), and its boards."""

    holds: Callable[[Any, Layout, Grid], bool]
    make: Make
    boards: Sequence[Layout] = (FREE,)


def random_cells(draw: Draw, board: Layout, least: int = 1, most: int = 6) -> tuple[int, ...]:
    count = draw(st.integers(least, min(most, board.cell_count)))
    return tuple(draw(st.permutations(range(board.cell_count)))[:count])


def rule_of(kind: str, **values: Any) -> Rule:
    return rules.kind_named(kind).rule(**values)


def lines_of(kind: str, least: int = 2, **numbers: tuple[int, int]) -> Make:
    """Lines through any cells, with random numbers between bounds."""

    def make(draw: Draw, board: Layout) -> list[Rule]:
        values = {name: draw(st.integers(*bounds)) for name, bounds in numbers.items()}
        return [rule_of(kind, cells=random_cells(draw, board, least), **values)]

    return make


def edges_of(kind: str, **numbers: tuple[int, int]) -> Make:
    """Marks between neighbours, with random numbers between bounds."""

    def make(draw: Draw, board: Layout) -> list[Rule]:
        values = {name: draw(st.integers(*bounds)) for name, bounds in numbers.items()}
        return [rule_of(kind, cells=draw(st.sampled_from(neighbours(board))), **values)]

    return make


def flag_of(kind: str) -> Make:
    return lambda _draw, _board: [rule_of(kind)]


def clues_of(kind: str, most: int) -> Make:
    """Clues beside rows and columns, at either end."""

    def make(draw: Draw, board: Layout) -> list[Rule]:
        houses = [house.cells for house in board.houses if house.kind in ("row", "column")]
        line = draw(st.sampled_from(houses))
        cells = line if draw(st.booleans()) else line[::-1]
        return [rule_of(kind, cells=cells, value=draw(st.integers(0, most)))]

    return make


def distance(layout: Layout, a: int, b: int) -> tuple[int, int]:
    (row, column), (other_row, other_column) = layout.positions[a], layout.positions[b]
    return abs(row - other_row), abs(column - other_column)


def neighbours(layout: Layout) -> list[tuple[int, int]]:
    """All pairs of cells with a common edge, both ways round."""
    cells = range(layout.cell_count)
    return [(a, b) for a in cells for b in cells if sum(distance(layout, a, b)) == 1]


def squares(layout: Layout) -> list[list[int]]:
    """The cells of all 2x2 squares."""
    found = []
    for row, column in layout.positions:
        places = [(row + down, column + right) for down in (0, 1) for right in (0, 1)]
        if all(place in layout.positions for place in places):
            found.append([layout.positions.index(place) for place in places])
    return found


def along(rule: Any, grid: Grid) -> list[int]:
    return [grid[cell] for cell in rule.cells]


def box_of(layout: Layout, cell: int) -> int:
    boxes = [house.cells for house in layout.houses if house.kind == "box"]
    return next(number for number, cells in enumerate(boxes) if cell in cells)


def third_of(layout: Layout) -> Callable[[int], int]:
    """Low, middle or high."""
    return lambda digit: (digit - 1) // (layout.size // 3)
