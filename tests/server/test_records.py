"""What was reached, statistics and settings over HTTP."""

from uuid import uuid4

import pytest
from fastapi.testclient import TestClient
from test_app import assert_problem
from test_games import Page, save


def win(client: TestClient, **info: str) -> None:
    assert Page(client, uuid4()).put(save("r1c2=2", **info), won=True).status_code == 200


class TestGoals:
    def test_what_was_reached_and_what_is_begun(self, client: TestClient) -> None:
        win(client, challenge="7")
        Page(client, uuid4()).put(save("r1c2=2", challenge="8"))
        Page(client, uuid4()).put(save(challenge="9"))  # not touched yet
        goals = client.get("/api/goals?today=2026-01-03").json()
        assert [(goal["kind"], goal["name"]) for goal in goals["goals"]] == [("challenge", "7")]
        assert goals["begun"] == ["challenge:8"]

    def test_days_in_a_row(self, client: TestClient) -> None:
        for day in ("2025-12-31", "2026-01-01", "2026-01-02", "2026-01-05"):
            win(client, daily=day)
        streaks = client.get("/api/goals?today=2026-01-07").json()["daily"]
        assert streaks == {"current": 0, "longest": 3}
        streaks = client.get("/api/goals?today=2026-01-06").json()["daily"]
        assert streaks == {"current": 1, "longest": 3}

    def test_progress_is_taken_over(self, client: TestClient) -> None:
        goals = [{"kind": "challenge", "name": "5", "best": 1000, "reached": 7}]
        for _ in range(2):
            assert client.post("/api/goals", json={"goals": goals}).status_code == 204
        assert client.get("/api/goals?today=2026-01-01").json()["goals"] == goals

    @pytest.mark.parametrize(
        ("kind", "name", "detail"),
        [
            ("challenge", "82", "'82' is not a challenge"),
            ("challenge", "0", "'0' is not a challenge"),
            ("daily", "2026-02-30", "'2026-02-30' is not a daily"),
            ("stage", "1", "expected 'challenge' or 'daily'"),
        ],
    )
    def test_no_goals(self, client: TestClient, kind: str, name: str, detail: str) -> None:
        goals = [{"kind": kind, "name": name, "best": 1, "reached": 1}]
        assert_problem(client.post("/api/goals", json={"goals": goals}), 422, detail)


def test_statistics(client: TestClient) -> None:
    win(client, board="9x9", level="easy")
    Page(client, uuid4()).put(save("r1c2=2", board="9x9", level="easy"))
    Page(client, uuid4()).put(save(board="9x9", level="easy"))  # not touched yet
    found = client.get("/api/statistics?offset=60").json()
    assert found["records"] == [
        {
            "board": "9x9", "level": "easy", "played": 2, "won": 1,
            "best": 60_000, "mean": 60_000.0, "highest": 0,
        }
    ]  # fmt: skip
    assert found["wins"][0]["time"] == 60_000
    assert found["streaks"] == {"current": 1, "longest": 1}


class TestSettings:
    def test_they_are_kept(self, client: TestClient) -> None:
        assert client.get("/api/settings").json() == {}
        client.patch("/api/settings", json={"look": {"dark": True}, "language": "cs"})
        client.patch("/api/settings", json={"language": None})
        assert client.get("/api/settings").json() == {"look": {"dark": True}}

    @pytest.mark.parametrize(
        ("body", "detail"),
        [
            ('{"no name": 1}', "'no name' is not a setting name"),
            ('{"x": NaN}', "nan is out of range"),
            ("[]", "expected an object"),
        ],
    )
    def test_bad_ones(self, client: TestClient, body: str, detail: str) -> None:
        headers = {"Content-Type": "application/json"}
        response = client.patch("/api/settings", content=body.encode(), headers=headers)
        assert_problem(response, 422, detail)
