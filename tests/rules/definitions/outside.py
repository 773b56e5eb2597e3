"""Clues beside the board, and indices, defined naively."""

from collections.abc import Callable
from typing import Any

from definitions.definition import SUDOKU, Definition, Grid, along, box_of, clues_of, lines_of
from nonet.core.layout import Layout


def _sandwich(rule: Any, layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    start, end = sorted((line.index(1), line.index(layout.size)))
    return bool(sum(line[start + 1 : end]) == rule.value)


def _skyscraper(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    return bool(sum(digit > max([0, *line[:at]]) for at, digit in enumerate(line)) == rule.value)


def _hidden_skyscraper(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    hidden = [digit for at, digit in enumerate(line) if digit < max([0, *line[:at]])]
    return hidden[:1] == [rule.value]


def _x_sum(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    return bool(sum(line[: line[0]]) == rule.value)


def _numbered_room(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    return bool(line[line[0] - 1] == rule.value)


def _index(axis: int) -> Callable[[Any, Layout, Grid], bool]:
    def holds(rule: Any, layout: Layout, grid: Grid) -> bool:
        for cell in rule.cells:
            place = list(layout.positions[cell])
            own = place[axis] + 1
            place[axis] = grid[cell] - 1
            if grid[layout.positions.index((place[0], place[1]))] != own:
                return False
        return True

    return holds


def _box_index(rule: Any, layout: Layout, grid: Grid) -> bool:
    for cell in rule.cells:
        box = [c for c in range(layout.cell_count) if box_of(layout, c) == box_of(layout, cell)]
        if grid[box[grid[cell] - 1]] != box.index(cell) + 1:
            return False
    return True


DEFINITIONS = {
    "box_index": Definition(_box_index, lines_of("box_index", 1), (SUDOKU,)),
    "column_index": Definition(_index(1), lines_of("column_index", 1), (SUDOKU,)),
    "hidden_skyscraper": Definition(
        _hidden_skyscraper, clues_of("hidden_skyscraper", 4), (SUDOKU,)
    ),
    "numbered_room": Definition(_numbered_room, clues_of("numbered_room", 4), (SUDOKU,)),
    "row_index": Definition(_index(0), lines_of("row_index", 1), (SUDOKU,)),
    "sandwich": Definition(_sandwich, clues_of("sandwich", 5), (SUDOKU,)),
    "skyscraper": Definition(_skyscraper, clues_of("skyscraper", 4), (SUDOKU,)),
    "x_sum": Definition(_x_sum, clues_of("x_sum", 10), (SUDOKU,)),
}
