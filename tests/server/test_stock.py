"""Puzzles in stock: made in advance, handed out once, and read for playing without the server."""

import time
from uuid import uuid4

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from nonet import api
from nonet.errors import NonetError
from nonet.make import Recipe
from nonet.server import stocking
from nonet.server.stock import row_of, shelves
from nonet.server.stocking import PORTION, Stocking
from nonet.store.stock import add_cards, count_cards
from nonet.store.tables import StockRow

EASY = Recipe(board="9x9", level="easy", symmetry="rotate180")
WISH = {"board": "9x9", "level": "easy", "symmetry": "rotate180"}


def put(app: FastAPI, *rows: StockRow) -> None:
    with app.state.database.writing() as session:
        add_cards(session, rows)


def made(seed: int, recipe: Recipe = EASY) -> StockRow:
    card = api.generate(recipe, seed)
    assert card
    return row_of(card)


def new_game(client: TestClient, **more: object) -> str:
    wish = {"job": "generate", "recipe": {**WISH, **more}}
    return client.post("/api/jobs", json=wish).text


def test_a_card_is_read_with_its_way(client: TestClient, app: FastAPI) -> None:
    put(app, made(1), made(2, Recipe(board="6x6", level="easy", symmetry="rotate180")))
    assert len(client.get("/api/stock").json()) == 2
    [card] = client.get("/api/stock?board=9x9", headers={"Accept-Language": "de"}).json()
    assert card["fits"]
    assert card["rating"]["level"] == "easy"
    assert card["rating"]["technique"].startswith("Versteckte")
    assert client.get("/api/stock?board=9x9&level=hard").json() == []
    way = client.get(f"/api/stock/{card['name']}/way", headers={"Accept-Language": "cs"}).json()
    assert way["solved"]
    placed = {
        one["cell"]: one["digit"] for hint in way["hints"] for one in hint["step"]["placements"]
    }
    assert all(card["solution"][cell] == str(digit) for cell, digit in placed.items())
    assert len(placed) == card["puzzle"]["givens"].count(".")


def test_a_new_game_takes_the_oldest_once(client: TestClient, app: FastAPI) -> None:
    row = made(1)
    givens = row.card["card"]["puzzle"]["givens"]
    put(app, row)
    assert givens not in new_game(client, seed=99)
    assert givens not in new_game(client, symmetry="none")
    assert givens in new_game(client)
    assert givens not in new_game(client)
    assert client.get("/api/stock").json() == []


def test_a_card_that_was_played_is_dropped(client: TestClient, app: FastAPI) -> None:
    put(app, made(1))
    [card] = client.get("/api/stock").json()
    for _ in range(2):
        assert client.delete(f"/api/stock/{card['name']}").status_code == 204
    assert client.get("/api/stock").json() == []
    assert client.get(f"/api/stock/{uuid4()}/way").status_code == 404


def test_cards_of_another_version_are_passed_over(client: TestClient, app: FastAPI) -> None:
    row = made(1)
    row.card = {"card": {"puzzle": 1}, "technique": ""}
    put(app, row)
    assert client.get("/api/stock").json() == []
    assert '"made"' in new_game(client)


def test_the_stock_is_filled_and_no_further(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {EASY: 3, Recipe(board="4x4", level="beginner", symmetry="rotate180"): 2}
    monkeypatch.setattr(stocking, "shelves", lambda: wanted)
    keeper = Stocking(app.state.database, lambda: False)
    while keeper.fill():
        pass
    with app.state.database.reading() as session:
        assert count_cards(session) == {str(recipe): number for recipe, number in wanted.items()}


def test_puzzles_are_made_in_another_process(app: FastAPI) -> None:
    """Python that works for the stock in this one would hold up whoever saves a move."""
    keeper = Stocking(app.state.database, lambda: True)
    keeper.start()
    crew = keeper.crew
    assert crew.wait(60)
    used = time.process_time()
    assert keeper.fill()
    assert time.process_time() - used < PORTION / 2
    keeper.stop()


def test_a_process_that_dies_does_not_end_the_stock(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise NonetError("error.job_died")

    keeper = Stocking(app.state.database, lambda: False)
    with monkeypatch.context() as patch:
        patch.setattr(keeper.crew, "run", die)
        assert keeper.fill() == 0
    assert keeper.fill()


def test_there_are_shelves_for_all_levels_of_the_classic_board() -> None:
    levels = {recipe.level for recipe in shelves() if recipe.board == "9x9"}
    assert len(levels) == 9
    assert sum(shelves().values()) < 800
