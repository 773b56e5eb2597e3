"""`kill -9` of the server, a hundred times at random moments: what was confirmed is there."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest

TIMES = 100
LONGEST = 0.08
"""Seconds after the first answer of a server that it is killed at the latest."""

PUZZLE = {"format": "nonet", "version": 1, "board": "4x4", "givens": "1..4.3...2.....1"}
STANDING = {"empty": 11, "won": False}


class Nursery:
    """Starts one server after the other on the same database, and kills them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = subprocess.Popen(
            [sys.executable, Path(__file__).with_name("nursery.py")],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
            start_new_session=True,
        )  # fmt: skip

    def start(self) -> tuple[int, int]:
        """The server's process and its port."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{self.url}\n")
        lines = self.process.stdout.readline() + self.process.stdout.readline()
        match = re.search(r":(\d+)/", lines)
        child = re.search(r"^\d+$", lines, re.MULTILINE)
        assert match, lines
        assert child, lines
        return int(child[0]), int(match[1])

    def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)  # a server may be left, too
        self.process.communicate()


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    if not hasattr(os, "fork"):
        pytest.skip("servers are forked, which this system cannot do")
    nursery = Nursery(f"sqlite:///{tmp_path / 'nonet.sqlite'}")
    yield nursery
    nursery.close()


class Player:
    """Plays one game after the other and notes what was confirmed."""

    def __init__(self) -> None:
        self.confirmed: dict[UUID, int] = {}
        """The number of moves of each game that the server has confirmed."""
        self.sent: dict[UUID, int] = {}
        self.writer = uuid4()
        self.edits = count(1)

    def play(self, port: int) -> None:
        """Writes until the server is gone; the last answer may be lost."""
        connection = HTTPConnection("127.0.0.1", port, timeout=60)
        try:
            for name in self.names():
                self.write(connection, name)
        except (OSError, HTTPException):
            pass  # it was killed
        finally:
            connection.close()

    def names(self) -> Iterator[UUID]:
        """The game that was interrupted, then new ones, with thirty moves each."""
        for name in [*self.sent][-1:]:
            yield from [name] * (30 - self.confirmed.get(name, 0))
        while True:
            yield from [uuid4()] * 30

    def write(self, connection: HTTPConnection, name: UUID) -> None:
        known = self.confirmed.get(name)
        stamp = {"writer": str(self.writer), "edit": next(self.edits), "revision": 0}
        if known is None:
            self.sent.setdefault(name, 0)
            body = {**stamp, "document": save(), "standing": STANDING}
            ask(connection, "PUT", f"/api/games/{name}", body)
            self.confirmed[name] = 0
            return
        self.sent[name] = known + 1
        parts = {"cursor": known + 1, "time": known}
        body = {
            **stamp, "known": known, "moves": [move(known + 1)], "parts": parts,
            "standing": STANDING,
        }  # fmt: skip
        ask(connection, "POST", f"/api/games/{name}/moves", body)
        self.confirmed[name] = known + 1


def move(number: int) -> dict[str, Any]:
    return {"do": f"r{number % 4 + 1}c1^+{number % 3 + 1}", "at": number}


def save() -> dict[str, Any]:
    game = {"format": "nonet-game", "version": 1, "puzzle": PUZZLE}
    return {**game, "moves": [], "cursor": 0, "time": 0}


def ask(connection: HTTPConnection, method: str, path: str, body: object = None) -> Any:
    headers = {"Content-Type": "application/json"}
    connection.request(method, path, json.dumps(body) if body else None, headers)
    response = connection.getresponse()
    text = response.read()
    assert response.status == 200, text
    return json.loads(text)


def check(port: int, player: Player, names: list[UUID]) -> None:
    """Every game has the moves that were confirmed, and none that was not sent."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    ask(connection, "GET", "/api/games?limit=1")
    for name in names:
        document = ask(connection, "GET", f"/api/games/{name}")["document"]
        moves = document["moves"]
        assert player.confirmed[name] <= len(moves) <= player.sent[name]
        assert moves == [move(number) for number in range(1, len(moves) + 1)]
        assert document["cursor"] == len(moves)
    connection.close()


@pytest.mark.timeout(600)
def test_a_hundred_times(nursery: Nursery) -> None:
    chance = random.Random(1)
    player = Player()
    for _ in range(TIMES):
        child, port = nursery.start()
        check(port, player, [*player.confirmed][-1:])
        thread = threading.Thread(target=player.play, args=(port,), daemon=True)
        thread.start()
        thread.join(chance.uniform(0, LONGEST))
        assert thread.is_alive(), "the player has stopped before the server"
        os.kill(child, signal.SIGKILL)
        thread.join(10)
        assert not thread.is_alive()
    child, port = nursery.start()
    try:
        check(port, player, [*player.confirmed])
    finally:
        os.kill(child, signal.SIGKILL)
    assert sum(player.confirmed.values()) > TIMES / 5, "too little was written to tell anything"
