"""The general engine agrees with the oracle on every kind of board."""

import oracle
from boards import puzzles
from hypothesis import given

from nonet.core.puzzle import Puzzle
from nonet.core.verify import is_solution
from nonet.engine import general
from nonet.engine.result import Status

STATUS = (Status.NONE, Status.UNIQUE, Status.MULTIPLE)


@given(puzzles())
def test_counts_like_the_oracle(puzzle: Puzzle) -> None:
    expected = len(oracle.solutions(puzzle, 50))
    assert general.count(puzzle, 50) == expected


@given(puzzles())
def test_solves_like_the_oracle(puzzle: Puzzle) -> None:
    result = general.solve(puzzle)
    assert result.status is STATUS[len(oracle.solutions(puzzle, 2))]
    assert (result.solution is None) == (result.status is Status.NONE)
    assert result.solution is None or is_solution(puzzle, result.solution)
