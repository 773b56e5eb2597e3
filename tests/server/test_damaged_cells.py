"""A cell that holds something else than its column says takes nobody else down."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text
from test_games import PUZZLE, Page, save

from nonet.make import generate
from nonet.server.stock import row_of, shelves
from nonet.store import Database
from nonet.store.stock import add_cards
from nonet.store.tables import Base

WRONG = ("x", b"\xff\x00", 1e300)
COLUMNS = [
    (table.name, column.name) for table in Base.metadata.sorted_tables for column in table.columns
]
LISTS = (
    "games", "games?limit=1", "settings", "settings/texts", "statistics", "goals?today=2026-01-02",
    "stock", "shelves", "challenge/3",
)  # fmt: skip
RECIPE = {"board": "4x4", "level": "beginner", "symmetry": "rotate180"}
CARD = generate(next(recipe for recipe in shelves() if recipe.board == "4x4"), seed=3)
GOAL = {"kind": "daily", "name": "2026-01-01", "best": 1, "reached": 1}


def fill(client: TestClient, database: Database) -> list[Page]:
    """Two of everything; the damage is done to the first."""
    goals = [GOAL, {**GOAL, "name": "2026-01-02"}]
    client.post("/api/goals", json={"goals": goals})
    client.patch("/api/settings", json={"a": 1, "b": 2})
    pages = [Page(client, uuid4()) for _ in range(2)]
    for page in pages:
        document = save("r1c2=2") | {"puzzle": {**PUZZLE, "info": {"board": "4x4"}}}
        assert page.put(document, won=True).status_code == 200
    with database.writing() as session:
        assert CARD
        add_cards(session, [row_of(CARD) for _ in range(2)])
    return pages


def damage(database: Database, table: str, column: str, value: object) -> None:
    """As a disk would: no rule of the tables is asked."""
    connection: Any = database._engine.raw_connection()
    place = f"rowid = (SELECT min(rowid) FROM {table})"
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys=OFF")
    cursor.execute(f"UPDATE {table} SET {column} = ? WHERE {place}", [value])
    cursor.execute("PRAGMA foreign_keys=ON")
    connection.close()


@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_a_wrong_cell(client: TestClient, database: Database, table: str, column: str) -> None:
    for value in WRONG:
        bad, good = fill(client, database)
        damage(database, table, column, value)
        for path in LISTS:
            assert client.get(f"/api/{path}").status_code == 200, path
        listed = client.get("/api/games").json()
        assert name_of(good) in [game["id"] for game in listed["games"]]
        for name in listed["unreadable"]:
            assert client.get(f"/api/games/{name}").status_code == 422
            assert client.get(f"/api/games/{name}/texts").status_code == 200
        assert good.move(1, "r1c3=3").status_code == 200
        for answer in (bad.move(1, "r1c3=3"), bad.put(save("r1c2=2"))):
            assert answer.status_code in (200, 409, 422)
        assert client.post("/api/goals", json={"goals": [GOAL]}).status_code == 204
        assert client.post("/api/jobs", json={"job": "generate", "recipe": RECIPE}).is_success
        for game in (*listed["unreadable"], name_of(good), name_of(bad)):
            assert client.delete(f"/api/games/{game}").status_code == 204
        assert client.get("/api/games").json()["games"] == []
        assert client.get("/api/games").json()["unreadable"] == []
        with database.writing() as session:
            session.execute(text("DELETE FROM goals"))
            session.execute(text("DELETE FROM settings"))
            session.execute(text("DELETE FROM stock"))


def name_of(page: Page) -> str:
    return page.path.rpartition("/")[2]


def test_a_game_whose_name_is_damaged_is_said_and_kept(
    client: TestClient, database: Database
) -> None:
    _, good = fill(client, database)
    damage(database, "games", "id", "no name")
    listed = client.get("/api/games").json()
    assert [game["id"] for game in listed["games"]] == [name_of(good)]
    [name] = listed["unreadable"]
    assert UUID(name)
    assert '"board"' in client.get(f"/api/games/{name}/texts").json()["document"]


def test_a_game_that_misses_a_move_is_not_shown_without_it(
    client: TestClient, database: Database
) -> None:
    bad, good = fill(client, database)
    damage(database, "moves", "game", uuid4().hex)
    assert client.get(bad.path).status_code == 422
    assert client.get(f"{bad.path}/texts").json()["moves"] == []
    assert client.get(good.path).status_code == 200


def test_a_setting_whose_name_is_damaged_is_said(client: TestClient, database: Database) -> None:
    fill(client, database)
    damage(database, "settings", "name", "a\n\u0159,")
    found = client.get("/api/settings")
    assert found.json() == {"b": 2}
    assert found.headers["X-Unreadable"] == "a%0A%C5%99%2C"
    assert client.get("/api/settings/texts").json() == {"a%0A%C5%99%2C": "1", "b": "2"}
