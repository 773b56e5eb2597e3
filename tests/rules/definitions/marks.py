"""Marks in cells, on edges and on corners, defined naively."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from definitions.definition import (
    Definition,
    Draw,
    Grid,
    Make,
    along,
    edges_of,
    lines_of,
    neighbours,
    random_cells,
    rule_of,
    squares,
)
from nonet.core.layout import Layout
from nonet.core.rule import Rule


def _quadruple(rule: Any, _layout: Layout, grid: Grid) -> bool:
    there = along(rule, grid)
    for digit in rule.digits:
        if digit not in there:
            return False
        there.remove(digit)
    return True


def _make_quadruple(draw: Draw, board: Layout) -> list[Rule]:
    digits = draw(st.lists(st.integers(1, board.size), min_size=1, max_size=4))
    return [rule_of("quadruple", cells=draw(st.sampled_from(squares(board))), digits=digits)]


def _cells_of(kind: str) -> Make:
    """One to three marked cells."""

    def make(draw: Draw, board: Layout) -> list[Rule]:
        return [rule_of(kind, cell=cell) for cell in random_cells(draw, board, 1, 3)]

    return make


def _extreme(sign: int) -> Callable[[Any, Layout, Grid], bool]:
    def holds(rule: Any, layout: Layout, grid: Grid) -> bool:
        marked = {one.all_cells[0] for one in layout.other_rules if one.kind == rule.kind}
        others = [b for a, b in neighbours(layout) if a == rule.cell and b not in marked]
        return all(sign * grid[rule.cell] > sign * grid[other] for other in others)

    return holds


def _circles(rule: Any, _layout: Layout, grid: Grid) -> bool:
    there = along(rule, grid)
    return all(there.count(digit) == digit for digit in there)


MARKS = {"difference": "difference", "ratio": "ratio", "xv": "pair_sum"}


def _is_marked(relation: str, numbers: list[int], a: int, b: int) -> bool:
    """Whether a mark of the relation could stand between two digits."""
    if relation == "xv":
        return a + b in (5, 10)
    if relation == "difference":
        return abs(a - b) in (numbers or [1])
    return any(a == b * number or b == a * number for number in numbers or [2])


def _negative(rule: Any, layout: Layout, grid: Grid) -> bool:
    others: list[Any] = list(layout.other_rules)
    given = {one.relation for one in others if one.kind == "negative"}
    excusing = {MARKS[rule.relation]}
    if {"difference", "ratio"} <= given and rule.relation != "xv":
        excusing = {"difference", "ratio"}
    excused = [set(one.cells) for one in others if one.kind in excusing]
    own = [one for one in others if one.kind == MARKS[rule.relation]]
    numbers = [] if rule.relation == "xv" else [one.value for one in own]
    pairs = [pair for pair in neighbours(layout) if set(pair) not in excused]
    return not any(_is_marked(rule.relation, numbers, grid[a], grid[b]) for a, b in pairs)


def _make_negative(draw: Draw, board: Layout) -> list[Rule]:
    chosen = draw(st.lists(st.sampled_from(list(MARKS)), min_size=1, unique=True))
    made: list[Rule] = [rule_of("negative", relation=relation) for relation in chosen]
    makers = [
        edges_of("difference", value=(1, 3)),
        edges_of("ratio", value=(2, 3)),
        edges_of("pair_sum", total=(5, 5)),
    ]
    for make in draw(st.lists(st.sampled_from(makers), max_size=3)):
        made += make(draw, board)
    return made


def _make_inequality(draw: Draw, board: Layout) -> list[Rule]:
    greater, lesser = draw(st.sampled_from(neighbours(board)))
    return [rule_of("inequality", greater=greater, lesser=lesser)]


def _make_digits(draw: Draw, board: Layout) -> list[Rule]:
    digits = draw(st.lists(st.integers(1, board.size), max_size=3))
    return [rule_of("digits", cell=draw(st.integers(0, board.cell_count - 1)), digits=digits)]


DEFINITIONS = {
    "counting_circles": Definition(_circles, lines_of("counting_circles", 1)),
    "difference": Definition(
        lambda r, _b, g: abs(g[r.cells[0]] - g[r.cells[1]]) == r.value,
        edges_of("difference", value=(1, 3)),
    ),
    "digits": Definition(lambda r, _b, g: g[r.cell] in r.digits, _make_digits),
    "even": Definition(lambda r, _b, g: g[r.cell] % 2 == 0, _cells_of("even")),
    "inequality": Definition(lambda r, _b, g: g[r.greater] > g[r.lesser], _make_inequality),
    "maximum": Definition(_extreme(1), _cells_of("maximum")),
    "minimum": Definition(_extreme(-1), _cells_of("minimum")),
    "negative": Definition(_negative, _make_negative),
    "odd": Definition(lambda r, _b, g: g[r.cell] % 2 == 1, _cells_of("odd")),
    "pair_sum": Definition(
        lambda r, _b, g: sum(along(r, g)) == r.total, edges_of("pair_sum", total=(2, 8))
    ),
    "quadruple": Definition(_quadruple, _make_quadruple),
    "ratio": Definition(
        lambda r, _b, g: max(along(r, g)) == r.value * min(along(r, g)),
        edges_of("ratio", value=(2, 4)),
    ),
}
