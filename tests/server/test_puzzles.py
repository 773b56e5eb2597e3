"""New puzzles over HTTP: by recipe, of a day, as a challenge."""

import json

import pytest
from fastapi.testclient import TestClient
from test_app import assert_problem

from nonet import is_solution, read
from nonet.core.shapes import named
from nonet.make import Recipe, generate
from nonet.server import work
from nonet.server.app import create_app


class TestRecipes:
    def test_a_seed_gives_the_same_puzzle(self, client: TestClient) -> None:
        one = client.get("/api/puzzle?givens=30&seed=7").json()
        assert one == client.get("/api/puzzle?givens=30&seed=7").json()
        puzzle = one["puzzle"]
        other = client.get("/api/puzzle?givens=30&seed=8").json()["puzzle"]
        assert puzzle["givens"] != other["givens"]
        assert len(puzzle["givens"].replace(".", "")) == 30
        rated = {"level": one["rating"]["level"], "er": str(one["rating"]["er"])}
        assert puzzle["info"] == {"board": "9x9", "seed": "7", "givens": "30", **rated}
        assert is_solution(puzzle["givens"], one["solution"])

    def test_it_is_our_own_format(self, client: TestClient) -> None:
        tree = client.get("/api/puzzle?board=9x9cross&givens=35&seed=2").json()["puzzle"]
        card = generate(Recipe(board="9x9cross", givens=35), seed=2)
        assert card is not None
        assert read(json.dumps(tree)) == card.puzzle

    def test_the_whole_recipe(self, client: TestClient) -> None:
        query = "board=9x9%2Bdiagonals&level=easy&symmetry=rotate180&givens=24-40&seed=3"
        card = client.get(f"/api/puzzle?{query}", headers={"Accept-Language": "de"}).json()
        assert card["fits"]
        assert card["rating"]["level"] == "easy"
        assert card["rating"]["technique"].startswith("Versteckter")
        recipe = "board=9x9+diagonals level=easy givens=24-40 symmetry=rotate180"
        assert card["recipe"] == recipe

    def test_several_solutions_by_design(self, client: TestClient) -> None:
        card = client.get("/api/puzzle?scale=p0-medium&seed=1").json()
        assert 2 <= card["solutions"] <= 10
        assert (card["solution"], card["rating"]) == (None, None)
        info = card["puzzle"]["info"]
        assert (info["scale"], info["solutions"]) == ("p0-medium", str(card["solutions"]))
        assert "level" not in info

    def test_the_board_comes_along(self, client: TestClient) -> None:
        puzzle = client.get("/api/puzzle?board=9x9%2Bdiagonals&givens=40&seed=1").json()["puzzle"]
        layout = puzzle["layout"]
        assert (layout["size"], len(layout["positions"]), layout["cages"]) == (9, 81, [])
        assert len(layout["houses"]) == 29
        assert layout["houses"][0] == {"kind": "row", "name": "row 1", "cells": list(range(9))}

    def test_without_a_seed_every_puzzle_is_new(self, client: TestClient) -> None:
        one, other = (client.get("/api/puzzle?givens=32").json() for _ in range(2))
        assert one["seed"] != other["seed"]
        assert client.get(f"/api/puzzle?givens=32&seed={one['seed']}").json() == one

    def test_new_puzzles_are_not_cached(self, client: TestClient) -> None:
        assert client.get("/api/puzzle?givens=32").headers["cache-control"] == "no-store"

    @pytest.mark.parametrize(
        ("query", "detail"),
        [
            ("givens=16", "expected 17 to 81"),
            ("givens=many", "givens: expected a number or a range, like 24 or 24-27, got 'many'"),
            ("givens=1.5", "24-27, got '1.5'"),
            ("givens=", "24-27, got ''"),
            ("givens=9999", "givens: expected 0 to 81, got 9999"),
            ("seed=-1", "seed: expected 0 or more, got '-1'"),
            ("seed=9007199254740992", "expected at most 9007199254740991"),
            ("board=12x13", "unknown board '12x13'"),
            ("board=" + "9" * 100, "expected at most 60 characters"),
            ("level=nice", "unknown level 'nice'; expected beginner"),
            ("level=easy&rating=2", "level and rating exclude each other"),
            ("colour=red", "colour: unknown key"),
        ],
    )
    def test_bad_wishes(self, client: TestClient, query: str, detail: str) -> None:
        assert_problem(client.get(f"/api/puzzle?{query}"), 422, detail)

    def test_what_takes_too_long_is_given_up(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(work, "DEADLINE", 0.05)
        response = client.get("/api/puzzle?board=25x25&givens=150")
        assert_problem(response, 503, "no such puzzle was found")


class TestSeries:
    def test_the_puzzle_of_a_day(self, client: TestClient) -> None:
        card = client.get("/api/daily/2026-11-16?level=easy").json()
        assert card["seed"] == 2542625940716129
        assert card["puzzle"]["info"]["daily"] == "2026-11-16"
        assert card == client.get("/api/daily/2026-11-16?level=easy").json()

    def test_challenges_belong_to_the_player(self, client: TestClient) -> None:
        card = client.get("/api/challenge/40").json()
        assert card["puzzle"]["givens"].count(".") == 40
        assert card["puzzle"]["info"]["challenge"] == "40"
        assert card == client.get("/api/challenge/40").json()
        with TestClient(create_app(), base_url="http://localhost") as other:
            assert card != other.get("/api/challenge/40").json()

    @pytest.mark.parametrize(
        ("path", "detail"),
        [
            ("daily/tomorrow", "day: expected a day such as 2026-01-31, got 'tomorrow'"),
            ("daily/2026-11-16?level=nice", "level: expected 'beginner'"),
            ("challenge/82", "expected at most 81"),
            ("challenge/one", "expected a whole number"),
        ],
    )
    def test_bad_wishes(self, client: TestClient, path: str, detail: str) -> None:
        assert_problem(client.get(f"/api/{path}"), 422, detail)


def test_choices(client: TestClient) -> None:
    choices = client.get("/api/choices").json()
    boards = {board["name"]: board for board in choices["boards"]}
    assert {"4x4", "25x25", "9x9cross", "9x9rect", "samurai"} <= set(boards)
    assert boards["16x16"]["cells"] == 256
    assert "p3-5" in [scale["name"] for scale in boards["9x9"]["scales"]]
    assert "p3-5" not in [scale["name"] for scale in boards["16x16"]["scales"]]
    assert {"+jigsaw", "+killer", "+diagonals", "-boxes"} <= set(boards["9x9"]["options"])
    assert "+diagonals" not in boards["samurai"]["options"]
    assert {"+diagonals", "-rows"} <= set(boards["9x9cross"]["options"])
    assert "+jigsaw" not in boards["9x9cross"]["options"]
    assert boards["4x4"]["levels"] == ["beginner"]
    assert len(boards["9x9"]["levels"]) == len(choices["levels"])
    for board in boards.values():
        for option in board["options"]:
            if option not in ("+jigsaw", "+killer"):
                assert named(board["name"] + option)
    assert [level["name"] for level in choices["levels"]][:2] == ["beginner", "easy"]
    assert "rotate180" in choices["symmetries"]
