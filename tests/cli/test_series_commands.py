"""`nonet daily` and `nonet challenge`."""

import json
from datetime import date
from pathlib import Path

import pytest
from shell import nonet

from nonet import api


def test_today_by_default() -> None:
    today = date.today().isoformat()
    assert nonet("daily", "--level", "easy") == nonet("daily", "--date", today, "--level", "easy")


def test_the_puzzle_of_the_day_as_a_card_that_can_be_made_again() -> None:
    outcome = nonet("daily", "--date", "2026-11-16", "--level", "tricky", "--json")
    tree = json.loads(outcome.out)
    assert (outcome.code, tree["level"]) == (0, "tricky")
    again = nonet("generate", "--recipe", tree["recipe"], "--seed", str(tree["seed"]))
    assert again.lines == [tree["puzzle"]]


def test_another_board_in_another_format(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.json"
    outcome = nonet("daily", "--date", "2026-11-16", "--board", "6x6+killer", "-o", str(file))
    assert (outcome.code, outcome.out) == (0, "")
    assert api.is_unique(file.read_text())


def test_too_little_time_for_the_puzzle_of_the_day() -> None:
    outcome = nonet("daily", "--board", "25x25", "--level", "extreme", "--deadline", "0.05")
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err == "nonet: the time was up before the puzzle was found\n"


def test_a_challenge() -> None:
    outcome = nonet("challenge", "12", "--player", "5")
    assert (outcome.code, outcome.lines[0].count(".")) == (0, 12)
    assert outcome != nonet("challenge", "12")
    assert "more than one by design" in nonet("challenge", "65", "--card").out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["challenge", "82"], "there is no challenge 82, expected 1 to 81"),
        (["challenge", "x"], "'x' is not a valid integer"),
        (["challenge", "5", "--player", "-1"], "-1 is not in the range"),
        (["daily", "--date", "16.11."], "expected a date like 2026-11-16, got '16.11.'"),
        (["daily", "--level", "cruel"], "'cruel' is not one of"),
    ],
)
def test_bad_wishes_get_one_sentence(args: list[str], complaint: str) -> None:
    outcome = nonet(*args)
    assert (outcome.code, outcome.out) == (2, "")
    assert complaint in outcome.err
