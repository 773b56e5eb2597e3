"""Classic puzzles made by the quick engine, judged by the general one and by the oracle."""

import threading
import time
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from oracle import solutions

from nonet.core.puzzle import Grid, Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.symbols import write_line
from nonet.engine import Control, Status, general
from nonet.errors import PuzzleError
from nonet.logic import SINGLES, Position, walk
from nonet.make import classic
from nonet.make.symmetry import SYMMETRIES, orbits_of


def is_unique(grid: Grid) -> bool:
    return general.solve(Puzzle(CLASSIC, grid)).status is Status.UNIQUE


def given_count(grid: Grid) -> int:
    return 81 - grid.count(0)


def made(grids: Iterable[Grid | None]) -> list[Grid]:
    return [grid for grid in grids if grid is not None]


def test_minimal_puzzles_need_every_given() -> None:
    for grid in made(classic.make_many(1, 20)):
        puzzle = Puzzle(CLASSIC, grid)
        assert is_unique(grid)
        for cell, digit in enumerate(grid):
            assert not digit or general.count(general.without(puzzle, cell, digit), 1) == 1


@pytest.mark.parametrize("givens", [20, 21, 22, 23, 25, 28, 30, 45, 80, 81])
def test_exactly_as_many_givens_as_asked_for(givens: int) -> None:
    grids = made(classic.make_many(3, 3, givens))
    assert [given_count(grid) for grid in grids] == [givens] * 3
    assert all(map(is_unique, grids))


def test_one_solution_by_the_word_of_the_oracle() -> None:
    grid = classic.make(5, 24, minimal=True)
    assert grid is not None
    assert len(solutions(Puzzle(CLASSIC, grid), limit=2)) == 1


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_symmetric_puzzles_are(symmetry: str) -> None:
    for grid in made(classic.make_many(2, 4, 36, symmetry=symmetry)):
        assert given_count(grid) == 36
        assert is_unique(grid)
        for orbit in orbits_of(CLASSIC, symmetry):
            assert len({grid[cell] > 0 for cell in orbit}) == 1


def test_symmetric_and_minimal() -> None:
    grid = classic.make(1, symmetry="rotate180", minimal=True)
    assert grid is not None
    assert is_unique(grid)
    assert not any(
        is_unique(grid[:cell] + b"\0" + grid[cell + 1 :]) for cell in range(81) if grid[cell]
    )


def test_puzzles_where_singles_and_locked_candidates_are_not_enough() -> None:
    for seed in range(5):
        grid = classic.make_stuck(seed, 28)
        assert grid is not None
        assert given_count(grid) == 28
        assert is_unique(grid)
        position = Position.of(Puzzle(CLASSIC, grid))
        assert not walk(position, [*SINGLES, "pointing", "claiming"]).solved


HEART = """
    . . . . . . . . .
    . X X . . . X X .
    X . . X . X . . X
    X . . . X . . . X
    X . X . . . X . X
    . X . . X . . X .
    . . X . . . X . .
    . X . X . X . X .
    . . . . X . . . .
"""


def test_givens_in_the_cells_of_a_pattern() -> None:
    cells = [cell for cell, mark in enumerate("".join(HEART.split())) if mark == "X"]
    grid = classic.make_pattern(cells, seed=1, control=Control(20))
    assert grid is not None
    assert [cell for cell, digit in enumerate(grid) if digit] == cells
    assert is_unique(grid)
    assert grid == classic.make_pattern(cells, seed=1)


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        (range(16), "a pattern of 16 givens is too small for one solution; expected"),
        (range(63), "rows 8 and 9 have no givens and could be swapped; all but one"),
        (
            [cell for cell in range(81) if cell % 9 not in (3, 5)],
            "columns 4 and 6 have no givens and could be swapped; all but",
        ),
    ],
)
def test_patterns_that_cannot_be_are_refused(cells: Sequence[int], message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        classic.make_pattern(cells, seed=1)


def test_an_unknown_symmetry_is_refused() -> None:
    with pytest.raises(
        PuzzleError, match="unknown symmetry 'round'; expected none, rotate180, rotate90"
    ):
        classic.make(1, symmetry="round")


def test_a_seed_means_the_same_for_ever() -> None:
    pinned = {seed: classic.make(seed, givens) for seed, givens in [(1, None), (2, 20), (3, 30)]}
    assert {seed: write_line(grid) for seed, grid in pinned.items() if grid} == {
        1: "57.6....14.....5....3....6..9..8..32...1......5.7..4....74..1...3.........89.3...",
        2: "........5.42..1.6...7....93.....81.25..4......1.6.......8....4..........2..9.7...",
        3: "...197.3..9..5..46....4...9.81..3....2..8...4.7...9..88.7......6..87.....32965..7",
    }


@pytest.mark.parametrize("givens", [None, 21, 28])
def test_the_number_of_workers_makes_no_difference(givens: int | None) -> None:
    alone = [classic.make(seed, givens) for seed in range(10, 18)]
    assert classic.make_many(10, 8, givens, workers=1) == alone
    assert classic.make_many(10, 8, givens, workers=2) == alone


def test_great_and_negative_seeds_are_fine() -> None:
    assert classic.make(2**64 + 5) == classic.make(5)
    assert classic.make(-1) == classic.make(2**64 - 1)


@pytest.mark.alone
def test_a_cancel_is_heard_at_once() -> None:
    control = Control()
    heard: list[float] = []

    def search() -> None:
        classic.make(1, 16, control=control)
        heard.append(time.perf_counter())

    worker = threading.Thread(target=search)
    worker.start()
    time.sleep(0.1)
    assert control.nodes > 0
    cancelled = time.perf_counter()
    control.cancel()
    worker.join()
    assert heard[0] - cancelled < 0.05 + 0.2  # a busy machine may be late


@pytest.mark.parametrize(
    ("wish", "givens"),
    [({"givens": 60, "minimal": True}, 60), ({"givens": 17, "symmetry": "full"}, 28)],
)
def test_the_nearest_where_nothing_fits(wish: dict[str, Any], givens: int) -> None:
    grid = classic.make(1, **wish)
    assert grid is not None
    assert is_unique(grid)
    assert given_count(grid) == givens


def test_a_deadline_keeps_what_was_found() -> None:
    found = classic.make_many(1, 20_000, workers=1, control=Control(0.2))
    assert found[0] is not None
    assert found[-1] is None
