"""What could be kept but not be read again: refused at the edge, set aside where it is there."""

import json
from uuid import UUID, uuid4

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text
from test_app import assert_problem
from test_games import PUZZLE, Page, save

from nonet.store import Database

SURROGATE = '"\\ud800"'
LONG = "1" * 40
NESTED = "[" * 900 + "]" * 900
POISONS = [SURROGATE, LONG, NESTED, "NaN", "1e999"]


def send(client: TestClient, method: str, path: str, body: str) -> int:
    """Sends text that no JSON writer would write."""
    headers = {"Content-Type": "application/json", "Accept-Language": "de"}
    response = client.request(method, path, content=body.encode(), headers=headers)
    if response.status_code >= 400:
        assert response.headers["content-type"] == "application/problem+json"
        assert "{" not in response.json()["detail"], "it is translated"
    return response.status_code


@pytest.mark.parametrize("poison", POISONS, ids=lambda text: text[:8])
class TestAtTheEdge:
    def test_a_setting(self, client: TestClient, poison: str) -> None:
        assert send(client, "PATCH", "/api/settings", f'{{"x": {poison}}}') in (400, 422)
        assert client.get("/api/settings").json() == {}

    @pytest.mark.parametrize("key", ["newer", "name", "at"])
    def test_a_game(self, client: TestClient, poison: str, key: str) -> None:
        page = Page(client, uuid4())
        document = save("r1c2=2") | {"branches": [{"name": "x", "move": 1}]}
        wish = page.stamp | {"document": document, "standing": {"empty": 1, "won": False}}
        tree = json.dumps(wish)
        poisoned = {
            "newer": tree.replace('"cursor"', f'"newer": {poison}, "cursor"'),
            "name": tree.replace('"name": "x"', f'"name": {poison}'),
            "at": tree.replace('"at": 1000', f'"at": {poison}'),
        }[key]
        assert send(client, "PUT", page.path, poisoned) in (400, 422)
        assert client.get("/api/games").json()["games"] == []

    def test_a_move(self, client: TestClient, poison: str) -> None:
        page = Page(client, uuid4())
        page.put(save("r1c2=2"))
        parts = '"parts": {"cursor": 2, "time": 1}, "standing": {"empty": 1, "won": false}'
        stamp = json.dumps(page.stamp | {"edit": 2})[:-1]
        move = f'{{"do": "r1c3=3", "at": 1, "newer": {poison}}}'
        body = f'{stamp}, "known": 1, "moves": [{move}], {parts}}}'
        assert send(client, "POST", f"{page.path}/moves", body) in (400, 422)
        assert len(client.get(page.path).json()["document"]["moves"]) == 1

    def test_a_goal(self, client: TestClient, poison: str) -> None:
        goal = f'{{"kind": "daily", "name": "2026-01-01", "best": 1, "reached": {poison}}}'
        assert send(client, "POST", "/api/goals", f'{{"goals": [{goal}]}}') in (400, 422)
        assert client.get("/api/goals?today=2026-01-01").json()["goals"] == []


class TestNames:
    def test_a_key_that_is_not_valid_text_is_told_all_the_same(self, client: TestClient) -> None:
        assert send(client, "PATCH", "/api/settings", f"{{{SURROGATE}: 1}}") == 422

    def test_unknown_keys_are_named(self, client: TestClient) -> None:
        page = Page(client, uuid4())
        assert_problem(page.put(save() | {"newer": 1}), 422, "document.newer: unknown key")
        page.put(save())
        assert_problem(page.move(0, "r1c2=2", more=1), 422, "parts.more: unknown key")

    @pytest.mark.parametrize(
        ("value", "detail"),
        [
            ("x" * 10_001, "look has 10001 characters; expected at most 10000"),
            ([[[[1]]]], "look is nested too deeply; expected at most 3 levels"),
            ([0] * 1001, "look has 1001 parts; expected at most 1000"),
            (2**53, f"out of range; expected -{2**53 - 1} to {2**53 - 1}"),
        ],
        ids=["long", "deep", "many", "large"],
    )
    def test_limits_of_settings(self, client: TestClient, value: object, detail: str) -> None:
        assert_problem(client.patch("/api/settings", json={"look": value}), 422, detail)

    def test_there_is_an_end_of_settings(self, client: TestClient) -> None:
        names = {f"x{number}": 1 for number in range(201)}
        assert_problem(client.patch("/api/settings", json=names), 422, "expected at most 200")
        assert client.get("/api/settings").json() == {}


class TestLanguages:
    @pytest.mark.parametrize(
        ("path", "body", "detail"),
        [
            ("/api/jobs", "{}", "chybí job"),
            ("/api/jobs", '{"job": "dig"}', "očekává se 'generate', 'count'"),
            ("/api/goals", '{"goals": [{"kind": 1}]}', "očekává se 'challenge' nebo 'daily'"),
            ("/api/check", '{"game": {"version": 2}}', "game.version: má být 1, je tu ale 2"),
        ],
    )
    def test_no_word_of_another(
        self, client: TestClient, path: str, body: str, detail: str
    ) -> None:
        headers = {"Content-Type": "application/json", "Accept-Language": "cs"}
        assert_problem(client.post(path, content=body.encode(), headers=headers), 422, detail)


