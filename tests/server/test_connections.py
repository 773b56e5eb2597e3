"""Slow, silent and very many connections: they end by themselves, and players play on meanwhile."""

import contextlib
import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from typing import Any
from uuid import uuid4

import pytest
from test_games import save, standing
from test_jobs import ENDLESS
from waiting import wait_until

SILENT = 1000
FILES = 400
"""So many may the server open: far fewer than there are connections."""

SERVER = """
import resource
from nonet.server import connections, run
{before}
if {files}:
    resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))
if {patience}:
    connections.PATIENCE = dict.fromkeys(connections.PATIENCE, {patience})
    connections.READING = {patience}
if {most}:
    connections.most_connections = lambda: {most}
run.serve(port=0, open_browser=False)
"""
HALF_A_HEADER = b"GET /api/settings HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\n"
HALF_A_BODY = HALF_A_HEADER.replace(b"GET", b"PATCH") + b"Content-Length: 100\r\n\r\n{"
BEGINNINGS = (b"", HALF_A_HEADER, HALF_A_BODY)


class Server:
    """A server in a process of its own."""

    def __init__(
        self, files: int = 0, patience: float = 0.0, most: int = 0, before: str = ""
    ) -> None:
        code = SERVER.format(files=files, patience=patience, most=most, before=before)
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout
        match = re.search(r":(\d+)/", self.process.stdout.readline())
        assert match
        self.port = int(match[1])

    def connect(self, beginning: bytes = b"") -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        with contextlib.suppress(ConnectionError):
            connection.sendall(beginning)
        return connection

    def ask(self, method: str, path: str, wish: object = None) -> HTTPResponse:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Content-Type": "application/json", "Connection": "close"}
        connection.request(method, path, json.dumps(wish), headers)
        return connection.getresponse()

    def close(self) -> str:
        """Ends the server; returns what it has said."""
        self.process.terminate()
        said = self.process.communicate(timeout=60)[0]
        return said if isinstance(said, str) else ""


@pytest.fixture(scope="module")
def impatient() -> Iterator[Server]:
    server = Server(patience=0.5)
    yield server
    server.close()


@pytest.fixture
def small() -> Iterator[Server]:
    pytest.importorskip("resource", reason="Windows has no limit to lower")
    server = Server(files=FILES)
    yield server
    assert server.close() == ""


@pytest.fixture
def allowed_files() -> Iterator[None]:
    """Lets the tests themselves hold as many connections."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] < SILENT + 500:
        pytest.skip("this system does not let a process hold a thousand connections")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], SILENT + 500), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


class Player:
    """Plays a game, each move on a connection of its own."""

    def __init__(self, port: int) -> None:
        self.port, self.path, self.moves = port, f"/api/games/{uuid4()}", 0
        self.stamp: dict[str, Any] = {"writer": str(uuid4()), "edit": 0, "revision": 0}

    def begin(self) -> None:
        self._send("PUT", self.path, {"document": save()})

    def move(self) -> None:
        made = {"known": self.moves, "moves": [{"do": "r1c2=2", "at": 1}]}
        self.moves += 1
        parts = {"cursor": self.moves, "time": 1}
        self._send("POST", f"{self.path}/moves", {**made, "parts": parts})

    def _send(self, method: str, path: str, body: dict[str, Any]) -> None:
        self.stamp["edit"] += 1
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        sent = json.dumps({**self.stamp, **body, **standing()})
        connection.request(method, path, sent, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        assert answer.status == 200, answer.read()
        connection.close()


def closed(connection: socket.socket) -> bytes:
    """What came before the server closed the connection."""
    said = b""
    with contextlib.suppress(ConnectionError), connection:
        while part := connection.recv(65536):
            said += part
    return said


def send_on(connection: socket.socket, data: bytes) -> None:
    """Sends the same again and again, until the server has closed the connection."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        connection.sendall(data)
        time.sleep(0.1)


