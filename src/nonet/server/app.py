"""Puts the server together."""

from collections.abc import Collection

from fastapi import Depends, FastAPI
from starlette.middleware.gzip import GZipMiddleware

from nonet.server import (
    checks,
    contract,
    coursebook,
    door,
    finding,
    gallery,
    games,
    hints,
    kinds,
    learn,
    lessons,
    packs,
    page,
    pictures,
    place,
    printing,
    puzzles,
    quitting,
    records,
    rulebooks,
    setting,
    settings,
    stock,
    streams,
    studio,
    texts,
)
from nonet.server.door import Door, Lock
from nonet.server.guard import Guard
from nonet.server.intake import check_body
from nonet.server.jobs import Jobs
from nonet.server.page import Page
from nonet.server.problems import add_problems
from nonet.store import Database, open_database
from nonet.store.games import OutdatedError

_PARTS = (
    door, place, puzzles, stock, hints, checks, setting, texts, pictures, streams, games, records,
    rulebooks, kinds, gallery, settings, printing, learn, finding, lessons, packs, coursebook, page,
    quitting, *studio.PARTS,
)  # fmt: skip


def create_app(
    names: Collection[str] = (),
    database: Database | None = None,
    lock: Lock | None = None,
    public_url: str | None = None,
) -> FastAPI:
    """The application; `names` are host names that it answers for, beside localhost.

    Without a database it keeps games in memory only. With a lock it asks for a key. Links carry
    the `public_url`, if there is one.
    """
    app = FastAPI(
        title="Nonet",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # `contract` answers for it
        dependencies=[Depends(check_body)],
    )
    app.add_middleware(GZipMiddleware, minimum_size=500)
    if lock is not None:
        app.add_middleware(Door, lock=lock)
    app.add_middleware(Guard, names=names)
    app.add_middleware(streams.Departures)
    app.state.lock, app.state.public_url = lock, public_url
    app.state.database = database or open_database()
    app.state.jobs = Jobs()
    add_problems(app)
    app.add_exception_handler(OutdatedError, games.answer_outdated)
    for part in _PARTS:
        app.include_router(part.router)
    contract.describe(app, asks=lock is not None)
    app.mount("/", Page())
    return app
