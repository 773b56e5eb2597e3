"""Tools for setters over HTTP."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from test_app import assert_problem


def ask(client: TestClient, path: str, givens: str) -> dict[str, Any]:
    response = client.post(f"/api/{path}", json={"game": {"board": "4x4", "givens": givens}})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


def test_survey(client: TestClient) -> None:
    found = ask(client, "survey", "1...34......4...")
    assert (found["solutions"], found["exact"]) == (6, True)
    assert found["counts"][1] == [0, 6, 0, 0]
    assert found["candidates"][0] == 0b1


def test_needless(client: TestClient) -> None:
    assert ask(client, "needless", "1.34.4...1....2.")["cells"] == [0, 2, 3]


def test_additions(client: TestClient) -> None:
    found = ask(client, "additions", "1...34......4...")
    assert (found["proven"], len(found["lists"])) == (True, 4)
    assert found["lists"][0] == [{"cell": 10, "digit": 1}]


@pytest.mark.parametrize("path", ["survey", "needless", "additions"])
def test_no_puzzle(client: TestClient, path: str) -> None:
    response = client.post(f"/api/{path}", json={"game": {"board": "4x4", "givens": "1"}})
    assert_problem(response, 422, "16 cells")
