"""What the machine does for a setter over HTTP, judged by the engines and the oracle."""

import json
from typing import Any

import oracle
import pytest
from fastapi.testclient import TestClient
from test_app import assert_problem

from nonet import api
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import named
from nonet.formats.rule_tree import rule_of_tree

EMPTY = {"board": "4x4", "givens": "." * 16}
FULL = {"board": "4x4", "givens": "1234341221434321"}
CLASSIC = {
    "board": "9x9",
    "givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
}


def change(client: TestClient, name: str, puzzle: dict[str, Any], **wish: Any) -> dict[str, Any]:
    """The last event."""
    body = {"change": name, "puzzle": puzzle, **wish}
    with client.stream("POST", "/api/studio/change", json=body) as response:
        assert response.status_code == 200, response.read()
        told = [line for line in response.iter_lines() if line.startswith("data: ")]
    last: dict[str, Any] = json.loads(told[-1].removeprefix("data: "))
    return last


def small(givens: str) -> Puzzle:
    return Puzzle(named("4x4"), givens)


def test_fill(client: TestClient) -> None:
    rules = [{"kind": "thermometer", "cells": [0, 1, 2, 3]}]
    one = change(client, "fill", EMPTY | {"rules": rules}, seed=1)["givens"]
    other = change(client, "fill", EMPTY | {"rules": rules}, seed=2)["givens"]
    for grid in (one, other):
        assert api.is_solution(small("." * 16), grid)
        assert grid.startswith("1234")
    assert one != other
    assert change(client, "fill", EMPTY | {"rules": rules}, seed=1)["givens"] == one


def test_fill_what_cannot_be(client: TestClient) -> None:
    found = change(client, "fill", EMPTY | {"givens": "11" + "." * 14})
    assert (found["givens"], found["why"]) == (None, "The puzzle has no solution.")


def test_thin_out(client: TestClient) -> None:
    givens = change(client, "thin_out", FULL, seed=4, symmetry="rotate180", keep=[0])["givens"]
    assert givens[0] == "1"
    assert len(oracle.solutions(small(givens), 2)) == 1
    assert [symbol == "." for symbol in givens] == [symbol == "." for symbol in givens[::-1]]
    assert givens.count(".") >= 8
    least = change(client, "thin_out", FULL, seed=4, least=10)["givens"]
    assert least.count(".") == 6


def test_complete(client: TestClient) -> None:
    givens = change(client, "complete", EMPTY)["givens"]
    assert givens.count(".") == 12  # no 4x4 has fewer than four givens
    assert len(oracle.solutions(small(givens), 2)) == 1


def test_a_pattern(client: TestClient) -> None:
    before = {"board": "4x4", "givens": "..3..4...1....2."}
    givens = change(client, "pattern", before, seed=5)["givens"]
    assert [at for at in range(16) if givens[at] != "."] == [2, 5, 9, 14]
    assert len(oracle.solutions(small(givens), 2)) == 1


@pytest.mark.parametrize("level", ["beginner", "medium", "hard"])
def test_another_level(client: TestClient, level: str) -> None:
    found = change(client, "level", CLASSIC, level=level, seed=1, seconds=60.0)
    assert found["why"] is None
    assert found["rating"]["level"] == level
    assert api.rate(found["givens"]).level == level
    solution = api.solve(CLASSIC["givens"])
    assert str(api.solve(found["givens"])) == str(solution)


def test_another_level_with_the_same_pattern(client: TestClient) -> None:
    found = change(client, "level", CLASSIC, level="easy", seed=1, same_pattern=True, seconds=60.0)
    assert [s == "." for s in found["givens"]] == [s == "." for s in CLASSIC["givens"]]
    assert api.rate(found["givens"]).level == "easy"


def test_lay_rules(client: TestClient) -> None:
    found = change(client, "lay", CLASSIC, kind="thermometer", count="3", size="4", seed=2)
    rules = [rule_of_tree(tree, "") for tree in found["rules"]]
    assert [len(rule.all_cells) for rule in rules] == [4, 4, 4]
    assert len({cell for rule in rules for cell in rule.all_cells}) == 12
    solution = api.solve(CLASSIC["givens"])
    board = named("9x9").with_rules(rules)
    assert str(api.solve(Puzzle(board, CLASSIC["givens"]))) == str(solution)


def test_there_is_no_room(client: TestClient) -> None:
    found = change(client, "lay", FULL, kind="anti_king")
    assert found["rules"] == []
    assert "anti-king" in found["why"]


def test_a_kind_that_is_not_laid(client: TestClient) -> None:
    last = change(client, "lay", EMPTY, kind="regex")
    assert last["event"] == "failed"
    assert "'regex'" in last["problem"]["detail"]


def test_rule_text(client: TestClient) -> None:
    puzzle = EMPTY | {"rules": [{"kind": "anti_knight"}]}
    texts = client.post("/api/studio/rule-text", json={"puzzle": puzzle}).json()["texts"]
    assert set(texts) == {"cs", "de", "en"}
    assert texts["en"].splitlines() == [
        "Fill in the digits from 1 to 4 so that none of them repeats in a row, a column or a box.",
        "Anti-knight: Cells a knight's move apart hold different digits.",
    ]


def test_a_turn(client: TestClient) -> None:
    rules = [{"kind": "sandwich", "cells": list(range(9)), "value": 12}]
    puzzle = {"board": "9x9", "givens": "12" + "." * 79, "rules": rules}
    response = client.post("/api/studio/turned", json={"puzzle": puzzle, "turn": "rotate90"})
    turned = response.json()["puzzle"]
    assert turned["board"] == "9x9"
    assert turned["givens"].index("1") == 8
    assert turned["givens"].index("2") == 17
    assert turned["rules"] == [{"kind": "sandwich", "cells": list(range(8, 81, 9)), "value": 12}]


def test_a_turn_that_would_change_what_is_said(client: TestClient) -> None:
    puzzle = EMPTY | {"rules": [{"kind": "row_index", "cells": [1]}]}
    response = client.post("/api/studio/turned", json={"puzzle": puzzle, "turn": "rotate90"})
    assert_problem(response, 422, "would mean something else")


def test_check_list(client: TestClient) -> None:
    def points(text: str | None, **parts: Any) -> dict[str, Any]:
        body = {"puzzle": FULL | parts, "rule_text": text}
        answer = client.post("/api/studio/checklist", json=body).json()
        return {point["name"]: point for point in answer["points"]} | {"ready": answer["ready"]}

    good = points(None, givens="..3..4...1....2.")
    assert good["ready"]
    assert good["level"]["text"] == "Level: beginner."
    bad = points("Normal rules.", rules=[{"kind": "even", "cell": 1}, {"kind": "odd", "cell": 0}])
    assert not bad["ready"]
    assert bad["needless"]["cells"] == list(range(16))
    assert bad["rule_text"]["rules"] == [0, 1]
    lines = [{"kind": "palindrome", "cells": [0, cell]} for cell in (5, 6, 9, 10, 15)]
    crowded = points(None, rules=lines)
    assert (crowded["readable"]["passed"], crowded["readable"]["cells"]) == (False, [0])
    several = points(None, givens="." * 16)
    assert (several["unique"]["passed"], several["level"]["passed"]) == (False, False)
