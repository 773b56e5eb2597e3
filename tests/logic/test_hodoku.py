"""HoDoKu's score, beside what HoDoKu itself gave puzzles that Nonet made."""

import csv
from collections import Counter
from pathlib import Path

import pytest

import nonet
from nonet import Control
from nonet.logic.hodoku import POINTS, hodoku_score
from nonet.logic.hodoku.singles import Board
from nonet.logic.scale import RATINGS

LEVELS = ("easy", "medium", "hard", "unfair", "extreme")
SCORES = Path(__file__).parents[1] / "own" / "hodoku-scores.csv"


def rows() -> list[dict[str, str]]:
    with SCORES.open() as file:
        return list(csv.DictReader(file))


EASY = [row for row in rows() if row["level"] == "easy"][:20]


def test_scores_are_those_of_hodoku() -> None:
    others = [
        (row["puzzle"], row["score"], score)
        for row in rows()
        if (score := nonet.hodoku_score(row["puzzle"])) != int(row["score"])
    ]
    assert not others
    assert Counter(row["level"] for row in rows()).keys() == set(LEVELS)


def test_all_techniques_that_count_are_ours() -> None:
    assert set(POINTS) <= set(RATINGS)


def test_no_score_where_hodoku_does_not_know_the_board_or_no_way() -> None:
    assert nonet.hodoku_score("..3..4...1....2.") is None
    assert nonet.hodoku_score("." * 81) is None
    inhuman = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    assert nonet.hodoku_score(inhuman) is None or nonet.hodoku_score(inhuman) > 5_000  # type: ignore[operator]


def test_none_when_the_time_is_up() -> None:
    hard = next(row["puzzle"] for row in rows() if row["level"] == "extreme")
    assert hodoku_score(nonet.read(hard), Control(0.0)) is None


@pytest.mark.parametrize("row", EASY, ids=lambda row: row["puzzle"])
def test_singles_are_right_and_come_in_turn(row: dict[str, str]) -> None:
    board = Board(nonet.read(row["puzzle"]).givens)
    placed = list(board.place_singles())
    assert board.is_full
    assert bytes(board.digits) == nonet.solve(row["puzzle"]).solution
    assert sum(POINTS[name] for name in placed) == int(row["score"])
