"""Rules of the whole board, defined naively."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from definitions.definition import (
    THREE,
    Definition,
    Grid,
    distance,
    flag_of,
    neighbours,
    squares,
    third_of,
)
from nonet.core.layout import Layout

_KNIGHT = {(1, 2), (2, 1)}
_KING = {(0, 1), (1, 0), (1, 1)}


def _apart(steps: set[tuple[int, int]]) -> Callable[[Any, Layout, Grid], bool]:
    def holds(_rule: Any, layout: Layout, grid: Grid) -> bool:
        pairs = combinations(range(layout.cell_count), 2)
        return all(grid[a] != grid[b] for a, b in pairs if distance(layout, a, b) in steps)

    return holds


def _taxicab(_rule: Any, layout: Layout, grid: Grid) -> bool:
    pairs = combinations(range(layout.cell_count), 2)
    return not any(grid[a] == grid[b] == sum(distance(layout, a, b)) for a, b in pairs)


def _all_three(layout: Layout, grid: Grid, group: Callable[[int], int]) -> bool:
    return all(len({group(grid[cell]) for cell in four}) == 3 for four in squares(layout))


def _flatmates(_rule: Any, layout: Layout, grid: Grid) -> bool:
    digit_at = dict(zip(layout.positions, grid, strict=True))
    middle = (layout.size + 1) // 2
    return all(
        digit_at.get((row - 1, column)) == 1 or digit_at.get((row + 1, column)) == layout.size
        for (row, column), digit in digit_at.items()
        if digit == middle
    )


DEFINITIONS = {
    "dutch_flatmates": Definition(_flatmates, flag_of("dutch_flatmates"), (THREE,)),
    "anti_king": Definition(_apart(_KING), flag_of("anti_king")),
    "anti_knight": Definition(_apart(_KNIGHT), flag_of("anti_knight")),
    "anti_taxicab": Definition(_taxicab, flag_of("anti_taxicab")),
    "global_entropy": Definition(
        lambda _r, b, g: _all_three(b, g, third_of(b)), flag_of("global_entropy"), (THREE,)
    ),
    "global_modulo": Definition(
        lambda _r, b, g: _all_three(b, g, lambda digit: digit % 3),
        flag_of("global_modulo"),
        (THREE,),
    ),
    "non_consecutive": Definition(
        lambda _r, b, g: all(abs(g[x] - g[y]) != 1 for x, y in neighbours(b)),
        flag_of("non_consecutive"),
    ),
}
