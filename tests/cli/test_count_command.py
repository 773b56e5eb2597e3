"""`nonet count`."""

import json

import pytest
from shell import CLASH, EASY, LOOSE, nonet

EMPTY = "." * 16


def test_exact_counts() -> None:
    outcome = nonet("count", EMPTY, EASY)
    assert (outcome.code, outcome.lines) == (0, ["288", "1"])


def test_counts_beyond_the_first_limit_stay_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nonet.cli.count.MANY", 100)
    outcome = nonet("count", stdin=f"{EMPTY}\n1{EMPTY[1:]}\n{EMPTY}\n")
    assert outcome.lines == ["288", "72", "288"]


@pytest.mark.parametrize(("limit", "line"), [("20", "20+"), ("288", "288+"), ("289", "288")])
def test_a_limit(limit: str, line: str) -> None:
    assert nonet("count", "--limit", limit, EMPTY).lines == [line]


def test_no_solution_fails() -> None:
    assert nonet("count", CLASH).code == 1


def test_uniqueness_where_it_is_asked_for() -> None:
    assert nonet("count", "--limit", "2", LOOSE).code == 0
    assert nonet("count", "--limit", "2", "--unique", LOOSE).code == 1
    assert nonet("count", "--limit", "2", "--unique", EASY).code == 0


def test_json() -> None:
    answers = [json.loads(line) for line in nonet("count", "--json", EMPTY, EASY).lines]
    assert answers[0] == {"number": 1, "count": 288, "exact": True, "stopped": False}
    assert answers[1]["count"] == 1


def test_a_deadline_gives_a_partial_count() -> None:
    outcome = nonet("count", "--deadline", "0.3", "." * 81)
    assert outcome.code == 3
    assert outcome.lines[0].endswith("+")
    assert int(outcome.lines[0][:-1]) > 0
