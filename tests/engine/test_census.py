"""True candidates, counts by candidate and estimates, compared with the oracle and known counts."""

import oracle
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruled_boards import ruled_puzzles, slow_solutions

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import named
from nonet.engine import Control, census

SMALL = named("4x4")


@st.composite
def small_puzzles(draw: st.DrawFn) -> Puzzle:
    """Puzzles on 4x4, many of them with no solution, some with masks."""
    cells = draw(st.dictionaries(st.integers(0, 15), st.integers(1, 4), max_size=5))
    allowed = draw(st.lists(st.integers(1, 15), min_size=16, max_size=16) | st.just([]))
    return Puzzle(SMALL, cells, allowed)


def counts_of(grids: list[bytes], size: int, cells: int) -> list[tuple[float, ...]]:
    return [
        tuple(sum(grid[cell] == digit for grid in grids) for digit in range(1, size + 1))
        for cell in range(cells)
    ]


def masks_of(grids: list[bytes], cells: int) -> tuple[int, ...]:
    return tuple(
        sum(1 << digit - 1 for digit in {grid[cell] for grid in grids}) for cell in range(cells)
    )


@given(small_puzzles())
@settings(max_examples=150)
def test_all_agrees_with_the_oracle(puzzle: Puzzle) -> None:
    grids = oracle.solutions(puzzle, 1000)
    masks, undecided = census.true_candidates(puzzle)
    assert masks == masks_of(grids, 16)
    assert not any(undecided)
    found = census.tally(puzzle, 1000)
    assert (found.solutions, found.exact) == (len(grids), True)
    assert list(found.counts) == counts_of(grids, 4, 16)


@given(ruled_puzzles())
@settings(max_examples=80)
def test_all_agrees_with_the_definitions_of_rules(puzzle: Puzzle) -> None:
    grids = slow_solutions(puzzle)
    masks, undecided = census.true_candidates(puzzle)
    assert masks == masks_of(grids, 16)
    assert not any(undecided)
    assert census.tally(puzzle, 1000).solutions == len(grids)


def test_a_tally_up_to_a_limit() -> None:
    found = census.tally(Puzzle(SMALL, bytes(16)), 100)
    assert (found.solutions, found.exact) == (100, False)
    assert all(sum(row) == 100 for row in found.counts)
    assert census.tally(Puzzle(SMALL, bytes(16)), 288).exact


@pytest.mark.parametrize(
    ("board", "number"), [("4x4", 288), ("6x6:3x2", 28_200_960), ("9x9", 6.670903752021073e21)]
)
def test_estimates_hold_nineteen_times_out_of_twenty(board: str, number: float) -> None:
    """The numbers of full grids are published. Eighteen of twenty are asked for here: the seeds are
    always the same, so that this cannot fail by chance."""
    layout = named(board)
    puzzle = Puzzle(layout, bytes(layout.cell_count))
    found = [census.estimate(puzzle, 400, seed) for seed in range(20)]
    held = [one is not None and one[0].low <= number <= one[0].high for one in found]
    assert sum(held) >= 18
    narrow = [one is not None and one[0].high / one[0].low < 4 for one in found]
    assert all(narrow)  # or the range would say nothing


def test_shares_add_up() -> None:
    found = census.estimate(Puzzle(SMALL, "1" + "." * 15), 4000, seed=1)
    assert found is not None
    assert all(abs(sum(row) - 1) < 1e-9 for row in found[1])
    assert found[1][0] == (1, 0, 0, 0)
    assert all(abs(share - 1 / 3) < 0.05 for share in found[1][1][1:])


def test_no_solution_no_estimate() -> None:
    assert census.estimate(Puzzle(SMALL, "11" + "." * 14), 400, seed=1) is None


def test_it_stops() -> None:
    big = named("25x25")
    control = Control(0.05)
    masks, undecided = census.true_candidates(Puzzle(big, bytes(625)), control)
    assert any(undecided)
    assert all(seen & open_ == 0 for seen, open_ in zip(masks, undecided, strict=True))
    stopped = Control()
    stopped.cancel()
    assert census.tally(Puzzle(big, bytes(625)), 10**6, stopped).solutions <= 1
