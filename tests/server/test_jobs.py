"""Long work over HTTP: it tells of its progress, ends when nobody wants it, and blocks nobody."""

import asyncio
import json
import time
from collections.abc import Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from test_app import assert_problem
from waiting import wait_until

from nonet.api.saving import document_of, read_game
from nonet.play import Enter, play
from nonet.server.jobs import MOST_JOBS, MOST_OF_ONE

SMALL = {"board": "4x4", "givens": "." * 16}
ENDLESS = {"job": "count", "game": {"board": "9x9", "givens": "." * 81}}
"""The empty board has more solutions than anybody can count."""


class Stream:
    """The events of a job, one by one."""

    def __init__(self, client: TestClient, wish: dict[str, Any]) -> None:
        self._stack = ExitStack()
        self.response = self._stack.enter_context(client.stream("POST", "/api/jobs", json=wish))
        self._lines = self.response.iter_lines()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for line in self._lines:
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))

    def close(self) -> None:
        self._stack.close()


def run(client: TestClient, **wish: Any) -> list[dict[str, Any]]:
    stream = Stream(client, wish)
    assert stream.response.status_code == 200
    assert stream.response.headers["content-type"].startswith("text/event-stream")
    events = list(stream)
    stream.close()
    return events


class TestWork:
    def test_count(self, client: TestClient) -> None:
        first, *_, last = run(client, job="count", game=SMALL)
        assert first["event"] == "started"
        assert last == {"event": "counted", "solutions": 288, "stopped": False}

    def test_count_tells_how_far_it_is(self, client: TestClient) -> None:
        events = run(client, **ENDLESS, seconds=0.7)
        found = [event["solutions"] for event in events if event["event"] == "progress"]
        assert len(found) >= 2
        assert found == sorted(found)
        assert events[-1]["stopped"]
        assert events[-1]["solutions"] >= found[-1] > 0

    def test_rate(self, client: TestClient) -> None:
        game = {"board": "4x4", "givens": "..3..4...1....2."}
        last = run(client, job="rate", game=game)[-1]
        assert (last["status"], last["rating"]["er"], last["rating"]["level"]) == (
            "unique", 1.2, "beginner",
        )  # fmt: skip
        assert run(client, job="rate", game=SMALL)[-1]["rating"] is None

    def test_the_search_can_be_watched(self, client: TestClient) -> None:
        game = {"board": "4x4", "givens": "1..............."}
        *events, last = run(client, job="trace", game=game)
        parts = [event for event in events if event["event"] == "traced"]
        acts = "".join(part["acts"] for part in parts)
        assert acts.count("s") == 288 / 4
        assert all(len(part["acts"]) == len(part["cells"]) == len(part["digits"]) for part in parts)
        assert last == {"event": "searched", "whole": True}
        some = run(client, job="trace", game=game, limit=10)
        assert (len(some[1]["acts"]), some[-1]["whole"]) == (10, False)

    def test_making_can_be_watched(self, client: TestClient) -> None:
        recipe = {"board": "4x4", "givens": "6", "seed": 1}
        started, laid, *traced, made = run(client, job="making", recipe=recipe)
        assert (started["event"], laid["event"]) == ("started", "laid")
        assert laid["puzzle"]["givens"] == "." * 16
        acts = "".join(event["acts"] for event in traced)
        assert (acts[0], acts[-1]) == ("n", "a")
        assert acts.count("f") - acts.count("e") == 6
        assert made["card"] == run(client, job="generate", recipe=recipe)[-1]["card"]

    def test_generating_can_be_watched(self, client: TestClient) -> None:
        recipe = {"level": "master", "symmetry": "full", "seed": 5}
        *events, last = run(client, job="generate", recipe=recipe, seconds=1.0)
        attempts = [event for event in events if event["event"] == "attempt"]
        assert attempts
        assert attempts[0]["nearest"]["format"] == "nonet"
        assert last["event"] == "made"
        assert last["card"]["seed"] == 5


