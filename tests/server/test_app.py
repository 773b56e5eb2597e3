"""The server: who is let in, what headers go out, what the errors look like."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from nonet import read
from nonet.make import Recipe, generate
from nonet.server import puzzles
from nonet.server.app import create_app


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(create_app(["nonet.test"]), base_url="http://127.0.0.1:8765") as client:
        yield client


def assert_problem(response: Response, status: int, detail: str) -> None:
    assert response.status_code == status
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert set(problem) == {"type", "title", "status", "detail"}
    assert problem["status"] == status
    assert detail in problem["detail"]


class TestPuzzles:
    def test_a_seed_gives_the_same_puzzle(self, client: TestClient) -> None:
        one = client.get("/api/puzzle?givens=30&seed=7").json()
        assert one == client.get("/api/puzzle?givens=30&seed=7").json()
        assert one["givens"] != client.get("/api/puzzle?givens=30&seed=8").json()["givens"]
        assert len(one["givens"].replace(".", "")) == 30
        assert one["info"] == {"board": "9x9", "seed": "7"}

    def test_it_is_our_own_format(self, client: TestClient) -> None:
        puzzle = read(client.get("/api/puzzle?board=9x9cross&givens=35&seed=2").text)
        card = generate(Recipe(board="9x9cross", givens=35), seed=2)
        assert card is not None
        assert puzzle == card.puzzle

    def test_the_board_comes_along(self, client: TestClient) -> None:
        layout = client.get("/api/puzzle?board=9x9%2Bdiagonals&givens=40&seed=1").json()["layout"]
        assert (layout["size"], len(layout["positions"]), layout["cages"]) == (9, 81, [])
        assert len(layout["houses"]) == 29
        assert layout["houses"][0] == {"kind": "row", "name": "row 1", "cells": list(range(9))}

    def test_without_a_seed_every_puzzle_is_new(self, client: TestClient) -> None:
        one, other = (client.get("/api/puzzle").json() for _ in range(2))
        assert one["info"]["seed"] != other["info"]["seed"]
        again = client.get(f"/api/puzzle?seed={one['info']['seed']}").json()
        assert again == one

    def test_new_puzzles_are_not_cached(self, client: TestClient) -> None:
        assert client.get("/api/puzzle").headers["cache-control"] == "no-store"

    @pytest.mark.parametrize(
        ("query", "detail"),
        [
            ("givens=16", "right would be 17-81"),
            ("givens=many", "givens is 'many'; right would be a whole number"),
            ("givens=1.5", "givens is '1.5'; right would be a whole number"),
            ("givens=", "givens is ''; right would be a whole number"),
            ("givens=-1", "givens is '-1'; right would be 0 or more"),
            ("givens=9999", "givens is '9999'; right would be at most 2048"),
            ("seed=-1", "seed is '-1'; right would be 0 or more"),
            ("seed=9007199254740992", "right would be at most 9007199254740991"),
            ("board=12x13", "'12x13' is not the name of a board"),
            ("board=" + "9" * 100, "9...; right would be at most 60 characters"),
        ],
    )
    def test_bad_wishes(self, client: TestClient, query: str, detail: str) -> None:
        assert_problem(client.get(f"/api/puzzle?{query}"), 422, detail)

    def test_what_takes_too_long_is_given_up(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(puzzles, "DEADLINE", 0.05)
        assert_problem(client.get("/api/puzzle?board=25x25&givens=150"), 503, "no puzzle with 150")


class TestHosts:
    @pytest.mark.parametrize(
        "host", ["localhost:8765", "127.0.0.1", "[::1]:8765", "192.168.1.20:80", "NONET.test"]
    )
    def test_ours(self, client: TestClient, host: str) -> None:
        assert client.get("/api/openapi.json", headers={"Host": host}).status_code == 200

    @pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "a:b:c", "["])
    def test_others_get_nothing(self, client: TestClient, host: str) -> None:
        assert_problem(client.get("/", headers={"Host": host}), 421, "does not answer for")


class TestOrigins:
    @pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:9999"])
    def test_foreign_pages_change_nothing(self, client: TestClient, origin: str) -> None:
        response = client.post("/api/puzzle", headers={"Origin": origin})
        assert_problem(response, 403, "not accepted")

    def test_our_own_page_gets_through_the_guard(self, client: TestClient) -> None:
        response = client.post("/api/puzzle", headers={"Origin": "http://127.0.0.1:8765"})
        assert_problem(response, 405, "Method Not Allowed")


class TestHeaders:
    @pytest.mark.parametrize("path", ["/", "/api/puzzle", "/api/nothing", "/api/puzzle?seed=x"])
    def test_every_answer_is_locked_down(self, client: TestClient, path: str) -> None:
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"

    def test_a_refusal_is_locked_down_too(self, client: TestClient) -> None:
        headers = client.get("/", headers={"Host": "evil.example"}).headers
        assert headers["x-content-type-options"] == "nosniff"


class TestPage:
    def test_the_page_is_asked_for_again_and_its_parts_are_kept(self, client: TestClient) -> None:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        script = page.text.partition('src="')[2].partition('"')[0]
        assert script.startswith("/assets/")
        assert "immutable" in client.get(script).headers["cache-control"]

    def test_it_holds_nothing_inline(self, client: TestClient) -> None:
        page = client.get("/").text
        assert "<style" not in page
        assert "style=" not in page
        assert page.count("<script") == page.count('<script type="module" crossorigin src=')

    def test_an_unchanged_page_is_not_sent_twice(self, client: TestClient) -> None:
        tag = client.get("/").headers["etag"]
        assert client.get("/", headers={"If-None-Match": tag}).status_code == 304

    def test_large_answers_are_compressed(self, client: TestClient) -> None:
        response = client.get("/api/puzzle", headers={"Accept-Encoding": "gzip"})
        assert response.headers["content-encoding"] == "gzip"

    @pytest.mark.parametrize("path", ["/nothing", "/assets/../../app.py", "/%2e%2e/app.py"])
    def test_nothing_else_is_served(self, client: TestClient, path: str) -> None:
        assert_problem(client.get(path), 404, "Not Found")


def test_unexpected_errors_tell_strangers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(*_: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(puzzles, "generate", explode)
    client = TestClient(create_app(), "http://localhost", raise_server_exceptions=False)
    response = client.get("/api/puzzle")
    assert_problem(response, 500, "should not have happened")
    assert "secret" not in response.text
