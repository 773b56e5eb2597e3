"""The score, with numbers that were worked out by hand."""

from dataclasses import replace

import pytest

from nonet import read
from nonet.logic.levels import LEVELS as RATED
from nonet.play import Game, Score, Telling, play, read_move, score_of, start_game
from nonet.play.score import LEVELS

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@pytest.fixture
def game() -> Game:
    """A medium puzzle with 50 empty cells."""
    puzzle = read(PUZZLE.replace("53..", "534.")).with_info(level="medium")
    assert puzzle.given_count == 31
    return replace(start_game(puzzle), known=bytes(map(int, SOLUTION)))


def made(game: Game, text: str) -> Game:
    return play(game, read_move(game.puzzle.layout, text), 1000)


def test_levels_are_those_of_the_ratings() -> None:
    assert LEVELS == RATED


def test_the_example_of_the_documents(game: Game) -> None:
    score = score_of(replace(made(game, "r1c4=2"), time=600_999))
    assert score == Score(1500, 833, 95)
    assert score.total == 2216


def test_help_costs(game: Game) -> None:
    helped = replace(
        game,
        used=("conflicts", "forbid", "check"),
        hints=(Telling("where", 1), Telling("where", 2)),
    )
    assert score_of(helped).percent == 100 - 10 - 20 - 2


def test_it_is_never_negative(game: Game) -> None:
    for _ in range(21):
        game = made(made(game, "r1c4=2"), "r1c4=1")
    assert game.mistakes == 42
    assert score_of(game).total == 0


def test_a_full_board_is_worth_nothing() -> None:
    assert score_of(start_game(read(SOLUTION))).total == 0