class TestEnding:
    def test_on_request(self, client: TestClient) -> None:
        stream = Stream(client, ENDLESS)
        begin = time.monotonic()
        events = iter(stream)
        name = next(events)["job"]
        assert client.delete(f"/api/jobs/{name}").status_code == 204
        last = list(events)[-1]
        assert (last["event"], last["stopped"]) == ("counted", True)
        assert time.monotonic() - begin < 5
        assert client.delete(f"/api/jobs/{name}").status_code == 204
        stream.close()

    def test_when_the_page_goes_away(self, app: FastAPI, client: TestClient) -> None:
        stream = Stream(client, ENDLESS)
        next(iter(stream))
        assert app.state.jobs.limiter.borrowed_tokens <= 1
        stream.close()
        wait_until_idle(app)

    def test_no_more_than_so_many(self, app: FastAPI, client: TestClient) -> None:
        streams = [Stream(client, ENDLESS) for _ in range(MOST_OF_ONE)]
        refused = client.post("/api/jobs", json=ENDLESS)
        assert_problem(refused, 429, "4 long jobs are running already")
        assert refused.headers["retry-after"] == "1"
        second, third = (somebody_else(client, f"192.0.2.{number}") for number in (2, 3))
        streams += [Stream(second, ENDLESS) for _ in range(MOST_JOBS - MOST_OF_ONE)]
        busy = third.post("/api/jobs", json=ENDLESS)
        assert_problem(busy, 503, "the server is busy")
        assert busy.headers["retry-after"] == "1"
        for stream in streams:
            stream.close()
        wait_until_idle(app)
        assert run(client, job="count", game=SMALL)[-1]["solutions"] == 288

    def test_meanwhile_others_are_answered(self, app: FastAPI, client: TestClient) -> None:
        streams = [Stream(client, ENDLESS) for _ in range(MOST_OF_ONE - 1)]
        streams.append(Stream(client, {**ENDLESS, "job": "trace"}))
        begin = time.monotonic()
        for _ in range(10):
            assert client.get("/api/settings").status_code == 200
        assert time.monotonic() - begin < 20  # a blocked loop would answer after a minute
        for stream in streams:
            stream.close()
        wait_until_idle(app)


def somebody_else(client: TestClient, address: str) -> TestClient:
    """A client on another computer, served by the same event loop, as a real server does."""
    other = TestClient(client.app, base_url="http://127.0.0.1:8765", client=(address, 50_000))
    other.portal = client.portal
    return other


def wait_until_idle(app: FastAPI) -> None:
    """Waits until no thread works any more."""
    jobs = app.state.jobs
    wait_until(lambda: jobs.limiter.borrowed_tokens == 0 and not jobs._running, seconds=60)


@pytest.mark.parametrize(
    ("wish", "detail"),
    [
        ({}, "job is missing"),
        ({"job": "dig"}, "job: expected 'generate'"),
        ({"job": "count"}, "game is missing"),
        ({"job": "count", "game": {"board": "4x4", "givens": "1"}}, "16 cells"),
        ({"job": "count", "game": SMALL, "seconds": 0}, "seconds: expected more than"),
        ({"job": "count", "game": SMALL, "seconds": 1e9}, "expected at most 600"),
        ({"job": "trace", "game": SMALL, "limit": 0}, "limit: expected 1 or more, got 0"),
        ({"job": "generate", "recipe": {"level": "x"}}, "unknown level 'x'"),
    ],
)
def test_bad_wishes(client: TestClient, wish: dict[str, Any], detail: str) -> None:
    assert_problem(client.post("/api/jobs", json=wish), 422, detail)


def test_a_game_is_reviewed(client: TestClient) -> None:
    game = play(read_game("..3..4...1....2."), (Enter((1,), 2),), 4000)
    game = play(game, (Enter((0,), 4),), 31_000)
    *_, last = run(client, job="review", save=document_of(game))
    assert last["event"] == "reviewed"
    first, second = last["review"]["turns"]
    assert (first["verdict"], first["skill"]["lesson"]) == ("deduced", "hidden_single")
    assert (second["verdict"], second["before"]) == ("wrong", ".23..4...1....2.")
    assert second["seen"]["picture"]["over"]
    assert first["seen"]["picture"] is None
    assert last["review"]["is_won"] is False
    answer = client.post("/api/jobs", json={"job": "review", "save": {"format": "nonet-game"}})
    assert_problem(answer, 422, "save")


async def leave(app: FastAPI, wish: dict[str, Any]) -> int:
    """Asks for a job and leaves with its third event; the parts of the answer until then."""
    body = json.dumps(wish).encode()
    headers = [(b"host", b"127.0.0.1:8765"), (b"content-type", b"application/json")]
    scope = {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1",
        "method": "POST", "scheme": "http", "path": "/api/jobs", "query_string": b"",
        "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8765),
    }  # fmt: skip
    parts = 0

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: MutableMapping[str, Any]) -> None:
        nonlocal parts
        if message["type"] == "http.response.body":
            parts += 1
            if parts == 3:
                await asyncio.sleep(0.5)  # the next events wait meanwhile
                raise OSError

    await app(scope, receive, send)
    return parts


def test_who_leaves_in_the_middle_is_no_error(app: FastAPI) -> None:
    with ThreadPoolExecutor(1) as pool:  # this thread may have a loop already
        assert pool.submit(asyncio.run, leave(app, ENDLESS)).result() == 3
