"""Whatever stands in whichever place of a request is answered, and never with an error of ours."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from leaves import hurt, places
from test_poison import POISONS

from nonet.server.app import create_app

PUZZLE = {
    "format": "nonet", "version": 1, "board": "4x4", "givens": "1..4.4..2....3.1",
    "entries": "." * 16, "cages": [{"cells": [1, 2], "total": 5}],
    "rules": [{"kind": "thermometer", "cells": [8, 4]}], "info": {"title": "One", "author": "Two"},
}  # fmt: skip
SAVE = {
    "format": "nonet-game", "version": 1, "puzzle": PUZZLE, "moves": [{"do": "r1c2=2", "at": 1}],
    "cursor": 1, "time": 1000,
}  # fmt: skip
GAME = {"game": PUZZLE}
BODIES: dict[str, Any] = {
    "hint": GAME | {"near": 1, "stage": "where", "language": "de", "short_cells": False},
    "way": GAME,
    "reveal": GAME | {"cell": 1, "seed": 1},
    "check": GAME,
    "solve": GAME,
    "candidates": GAME | {"cell": 1},
    "survey": GAME,
    "needless": GAME,
    "additions": GAME,
    "write": {"save": SAVE, "format": "json", "what": "game", "address": "http://localhost/"},
    "picture": GAME | {"kind": "svg"},
    "rules": GAME,
    "rules/faults": GAME,
    "print": {"games": [PUZZLE], "setup": {"paper": "A5", "title": "Three"}},
    "learn/find": GAME,
    "studio/analysis": {"puzzle": PUZZLE, "seconds": 1, "parts": ["solutions"]},
    "studio/change": {"change": "thin_out", "puzzle": PUZZLE, "seed": 7, "seconds": 1},
    "studio/rule-text": {"puzzle": PUZZLE},
    "studio/turned": {"puzzle": PUZZLE, "turn": "rotate90"},
    "studio/checklist": {"puzzle": PUZZLE, "rule_text": "Four"},
    "jobs": {"job": "review", "save": SAVE},
}
ODD = [
    "null", "true", "[]", "{}", "-1", "99", "1.5", "9007199254740991", '""', '"\\u0000"',
    '"\\ud83d\\ude00"', '"<b onclick=alert(1)>"', '"' + "x" * 5000 + '"', "[[[[1]]]]",
    '{"kind": "cage"}',
]  # fmt: skip


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    address = "http://127.0.0.1:8765"
    with TestClient(create_app(), base_url=address, raise_server_exceptions=False) as client:
        yield client


def send(client: TestClient, name: str, body: str) -> int:
    headers = {"Content-Type": "application/json", "Accept-Language": "de"}
    response = client.post(f"/api/{name}", content=body.encode(), headers=headers)
    if response.status_code >= 400:
        assert response.headers["content-type"] == "application/problem+json"
        assert response.json()["detail"]
    elif response.headers["content-type"].startswith("text/event-stream"):
        assert '"status": 500' not in response.text
    return response.status_code


@pytest.mark.parametrize("name", BODIES)
def test_the_body_itself_is_taken(client: TestClient, name: str) -> None:
    assert send(client, name, json.dumps(BODIES[name])) < 300


@pytest.mark.parametrize("name", BODIES)
def test_poison_is_refused_everywhere(client: TestClient, name: str) -> None:
    for path in places(BODIES[name]):
        for poison in POISONS:
            assert send(client, name, hurt(BODIES[name], path, poison)) == 422, (path, poison[:20])


@pytest.mark.parametrize("name", BODIES)
def test_odd_values_are_answered(client: TestClient, name: str) -> None:
    for path in places(BODIES[name]):
        for value in ODD:
            assert send(client, name, hurt(BODIES[name], path, value)) < 500, (path, value[:20])
