"""`nonet teach`."""

import json
import signal
from pathlib import Path

import pytest
from shell import nonet, start

from nonet import api
from nonet.logic import LADDER


def test_without_a_technique_all_are_listed() -> None:
    lines = nonet("teach").lines
    assert [line.split()[0] for line in lines] == [one.name for one in LADDER if not one.joined]
    assert nonet("teach", "--language", "de").lines[0].endswith("Letztes Feld")


def test_puzzles_of_the_following_seeds() -> None:
    many = nonet("teach", "pointing", "--seed", "4", "--count", "3")
    assert (many.code, len(many.lines)) == (0, 3)
    assert nonet("teach", "pointing", "--seed", "6").lines == [many.lines[2]]
    assert all(api.is_unique(line) for line in many.lines)


def test_the_step_in_words() -> None:
    outcome = nonet("teach", "x_wing", "--seed", "1", "--step", "--language", "cs")
    assert outcome.lines[1].startswith("X-Wing je potřeba po vyplnění ")
    assert outcome.lines[-1].startswith("X-Wing: ")
    assert len(outcome.lines) == 1 + 1 + 11 + 1


def test_the_step_on_a_board_with_cages() -> None:
    outcome = nonet("teach", "cage_combination", "--seed", "1", "--step", "--pretty")
    assert outcome.code == 0
    assert "┏" in outcome.out


def test_json_has_the_card_and_the_hint() -> None:
    tree = json.loads(nonet("teach", "naked_pair", "--seed", "1", "--json").out)
    assert tree["recipe"] == "board=9x9 teaches=naked_pair"
    assert tree["hint"]["step"]["technique"] == "naked_pair"
    assert tree["filled"] < tree["puzzle"].count(".")


def test_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "steps"
    assert nonet("teach", "x_wing", "--count", "2", "--svg", str(folder)).code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["001.svg", "002.svg"]
    assert (folder / "001.svg").read_text().startswith("<svg")


def test_what_was_not_found_in_time() -> None:
    outcome = nonet("teach", "kraken_fish_2", "--deadline", "0.3")
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err.startswith("nonet: no puzzle was found in time that teaches kraken_fish_2:")


def test_what_is_hardly_ever_needed() -> None:
    outcome = nonet("teach", "als_chain", "--deadline", "0.2")
    assert outcome.code == 3
    assert "grouped_discontinuous_nice_loop, which is easier, finds nearly all" in outcome.err


def test_ctrl_c() -> None:
    with start("teach", "kraken_fish_2") as process:
        process.wait_for_work()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        assert process.returncode == 130


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["luck"], "unknown technique 'luck'; expected a name like x_wing"),
        (["dual_empty_rectangle"], "try 'empty_rectangle'"),
        (["innie", "--board", "9x9"], "needs cages, but the board 9x9 has none"),
        (["x_wing", "--language", "xx"], "'xx' is not one of"),
    ],
)
def test_bad_wishes_get_one_sentence(args: list[str], complaint: str) -> None:
    outcome = nonet("teach", *args)
    assert (outcome.code, outcome.out) == (2, "")
    assert complaint in outcome.err


def test_exercises_for_every_technique_at_once() -> None:
    outcome = nonet("teach", "kraken_fish_1", "--exercise", "--step", "--seed", "3")
    assert outcome.code == 0
    assert len(outcome.lines[:11]) == 11
    assert outcome.lines[11].startswith("Kraken Fish Type 1: ")
    again = nonet("teach", "dual_empty_rectangle", "--exercise", "--seed", "3", "--count", "2")
    assert (again.code, len(again.lines)) == (0, 23)
    told = json.loads(nonet("teach", "innie", "--exercise", "--step", "--json").out)
    assert told["step"]["technique"] == "innie"


@pytest.mark.parametrize("name", ["rule_limits", "thermometer_ends", "diagonal_single"])
def test_lessons_about_rules_have_exercises_only(name: str) -> None:
    outcome = nonet("teach", name)
    assert outcome.code == 2
    assert f"'nonet teach {name} --exercise'" in outcome.err
    assert nonet("teach", name, "--exercise", "--seed", "1").code == 0
