"""Small puzzles with rules, and their solutions by rules that are written out naively."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import oracle
from hypothesis import strategies as st

from nonet.core.cage import Cage
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.shapes import named
from nonet.rules import Difference, Even, Odd, Palindrome, Thermometer

BOARD = named("4x4")

EDGES = [(cell, cell + 1) for cell in range(15) if cell % 4 < 3]
EDGES += [(cell, cell + 4) for cell in range(12)]
LINES = [(0, 1, 2), (0, 5, 10), (3, 6, 9), (4, 8, 12), (15, 14, 11), (13, 9), (2, 6), (7, 10)]

MEANINGS: dict[str, Callable[[Any, Sequence[int]], bool]] = {
    "cage": lambda rule, it: sum(it) == rule.total and len(set(it)) == len(it),
    "difference": lambda _, it: abs(it[0] - it[1]) == 1,
    "even": lambda _, it: it[0] % 2 == 0,
    "odd": lambda _, it: it[0] % 2 == 1,
    "palindrome": lambda _, it: list(it) == list(it)[::-1],
    "thermometer": lambda _, it: all(a < b for a, b in pairwise(it)),
}


def rules() -> st.SearchStrategy[Rule]:
    """One rule on 4x4."""
    edges, lines, cells = st.sampled_from(EDGES), st.sampled_from(LINES), st.integers(0, 15)
    return st.one_of(
        st.builds(Cage, st.integers(3, 7), edges),
        st.builds(Difference, edges),
        st.builds(Even, cells),
        st.builds(Odd, cells),
        st.builds(Palindrome, lines),
        st.builds(Thermometer, lines),
    )


@st.composite
def ruled_puzzles(draw: st.DrawFn, most_givens: int = 4, most_rules: int = 4) -> Puzzle:
    """A puzzle on 4x4 with a few givens and rules."""
    givens = draw(st.dictionaries(st.integers(0, 15), st.integers(1, 4), max_size=most_givens))
    found = draw(st.lists(rules(), max_size=most_rules, unique=True))
    return Puzzle(BOARD.with_rules(found), givens)


def slow_solutions(puzzle: Puzzle) -> list[bytes]:
    """All solutions: those of the oracle without rules that keep all of them."""
    bare = Puzzle(puzzle.layout.without_rules, puzzle.givens, puzzle.allowed)
    return [
        grid
        for grid in oracle.solutions(bare, 1000)
        if all(
            MEANINGS[rule.kind](rule, [grid[cell] for cell in rule.all_cells])
            for rule in puzzle.layout.rules
        )
    ]
