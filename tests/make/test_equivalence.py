"""Puzzles that are essentially the same have one canonical form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.errors import PuzzleError
from nonet.make import classic
from nonet.make.equivalence import canonical, count_automorphisms, random_equivalent

SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def grids(draw: st.DrawFn) -> Puzzle:
    """A full grid with any part of it emptied."""
    full = classic.random_grid(draw(SEEDS))
    empty = draw(st.sets(st.integers(0, 80)))
    if draw(st.booleans()):
        empty = set(range(81)) - empty
    return Puzzle(CLASSIC, bytes(0 if cell in empty else full[cell] for cell in range(81)))


@given(grids(), SEEDS)
def test_the_form_makes_no_difference(puzzle: Puzzle, seed: int) -> None:
    other = random_equivalent(puzzle, seed)
    assert canonical(other) == canonical(puzzle)
    assert count_automorphisms(other) == count_automorphisms(puzzle)


@given(grids())
def test_no_form_is_less(puzzle: Puzzle) -> None:
    least = canonical(puzzle)
    assert canonical(least) == least
    for seed in range(20):
        assert least.givens <= random_equivalent(puzzle, seed).givens


def test_different_puzzles_stay_different() -> None:
    puzzles = [grid for grid in classic.make_many(0, 2000) if grid]
    forms = {canonical(Puzzle(CLASSIC, grid)).givens for grid in puzzles}
    assert len(forms) == len(puzzles)


def test_a_pinned_form() -> None:
    puzzle = Puzzle(
        CLASSIC, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    )
    assert str(canonical(puzzle)) == (
        "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45."
    )
    assert str(random_equivalent(puzzle, 1)) == (
        ".......2.....9.41.672...8.9.395.27.14..1....82..6....55948.1.......27.9.....3...."
    )


@pytest.mark.parametrize(
    ("givens", "automorphisms"), [({}, 3_359_232), ({40: 1}, 41_472), ({0: 1, 1: 2}, 20_736)]
)
def test_automorphisms_of_next_to_nothing(givens: dict[int, int], automorphisms: int) -> None:
    # 3,359,232 ways to move the cells; there are 81 cells and 162 pairs of cells that share a box
    # and a line, each of them like each other
    assert count_automorphisms(Puzzle(CLASSIC, givens)) == automorphisms


def test_only_classic_puzzles_have_one() -> None:
    with pytest.raises(PuzzleError, match="only ordinary 9x9 puzzles have a canonical form"):
        canonical(Puzzle(named("6x6"), bytes(36)))


@pytest.mark.parametrize("line", ["." * 71 + "1222222222", "1" * 81, "11" + "." * 79])
def test_givens_that_break_a_rule_have_no_form(line: str) -> None:
    with pytest.raises(PuzzleError, match="the givens break a rule"):
        canonical(Puzzle(CLASSIC, line))
