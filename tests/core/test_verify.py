"""Conflicts are found, named, and absent from solutions."""

import pytest

from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.core.verify import describe_conflict, find_conflicts, is_solution

SMALL = shapes.standard(4)
SOLVED = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])


def sentences(puzzle: Puzzle, grid: bytes) -> list[str]:
    return [describe_conflict(puzzle.layout, found) for found in find_conflicts(puzzle, grid)]


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
    assert sentences(puzzle, puzzle.givens) == ["row 1 has the digit 1 more than once: r1c1, r1c4"]


def test_cages_that_cannot_reach_their_total() -> None:
    puzzle = Puzzle(SMALL.with_cages([(3, [0, 1])]), {0: 3})
    assert sentences(puzzle, puzzle.givens) == ["the cage r1c1, r1c2 cannot add up to 3"]


def test_cages_repeat_no_digit() -> None:
    puzzle = Puzzle(SMALL.with_cages([(4, [0, 9])]), {0: 2, 9: 2})
    assert sentences(puzzle, puzzle.givens) == ["a cage has the digit 2 more than once: r1c1, r3c2"]


def test_digits_that_a_cell_does_not_allow() -> None:
    even = [0b1010, *[0b1111] * 15]
    puzzle = Puzzle(SMALL, {0: 3}, even)
    assert sentences(puzzle, puzzle.givens) == ["r1c1 does not allow the digit 3"]
