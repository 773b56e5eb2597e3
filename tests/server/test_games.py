"""Saved games over HTTP: what is confirmed is kept, and no page overwrites another."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from test_app import assert_problem

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import named
from nonet.core.sheet import Sheet
from nonet.formats.nonet_json import document_of, tree_of
from nonet.rules import Arrow, Renban
from nonet.server.app import create_app
from nonet.store import Database, open_database

RECORDED = Path(__file__).parents[1] / "games"
PUZZLE = {"format": "nonet", "version": 1, "board": "4x4", "givens": "1..4.3...2.....1"}


def save(*moves: str, **info: str) -> dict[str, Any]:
    return {
        "format": "nonet-game",
        "version": 1,
        "puzzle": {**PUZZLE, "info": info},
        "moves": [{"do": text, "at": 1000} for text in moves],
        "cursor": len(moves),
        "time": 60_000,
    }


class Page:
    """A page that plays one game, as the browser does."""

    def __init__(self, client: TestClient, name: UUID, revision: int = 0) -> None:
        self.client = client
        self.path = f"/api/games/{name}"
        self.stamp: dict[str, Any] = {"writer": str(uuid4()), "edit": 0, "revision": revision}

    def put(self, document: dict[str, Any], won: bool = False) -> Response:
        return self._sent("put", self.path, {"document": document, **standing(won)})

    def move(self, known: int, *moves: str, **more: Any) -> Response:
        made = [{"do": text, "at": 2000} for text in moves]
        parts = {"cursor": known + len(moves), "time": 70_000, **more}
        body = {"known": known, "moves": made, "parts": parts, **standing()}
        return self._sent("post", f"{self.path}/moves", body)

    def _sent(self, method: str, path: str, body: dict[str, Any]) -> Response:
        self.stamp["edit"] += 1
        response = self.client.request(method, path, json={**self.stamp, **body})
        if response.status_code == 200:
            self.stamp["revision"] = response.json()["revision"]
        return response


def standing(won: bool = False) -> dict[str, Any]:
    return {"standing": {"empty": 0 if won else 11, "won": won}}


@pytest.fixture
def page(client: TestClient) -> Page:
    return Page(client, uuid4())


def test_the_games_of_a_goal(client: TestClient) -> None:
    for number in ("1", "2"):
        Page(client, uuid4()).put(save("r1c2=2", challenge=number) | {"used": ["solver"]})
    [game] = client.get("/api/games?goal=challenge:2&won=false").json()["games"]
    assert (game["info"], game["used"], game["score"]) == ({"challenge": "2"}, ["solver"], 0)
    assert_problem(client.get("/api/games?goal=2%00"), 422, "goal")


class TestKeeping:
    def test_a_game_comes_back(self, client: TestClient, page: Page) -> None:
        document = save("r1c2=2", board="4x4", level="easy")
        assert page.put(document).json() == {"revision": 1}
        kept = client.get(page.path).json()
        assert kept["document"] == document
        assert kept["standing"] == {"empty": 11, "won": False, "score": 0, "hints": 0}

    @pytest.mark.parametrize("path", sorted(RECORDED.glob("*.json")), ids=lambda path: path.stem)
    def test_recorded_games(self, client: TestClient, page: Page, path: Path) -> None:
        recorded = json.loads(path.read_text())
        document = recorded["game"] | {"puzzle": recorded["puzzle"]}
        assert page.put(document).status_code == 200
        assert client.get(page.path).json()["document"] == document

    def test_moves_are_added(self, client: TestClient, page: Page) -> None:
        page.put(save("r1c2=2"))
        assert page.move(1, "r1c3=3", "r2c1=2", tip=3).json() == {"revision": 2}
        document = client.get(page.path).json()["document"]
        assert [move["do"] for move in document["moves"]] == ["r1c2=2", "r1c3=3", "r2c1=2"]
        assert (document["cursor"], document["tip"], document["time"]) == (3, 3, 70_000)

    def test_a_deleted_game(self, client: TestClient, page: Page) -> None:
        page.put(save())
        assert client.delete(page.path).status_code == 204
        assert client.delete(page.path).status_code == 204
        assert_problem(client.get(page.path), 404, "there is no game")


class TestTwoPages:
    def test_they_do_not_overwrite_each_other(self, client: TestClient, page: Page) -> None:
        page.put(save("r1c2=2"))
        other = Page(client, UUID(page.path.rpartition("/")[2]), revision=1)
        assert page.move(1, "r1c3=3").status_code == 200
        for refused in (other.move(1, "r1c3=2"), other.put(save("r1c3=2"))):
            assert refused.status_code == 409
            problem = refused.json()
            assert "changed elsewhere" in problem["detail"]
            assert problem["game"] == client.get(page.path).json()
        other.stamp["revision"] = 2
        assert other.move(2, "r4c1=3").status_code == 200
        assert page.move(2, "r4c1=2").status_code == 409

    def test_a_game_that_the_other_has_deleted(self, client: TestClient, page: Page) -> None:
        page.put(save())
        client.delete(page.path)
        refused = page.move(0, "r1c2=2")
        assert (refused.status_code, refused.json()["game"]) == (409, None)
        page.stamp["revision"] = 0
        assert page.put(save("r1c2=2")).status_code == 200

    def test_in_the_language_of_the_page(self, client: TestClient, page: Page) -> None:
        client.headers["Accept-Language"] = "cs"
        refused = page.move(0, "r1c2=2")
        assert refused.headers["content-language"] == "cs"
        assert refused.json()["detail"] == "hra byla mezitím změněna jinde"


class TestBadGames:
    @pytest.mark.parametrize(
        ("change", "detail"),
        [
            ({"format": "nonet"}, "document.format: expected 'nonet-game', got 'nonet'"),
            ({"moves": None}, "document.moves: expected a list, got None"),
            ({"moves": [{"do": "r1c1=5"}]}, "document.moves[0].at is missing"),
            ({"time": -1}, "document.time: expected 0 or more, got -1"),
            ({"puzzle": {**PUZZLE, "givens": "1"}}, "16 cells"),
            ({"puzzle": {**PUZZLE, "board": "5x5"}}, "5x5 boards have no boxes"),
        ],
    )
    def test_they_are_refused(self, page: Page, change: dict[str, Any], detail: str) -> None:
        assert_problem(page.put(save() | change), 422, detail)

    def test_numbers_that_are_none(self, client: TestClient, page: Page) -> None:
        body = json.dumps({**page.stamp, "document": save() | {"x": 1}, **standing()})
        sent = body.replace('"x": 1', '"x": NaN').encode()
        response = client.put(page.path, content=sent, headers={"Content-Type": "application/json"})
        assert_problem(response, 422, "nan is out of range")


class TestLists:
    def test_page_by_page(self, client: TestClient) -> None:
        ids = [uuid4() for _ in range(5)]
        for name in ids:
            Page(client, name).put(save(board="4x4", level="easy"), won=name == ids[0])
        first = client.get("/api/games?limit=3").json()
        rest = client.get("/api/games", params={"limit": 3, "after": first["next"]}).json()
        assert rest["next"] is None
        found = [game["id"] for game in first["games"] + rest["games"]]
        assert sorted(found) == sorted(map(str, ids))
        [won] = client.get("/api/games?won=true").json()["games"]
        assert (won["id"], won["board"], won["empty"]) == (str(ids[0]), "4x4", 0)

    @pytest.mark.parametrize("write", [tree_of, lambda sheet: document_of(sheet.puzzle)])
    def test_names_of_rules(self, client: TestClient, write: Callable[[Sheet], Any]) -> None:
        given = [Arrow((0,), (1, 2)), Renban((3, 7)), Arrow((8,), (9, 10))]
        puzzle = Puzzle(named("4x4").with_rules(given), {})
        saved = save() | {"puzzle": write(Sheet(puzzle, bytes(16)))}
        Page(client, uuid4()).put(saved)
        [game] = client.get("/api/games", headers={"Accept-Language": "de"}).json()["games"]
        assert game["rules"] == ["Pfeil", "Renban-Linie"]

    @pytest.mark.parametrize("query", ["limit=0", "limit=101", "after=nonsense", "won=perhaps"])
    def test_bad_wishes(self, client: TestClient, query: str) -> None:
        assert_problem(client.get(f"/api/games?{query}"), 422, query.partition("=")[2])


def test_a_full_disk_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    database: Database = open_database(f"sqlite:///{tmp_path / 'nonet.sqlite'}")
    with TestClient(create_app(database=database), base_url="http://localhost") as client:
        with database.writing() as session:
            session.connection().exec_driver_sql("PRAGMA max_page_count=1")
        page = Page(client, uuid4())
        assert_problem(page.put(save(*["r1c2=2"] * 1000)), 503, "database or disk is full")
        assert client.get(page.path).status_code == 404
    database.close()
