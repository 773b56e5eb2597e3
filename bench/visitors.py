"""Players of a server, as requests over HTTP: they save moves, ask for hints, start new games."""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any
from uuid import uuid4

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GAME = {"format": "nonet", "version": 1, "board": "9x9", "givens": LINE}
STANDING = {"empty": 51, "won": False}
MOVES = 60
"""So many has a game before the next one begins."""

_STREAMS = ("jobs", "studio/analysis", "studio/change")
AGAIN = 0.05
"""Seconds between two pieces of long work of a client."""

Times = dict[str, list[float]]
"""Seconds of each request, by what was asked for."""


class Client:
    """One connection; requests are answered one after the other."""

    def __init__(self, port: int, times: Times) -> None:
        self._port = port
        self._times = times
        self._stream: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, kind: str, method: str, path: str, body: object = None) -> Any:
        """The JSON of an answer; the time that it took is noted under its kind."""
        began = time.perf_counter()
        try:
            reader, _ = await self.send(method, path, body)
            status, text = await _answer(reader)
        except (OSError, EOFError):
            self.close()
            self._times[f"refused {kind} (closed)"].append(0.0)
            return None
        self._times[kind].append(time.perf_counter() - began)
        if status not in (200, 204):
            self._times[f"refused {kind} ({status})"].append(0.0)
            return None
        return json.loads(text) if text else None

    async def send(
        self, method: str, path: str, body: object = None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Sends a request; the answer can be read then."""
        if self._stream is None:
            self._stream = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._stream
        data = json.dumps(body).encode() if body is not None else b""
        head = f"{method} /api/{path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        head += "Connection: close\r\n" if path in _STREAMS else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        await writer.drain()
        return reader, writer

    def close(self) -> None:
        """Lets go of the connection."""
        if self._stream:
            self._stream[1].close()
            self._stream = None


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = await reader.readuntil(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    lengths = [int(line.split(b":")[1]) for line in lines if line.startswith(b"content-length:")]
    body = await reader.readexactly(lengths[0]) if lengths else b""
    return int(lines[0].split()[1]), body


class Player:
    """Somebody who plays one game after the other."""

    def __init__(self, port: int, times: Times) -> None:
        self.client = Client(port, times)
        self._writer = str(uuid4())
        self._edits = count(1)
        self._game = ""
        self._moves = MOVES

    async def save(self) -> None:
        """The next move, or a new game when the last one is over."""
        stamp = {"writer": self._writer, "edit": next(self._edits), "revision": 0}
        if self._moves >= MOVES:
            self._game, self._moves = str(uuid4()), 0
            document = {"format": "nonet-game", "version": 1, "puzzle": GAME, "moves": [],
                        "cursor": 0, "time": 0}  # fmt: skip
            body = {**stamp, "document": document, "standing": STANDING}
            await self.client.ask("save", "PUT", f"games/{self._game}", body)
            return
        known, self._moves = self._moves, self._moves + 1
        move = {"do": f"r1c3^+{known % 9 + 1}", "at": known * 1000}
        parts = {"cursor": known + 1, "time": known * 1000}
        body = {**stamp, "known": known, "moves": [move], "parts": parts, "standing": STANDING}
        await self.client.ask("save", "POST", f"games/{self._game}/moves", body)

    async def hint(self) -> None:
        """The next step."""
        await self.client.ask("hint", "POST", "hint", {"game": {"board": "9x9", "givens": LINE}})

    async def new_game(self) -> None:
        """A new puzzle."""
        seed = time.perf_counter_ns() % 2**31
        await self.client.ask("new game", "GET", f"puzzle?level=medium&seed={seed}")


@asynccontextmanager
async def long_job(port: int, path: str, wish: dict[str, Any]) -> AsyncIterator[None]:
    """Long work that somebody else asks for, listens to, and asks for again when it is done."""
    listening = asyncio.ensure_future(listen(port, path, wish, lambda: None))
    try:
        yield
    finally:
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening


async def listen(port: int, path: str, wish: dict[str, Any], begun: Callable[[], None]) -> None:
    """Asks for long work again and again, and reads what is told; says when it has begun."""
    while True:
        client = Client(port, defaultdict(list))
        try:
            reader, _ = await client.send("POST", path, wish)
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split()[1])
            if status not in (200, 429, 503):
                raise ValueError(f"{path} was answered with {status}")
            begun()
            while await reader.read(1 << 16):
                pass
        finally:
            client.close()
        await asyncio.sleep(AGAIN)
