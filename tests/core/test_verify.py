"""Conflicts are found, named, and absent from solutions."""

import pytest

from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.core.verify import NotAllowed, Repeat, WrongTotal, find_conflicts, is_solution

SMALL = shapes.standard(4)
SOLVED = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])


def test_a_solution_has_no_conflicts() -> None:
    puzzle = Puzzle(SMALL, {0: 1, 5: 4})
    assert is_solution(puzzle, SOLVED)
    assert find_conflicts(puzzle, SOLVED) == []


@pytest.mark.parametrize(
    ("givens", "grid"),
    [
        ({0: 2}, SOLVED),  # another given
        ({}, bytes([0, *SOLVED[1:]])),  # not full
        ({}, SOLVED[:-1]),  # too short
        ({}, bytes([2, 1, *SOLVED[2:]])),  # columns broken
        ({}, bytes([9, *SOLVED[1:]])),  # no such digit
    ],
)
def test_what_is_no_solution(givens: dict[int, int], grid: bytes) -> None:
    assert not is_solution(Puzzle(SMALL, givens), grid)


def test_repeats_name_house_digit_and_cells() -> None:
    puzzle = Puzzle(SMALL, {0: 1, 3: 1})
    assert find_conflicts(puzzle, puzzle.givens) == [Repeat(SMALL.houses[0], 1, (0, 3))]


def test_cages_that_cannot_reach_their_total() -> None:
    puzzle = Puzzle(SMALL.with_cages([(3, [0, 1])]), {0: 3})
    assert find_conflicts(puzzle, puzzle.givens) == [WrongTotal(puzzle.layout.cages[0], (0, 1))]


def test_cages_repeat_no_digit() -> None:
    puzzle = Puzzle(SMALL.with_cages([(4, [0, 9])]), {0: 2, 9: 2})
    assert find_conflicts(puzzle, puzzle.givens) == [Repeat(puzzle.layout.cages[0], 2, (0, 9))]


def test_digits_that_a_cell_does_not_allow() -> None:
    even = [0b1010, *[0b1111] * 15]
    puzzle = Puzzle(SMALL, {0: 3}, even)
    assert find_conflicts(puzzle, puzzle.givens) == [NotAllowed(3, (0,))]