class TestMoves:
    @pytest.mark.parametrize("move", ["r9c1=1", "nonsense", "r1c1=7", ""])
    def test_moves_that_nobody_can_make(self, client: TestClient, move: str) -> None:
        page = Page(client, uuid4())
        assert page.put(save(move)).status_code == 422
        page.put(save())
        assert page.move(0, move).status_code == 422

    def test_places_that_there_are_not(self, client: TestClient) -> None:
        page = Page(client, uuid4())
        page.put(save())
        assert_problem(page.move(0, "r1c2=2", tip=7), 422, "tip")
        branch = {"name": "x", "move": 9}
        assert_problem(page.move(0, "r1c2=2", branches=[branch]), 422, "branches[0].move")


BROKEN = ["{", NESTED, SURROGATE, "[1, 2]", '{"puzzle": {"info": {"x": "\\ud800"}}}']


class TestWhatIsThereAlready:
    @pytest.mark.parametrize("broken", BROKEN, ids=lambda text: text[:8])
    def test_a_game(self, client: TestClient, database: Database, broken: str) -> None:
        good, bad = Page(client, uuid4()), Page(client, uuid4())
        for page in (good, bad):
            page.put(save("r1c2=2"))
        name = UUID(bad.path.rpartition("/")[2])
        self.damage(database, "UPDATE games SET document = :text WHERE id = :id", broken, name)
        listed = client.get("/api/games").json()
        assert [game["id"] for game in listed["games"]] == [good.path.rpartition("/")[2]]
        assert listed["unreadable"] == [str(name)]
        assert_problem(client.get(bad.path), 422, "cannot be read; it is kept")
        texts = client.get(f"{bad.path}/texts").json()
        assert texts["document"] == broken
        assert json.loads(texts["moves"][0]) == {"do": "r1c2=2", "at": 1000}
        assert good.move(1, "r1c3=3").status_code == 200
        assert bad.move(1, "r1c3=3").status_code == 422
        assert client.delete(bad.path).status_code == 204

    def test_extra_keys_of_earlier_days_are_skipped(
        self, client: TestClient, database: Database
    ) -> None:
        page = Page(client, uuid4())
        page.put(save("r1c2=2"))
        name = UUID(page.path.rpartition("/")[2])
        for poison in (SURROGATE, LONG, NESTED.replace("900", "1")):
            move = f'{{"do": "r1c2=2", "at": 1000, "newer": {poison}}}'
            self.damage(database, "UPDATE moves SET document = :text WHERE game = :id", move, name)
            document = client.get(page.path).json()["document"]
            assert document["moves"] == [{"do": "r1c2=2", "at": 1000}]

    @pytest.mark.parametrize("broken", [*BROKEN[:3], BROKEN[4], LONG], ids=lambda text: text[:8])
    def test_a_setting(self, client: TestClient, database: Database, broken: str) -> None:
        client.patch("/api/settings", json={"good": 1, "bad": 2})
        self.damage(database, "UPDATE settings SET value = :text WHERE name = 'bad'", broken)
        found = client.get("/api/settings")
        assert found.json() == {"good": 1}
        assert found.headers["X-Unreadable"] == "bad"
        kept = client.get("/api/settings/texts").json()["bad"]
        assert kept == (broken if broken != LONG else "1.11111111111111e+39"), "as SQLite has it"
        assert client.patch("/api/settings", json={"bad": 3}).status_code == 204
        assert client.get("/api/settings").json() == {"good": 1, "bad": 3}

    def test_a_goal(self, client: TestClient, database: Database) -> None:
        goals = [{"kind": "challenge", "name": "5", "best": 1000, "reached": 7}]
        client.post("/api/goals", json={"goals": goals})
        self.damage(database, "INSERT INTO goals VALUES ('stage', 'x', 1, :text)", "2")
        found = client.get("/api/goals?today=2026-01-01").json()
        assert (found["goals"], found["unreadable"]) == (goals, ["stage:x 1 2"])

    @pytest.mark.parametrize("broken", BROKEN, ids=lambda text: text[:8])
    def test_a_puzzle_in_stock(self, client: TestClient, database: Database, broken: str) -> None:
        name = uuid4()
        recipe = "board=4x4 level=beginner symmetry=rotate180"
        statement = f"INSERT INTO stock VALUES (:id, '{recipe}', 1, :text)"
        self.damage(database, statement, broken, name)
        assert client.get("/api/stock").json() == []
        assert client.get(f"/api/stock/{name}/way").status_code == 404

    @staticmethod
    def damage(database: Database, statement: str, broken: str, name: UUID | None = None) -> None:
        with database.writing() as session:
            values = {"text": broken} | ({"id": name.hex} if name else {})
            session.execute(text(statement), values)


GAME = json.dumps(save() | {"branches": [{"name": "x", "move": 0}]})
FILES = [
    json.dumps(PUZZLE | {"info": {"title": "x"}}),
    json.dumps({"size": 9, "title": "x", "grid": [[{}] * 9] * 9}),
    GAME,
]


@pytest.mark.parametrize("path", ["/api/read", "/api/read-all"])
class TestFiles:
    @pytest.mark.parametrize("file", FILES, ids=["puzzle", "f-puzzles", "game"])
    def test_text_that_is_not_valid(self, client: TestClient, path: str, file: str) -> None:
        broken = file.replace('"x"', SURROGATE)
        assert broken != file
        headers = {"Content-Type": "application/octet-stream"}
        response = client.post(path, content=broken.encode(), headers=headers)
        assert_problem(response, 422, "is not valid Unicode text")

    def test_numbers_without_end(self, client: TestClient, path: str) -> None:
        broken = GAME.replace('"cursor": 0', f'"cursor": {"1" * 5000}')
        headers = {"Content-Type": "application/octet-stream"}
        response = client.post(path, content=broken.encode(), headers=headers)
        assert_problem(response, 422, "cut off or damaged")
