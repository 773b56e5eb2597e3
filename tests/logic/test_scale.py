"""Ratings of boards without a tradition of ratings: the same levels, on the same scale."""

import re
from pathlib import Path
from random import Random

import pytest
from logic_puzzles import BOARDS, KINDS, dug, even_odd, killer, made, solution_of
from test_rating import KNOWN

import nonet
from nonet import Control, Puzzle, Status
from nonet.core.shapes import CLASSIC
from nonet.logic.levels import LEVELS, hardest_of
from nonet.logic.rating import LADDER, rate_unique
from nonet.logic.scale import GUESS, SCALE


@pytest.mark.parametrize(("line", "rating"), [pair for pair in KNOWN.items() if pair[1] < "4.5"])
def test_the_scale_agrees_with_the_original_below_chains(line: str, rating: str) -> None:
    """On the classic board, where both can rate."""
    ours = rate_unique(Puzzle(CLASSIC, line))
    assert str(ours).split("/")[0] == rating.split("/", maxsplit=1)[0]
    assert ours.dialect == LADDER


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_board_has_levels(kind: str) -> None:
    puzzle, _ = made(kind, 0)
    rating = nonet.rate(puzzle, deadline=30)
    assert rating.status is Status.UNIQUE
    assert rating.level in LEVELS
    assert rating.ed <= rating.ep <= rating.er
    assert rating.hardest_steps >= 1
    assert rating.hardest_technique in rating.techniques
    assert rating.score > 0
    assert rating.tedium > 0


@pytest.mark.parametrize("board", ["6x6", "12x12", "16x16", "25x25", "samurai", "jigsaw"])
def test_an_easy_board_is_easy_whatever_its_size(board: str) -> None:
    """So few cells are empty that singles are everywhere."""
    solution, chance = solution_of(board, 0), Random(board)
    for share in (0.3, 0.2, 0.1, 0.05):
        givens = bytes(0 if chance.random() < share else digit for digit in solution)
        if nonet.is_unique(puzzle := Puzzle(BOARDS[board], givens)):
            assert nonet.rate(puzzle).level in ("beginner", "easy")
            return
    pytest.fail("none of them has one solution")


def test_a_killer_of_short_cages_is_easy() -> None:
    """Half of the cells are given, and no cage has more than four cells."""
    puzzle, solution = killer(0)
    chance = Random(0)
    givens = bytes(0 if chance.random() < 0.5 else digit for digit in solution)
    rating = nonet.rate(Puzzle(puzzle.layout, givens))
    assert rating.level in ("beginner", "easy")


def test_levels_are_spread_over_puzzles() -> None:
    levels = {nonet.rate(killer(seed)[0], deadline=30).level for seed in range(12)}
    levels |= {nonet.rate(dug("jigsaw", seed)[0], deadline=30).level for seed in range(12)}
    assert len(levels) >= 4


def test_where_the_ladder_ends_a_puzzle_is_beyond() -> None:
    line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    rating = rate_unique(Puzzle(CLASSIC, line))
    assert rating.level == "beyond"
    assert rating.er > 9.0
    assert rating.hardest_technique == GUESS
    assert rating.techniques[GUESS] == 1


@pytest.mark.parametrize("board", ["6x6", "9x9+diagonals", "9x9+windows", "9x9cross", "jigsaw"])
def test_other_names_for_the_digits_change_nothing(board: str) -> None:
    for seed in range(5):
        puzzle, _ = dug(board, seed)
        names = [0, *Random(seed).sample(range(1, puzzle.layout.size + 1), puzzle.layout.size)]
        renamed = Puzzle(puzzle.layout, bytes(names[digit] for digit in puzzle.givens))
        assert nonet.rate(renamed).er == nonet.rate(puzzle).er


def test_the_scale_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text()
    rows = re.findall(r"^\| (\d+\.\d) \| ([a-z ,0-9]+) \|$", page, re.MULTILINE)
    documented = [(rating, name) for rating, names in rows for name in names.split(", ")]
    assert documented == [(f"{t / 10}", name.replace("_", " ")) for name, t in SCALE.items()]


def test_the_levels_are_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text()
    rows = re.findall(r"^\| ([a-z]+) \| (\d\.\d)? ?\|", page, re.MULTILINE)
    wanted = [(level, str(hardest_of(level))) for level in LEVELS[:-1]]
    assert rows == [*wanted, ("beyond", "")]


def test_mixed_boards_come_in_order() -> None:
    puzzles = [even_odd(0)[0], *(nonet.read(line) for line in list(KNOWN)[:2]), dug("6x6", 0)[0]]
    ratings = nonet.rate_many(puzzles, workers=2)
    assert [rating.dialect == LADDER for rating in ratings] == [True, False, False, True]
    assert ratings == [nonet.rate(puzzle) for puzzle in puzzles]


@pytest.mark.parametrize(
    ("puzzle", "status"), [("." * 16, Status.MULTIPLE), ("11" + "." * 14, Status.NONE)]
)
def test_other_boards_without_a_rating(puzzle: str, status: Status) -> None:
    rating = nonet.rate(puzzle)
    assert (rating.status, rating.level, rating.er) == (status, None, 0)


def test_a_deadline_stops_other_boards() -> None:
    puzzles = [dug("16x16", 0)[0]] * 3
    control = Control()
    control.cancel()
    assert {rating.status for rating in nonet.rate_many(puzzles, control=control)} == {
        Status.STOPPED
    }
    assert rate_unique(puzzles[0], control).status is Status.STOPPED
