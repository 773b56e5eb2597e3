"""Lets a server say when all that pages have sent to be saved is saved.

A page sends its last moves in a way that outlives it. They may come when its test is over, and
the next test would go on with that game.
"""

import asyncio
from typing import Any

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.server import run
from nonet.server.app import create_app

PATH = "/quiet"


class Quiet:
    """Answers one more path: when no save is under way any more."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._saves = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif scope["path"] == PATH:
            await self._answer(send)
        else:
            await self._count(scope, receive, send)

    async def _count(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_save = scope["method"] != "GET" and scope["path"].startswith("/api/games")
        self._saves += is_save
        try:
            await self._app(scope, receive, send)
        finally:
            self._saves -= is_save

    async def _answer(self, send: Send) -> None:
        while self._saves:
            await asyncio.sleep(0.005)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})


def watch() -> None:
    """Has servers of this process answer that path."""

    def create(*wishes: Any) -> FastAPI:
        app = create_app(*wishes)
        app.add_middleware(Quiet)
        return app

    vars(run)["create_app"] = create
