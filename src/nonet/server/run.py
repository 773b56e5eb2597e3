"""Runs the server until Ctrl+C, or until its page ends it."""

import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import cast

import uvicorn
from fastapi import FastAPI

from nonet.errors import NonetError
from nonet.server import contract, sharing
from nonet.server.apart import Crew
from nonet.server.app import create_app
from nonet.server.connections import BACKLOG, Connection
from nonet.server.door import Lock, key_of
from nonet.server.stocking import Stocking
from nonet.store import Database, open_database
from nonet.store.database import IN_MEMORY

TURN = 0.001
"""Seconds after which a thread that works in Python lets another one go on; 0.005 otherwise."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    open_browser: bool = True,
    database: str = IN_MEMORY,
    public_url: str | None = None,
    new_key: bool = False,
) -> None:
    """Serves the page and prints its address; returns when the user stops it.

    A free port is taken if somebody else has `port`; 0 takes any free one. Games are kept in the
    database of a URL. Beyond this computer it asks for a key; `public_url` is the address that
    others know.
    """
    store = open_database(database)
    if store.repaired:
        _say(str(store.repaired))
    listener = _listen(host, port)
    if port not in (0, listener.getsockname()[1]):
        _say(f"Port {port} is taken by another program, so here is another one.")
    lock = None
    if sharing.is_shared(listener, public_url):
        lock = Lock(key_of(store, is_new=new_key), listener.getsockname()[1])
    address = _announced(listener, host, lock, public_url)
    names = filter(None, (host, socket.gethostname(), sharing.name_in(public_url)))
    app = create_app([*names], store, lock, public_url)
    if open_browser and _has_browser():
        # the socket listens already, so the page cannot come too early
        webbrowser.open(address)
    with _working_aside(app, store, is_kept=database != IN_MEMORY):
        _run(app, listener)
    store.close()


def _announced(
    listener: socket.socket, host: str, lock: Lock | None, public_url: str | None
) -> str:
    """Prints where the page is, and returns its address."""
    address = _address_of(listener, host)
    if lock:
        address = sharing.with_key(address, lock)
    _say(f"Nonet is at {address} (Ctrl+C ends it)")
    for line in sharing.sentences(listener, lock, public_url) if lock else ():
        _say(line)
    return address


@contextmanager
def _working_aside(app: FastAPI, store: Database, *, is_kept: bool) -> Iterator[None]:
    """Processes of their own for long work, and for the stock where it can be kept."""
    stocking = Stocking(store, lambda: app.state.jobs.is_busy)
    if is_kept:
        stocking.start()
    crew = app.state.jobs.crew = Crew()
    crew.start()
    yield
    stocking.stop()
    crew.stop()


def _run(app: FastAPI, listener: socket.socket) -> None:
    sys.setswitchinterval(TURN)
    contract.get_ready(app)
    gc.collect()
    gc.freeze()  # what is loaded stays; to look through it for garbage holds up a save by 70 ms
    config = uvicorn.Config(
        app,
        http=Connection,
        ws="none",
        backlog=BACKLOG,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    server = _Server(config)
    app.state.end = server.end
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    gc.unfreeze()


class _Server(uvicorn.Server):
    def end(self) -> None:
        """Answers what was asked, and ends."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets long work end by itself, so that nobody has to be cut off."""
        cast("FastAPI", self.config.app).state.jobs.cancel_all()
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        try:
            return socket.create_server((host, port), family=family)
        except OSError:
            return socket.create_server((host, 0), family=family)
    except OSError as error:
        raise NonetError(
            "error.cannot_listen", host=host, port=port, reason=error.strerror
        ) from error


def _address_of(listener: socket.socket, host: str) -> str:
    """The address to open: a server that listens everywhere is found at localhost, too."""
    name = "localhost" if host in ("", "0.0.0.0", "::") else host  # noqa: S104  (only compared)
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}/"


def _has_browser() -> bool:
    """Whether a browser would get a window; without a screen, Python starts one in the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  (this is what the user started the server for)
