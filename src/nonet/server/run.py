"""Runs the server until Ctrl+C."""

import os
import socket
import sys
import webbrowser
from contextlib import suppress
from typing import cast

import uvicorn
from fastapi import FastAPI

from nonet.errors import NonetError
from nonet.server.app import create_app
from nonet.server.connections import BACKLOG, Connection
from nonet.server.stocking import Stocking
from nonet.store import open_database
from nonet.store.database import IN_MEMORY


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    open_browser: bool = True,
    database: str = IN_MEMORY,
) -> None:
    """Serves the page and prints its address; returns when the user stops it by Ctrl+C.

    A free port is taken if somebody else has `port`; 0 takes any free one. Games are kept in the
    database of a URL.
    """
    store = open_database(database)
    listener = _listen(host, port)
    address = _address_of(listener, host)
    if port not in (0, listener.getsockname()[1]):
        _say(f"Port {port} is taken by another program, so here is another one.")
    _say(f"Nonet is at {address} (Ctrl+C ends it)")
    names = filter(None, (host, socket.gethostname()))
    app = create_app([*names], store)
    config = uvicorn.Config(
        app,
        http=Connection,
        ws="none",
        backlog=BACKLOG,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    stocking = Stocking(store, lambda: app.state.jobs.is_busy)
    if database != IN_MEMORY:  # else nothing would be kept
        stocking.start()
    if open_browser and _has_browser():
        # the socket listens already, so the page cannot come too early
        webbrowser.open(address)
    with suppress(KeyboardInterrupt):
        _Server(config).run(sockets=[listener])
    stocking.stop()
    store.close()


class _Server(uvicorn.Server):
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
        raise NonetError(f"cannot listen at {host!r}, port {port}: {error.strerror}") from error


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
