"""Connections with limits: how many there are, and how long a client may keep the server waiting.

Whoever opens connections and says nothing, sends a request byte by byte, or never reads the answer
takes nothing away from the others: such connections are closed after some seconds, and at once
where there is no room for new ones. A request that is being answered is never cut off.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import h11
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from nonet.catalogue import Message
from nonet.server.languages import language_of
from nonet.server.problems import ProblemResponse
from nonet.server.turns import turns_of
from nonet.server.work import BUSY

MOST_CONNECTIONS = 1000
RESERVE = 50
"""So many more are let in to hear that the server is busy."""

BACKLOG = 100
"""So many are accepted at a time, before any of them is looked at."""

OPEN_FILES = 4096
"""Files and connections that the process asks the system for, if it may have as many."""

OTHER_FILES = 100
"""What the database and the files of the page need, at most."""

FEWEST_CONNECTIONS = 20
"""Allowed even where the system allows next to no files: a browser needs six."""

PATIENCE: dict[object, float] = {h11.IDLE: 10.0, h11.SEND_BODY: 30.0}
"""Seconds for the header of a request, and for the rest of it."""

READING = 30.0
"""Seconds for a client to take up what it is sent."""


class Connection(H11Protocol):
    """A connection that does not wait for ever."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._awaited: object = None
        self._deadline: asyncio.TimerHandle | None = None
        self._has_begun = False
        self._is_answering = False
        self._waits_for_turn = False
        self.since = self.loop.time()
        """When the client was heard of last."""

    @property
    def is_waiting(self) -> bool:
        """Whether it is the client's turn, so that no answer is lost if this is closed."""
        if self.cycle is None or self.cycle.response_complete:
            return True
        return self.cycle.more_body or self.flow.write_paused

    @property
    def address(self) -> str:
        """Where the client is."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets a client in; where there is no room left, somebody who only waits has to go."""
        super().connection_made(transport)
        self._mind_the_time()
        excess = len(self.connections) - most_connections()
        others = cast("set[Connection]", self.connections)
        if excess > 0 and not _make_room(others, self):
            self.app = answer_busy
            if excess > RESERVE:
                transport.abort()

    def data_received(self, data: bytes) -> None:
        """Takes up a part of a request."""
        self.since, self._has_begun = self.loop.time(), True
        super().data_received(data)
        self._mind_the_time()

    def on_response_complete(self) -> None:
        """Waits for the next request, or until the client has taken up the answer."""
        self._is_answering = True
        super().on_response_complete()
        self._is_answering = self._has_begun = False
        if self.transport.is_closing():
            self._start(READING, self.transport.abort)

    def handle_events(self) -> None:
        """Takes up requests; one that came before the last was answered waits for its turn."""
        if self._is_answering and self.conn.trailing_data[0]:
            self._waits_for_turn = True
            self._unset_keepalive_if_required()
            self.flow.pause_reading()
            if not self.flow.write_paused:
                turns_of(self.loop).wait(self.loop, self._take_turn)
        elif not self._waits_for_turn:
            super().handle_events()

    def _take_turn(self) -> None:
        self._waits_for_turn = False
        if not self.transport.is_closing():
            self._has_begun = True
            self.flow.resume_reading()
            self.handle_events()
            self._mind_the_time()

    def timeout_keep_alive_handler(self) -> None:
        """Closes a connection on which nothing more was asked."""
        super().timeout_keep_alive_handler()
        self._start(READING, self.transport.abort)

    def pause_writing(self) -> None:
        """Waits until the client has taken up what it was sent, but not for ever."""
        super().pause_writing()
        self._start(READING, self.transport.abort)

    def resume_writing(self) -> None:
        """Goes on with the answer."""
        super().resume_writing()
        self._stop()
        if self._waits_for_turn:
            turns_of(self.loop).wait(self.loop, self._take_turn)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        super().connection_lost(exc)
        self._stop()

    def _mind_the_time(self) -> None:
        """Gives the client a time for the header of its request, then one for the rest."""
        state = self.conn.their_state
        awaited = state if state in PATIENCE else None
        if awaited is self._awaited or self.transport.is_closing():
            return
        self._awaited = awaited
        self._stop()
        if awaited is not None:
            self._start(PATIENCE[awaited], self._lose_patience)

    def _lose_patience(self) -> None:
        """Closes the connection; who has begun to ask and got no answer hears why."""
        is_answered = self.cycle is not None and self.cycle.response_started
        if not self._has_begun or (self._awaited is h11.SEND_BODY and is_answered):
            self.transport.abort()
            return
        language = language_of(Headers(raw=self.headers or []))
        late = Message("error.late", seconds=f"{PATIENCE[self._awaited]:g}")
        answer = ProblemResponse(408, late.text(language))
        self.transport.write(_as_bytes(answer))
        self.transport.close()
        self._start(READING, self.transport.abort)

    def _start(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop()
        self._deadline = self.loop.call_later(seconds, then)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _make_room(connections: set[Connection], new: Connection) -> bool:
    """Closes the connection that waits longest, of the client that has most; False if none does."""
    waiting = [it for it in connections if it.is_waiting and it is not new]
    if not waiting:
        return False
    number = Counter(it.address for it in connections)
    one = min(waiting, key=lambda it: (-number[it.address], it.since))
    connections.discard(one)  # whoever comes before it has ended must not find it again
    one.transport.abort()
    return True


async def answer_busy(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers that there are too many requests just now."""
    language = language_of(Headers(scope=scope))
    headers = {"Retry-After": "1", "Connection": "close", "Content-Language": language}
    await ProblemResponse(503, BUSY.text(language), headers)(scope, receive, send)


@cache
def most_connections() -> int:
    """How many connections there may be, so that files can still be opened."""
    room = _open_files() - OTHER_FILES - BACKLOG - RESERVE
    return max(FEWEST_CONNECTIONS, min(MOST_CONNECTIONS, room))


def _open_files() -> int:
    """How many files the process may open, after it has asked for enough of them."""
    if sys.platform == "win32":
        return OPEN_FILES
    import resource  # noqa: PLC0415  (Windows has none)

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if most == resource.RLIM_INFINITY else min(OPEN_FILES, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return OPEN_FILES if allowed == resource.RLIM_INFINITY else allowed


def _as_bytes(answer: ProblemResponse) -> bytes:
    """A whole answer, after which the connection ends."""
    head = [b"HTTP/1.1 %d %s" % (answer.status_code, b"Request Timeout"), b"Connection: close"]
    head += [name + b": " + value for name, value in answer.raw_headers]
    return b"\r\n".join([*head, b"", answer.body])
