"""Generated puzzles have one solution and what their recipe asks for."""

import pytest
from oracle import solutions

from nonet.core.shapes import named
from nonet.engine import Control
from nonet.errors import LayoutError, PuzzleError
from nonet.make import Recipe, generate


@pytest.mark.parametrize("givens", [50, 40, 32, 28, 24])
def test_one_solution_by_the_word_of_another_solver(givens: int) -> None:
    puzzle = generate(Recipe(givens=givens), seed=givens)
    assert puzzle is not None
    assert puzzle.given_count == givens
    assert len(solutions(puzzle, limit=2)) == 1


@pytest.mark.parametrize(
    ("board", "givens"), [("4x4", 5), ("6x6", 12), ("9x9+diagonals", 30), ("9x9cross", 30)]
)
def test_other_boards(board: str, givens: int) -> None:
    puzzle = generate(Recipe(board, givens), seed=3)
    assert puzzle is not None
    assert (puzzle.layout, puzzle.given_count) == (named(board), givens)
    assert len(solutions(puzzle, limit=2)) == 1


def test_a_seed_means_the_same_puzzle_for_ever() -> None:
    puzzle = generate(Recipe(givens=28), seed=42)
    assert str(puzzle) == (
        ".6.9....2....6...3..9.7.....16........43..2..52..9.41..3.5.......56437..94..27..."
    )
    assert generate(Recipe(givens=28), seed=42) == puzzle
    assert generate(Recipe(givens=28), seed=43) != puzzle


def test_a_passed_deadline_stops() -> None:
    assert generate(Recipe("25x25", givens=150), seed=1, control=Control(0.05)) is None


def test_a_full_board_may_be_asked_for() -> None:
    puzzle = generate(Recipe(givens=81), seed=1)
    assert puzzle is not None
    assert 0 not in puzzle.givens


def test_impossible_recipes_are_refused_at_once() -> None:
    with pytest.raises(PuzzleError, match="cannot have 16 givens; right would be 17-81"):
        Recipe(givens=16)
    with pytest.raises(PuzzleError, match="right would be 3-16"):
        Recipe(board="4x4", givens=17)
    with pytest.raises(LayoutError, match="not the name of a board"):
        Recipe(board="nonsense")
