"""What is true of a puzzle, over HTTP: solutions, class, rating, conflicts, candidates."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from shell import CLASH, EASY, LOOSE, SOLVED
from test_app import assert_problem

from nonet.server import work


def ask(client: TestClient, path: str, givens: str, **more: Any) -> dict[str, Any]:
    wish = {"game": {"board": "9x9", "givens": givens}, **more}
    response = client.post(f"/api/{path}", json=wish)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


class TestCheck:
    def test_one_solution(self, client: TestClient) -> None:
        found = ask(client, "check", EASY)
        assert (found["solutions"], found["more"], found["kind"]) == (1, False, "easy")
        assert (found["givens"], found["conflicts"]) == (30, [])
        assert found["rating"]["level"] == "beginner"

    def test_several(self, client: TestClient) -> None:
        found = ask(client, "check", LOOSE)
        assert 2 <= found["solutions"] <= 10
        assert (found["kind"], found["rating"]) == ("medium", None)

    def test_too_many_to_count_here(self, client: TestClient) -> None:
        found = ask(client, "check", "." * 81)
        assert (found["solutions"], found["more"], found["kind"]) == (1000, True, "hard")

    def test_none_is_explained_in_the_language_of_the_page(self, client: TestClient) -> None:
        found = ask(client, "check", CLASH)
        assert (found["solutions"], found["kind"]) == (0, "unsolvable")
        wish = {"game": {"board": "9x9", "givens": CLASH}}
        german = client.post("/api/check", json=wish, headers={"Accept-Language": "de-DE,en;q=0.5"})
        assert german.json()["conflicts"][0].startswith("In ")
        assert german.json()["conflicts"] != found["conflicts"]

    def test_no_time(self, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(work, "DEADLINE", 1e-6)
        wish = {"game": {"board": "25x25", "givens": "." * 625}}
        found = client.post("/api/check", json=wish).json()
        assert (found["kind"], found["more"]) == (None, True)


class TestSolve:
    @pytest.mark.parametrize(
        ("givens", "status"),
        [(EASY, "unique"), (LOOSE, "multiple"), (CLASH, "none"), (SOLVED, "unique")],
    )
    def test_status(self, client: TestClient, givens: str, status: str) -> None:
        found = ask(client, "solve", givens)
        assert found["status"] == status
        assert (found["solution"] is None) == (status == "none")
        if status == "unique":
            assert found["solution"] == SOLVED

    def test_all_that_a_file_may_hold(self, client: TestClient) -> None:
        """A board by name with rules, and what a game has beyond its puzzle."""
        rules = [{"kind": "thermometer", "cells": [2, 1, 0]}]
        wish = {"board": "9x9", "givens": EASY, "rules": rules, "time": 3}
        found = client.post("/api/solve", json={"game": wish}).json()
        assert found["status"] == "none"  # the solution begins with 534
        wrong = {**wish, "rules": [{"kind": "thermometer", "cells": [2, 1, "x"]}]}
        answer = client.post("/api/solve", json={"game": wrong})
        assert_problem(answer, 422, "thermometer: cells is (2, 1, 'x')")


class TestCandidates:
    def test_of_a_cell(self, client: TestClient) -> None:
        assert 4 in ask(client, "candidates", EASY, cell=2)["digits"]
        assert ask(client, "candidates", EASY, cell=0)["digits"] == []

    def test_no_cell(self, client: TestClient) -> None:
        wish = {"game": {"board": "9x9", "givens": EASY}, "cell": 81}
        assert_problem(client.post("/api/candidates", json=wish), 422, "there is no cell 81")


def test_a_busy_server_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MOST_WAITING", 0)
    response = client.post("/api/solve", json={"game": {"board": "9x9", "givens": EASY}})
    assert_problem(response, 503, "the server is busy")
    assert response.headers["retry-after"] == "1"
