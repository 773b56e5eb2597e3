"""`nonet rate`."""

import csv
import io
import json
from pathlib import Path

import pytest
from shell import CLASH, EASY, LOOSE, nonet

HARD = "9.......8.81.6...976......51.............8..4.95124......7.62..3..4..5.......9.8."
SMALL = "..3..4...1....2."


def test_lines_in_a_pipe() -> None:
    outcome = nonet("rate", stdin=f"{EASY}\n{HARD}\n")
    assert outcome.code == 0
    assert [line.split()[:2] for line in outcome.lines] == [
        ["1.2/1.2/1.2", "beginner"],
        ["7.2/1.5/1.5", "master"],
    ]


def test_a_table_for_people() -> None:
    head, row, other = nonet("rate", "--pretty", "--language", "en", HARD, SMALL).lines
    assert head.split() == ["ER", "EP", "ED", "level", "score", "minutes", "tedium", "hardest"]
    assert row.split()[:5] == ["1", "7.2", "1.5", "1.5", "master"]
    assert other.split()[:5] == ["2", "1.2", "1.2", "1.2", "beginner"]
    assert row.endswith("3 x Forcing XY-Chain")
    assert row.index("master") == head.index("level")


@pytest.mark.parametrize(
    ("language", "name"),
    [("cs", "Skrytý jediný kandidát v bloku"), ("de", "Versteckter Single im Block")],
)
def test_techniques_by_their_names(language: str, name: str) -> None:
    _, row = nonet("rate", "--pretty", "--language", language, EASY).lines
    assert row.endswith(f" x {name}")


def test_csv() -> None:
    outcome = nonet("rate", "--csv", HARD, LOOSE, SMALL)
    head, hard, loose, small = csv.reader(io.StringIO(outcome.out))
    assert head == ["puzzle", "er", "ep", "ed", "level", "score"]
    assert hard[:5] == [HARD, "7.2", "1.5", "1.5", "master"]
    assert int(hard[5]) > 1000
    assert loose == [LOOSE, "", "", "", "", ""]
    assert small[:2] == [SMALL, "1.2"]


def test_json() -> None:
    hard, loose, small = map(json.loads, nonet("rate", "--json", HARD, LOOSE, SMALL).lines)
    assert (hard["er"], hard["ep"], hard["level"]) == (7.2, 1.5, "master")
    assert hard["dialect"] == "Sudoku Explainer 1.2.1"
    assert sum(hard["techniques"].values()) >= HARD.count(".")
    assert hard["hardest_technique"] == "forcing_xy_chain"
    assert hard["hardest_steps"] == 3
    assert hard["tedium"] > 0
    assert (loose["status"], loose["er"], loose["level"]) == ("multiple", None, None)
    assert small["dialect"] == "Nonet ladder"


@pytest.mark.parametrize(
    ("puzzle", "line"),
    [
        (LOOSE, "# more than one solution"),
        (CLASH, "# no solution. In row 1, 5 stands more than once: in r1c1 and r1c2."),
    ],
)
def test_without_a_rating_it_fails(puzzle: str, line: str) -> None:
    outcome = nonet("rate", puzzle, EASY)
    assert outcome.code == 1
    assert outcome.lines[0] == line
    assert outcome.lines[1].startswith("1.2/1.2/1.2")


@pytest.mark.alone
def test_a_deadline_stops_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "many.txt"
    file.write_text(f"{HARD}\n" * 50_000)
    outcome = nonet("rate", "--deadline", "0.5", str(file))
    assert outcome.code == 3
    assert 1 <= len(outcome.lines) < 50_000
    assert outcome.lines[-1] == "# stopped" or outcome.lines[-1].startswith("7.2")


def test_an_output_file(tmp_path: Path) -> None:
    file = tmp_path / "ratings.csv"
    assert nonet("rate", "--csv", EASY, "-o", str(file)).code == 0
    assert file.read_text().startswith("puzzle,er,ep,ed,level,score\n")


def test_two_kinds_of_output_exclude_each_other() -> None:
    outcome = nonet("rate", "--csv", "--json", EASY)
    assert outcome.code == 2
    assert "exclude each other" in outcome.err


def test_minutes_and_the_score_of_hodoku() -> None:
    [line] = nonet("rate", "--hodoku", SMALL).lines
    assert line == "1.2/1.2/1.2 beginner 52 1-4 min, HoDoKu -"
    tree = json.loads(nonet("rate", "--json", "--hodoku", SMALL).out)
    assert tree["minutes"] == {"likely": 2, "least": 1, "most": 4}
    assert tree["hodoku_score"] is None
    assert json.loads(nonet("rate", "--json", "--hodoku", HARD).out)["hodoku_score"] == 1124
    assert "minutes" not in json.loads(nonet("rate", "--json", "." * 81).out)
    assert nonet("rate", "--csv", "--hodoku", SMALL).code == 2
