"""Puts the server together."""

from collections.abc import Collection

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from nonet.server import (
    checks,
    contract,
    games,
    hints,
    pictures,
    printing,
    puzzles,
    records,
    setting,
    stock,
    streams,
    texts,
)
from nonet.server.guard import Guard
from nonet.server.jobs import Jobs
from nonet.server.page import Page
from nonet.server.problems import add_problems
from nonet.store import Database, open_database
from nonet.store.games import OutdatedError

_PARTS = (
    puzzles, stock, hints, checks, setting, texts, pictures, streams, games, records, printing,
)  # fmt: skip


def create_app(names: Collection[str] = (), database: Database | None = None) -> FastAPI:
    """The application; `names` are host names that it answers for, beside localhost.

    Without a database it keeps games in memory only.
    """
    app = FastAPI(title="Nonet", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Guard, names=names)
    app.state.database = database or open_database()
    app.state.jobs = Jobs()
    add_problems(app)
    app.add_exception_handler(OutdatedError, games.answer_outdated)
    for part in _PARTS:
        app.include_router(part.router)
    contract.describe(app)
    app.mount("/", Page())
    return app
