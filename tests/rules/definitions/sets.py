"""Sets of cells, defined naively."""

from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from definitions.definition import (
    FREE,
    STRIP,
    Definition,
    Draw,
    Grid,
    Make,
    along,
    lines_of,
    random_cells,
    rule_of,
)
from nonet.core.layout import Layout
from nonet.core.rule import Rule


def _cage(rule: Any, _layout: Layout, grid: Grid) -> bool:
    there = along(rule, grid)
    return len(set(there)) == len(there) and sum(there) == rule.total


def _make_cage(draw: Draw, board: Layout) -> list[Rule]:
    total = draw(st.integers(1, 10))
    return [rule_of("cage", total=total, cells=random_cells(draw, board, 1, 4))]


def _make_clone(draw: Draw, board: Layout) -> list[Rule]:
    cells = random_cells(draw, board, 2)
    half = len(cells) // 2
    return [rule_of("clone", cells=cells[:half], copy=cells[half : 2 * half])]


def _sets_of(kind: str, *, same_length: bool) -> Make:
    def make(draw: Draw, board: Layout) -> list[Rule]:
        length = draw(st.integers(1, 3))
        most = length if same_length else 3
        count = draw(st.integers(2, 3))
        sets = tuple(random_cells(draw, board, length, most) for _ in range(count))
        return [rule_of(kind, sets=sets)]

    return make


def _make_little_killer(draw: Draw, board: Layout) -> list[Rule]:
    line = draw(st.sampled_from([(1, 3), (3, 1), (1, 5), (0, 4), (2, 4)]))
    return [rule_of("little_killer", cells=line, total=draw(st.integers(2, 8)))]


def _lunchbox(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    start, end = sorted((line.index(min(line)), line.index(max(line))))
    return len(set(line)) == len(line) and sum(line[start + 1 : end]) == rule.value


def _rellik(rule: Any, _layout: Layout, grid: Grid) -> bool:
    there = along(rule, grid)
    picks = (pick for count in range(1, len(there) + 1) for pick in combinations(there, count))
    return len(set(there)) == len(there) and all(sum(pick) != rule.total for pick in picks)


def _equality(rule: Any, layout: Layout, grid: Grid) -> bool:
    there, half = along(rule, grid), len(rule.cells) / 2
    is_even = sum(digit % 2 == 0 for digit in there) == half
    low = sum(digit < (layout.size + 1) / 2 for digit in there)
    high = sum(digit > (layout.size + 1) / 2 for digit in there)
    return is_even and low == high == half and len(set(there)) == len(there)


def _look_and_say(rule: Any, _layout: Layout, grid: Grid) -> bool:
    there, clue = along(rule, grid), [int(symbol) for symbol in rule.clue]
    return all(there.count(clue[at + 1]) == clue[at] for at in range(0, len(clue), 2))


def _make_look_and_say(draw: Draw, board: Layout) -> list[Rule]:
    pairs = draw(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 4)), min_size=1, max_size=2))
    clue = "".join(f"{count}{digit}" for count, digit in pairs)
    return [rule_of("look_and_say", cells=random_cells(draw, board, 1, 5), clue=clue)]


DEFINITIONS = {
    "equality_cage": Definition(_equality, lines_of("equality_cage"), (STRIP, FREE)),
    "look_and_say": Definition(_look_and_say, _make_look_and_say),
    "lunchbox": Definition(_lunchbox, lines_of("lunchbox", 2, value=(0, 9)), (STRIP, FREE)),
    "rellik_cage": Definition(_rellik, lines_of("rellik_cage", 1, total=(1, 12))),
    "cage": Definition(_cage, _make_cage),
    "clone": Definition(
        lambda r, _b, g: [g[c] for c in r.cells] == [g[c] for c in r.copy], _make_clone
    ),
    "different": Definition(
        lambda r, _b, g: len(set(along(r, g))) == len(r.cells), lines_of("different", 1)
    ),
    "equal_sums": Definition(
        lambda r, _b, g: len({sum(g[c] for c in cells) for cells in r.sets}) == 1,
        _sets_of("equal_sums", same_length=False),
    ),
    "little_killer": Definition(lambda r, _b, g: sum(along(r, g)) == r.total, _make_little_killer),
    "same_digits": Definition(
        lambda r, _b, g: len({tuple(sorted(g[c] for c in cells)) for cells in r.sets}) == 1,
        _sets_of("same_digits", same_length=True),
    ),
    "total": Definition(
        lambda r, _b, g: sum(along(r, g)) == r.total, lines_of("total", 1, total=(1, 24))
    ),
}
