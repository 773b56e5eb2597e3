"""Many puzzles at once get the same answers, in order."""

import time

import pytest
from boards import puzzles
from hypothesis import given, settings
from hypothesis import strategies as st

from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.engine import Control, Status, count, count_many, general, solve, solve_many

EMPTY_9 = Puzzle(shapes.CLASSIC, bytes(81))


@settings(max_examples=40)
@given(st.lists(st.one_of(puzzles(), st.just(EMPTY_9)), max_size=8), st.integers(1, 3))
def test_answers_as_one_by_one(mixed: list[Puzzle], workers: int) -> None:
    assert list(solve_many(mixed, workers)) == [solve(puzzle) for puzzle in mixed]
    assert count_many(mixed, 30, workers) == [count(puzzle, 30) for puzzle in mixed]


def test_both_engines_answer_alike() -> None:
    line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    puzzle = Puzzle(shapes.CLASSIC, line)
    assert solve(puzzle) == general.solve(puzzle)
    assert solve(puzzle) == solve_many([EMPTY_9, puzzle, Puzzle(shapes.named("4x4"), bytes(16))])[1]
    evens = Puzzle(shapes.CLASSIC, line, [2**9 - 1] * 80 + [0b10])
    assert solve(evens) == general.solve(evens) == solve_many([evens])[0]
    assert count(EMPTY_9, 0) == general.count(EMPTY_9, 0) == 0
    assert count(EMPTY_9, 10**30, Control(0.01)).stopped


def test_no_puzzles_no_results() -> None:
    assert list(solve_many([])) == []
    assert count_many([]) == []


@pytest.mark.alone
def test_what_the_deadline_cuts_off_is_marked() -> None:
    control = Control(0.1)
    begin = time.monotonic()
    results = count_many([EMPTY_9] * 4, 10**12, 2, control)
    assert time.monotonic() - begin < 0.5
    assert results == [None] * 4


def test_a_cancelled_batch_stops() -> None:
    control = Control()
    control.cancel()
    assert {result.status for result in solve_many([EMPTY_9] * 10, 2, control)} == {Status.STOPPED}


@pytest.mark.parametrize("limit", [0, 1, 3])
def test_counts_to_the_limit(limit: int) -> None:
    assert count_many([EMPTY_9] * 3, limit) == [limit] * 3
