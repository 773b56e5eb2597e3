"""`nonet survey`, and what `nonet check` says to setters."""

import json
import signal
from pathlib import Path

import pytest
from shell import CLASH, EASY, LOOSE, nonet, start

from nonet import api
from nonet.cli import blocks
from nonet.core.shapes import named

OPEN = "1...34......4..."


def test_lines() -> None:
    outcome = nonet("survey", OPEN)
    assert outcome.code == 0
    assert outcome.lines[0] == "6 solutions, class medium"
    assert "r3c3: 1 in 1, 3 in 2, 4 in 3" in outcome.lines
    assert len(outcome.lines) == 11


def test_json_has_every_cell() -> None:
    tree = json.loads(nonet("survey", "--json", OPEN).out)
    assert (tree["solutions"], tree["exact"], tree["kind"]) == (6, True, "medium")
    assert len(tree["counts"]) == len(tree["candidates"]) == 16
    assert all(sum(counts.values()) == 6 for counts in tree["counts"].values())
    assert tree["counts"]["r3c3"] == {"1": 1, "3": 2, "4": 3}
    assert tree["candidates"]["r3c3"] == "134"


def test_more_solutions_than_the_limit() -> None:
    outcome = nonet("survey", "--limit", "2", OPEN)
    assert outcome.lines[0] == "more than 2 solutions, class medium"
    assert len(outcome.lines) == 11  # all true candidates are told nevertheless


def test_a_picture_on_the_terminal() -> None:
    lines = nonet("survey", "--pretty", OPEN).lines
    assert lines[1] == "┏━━━━━┯━━━━━┳━━━━━┯━━━━━┓"
    assert lines[8:10] == ["┃     │ 1   ┃ 1   │ 1   ┃", "┃   2 │ 3   ┃ 3 4 │ 3 4 ┃"]


def test_blocks_of_boards_with_holes_have_room_for_every_digit() -> None:
    layout = named("9x9rect")
    text = blocks.draw(layout, [0b111111111] * layout.cell_count, lambda *_: "x")
    assert text.count("x") == 9 * layout.cell_count


def test_a_picture_as_a_file(tmp_path: Path) -> None:
    file = tmp_path / "heat.svg"
    assert nonet("survey", "--svg", str(file), OPEN).code == 0
    assert file.read_text().startswith("<svg")
    outcome = nonet("survey", "--svg", str(file), OPEN, EASY)
    assert (outcome.code, outcome.out) == (2, "")
    assert "expected exactly one puzzle" in outcome.err


def test_no_solution() -> None:
    outcome = nonet("survey", CLASH)
    assert outcome.code == 1
    assert outcome.lines == ["0 solutions, class unsolvable"]


@pytest.mark.alone
def test_the_deadline() -> None:
    outcome = nonet("survey", "--deadline", "0.2", "." * 625)
    assert outcome.code == 3
    assert outcome.lines[1] == "some candidates are undecided: stopped"


def test_check_tells_what_to_add() -> None:
    tree = json.loads(nonet("check", "--json", LOOSE).out)
    assert tree["shortest"] is True
    for [name] in tree["additions"]:
        row, column, digit = int(name[1]), int(name[3]), name[5]
        cell = 9 * (row - 1) + column - 1
        assert api.is_unique(LOOSE[:cell] + digit + LOOSE[cell + 1 :])
    line = nonet("check", LOOSE).lines[-1]
    assert line.startswith("add        1 digit, so that one solution is left: ")
    assert line.endswith(f"or {len(tree['additions']) - 8} other ways")


def test_check_does_not_promise_more_than_it_has_proven() -> None:
    assert " digits, perhaps fewer, so that one solution is left: " in nonet("check", "." * 81).out
    assert "add        4 digits, not fewer, so that one " in nonet("check", "." * 16).out


@pytest.mark.parametrize("command", ["survey", "check"])
def test_ctrl_c(command: str) -> None:
    with start(command, "." * 625) as process:
        process.wait_for_work()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        assert process.returncode == 130
