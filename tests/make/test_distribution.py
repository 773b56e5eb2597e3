"""Puzzles of one recipe are spread without bias: digits, cells, numbers of givens, regions, cages.

Seeds are fixed, so nothing here depends on luck; a bias that a player could notice would show.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import sqrt

import pytest

from nonet.core.puzzle import Grid, Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.core.verify import is_solution
from nonet.engine import Control
from nonet.make import Recipe, boards, classic, generate
from nonet.make.candidate import make_candidate
from nonet.make.symmetry import orbits_of


def chi_square(counts: Sequence[int]) -> float:
    """How far the counts are from being equal; about as much as there are counts if they are."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def are_even(counts: Sequence[int]) -> bool:
    """Whether equal chances would give such counts: four standard deviations are allowed."""
    freedom = len(counts) - 1
    return chi_square(counts) < freedom + 4 * sqrt(2 * freedom)


def candidates(text: str, count: int) -> list[Puzzle]:
    recipe = Recipe.read(text)
    made = (make_candidate(recipe, seed, 0, Control()) for seed in range(count))
    return [puzzle for puzzle in made if puzzle]


def accepted(text: str, count: int) -> list[Puzzle]:
    recipe = Recipe.read(text)
    cards = (generate(recipe, seed) for seed in range(count))
    return [card.puzzle for card in cards if card and card.fits]


def by_digit(grids: Iterable[Grid], size: int) -> list[int]:
    counts = Counter(digit for grid in grids for digit in grid)
    return [counts[digit] for digit in range(1, size + 1)]


@pytest.mark.parametrize(
    ("text", "make", "count"),
    [
        ("board=9x9", candidates, 1000),
        ("givens=17", candidates, 1000),
        ("givens=30", candidates, 1000),
        ("level=easy", accepted, 300),
        ("level=hard", accepted, 150),
        ("needs=jellyfish", candidates, 60),
        ("board=4x4", candidates, 1000),
        ("board=6x6", candidates, 1000),
        ("board=16x16 level=easy", accepted, 40),
    ],
)
def test_no_digit_and_no_cell_is_preferred(
    text: str, make: Callable[[str, int], list[Puzzle]], count: int
) -> None:
    """On these boards all cells are alike."""
    puzzles = make(text, count)
    assert len(puzzles) == count
    layout = puzzles[0].layout
    grids = [puzzle.givens for puzzle in puzzles]
    assert are_even(by_digit(grids, layout.size))
    assert are_even([sum(grid[cell] > 0 for grid in grids) for cell in range(layout.cell_count)])


def test_every_digit_is_equally_likely_in_every_cell() -> None:
    grids = [classic.random_grid(seed) for seed in range(4000)]
    assert all(is_solution(Puzzle(CLASSIC, grid), grid) for grid in grids[:20])
    total = sum(
        chi_square([counts[digit] for digit in range(1, 10)])
        for counts in (Counter(grid[cell] for grid in grids) for cell in range(81))
    )
    # 81 cells with 8 degrees of freedom, as good as independent: 648, give or take 36
    assert 648 - 4 * 36 < total < 648 + 4 * 36


def test_every_cell_is_equally_likely_to_be_given() -> None:
    grids = [grid for grid in classic.make_many(0, 4000) if grid]
    by_cell = [sum(grid[cell] > 0 for grid in grids) for cell in range(81)]
    # 80 degrees of freedom, but a cell is given three times in ten: 80 * 0.7, give or take 9
    assert 56 - 4 * 9 < chi_square(by_cell) < 56 + 4 * 9
    by_digit = Counter(digit for grid in grids for digit in grid if digit)
    assert chi_square([by_digit[digit] for digit in range(1, 10)]) < 26  # 8, give or take 4
    mean = sum(81 - grid.count(0) for grid in grids) / len(grids)
    assert 24.2 < mean < 24.7


@pytest.mark.parametrize("symmetry", ["rotate180", "rotate90", "diagonals"])
def test_no_orbit_is_preferred(symmetry: str) -> None:
    grids = [puzzle.givens for puzzle in candidates(f"symmetry={symmetry}", 600)]
    by_size: dict[int, list[int]] = {}
    for orbit in orbits_of(CLASSIC, symmetry):
        given = sum(grid[orbit[0]] > 0 for grid in grids)
        by_size.setdefault(len(orbit), []).append(given)
    assert all(are_even(counts) for counts in by_size.values() if len(counts) > 1)


def test_the_numbers_of_givens_are_spread_over_their_span() -> None:
    counts = Counter(puzzle.given_count for puzzle in candidates("givens=24-33", 1000))
    assert set(counts) == set(range(24, 34))
    assert are_even(list(counts.values()))


@pytest.mark.parametrize("board", ["6x6", "9x9+diagonals", "9x9+windows", "9x9rect"])
def test_no_digit_is_preferred_in_any_cell_of_a_full_grid(board: str) -> None:
    layout = named(board)
    grids = [boards.random_grid(layout, seed) or b"" for seed in range(400)]
    for cell in range(layout.cell_count):
        counts = Counter(grid[cell] for grid in grids)
        freedom = layout.size - 1
        found = chi_square([counts[digit] for digit in range(1, layout.size + 1)])
        assert found < freedom + 6 * sqrt(2 * freedom)  # in one of hundreds of cells


def test_neighbouring_seeds_are_strangers() -> None:
    """They share givens, in cell and digit, as often as seeds that are far from each other."""
    grids = classic.make_many(0, 2001, 27)
    shared = [
        sum(one == other > 0 for one, other in zip(left, right, strict=True))
        for left, right in pairwise(grid or b"" for grid in grids)
    ]
    # 27 givens meet a given of the same digit with a chance of 27 / 81 / 9: one a puzzle
    assert 0.9 < sum(shared) / len(shared) < 1.1


def test_jigsaws_have_other_regions_each_time() -> None:
    layouts = [boards.random_jigsaw(seed) for seed in range(150)]
    regions = [house.cells for layout in layouts if layout for house in layout.houses[18:]]
    assert len({str(regions[n : n + 9]) for n in range(0, len(regions), 9)}) == 150
    together = Counter(pair for cells in regions for pair in pairwise(cells) if pair[1] % 9)
    # neighbours in a row, of which no two always stay together and no two never come together
    assert len([pair for pair in together if pair[1] == pair[0] + 1]) == 72
    assert max(together.values()) < 150


def test_cages_of_all_sizes_and_digits_everywhere() -> None:
    killers = candidates("board=killer", 60)
    sizes = Counter(len(cage.cells) for killer in killers for cage in killer.layout.cages)
    total = sum(sizes.values())
    assert all(sizes[size] > 0.15 * total for size in (2, 3, 4))
    assert set(sizes) == {2, 3, 4}
    sums = Counter(cage.total for killer in killers for cage in killer.layout.cages)
    assert len(sums) > 20
