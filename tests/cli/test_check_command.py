"""`nonet check`."""

import json
from pathlib import Path

import pytest
from shell import CLASH, EASY, LOOSE, SOLVED, nonet

from nonet import Puzzle, write
from nonet.core import shapes

MINIMAL = "..3..4...1....2."


def test_a_puzzle_with_one_solution() -> None:
    outcome = nonet("check", SOLVED[:80] + ".")
    assert outcome.code == 0
    assert outcome.lines[:4] == [
        "board      9x9",
        "givens     80 of 81 cells",
        "solutions  1",
        "class      easy",
    ]
    assert outcome.lines[4].startswith("minimal    no: each of these could be left out: r1c1, ")


@pytest.mark.parametrize(
    ("puzzle", "kind", "code"),
    [(CLASH, "unsolvable", 1), (EASY, "easy", 0), (LOOSE, "medium", 0), ("." * 81, "hard", 0)],
)
def test_the_class_goes_by_the_number_of_solutions(puzzle: str, kind: str, code: int) -> None:
    outcome = nonet("check", puzzle)
    assert f"class      {kind}" in outcome.lines
    assert outcome.code == code


def test_conflicts_are_explained() -> None:
    lines = nonet("check", CLASH).lines
    assert "conflict   In row 1, 5 stands more than once: in r1c1 and r1c2." in lines
    assert "conflict   In box 1, 5 stands more than once: in r1c1 and r1c2." in lines


def test_uniqueness_where_it_is_asked_for() -> None:
    assert nonet("check", "--unique", LOOSE).code == 1
    assert nonet("check", "--unique", EASY).code == 0


def test_a_minimal_puzzle() -> None:
    assert "minimal    yes: every given is needed" in nonet("check", MINIMAL).lines
    filled = MINIMAL.replace("..3", "1.3", 1)
    assert "minimal    no: each of these could be left out: r1c1" in nonet("check", filled).out


def test_json() -> None:
    reports = [json.loads(line) for line in nonet("check", "--json", EASY, "." * 16).lines]
    assert reports[0]["number"] == 1
    assert reports[0]["solutions"] == 1
    assert reports[0]["minimal"] is False
    assert reports[1]["board"] == "4x4"
    assert reports[1]["needless"] is None


def test_pretty_draws_the_board() -> None:
    assert nonet("check", "--pretty", EASY).lines[0] == "┌───────┬───────┬───────┐"


def test_cages_are_mentioned(tmp_path: Path) -> None:
    path = tmp_path / "killer.json"
    layout = shapes.named("4x4").with_cages([(3, [0, 1]), (7, [2, 3])])
    path.write_text(write(Puzzle(layout, "." * 16), "json"))
    lines = nonet("check", str(path)).lines
    assert lines[0] == "board      4x4"
    assert lines[2].startswith("rule       cage (2): ")
