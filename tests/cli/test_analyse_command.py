"""`nonet analyse`: what setters are told on the command line."""

import json

from shell import nonet

OPEN = "1...34......4..."
MINIMAL = "..3..4...1....2."


def test_one_solution() -> None:
    outcome = nonet("analyse", MINIMAL)
    assert outcome.code == 0
    lines = dict(line.split(maxsplit=1) for line in outcome.lines)
    assert lines["solutions"] == "1"
    assert lines["level"].startswith("beginner: 1.2/1.2/1.2 Hidden Single")
    assert lines["way"].startswith("12 steps")
    assert lines["needless"] == "nothing"


def test_several_solutions() -> None:
    outcome = nonet("analyse", OPEN)
    assert outcome.code == 0
    assert "solutions  6" in outcome.lines
    assert "add        r3c3=1" in outcome.lines
    assert any(line.startswith("add        white dot") for line in outcome.lines)


def test_an_estimate() -> None:
    [line] = nonet("analyse", "--parts", "solutions", "." * 81).lines
    number, low, high = (float(word) for word in line.replace(",", "").split()[2::2])
    assert 1e21 < low <= number <= high < 1e23


def test_a_clash() -> None:
    outcome = nonet("analyse", "--json", "12.....34.......")
    assert outcome.code == 1
    tree = json.loads(outcome.out)
    assert tree["solutions"]["number"] == 0
    assert [part["cells"] for part in tree["clash"]["parts"]] == [["r1c1"], ["r1c2"], ["r2c4"]]
    assert tree["rating"] is None


def test_json_of_all_parts() -> None:
    tree = json.loads(nonet("analyse", "--json", MINIMAL).out)
    assert tree["candidates"]["true"]["r1c1"] == "1"
    assert tree["rating"]["level"] == "beginner"
    assert tree["way"]["solved"]
    assert tree["idle_rules"] == []
    assert tree["needless"] == {"parts": [], "whole": True}
    loose = json.loads(nonet("analyse", "--json", OPEN).out)
    assert loose["suggestions"]["lists"][0] == {"givens": ["r3c3=1"], "rules": []}


def test_a_part_that_is_none() -> None:
    outcome = nonet("analyse", "--parts", "colour", MINIMAL)
    assert outcome.code == 2
    assert "'colour' is none of" in outcome.err
