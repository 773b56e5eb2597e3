"""Hints over HTTP: what they say, what they give away, what is refused, and when they end."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import anyio
import pytest
from fastapi.testclient import TestClient
from shell import CLASH, EASY, LOOSE, SOLVED
from test_app import assert_problem

from nonet import Puzzle, write
from nonet.core.shapes import named
from nonet.lessons.example import examples
from nonet.server import work
from nonet.server.app import create_app
from nonet.server.guard import MAX_BODY

BIG: dict[str, object] = {"board": "25x25", "givens": "." * 625}
"""Empty and large: a hint for it takes all the time that there is."""


CHAINS = examples()["xy_chain"].puzzle
"""A puzzle whose way leads through chains."""


def game(givens: str = EASY, **more: object) -> dict[str, object]:
    return {"board": "9x9", "givens": givens, **more}


def ask(client: TestClient, wanted: dict[str, object], **more: object) -> dict[str, Any]:
    response = client.post("/api/hint", json={"game": wanted, **more})
    assert response.status_code == 200, response.text
    assert response.headers["cache-control"] == "no-store"
    answer: dict[str, Any] = response.json()
    return answer


class TestHints:
    def test_a_step_with_everything(self, client: TestClient) -> None:
        hint = ask(client, game())
        assert (hint["kind"], hint["solutions"], hint["remark"]) == ("step", "unique", None)
        assert hint["step"]["placements"] == [{"cell": 5, "digit": 8}]
        assert hint["cells"] == [5]
        assert set(hint["area"]) == {3, 4, 5, 12, 13, 14, 21, 22, 23}
        assert "r1c6" in hint["everything"]

    def test_a_stage_gives_away_no_more_than_it_should(self, client: TestClient) -> None:
        where = ask(client, game(), stage="where")
        assert where["where"]
        assert (where["technique"], where["everything"], where["step"]) == (None, None, None)
        assert (where["cells"], where["digit"]) == ([], 0)
        technique = ask(client, game(), stage="technique")
        assert technique["technique"]
        assert "r1c6" not in json.dumps(technique)

    @pytest.mark.parametrize(("language", "cell"), [("cs", "ř1s6"), ("de", "z1s6")])
    def test_languages(self, client: TestClient, language: str, cell: str) -> None:
        assert cell in ask(client, game(), language=language)["everything"]

    def test_entries_and_notes(self, client: TestClient) -> None:
        wrong = ask(client, game(entries="..5" + "." * 78))
        assert (wrong["kind"], wrong["cells"], wrong["digit"]) == ("mistake", [2], 5)
        noted = ask(client, game(notes={"2": "12"}))
        assert (noted["kind"], noted["cells"], noted["digit"]) == ("notes", [2], 4)

    @pytest.mark.parametrize(
        ("givens", "kind", "solutions"),
        [(CLASH, "unsolvable", "none"), (LOOSE, "step", "multiple"), (SOLVED, "solved", "unique")],
    )
    def test_strange_puzzles(
        self, client: TestClient, givens: str, kind: str, solutions: str
    ) -> None:
        hint = ask(client, game(givens))
        assert (hint["kind"], hint["solutions"]) == (kind, solutions)

    def test_a_board_written_out_in_full(self, client: TestClient) -> None:
        made = client.get("/api/puzzle?board=9x9cross&givens=35&seed=2").json()["puzzle"]
        assert ask(client, made)["kind"] == "step"

    def test_our_own_format_as_it_is_written(self, client: TestClient) -> None:
        killer = named("4x4").with_cages([(3, [0, 1])])
        document = json.loads(write(Puzzle(killer, "." * 16), "json"))
        assert ask(client, document)["solutions"] == "multiple"

    def test_chains_come_with_their_links(self, client: TestClient) -> None:
        way = client.post("/api/way", json={"game": game(CHAINS)}).json()
        links = [link for hint in way["hints"] if hint["step"] for link in hint["step"]["links"]]
        assert links
        assert all(set(link) == {"start", "end", "strong"} for link in links)


class TestPictures:
    def test_a_stage_shows_no_more_than_it_tells(self, client: TestClient) -> None:
        assert set(ask(client, game(), stage="where")["pictures"]) == {"where"}
        pictures = ask(client, game())["pictures"]
        assert "--ink-house" in pictures["technique"]["over"]
        assert "--ink-placed" not in json.dumps(pictures["technique"])
        assert "--ink-placed" in pictures["everything"]["over"]

    def test_wrong_notes_are_the_players_own_until_all_is_told(self, client: TestClient) -> None:
        hint = ask(client, game(notes={"2": "12"}))
        assert hint["kind"] == "notes"
        drawn = ["<text" in hint["pictures"][stage]["over"] for stage in hint["pictures"]]
        assert drawn == [False, False, True]

    def test_arrows_of_chains(self, client: TestClient) -> None:
        way = client.post("/api/way", json={"game": game(CHAINS)}).json()
        steps = [hint for hint in way["hints"] if hint["step"] and hint["step"]["links"]]
        drawn = [hint["pictures"]["everything"]["over"] for hint in steps]
        assert any('class="strong"' in one and "stroke-dasharray" in one for one in drawn)

    def test_an_entry_that_is_shown_to_be_wrong_is_taken_away(self, client: TestClient) -> None:
        wrong = ask(client, game(entries="......8" + "." * 74))["pictures"]
        assert [wrong[stage]["without"] for stage in wrong] == [[], [], [6]]
        assert "--ink-strike" in wrong["everything"]["over"]


class TestTitles:
    @pytest.mark.parametrize(("language", "cell"), [("en", "r1c6"), ("cs", "ř1s6"), ("de", "z1s6")])
    def test_a_step_in_a_list(self, client: TestClient, language: str, cell: str) -> None:
        hint = ask(client, game(), language=language)
        assert hint["result"] == f"{cell} = 8"
        assert hint["technique"].startswith(f"{hint['title']}: ")

    def test_a_mistake_in_a_list(self, client: TestClient) -> None:
        hint = ask(client, game(entries="...2" + "." * 77))
        assert (hint["title"], hint["result"]) == ("Mistake", "r1c4 ≠ 2")

    def test_a_stage_says_no_more_than_it_tells(self, client: TestClient) -> None:
        assert ask(client, game(), stage="where")["title"] is None
        hint = ask(client, game(), stage="technique")
        assert hint["title"]
        assert hint["result"] is None


class TestWays:
    def test_the_whole_way(self, client: TestClient) -> None:
        way = client.post("/api/way", json={"game": game(), "stage": "technique"}).json()
        assert way["solved"]
        assert len(way["hints"]) == 51
        assert way["end"]["kind"] == "solved"
        assert all(hint["technique"] and not hint["step"] for hint in way["hints"])


class TestReveal:
    def test_the_right_digit(self, client: TestClient) -> None:
        told = client.post("/api/reveal", json={"game": game(), "cell": 2})
        assert told.json() == {"cell": 2, "digit": 4}
        some = client.post("/api/reveal", json={"game": game(), "seed": 3}).json()
        assert SOLVED[some["cell"]] == str(some["digit"])

    @pytest.mark.parametrize("givens", [SOLVED, CLASH])
    def test_nothing_to_tell(self, client: TestClient, givens: str) -> None:
        response = client.post("/api/reveal", json={"game": game(givens)})
        assert_problem(response, 404, "no solution")

    def test_a_filled_cell(self, client: TestClient) -> None:
        response = client.post("/api/reveal", json={"game": game(), "cell": 0})
        assert_problem(response, 422, "r1c1 is already filled")


class TestBadRequests:
    @pytest.mark.parametrize(
        ("body", "detail"),
        [
            ({}, "game is missing"),
            ({"game": {}}, "game.givens is missing"),
            ({"game": "x"}, 'game: expected an object, got "x"'),
            (
                {"game": game(), "language": "fr"},
                "language: expected 'cs', 'de' or 'en', got 'fr'",
            ),
            ({"game": game(), "stage": 3}, "stage: expected 'where', 'technique' or"),
            ({"game": game(entries=5)}, "game.entries: expected text, got 5"),
            ({"game": game(notes={"2": 7})}, "game.notes.2: expected text, got 7"),
            ({"game": game(notes={"81": "1"})}, "81"),
            ({"game": game(notes={"2": "x"})}, "notes"),
            ({"game": game(entries="4" + "." * 80)}, "r1c1 is given as 5 and entered as 4"),
            ({"game": game("5" * 80)}, "81 cells"),
            ({"game": game(colour="red")}, "game: unknown key 'colour'; expected format,"),
            ({"game": {"givens": EASY}}, 'either "board" or "layout"'),
            ({"game": {"board": "13x13", "givens": EASY}}, "13x13 boards have no boxes"),
            ({"game": game(givens="1" * 5000)}, "givens: the board has 81 cells, got 5000"),
        ],
    )
    def test_one_sentence(self, client: TestClient, body: object, detail: str) -> None:
        assert_problem(client.post("/api/hint", json=body), 422, detail)

    def test_no_json(self, client: TestClient) -> None:
        response = client.post(
            "/api/hint", content=b"{", headers={"Content-Type": "application/json"}
        )
        assert_problem(response, 422, "the request is not JSON")

    def test_no_body(self, client: TestClient) -> None:
        assert_problem(client.post("/api/hint"), 422, "the request is missing")

    def test_too_long(self, client: TestClient) -> None:
        response = client.post("/api/hint", content=b" " * (MAX_BODY + 1))
        assert_problem(response, 413, "expected at most 1048576")

    def test_of_unknown_length(self, client: TestClient) -> None:
        response = client.post("/api/hint", content=iter([b"{", b"}"]))
        assert_problem(response, 411, "does not say how long")


@pytest.mark.alone
class TestTime:
    def test_a_hint_takes_no_longer_than_it_may(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(work, "DEADLINE", 0.3)
        started = time.monotonic()
        assert ask(client, BIG)["kind"] == "stopped"
        assert time.monotonic() - started < 3

    def test_it_ends_when_the_client_goes_and_blocks_nobody(self) -> None:
        with ThreadPoolExecutor(1) as thread:  # in this one the browser tests may have a loop
            seconds, ticks = thread.submit(anyio.run, leave_early).result()
        assert seconds < work.DEADLINE / 2
        assert ticks > 10


async def leave_early() -> tuple[float, int]:
    """Asks for a long hint and goes away; how long the server worked, and other work done."""
    body = json.dumps({"game": BIG}).encode()
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "path": "/api/hint",
        "raw_path": b"/api/hint",
        "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
    }
    messages = [{"type": "http.request", "body": body, "more_body": False}]
    ticks = 0

    async def receive() -> dict[str, object]:
        if messages:
            return messages.pop()
        await anyio.sleep(0.5)
        return {"type": "http.disconnect"}

    async def send(_: object) -> None:
        pass

    async def tick() -> None:
        nonlocal ticks
        while True:
            await anyio.sleep(0.01)
            ticks += 1

    started = time.monotonic()
    async with anyio.create_task_group() as group:
        group.start_soon(tick)
        await create_app()(scope, receive, send)
        group.cancel_scope.cancel()
    return time.monotonic() - started, ticks