@pytest.mark.usefixtures("allowed_files")
def test_a_player_plays_on_beside_a_thousand_silent_connections(small: Server) -> None:
    player = Player(small.port)
    player.begin()
    held = []
    longest = 0.0
    for number in range(SILENT):
        held.append(small.connect(BEGINNINGS[number % 3]))
        if number % 20 == 0:
            began = time.monotonic()
            player.move()
            longest = max(longest, time.monotonic() - began)
    assert longest < 10, "a machine with much to do is slow, but nobody waits for the silent ones"
    for connection in held:
        connection.close()
    player.move()
    assert player.moves == SILENT // 20 + 1


def test_who_asks_much_at_once_and_reads_nothing_delays_nobody() -> None:
    server = Server()
    player = Player(server.port)
    player.begin()
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 30
    held = [server.connect(asked) for _ in range(100)]
    began = time.monotonic()
    for _ in range(10):
        player.move()
    assert time.monotonic() - began < 2, "5 s where all were answered side by side"
    for connection in held:
        connection.close()
    server.close()


def test_requests_that_come_together_are_answered_in_their_order() -> None:
    server = Server()
    paths = ["settings", "nothing", "games", "settings"] * 5
    asked = "".join(f"GET /api/{path} HTTP/1.1\r\nHost: localhost\r\n\r\n" for path in paths)
    last = b"GET /api/settings HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    said = closed(server.connect(asked.encode() + last))
    statuses = re.findall(rb"HTTP/1.1 (\d+)", said)
    assert statuses == [b"200", b"404", b"200", b"200"] * 5 + [b"200"]
    server.close()


def test_a_full_server_says_so_and_recovers() -> None:
    server = Server(most=3)
    busy = [server.ask("POST", "/api/jobs", ENDLESS) for _ in range(3)]
    refused = server.ask("GET", "/api/settings")
    assert (refused.status, refused.headers["Retry-After"]) == (503, "1")
    assert json.load(refused)["detail"] == "the server is busy; try again later"
    for stream in busy:
        stream.close()
    wait_until(lambda: server.ask("GET", "/api/settings").status == 200, seconds=60)
    server.close()


BROKEN = """
from nonet import api
api.generate = None
"""


def test_after_an_answer_with_500_nothing_is_lost() -> None:
    """The connection is closed after it; whoever does not know that asks in vain."""
    server = Server(before=BROKEN)
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    for path, status in (("puzzle", 500), ("settings", 200), ("puzzle", 500), ("goals", 422)):
        connection.request("GET", f"/api/{path}")
        answer = connection.getresponse()
        assert (answer.status, bool(answer.read())) == (status, True)
    connection.close()
    server.close()


class TestPatience:
    def test_who_says_nothing_is_not_waited_for(self, impatient: Server) -> None:
        assert closed(impatient.connect()) == b""

    @pytest.mark.parametrize("beginning", BEGINNINGS[1:], ids=["header", "body"])
    def test_who_stops_halfway_hears_why(self, impatient: Server, beginning: bytes) -> None:
        head, _, body = closed(impatient.connect(beginning)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
        assert b"content-type: application/problem+json" in head
        problem = json.loads(body)
        assert problem["status"] == 408
        if beginning is HALF_A_BODY:
            assert problem["detail"] == "die Anfrage kam nicht innerhalb von 0.5 s ganz an"

    def test_who_sends_byte_by_byte_is_not_waited_for(self, impatient: Server) -> None:
        with impatient.connect(HALF_A_BODY) as connection, pytest.raises(ConnectionError):
            send_on(connection, b" ")

    def test_who_does_not_read_is_let_go(self, impatient: Server) -> None:
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", impatient.port))
            connection.settimeout(60)
            with pytest.raises(ConnectionError):
                send_on(connection, asked * 20)

    def test_a_connection_between_two_requests_stays(self, impatient: Server) -> None:
        connection = HTTPConnection("127.0.0.1", impatient.port, timeout=60)
        for _ in range(2):
            connection.request("GET", "/api/settings")
            assert connection.getresponse().read() == b"{}"
            time.sleep(1)
        connection.close()
