"""Rules along lines, defined naively."""

from collections.abc import Callable, Sequence
from itertools import combinations, groupby, pairwise
from typing import Any

from hypothesis import strategies as st

from definitions.definition import (
    FREE,
    STRIP,
    SUDOKU,
    THREE,
    Definition,
    Draw,
    Grid,
    along,
    box_of,
    lines_of,
    random_cells,
    rule_of,
    third_of,
)
from nonet.core.layout import Layout
from nonet.core.rule import Rule


def _arrow(rule: Any, layout: Layout, grid: Grid) -> bool:
    places = sorted(rule.circle, key=lambda cell: layout.positions[cell])
    number = int("".join(str(grid[cell]) for cell in places))
    return bool(number == sum(grid[cell] for cell in rule.line))


def _make_arrow(draw: Draw, board: Layout) -> list[Rule]:
    cells = random_cells(draw, board, 2)
    count = draw(st.integers(1, min(3, len(cells) - 1)))
    return [rule_of("arrow", circle=cells[:count], line=cells[count:])]


def _between(rule: Any, _layout: Layout, grid: Grid) -> bool:
    first, *inner, last = along(rule, grid)
    return all(min(first, last) < digit < max(first, last) for digit in inner)


def _lockout(rule: Any, _layout: Layout, grid: Grid) -> bool:
    first, *inner, last = along(rule, grid)
    outside = all(digit < min(first, last) or digit > max(first, last) for digit in inner)
    return outside and abs(first - last) >= rule.value


def _region_sum(rule: Any, layout: Layout, grid: Grid) -> bool:
    parts = groupby(rule.cells, key=lambda cell: box_of(layout, cell))
    return len({sum(grid[cell] for cell in part) for _, part in parts}) == 1


def _zipper(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    sums = {line[at] + line[-1 - at] for at in range(len(line) // 2)}
    if len(line) % 2:
        sums.add(line[len(line) // 2])
    return len(sums) == 1


def _in_turn(rule: Any, grid: Grid, count: int, group: Callable[[int], int]) -> bool:
    line = [group(digit) for digit in along(rule, grid)]
    windows = [line[at : at + count] for at in range(len(line))]
    return all(len(set(window)) == len(window) for window in windows)


def _falls_apart(digits: Sequence[int], total: int) -> bool:
    """Whether a line can be cut into stretches with the total."""
    cuts = range(1, len(digits) + 1)
    return not digits or any(
        sum(digits[:at]) == total and _falls_apart(digits[at:], total) for at in cuts
    )


def _ten_line(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    turns = range(len(line)) if rule.loop else (0,)
    return any(_falls_apart(line[at:] + line[:at], rule.total) for at in turns)


def _make_ten_line(draw: Draw, board: Layout) -> list[Rule]:
    total, loop = draw(st.integers(1, 12)), draw(st.booleans())
    return [rule_of("ten_line", cells=random_cells(draw, board, 2), total=total, loop=loop)]


def _make_thermometer(draw: Draw, board: Layout) -> list[Rule]:
    slow = draw(st.booleans())
    return [rule_of("thermometer", cells=random_cells(draw, board, 2), slow=slow)]


def _renban(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = sorted(along(rule, grid))
    return all(b - a == 1 for a, b in pairwise(line))


def _slingshot(rule: Any, _layout: Layout, grid: Grid) -> bool:
    first, second, *line = along(rule, grid)
    return second <= len(line) and bool(line[second - 1] == first)


DEFINITIONS = {
    "slingshot": Definition(_slingshot, lines_of("slingshot", 3)),
    "arrow": Definition(_arrow, _make_arrow),
    "between": Definition(_between, lines_of("between", 3)),
    "double_arrow": Definition(
        lambda r, _b, g: g[r.cells[0]] + g[r.cells[-1]] == sum(along(r, g)[1:-1]),
        lines_of("double_arrow", 3),
    ),
    "entropic": Definition(
        lambda r, b, g: _in_turn(r, g, 3, third_of(b)), lines_of("entropic"), (THREE, STRIP)
    ),
    "lockout": Definition(_lockout, lines_of("lockout", 2, value=(1, 3))),
    "modular": Definition(
        lambda r, _b, g: _in_turn(r, g, r.value, lambda digit: digit % r.value),
        lines_of("modular", 2, value=(2, 6)),
        (THREE, STRIP, FREE),
    ),
    "nabner": Definition(
        lambda r, _b, g: all(abs(a - b) > 1 for a, b in combinations(along(r, g), 2)),
        lines_of("nabner"),
        (STRIP, FREE),
    ),
    "palindrome": Definition(
        lambda r, _b, g: along(r, g) == along(r, g)[::-1], lines_of("palindrome")
    ),
    "region_sum": Definition(_region_sum, lines_of("region_sum"), (SUDOKU,)),
    "renban": Definition(_renban, lines_of("renban")),
    "ten_line": Definition(_ten_line, _make_ten_line),
    "thermometer": Definition(
        lambda r, _b, g: all(a <= b if r.slow else a < b for a, b in pairwise(along(r, g))),
        _make_thermometer,
    ),
    "whisper": Definition(
        lambda r, _b, g: all(abs(a - b) >= r.value for a, b in pairwise(along(r, g))),
        lines_of("whisper", 2, value=(1, 3)),
    ),
    "zipper": Definition(_zipper, lines_of("zipper", 3)),
}
