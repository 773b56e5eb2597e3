"""The kinds of rules as the studio offers them, and what cannot be on a board."""

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from nonet import rules
from nonet.core.shapes import CLASSIC
from nonet.formats import nonet_json

GROUPS = {"lines", "edges", "areas", "outside", "board", "cells", "own"}


def kinds_in(client: TestClient, language: str = "en") -> dict[str, dict[str, Any]]:
    answer = client.get("/api/kinds", headers={"Accept-Language": language})
    assert answer.status_code == 200
    return {kind["name"]: kind for kind in answer.json()}


def faults_of(client: TestClient, *trees: dict[str, Any]) -> dict[int, str]:
    layout = nonet_json.write_layout(CLASSIC) | {"rules": list(trees)}
    game = {"format": "nonet", "version": 1, "layout": layout, "givens": "." * 81}
    answer = client.post("/api/rules/faults", json={"game": game})
    assert answer.status_code == 200, answer.text
    return {fault["rule"]: fault["reason"] for fault in answer.json()}


def test_every_kind_is_offered_with_its_example(client: TestClient) -> None:
    found = kinds_in(client)
    assert set(found) == {kind.name for kind in rules.all_kinds()}
    assert {kind["group"] for kind in found.values()} == GROUPS
    for kind in found.values():
        assert kind["title"]
        assert kind["meaning"]
        assert set(kind["example"]) - {"kind"} <= {part["name"] for part in kind["parameters"]}
        assert faults_of(client, kind["example"]) == {}


@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("thermometer", "line"),
        ("arrow", "arrow"),
        ("difference", "edge"),
        ("inequality", "edge"),
        ("quadruple", "corner"),
        ("cage", "area"),
        ("equal_sums", "sets"),
        ("clone", "copy"),
        ("even", "cell"),
        ("digits", "cell"),
        ("counting_circles", "cells"),
        ("sandwich", "row"),
        ("little_killer", "diagonal"),
        ("anti_knight", "board"),
        ("negative", "board"),
        ("either", "rules"),
        ("regex", "line"),
    ],
)
def test_each_is_drawn_in_its_way(client: TestClient, name: str, way: str) -> None:
    assert kinds_in(client)[name]["way"] == way


def test_parameters_are_told(client: TestClient) -> None:
    found = kinds_in(client)
    assert found["whisper"]["parameters"] == [
        {"name": "cells", "form": "cells", "usual": None, "choices": []},
        {"name": "value", "form": "number", "usual": 5, "choices": []},
    ]
    assert found["negative"]["parameters"][0]["choices"] == ["difference", "ratio", "xv"]
    assert [part["form"] for part in found["automaton"]["parameters"]] == [
        "cells", "table", "numbers", "text",
    ]  # fmt: skip


def test_kinds_speak_the_language_of_the_reader(client: TestClient) -> None:
    titles = {kinds_in(client, language)["thermometer"]["title"] for language in ("cs", "de", "en")}
    assert len(titles) == 3


def test_each_fault_is_told_by_the_rule(client: TestClient) -> None:
    found = faults_of(
        client,
        {"kind": "thermometer", "cells": [0, 1, 2]},
        {"kind": "difference", "cells": [0, 2]},
        {"kind": "sandwich", "cells": list(range(9)), "value": 50},
        {"kind": "regex", "cells": [0, 1], "pattern": "[12"},
        {"kind": "even"},
    )
    assert sorted(found) == [1, 2, 3, 4]
    assert found[1] == "white dot at r1c1: r1c1 and r1c3 do not touch"


def test_a_board_by_name_has_no_faults(client: TestClient) -> None:
    game = json.loads('{"format": "nonet", "version": 1, "board": "9x9", "givens": ""}')
    game["givens"] = "." * 81
    assert client.post("/api/rules/faults", json={"game": game}).json() == []
