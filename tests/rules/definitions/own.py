"""Rules that people write themselves, defined naively."""

import re
from itertools import combinations, pairwise
from typing import Any

from hypothesis import strategies as st

import definitions
from definitions.definition import Definition, Draw, Grid, along, random_cells, rule_of
from nonet.core.layout import Layout
from nonet.core.rule import Rule

PATTERNS = [
    "[12]*[34]+", "(12|3)*.", "[^2].{1,3}", "1?2?.*4", "(1+2){2}|3*", ".{0,2}(.1)+", "1{2,}.*",
]  # fmt: skip


def _regex(rule: Any, _layout: Layout, grid: Grid) -> bool:
    return re.fullmatch(rule.pattern, "".join(map(str, along(rule, grid)))) is not None


def _make_regex(draw: Draw, board: Layout) -> list[Rule]:
    pattern = draw(st.sampled_from(PATTERNS))
    return [rule_of("regex", cells=random_cells(draw, board, 1, 5), pattern=pattern)]


def _automaton(rule: Any, _layout: Layout, grid: Grid) -> bool:
    state = 0
    for digit in along(rule, grid):
        if state >= 0:
            state = rule.moves[state][digit - 1]
    return state in rule.accepting


def _make_automaton(draw: Draw, board: Layout) -> list[Rule]:
    count = draw(st.integers(1, 4))
    row = st.lists(st.integers(-1, count - 1), min_size=board.size, max_size=board.size)
    moves = draw(st.lists(row, min_size=count, max_size=count))
    accepting = draw(st.lists(st.integers(0, count - 1), min_size=1, unique=True))
    cells = random_cells(draw, board, 1, 5)
    return [rule_of("automaton", cells=cells, moves=moves, accepting=accepting)]


def _pairs(rule: Any, _layout: Layout, grid: Grid) -> bool:
    line = along(rule, grid)
    pairs = combinations(line, 2) if rule.everywhere else pairwise(line)
    return all(rule.table[a - 1] >> (b - 1) & 1 for a, b in pairs)


def _make_pairs(draw: Draw, board: Layout) -> list[Rule]:
    masks = st.integers(0, (1 << board.size) - 1)
    table = draw(st.lists(masks, min_size=board.size, max_size=board.size))
    cells, everywhere = random_cells(draw, board, 2), draw(st.booleans())
    return [rule_of("pair_table", cells=cells, table=table, everywhere=everywhere)]


def _either(rule: Any, layout: Layout, grid: Grid) -> bool:
    return any(
        all(definitions.DEFINITIONS[part.kind].holds(part, layout, grid) for part in branch)
        for branch in rule.branches
    )


def _make_either(draw: Draw, board: Layout) -> list[Rule]:
    names = st.sampled_from(["thermometer", "whisper", "digits", "renban", "total", "either"])
    branches: list[list[Rule]] = []
    for _ in range(draw(st.integers(1, 3))):
        chosen = draw(st.lists(names, min_size=1, max_size=2))
        makers = [definitions.DEFINITIONS[name].make for name in chosen]
        branches.append([part for make in makers for part in make(draw, board)])
    return [rule_of("either", branches=branches)]


DEFINITIONS = {
    "automaton": Definition(_automaton, _make_automaton),
    "either": Definition(_either, _make_either),
    "pair_table": Definition(_pairs, _make_pairs),
    "regex": Definition(_regex, _make_regex),
}
