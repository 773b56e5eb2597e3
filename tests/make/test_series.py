"""The puzzle of a day and the challenges of a player stay the same, and are what they promise."""

from datetime import UTC, date, datetime

import pytest

import nonet
from nonet.core.shapes import CLASSIC
from nonet.core.verify import is_solution
from nonet.engine import general
from nonet.logic.levels import LEVELS
from nonet.make.series import WEEKDAYS, daily_order, seed_of
from nonet.make.symmetry import orbits_of

DAYS = {
    ("2026-11-16", "easy"): (
        "2...789...5...261.4.1......5..2..8.....713.....9..6..2......5.6.968...3...562...4"
    ),
    ("2026-11-16", "hard"): (
        "4.....68.....4.2.9...9...3...948..6..487.532..5..329...2...9...3.5.7.....71.....3"
    ),
    ("2030-01-01", "master"): (
        "....3.15...7.5....5.32..8.7..1..2..98..1.3..57..4..2..1.4..69.2....2.6...86.4...."
    ),
}

CHALLENGES = {
    1: "49785361281526974336271495817942683552813746963459812794367258178134529625698137.",
    64: ".35...9........1....27..............6.75.........1.32........76.9..3....8........",
    66: "..6.1...........82.......3......8....3...2.....4...6......4....1...6.....8.....5.",
}


@pytest.mark.parametrize(("day", "level"), DAYS)
def test_the_puzzle_of_a_day_stays_the_same(day: str, level: str) -> None:
    board = None if day < "2026-11-23" else "9x9"
    assert str(nonet.daily(day, level, board=board)) == DAYS[day, level]  # type: ignore[arg-type]


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_the_puzzle_of_a_day_has_its_level(level: str) -> None:
    card = nonet.daily("2027-02-03", level, board="9x9")  # type: ignore[arg-type]
    assert card is not None
    assert card.level == level
    assert general.count(card.puzzle, 2) == 1
    orbits = orbits_of(CLASSIC, "rotate180")
    assert all(len({card.puzzle.givens[cell] > 0 for cell in orbit}) == 1 for orbit in orbits)


@pytest.mark.parametrize("weekday", range(7))
def test_each_weekday_has_its_kind(weekday: int) -> None:
    day = date(2027, 2, 1 + weekday)
    card = nonet.daily(day, "easy")
    assert card
    assert day.weekday() == weekday
    assert {rule.kind for rule in card.puzzle.layout.rules} == {
        kind.replace("kropki", "difference") for kind in WEEKDAYS[weekday : weekday + 1] if kind
    } | ({"ratio"} if WEEKDAYS[weekday] == "kropki" else set())
    assert card.level == "easy"
    assert general.count(card.puzzle, 2) == 1
    assert nonet.daily(day.isoformat(), "easy") == card


def test_the_days_before_keep_their_puzzles() -> None:
    for day in ("2026-11-22", "2026-11-19", "2025-02-04"):
        assert daily_order(day, "easy") == daily_order(day, "easy", "9x9")
    assert daily_order("2026-11-24", "extreme") == daily_order("2026-11-24", "extreme", "9x9")


def test_days_levels_and_boards_have_nothing_in_common() -> None:
    orders = [
        daily_order(day, level, board)
        for day in ("2026-11-16", "2026-11-17", "2027-11-16")
        for level in LEVELS
        for board in ("9x9", "x", "killer")
    ]
    assert len({order.seed for order in orders}) == len(orders)


def test_a_day_is_a_date_however_it_is_written() -> None:
    one = daily_order("2026-11-16", "easy", "9x9")
    assert daily_order(date(2026, 11, 16), "easy", "9x9") == one
    assert daily_order(datetime(2026, 11, 16, 23, 59, tzinfo=UTC), "easy", "9x9") == one
    assert daily_order("2026-11-16", "easy", "killer") == daily_order(
        "2026-11-16", "easy", "9x9+killer"
    )


def test_nothing_rather_than_a_puzzle_that_not_everyone_gets() -> None:
    assert nonet.daily("2026-11-16", "extreme", board="25x25", deadline=0.05) is None


@pytest.mark.parametrize("number", CHALLENGES)
def test_challenges_stay_the_same(number: int) -> None:
    assert str(nonet.challenge(number, player=7)) == CHALLENGES[number]


@pytest.mark.parametrize("number", [1, 2, 17, 33, 50, 57, 60, 62, 64])
def test_a_challenge_has_one_solution_and_is_never_cruel(number: int) -> None:
    card = nonet.challenge(number, player=3)
    assert card is not None
    assert card.puzzle.givens.count(0) == number
    assert general.count(card.puzzle, 2) == 1
    assert card.rating.er <= 4.4


@pytest.mark.parametrize("number", [65, 66, 70, 80, 81])
def test_a_challenge_with_too_few_givens_has_several(number: int) -> None:
    card = nonet.challenge(number, player=3)
    assert card is not None
    assert card.puzzle.givens.count(0) == number
    assert general.count(card.puzzle, 2) == 2
    assert is_solution(card.puzzle, card.solution)
    assert card.solutions > 1


def test_leaving_out_one_of_17_givens_leaves_as_few_solutions_as_can_be() -> None:
    cards = [nonet.challenge(65, player) for player in range(20)]
    assert sum(card is not None and card.solutions <= 999 for card in cards) > 10


def test_players_have_their_own_challenges() -> None:
    assert len({str(nonet.challenge(40, player)) for player in range(10)}) == 10


def test_seeds_depend_on_every_word() -> None:
    assert len({seed_of("daily", str(day)) for day in range(10_000)}) == 10_000
    assert seed_of("daily", "1") != seed_of("challenge", "1")


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        (lambda: nonet.daily("yesterday"), "expected a date like 2026-11-16, got 'yesterday'"),
        (lambda: nonet.daily("2026-02-30"), "expected a date like 2026-11-16, got '2026-02-30'"),
        (
            lambda: nonet.daily("2026-11-16", "cruel"),  # type: ignore[arg-type]
            "unknown level 'cruel'; expected beginner, easy, medium, tricky",
        ),
        (lambda: nonet.daily("2026-11-16", board="5x5"), "5x5"),
        (lambda: nonet.challenge(0), "there is no challenge 0, expected 1 to 81"),
        (lambda: nonet.challenge(82), "there is no challenge 82"),
    ],
)
def test_bad_wishes_get_one_sentence(call, complaint: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(nonet.NonetError, match=complaint):
        call()
