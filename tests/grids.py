"""Random 9x9 grids and puzzles cut out of them."""

from itertools import product

from hypothesis import strategies as st

PATTERN = bytes(
    (3 * row + row // 3 + column) % 9 + 1 for row, column in product(range(9), repeat=2)
)
"""A full grid; others come from it by shuffling digits and lines."""


@st.composite
def grids(draw: st.DrawFn) -> bytes:
    """A full grid: the pattern with digits, rows within bands, bands, and columns permuted."""
    digits = bytes([0, *draw(st.permutations(range(1, 10)))])
    rows, columns = draw(_lines()), draw(_lines())
    return bytes(digits[PATTERN[9 * row + column]] for row in rows for column in columns)


@st.composite
def puzzles(draw: st.DrawFn, thinned: int = 2) -> bytes:
    """A grid of which half the cells are emptied `thinned` times; it has a solution or more."""
    grid = draw(grids())
    emptied = 0
    for _ in range(thinned):
        emptied |= draw(st.integers(0, 2**81 - 1))
    return bytes(0 if emptied >> cell & 1 else digit for cell, digit in enumerate(grid))


@st.composite
def scribbles(draw: st.DrawFn) -> bytes:
    """Any digits anywhere, most often contradicting each other."""
    digits = draw(st.dictionaries(st.integers(0, 80), st.integers(1, 9), min_size=1, max_size=30))
    return bytes(digits.get(cell, 0) for cell in range(81))


def _lines() -> st.SearchStrategy[list[int]]:
    thirds = st.permutations(range(3))
    return st.tuples(thirds, thirds, thirds, thirds).map(
        lambda shuffled: [
            3 * band + line
            for band, lines in zip(shuffled[0], shuffled[1:], strict=True)
            for line in lines
        ]
    )
