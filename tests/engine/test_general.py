"""The general engine agrees with the oracle on every kind of board."""

import itertools
import threading
import time

import oracle
import pytest
from boards import puzzles
from hypothesis import given

from nonet._native import Shape, Task
from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.verify import is_solution
from nonet.engine import Control, Count, Status, general, has_solution_without, is_unique

STATUS = (Status.NONE, Status.UNIQUE, Status.MULTIPLE)
EMPTY_25 = Puzzle(shapes.named("25x25"), bytes(625))
EMPTY_9 = Puzzle(shapes.CLASSIC, bytes(81))


def strip(size: int, cells: int, *houses: list[int]) -> Layout:
    return Layout(size, [(0, column) for column in range(cells)], houses)


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


@given(puzzles())
def test_yields_the_solutions_of_the_oracle(puzzle: Puzzle) -> None:
    expected = oracle.solutions(puzzle, 200)
    found = list(itertools.islice(general.solutions(puzzle), 200))
    assert len(found) == len(set(found)) == len(expected)
    assert all(is_solution(puzzle, grid) for grid in found)
    assert len(expected) == 200 or set(found) == set(expected)


@given(puzzles())
def test_uniqueness_and_needed_givens_like_the_oracle(puzzle: Puzzle) -> None:
    assert is_unique(puzzle) == (len(oracle.solutions(puzzle, 2)) == 1)
    size = puzzle.layout.size
    for digit in range(1, size + 1):
        masks = list(puzzle.allowed or [2**size - 1] * len(puzzle.givens))
        masks[0] &= ~(1 << digit - 1)
        other = Puzzle(puzzle.layout, bytes([0, *puzzle.givens[1:]]), masks)
        assert has_solution_without(puzzle, 0, digit) == bool(oracle.solutions(other, 1))


@pytest.mark.parametrize(
    ("layout", "givens", "count"),
    [
        (strip(1, 1), [0], 1),
        (strip(1, 1, [0]), [1], 1),
        (strip(1, 3, [0], [1]), [0, 0, 0], 1),
        (strip(3, 1, [0], [0]), [0], 3),
        (strip(5, 4), [0, 0, 0, 0], 625),
        (strip(2, 3, [0, 1], [1, 2], [0, 2]), [0, 0, 0], 0),
        (strip(4, 4, [0, 1, 2, 3], [3, 2, 1, 0]), [0, 0, 0, 0], 24),
        (strip(4, 2, [0, 1]), [3, 3], 0),
    ],
)
def test_strange_boards(layout: Layout, givens: list[int], count: int) -> None:
    assert general.count(Puzzle(layout, givens)) == count


def test_a_cell_that_allows_nothing_has_no_solution() -> None:
    assert general.solve(Puzzle(strip(3, 2), [0, 0], [7, 0])).status is Status.NONE
    assert general.solve(Puzzle(strip(3, 2), [1, 0], [6, 7])).status is Status.NONE


def test_cages_may_overlap_and_leave_the_houses() -> None:
    layout = strip(9, 5, [0, 1]).with_cages([(17, [0, 2]), (16, [2, 3]), (3, [3, 4])])
    assert general.count(Puzzle(layout, [0] * 5)) == 0
    layout = layout.with_cages([(17, [0, 2]), (16, [2, 3]), (10, [3, 4])])
    assert list(general.solutions(Puzzle(layout, [0, 1, 0, 0, 0]))) == [bytes([8, 1, 9, 7, 3])]


@pytest.mark.parametrize("limit", [0, 1, 2, 1000])
def test_counts_to_the_limit(limit: int) -> None:
    count = general.count(EMPTY_9, limit)
    assert (count, count.stopped) == (limit, False)


def test_the_limit_may_be_as_big_as_one_likes() -> None:
    assert general.count(Puzzle(shapes.named("4x4"), bytes(16)), 10**30) == 288


def test_all_grids_of_6x6_are_counted() -> None:
    first_row = Puzzle(shapes.named("6x6"), bytes([1, 2, 3, 4, 5, 6, *[0] * 30]))
    assert general.count(first_row) * 720 == 28_200_960


def test_big_empty_boards_are_filled() -> None:
    for name in ("16x16", "samurai", "sumo", "12x12+diagonals"):
        layout = shapes.named(name)
        empty = Puzzle(layout, bytes(layout.cell_count))
        result = general.solve(empty)
        assert result.status is Status.MULTIPLE
        assert result.solution is not None
        assert is_solution(empty, result.solution)


@pytest.mark.parametrize("puzzle", [EMPTY_9, EMPTY_25], ids=["9x9", "25x25"])
@pytest.mark.alone
def test_keeps_its_deadline(puzzle: Puzzle) -> None:
    begin = time.monotonic()
    count = general.count(puzzle, None, Control(0.05))
    assert count.stopped
    assert time.monotonic() - begin < 0.05 + 0.2


def test_nothing_is_begun_after_the_deadline() -> None:
    assert general.solve(EMPTY_9, Control(0)).status is Status.STOPPED
    assert is_unique(EMPTY_9, Control(0)) is None
    assert has_solution_without(EMPTY_9, 0, 1, Control(0)) is None
    assert list(general.solutions(EMPTY_9, Control(0))) == []


@pytest.mark.parametrize("puzzle", [EMPTY_9, EMPTY_25], ids=["9x9", "25x25"])
@pytest.mark.alone
def test_can_be_cancelled_from_another_thread(puzzle: Puzzle) -> None:
    control = Control()
    counts: list[Count] = []
    thread = threading.Thread(target=lambda: counts.append(general.count(puzzle, None, control)))
    thread.start()
    time.sleep(0.1)
    nodes = control.nodes
    control.cancel()
    begin = time.monotonic()
    thread.join()
    assert time.monotonic() - begin < 0.2
    assert counts[0].stopped
    assert nodes > 0


def test_reports_its_progress() -> None:
    control = Control()
    general.count(EMPTY_9, 500, control)
    assert control.solutions == 500
    assert control.nodes > 0


@pytest.mark.parametrize(
    ("size", "houses", "cages"),
    [
        (2, [[60000, 1]], []),
        (2, [[0, 1]], [(3, [0, 2])]),
        (2, [[0, 1, 0]], []),
        (26, [], []),
    ],
)
def test_the_core_refuses_what_does_not_fit_its_tables(
    size: int, houses: list[list[int]], cages: list[tuple[int, list[int]]]
) -> None:
    with pytest.raises(ValueError, match=r"cell"):
        Shape(size, 2, houses, cages)


def test_the_core_refuses_a_digit_that_the_board_does_not_have() -> None:
    with pytest.raises(ValueError, match="given"):
        Task(Shape(2, 2, [[0, 1]], []), bytes([3, 0]), [])
